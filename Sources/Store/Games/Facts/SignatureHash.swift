/// The bit of each value of a feature in the signature of a game. It is stored: another hash would need a migration.
///
/// Each feature has some bits of its own. How many, and the multiplier that spreads its values over them, were found by a
/// search on every tenth of 100,000 master games, so that values that many games have seldom share a bit with those of other
/// games. That leaves a third of the games that one hash for all features leaves.
struct SignatureHash {
    private let multipliers: InlineArray<12, UInt64>
    private let sizes: InlineArray<12, UInt64>
    /// The first bit of each feature.
    private var firsts = InlineArray<12, Int>(repeating: 0)

    static let shared = SignatureHash()

    private init() {
        // In the order of `PositionFeatures`: six of White's features, then Black's.
        multipliers = [
            0x25CE_F1B4_8D7C_0085, 0x5B9A_9B95_0326_5039, 0x8531_1614_E1D3_6F95, 0x4967_F8D4_16D7_F3CF,
            0x5231_7F73_ADE4_AB23, 0xD251_FD7C_29EA_9483, 0xB79C_BC47_EA20_D7BB, 0xFBA5_29CB_4942_B007,
            0x9E7A_AF39_4311_56D9, 0xD77B_9E1C_0227_34FB, 0x4670_54D2_85AB_0081, 0x538C_79CF_624B_7453,
        ]
        sizes = [8, 9, 8, 7, 13, 13, 9, 9, 9, 8, 9, 10]
        for feature in 1..<12 { firsts[feature] = firsts[feature - 1] + Int(sizes[feature - 1]) }
    }

    /// - Parameter feature: the number of a feature, below `PositionFeatures.count`.
    func bit(of feature: Int, _ value: UInt64) -> Int {
        // Read once: each look at an array that is not in a variable of its own copies all of it.
        let multiplier = multipliers[feature]
        let product = value &* multiplier
        let hash = (product ^ product >> 32) &* multiplier
        return firsts[feature] + Int(truncatingIfNeeded: hash.multipliedFullWidth(by: sizes[feature]).high)
    }
}

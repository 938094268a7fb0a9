/// What the position index needs of a staged game beside its moves and facts.
struct StagedHistory {
    let signature: GameSignature
    let opening: IndexedGames.Opening
    /// The hashes of its late structures, as far as a table needs them.
    private let late: ArraySlice<UInt8>

    private static let sizeBeforeLate = 32
    /// `RepeatedStructures` looks at no more bytes of a hash.
    private static let hashSize = 4

    /// Appends the bytes of a game.
    ///
    /// - Parameter keys: the keys of its positions.
    static func append(_ structures: borrowing StructureHistory, keys: [UInt64], to bytes: inout [UInt8]) {
        let opening = IndexedGames.Opening(keys)
        let signature = structures.signature
        for word in [signature.low, signature.high, opening.first, opening.rest] {
            withUnsafeBytes(of: word) { bytes.append(contentsOf: $0) }
        }
        for structure in structures.late {
            withUnsafeBytes(of: UInt32(truncatingIfNeeded: structure.hash)) { bytes.append(contentsOf: $0) }
        }
    }

    /// Reads what `append(_:keys:to:)` writes; nil for other bytes.
    init?(_ bytes: ArraySlice<UInt8>) {
        guard bytes.count >= Self.sizeBeforeLate, bytes.count % Self.hashSize == 0 else { return nil }
        func word(_ number: Int) -> UInt64 {
            bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: 8 * number, as: UInt64.self) }
        }
        signature = GameSignature(low: word(0), high: word(1))
        opening = IndexedGames.Opening(first: word(2), rest: word(3))
        late = bytes.dropFirst(Self.sizeBeforeLate)
    }

    /// Whether later positions of the game may belong to an entry of the position index.
    ///
    /// - Parameter repeated: the structures that two games had within the depth of the index.
    func hasLate(in repeated: RepeatedStructures.Lookup) -> Bool {
        late.withUnsafeBytes { bytes in
            stride(from: 0, to: bytes.count, by: Self.hashSize).contains {
                repeated.contains(UInt64(bytes.loadUnaligned(fromByteOffset: $0, as: UInt32.self)))
            }
        }
    }
}

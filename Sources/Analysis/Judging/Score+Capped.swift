import UCI

extension Score.Value {
    /// The value in centipawns, capped at ±1000; a mate counts as ±1000.
    var capped: Int {
        switch self {
        case .centipawns(let centipawns): min(1000, max(-1000, centipawns))
        case .mate(let moves): moves > 0 ? 1000 : -1000
        }
    }

    /// Whether it is a mate rather than centipawns.
    var isMate: Bool {
        switch self {
        case .mate: true
        case .centipawns: false
        }
    }
}

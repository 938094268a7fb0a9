import Analysis
import PGN

extension MoveClass {
    /// The glyph of a bad move: `?!`, `?` or `??`; nil for a good one.
    var nag: NAG? {
        switch self {
        case .best, .good: nil
        case .inaccuracy: .dubious
        case .mistake: .mistake
        case .blunder: .blunder
        }
    }
}

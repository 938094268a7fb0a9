public import UCI

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// How likely a score is to be won, in practice and among club players.
///
/// Source: the model Lichess publishes on its page "Accuracy" (lichess.org/page/accuracy), fitted to its games:
/// win % = 50 + 50 · (2 / (1 + e^(−0.00368208 · centipawns)) − 1).
public enum WinChance {
    /// Per cent, 0…100, for whoever's point of view `score` is. A mate is certain.
    public static func percent(_ score: Score.Value) -> Double {
        switch score {
        case .centipawns(let centipawns): 50 + 50 * (2 / (1 + exp(-0.00368208 * Double(centipawns))) - 1)
        case .mate(let moves): moves > 0 ? 100 : 0
        }
    }
}

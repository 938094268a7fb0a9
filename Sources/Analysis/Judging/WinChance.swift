public import UCI

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The probability of winning in practice with a given score, for club players.
///
/// Source: the model published on Lichess's page "Accuracy" (lichess.org/page/accuracy), fitted to its games: win % =
/// 50 + 50 · (2 / (1 + e^(−0.00368208 · centipawns)) − 1).
public enum WinChance {
    /// Returns the win chance, 0…100 %, for the point of view of `score`. A mate is certain.
    public static func percent(_ score: Score.Value) -> Double {
        switch score {
        case .centipawns(let centipawns): 50 + 50 * (2 / (1 + exp(-0.00368208 * Double(centipawns))) - 1)
        case .mate(let moves): moves > 0 ? 100 : 0
        }
    }

    /// Returns a win chance as text: `55 %`.
    public static func text(_ percent: Double) -> String { "\(Int(percent + 0.5)) %" }
}

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// How accurately a game was played, from the win chances before and after each move.
///
/// Source: Lichess's page "Accuracy" (lichess.org/page/accuracy) and the program behind it: a move's accuracy falls off
/// exponentially with what it costs, and one point is added since no engine is perfect; a game's accuracy is the mean of
/// two means of its moves, one weighted by how volatile the game was around the move, the other harmonic.
public enum Accuracy {
    /// Of one move, 0…100.
    /// - Parameters:
    ///   - before: the mover's win chance in per cent, 0…100.
    ///   - after: the same after the move.
    public static func ofMove(before: Double, after: Double) -> Double {
        guard after < before else { return 100 }
        let raw = 103.1668100711649 * exp(-0.04354415386753951 * (before - after)) - 3.166924740191411
        return max(0, min(100, raw + 1))
    }

    /// Of both sides in a game, 0…100; nil for a side that made no move.
    /// - Parameters:
    ///   - chances: White's win chance in per cent, before the first move and after each.
    ///   - isWhiteFirst: White made the first move.
    /// - Complexity: O(moves).
    public static func ofGame(_ chances: [Double], isWhiteFirst: Bool = true) -> (white: Double?, black: Double?) {
        let weights = volatility(chances)
        var moves: [(isWhite: Bool, accuracy: Double, weight: Double)] = []
        for index in chances.indices.dropLast() {
            let isWhite = index.isMultiple(of: 2) == isWhiteFirst
            let (before, after) = (chances[index], chances[index + 1])
            let accuracy = isWhite ? ofMove(before: before, after: after) : ofMove(before: after, after: before)
            moves.append((isWhite, accuracy, weights[index]))
        }
        func ofSide(_ isWhite: Bool) -> Double? {
            let own = moves.filter { $0.isWhite == isWhite }
            guard !own.isEmpty else { return nil }
            let weighted = own.reduce(0) { $0 + $1.accuracy * $1.weight } / own.reduce(0) { $0 + $1.weight }
            // A move of accuracy 0 has no reciprocal: it makes the harmonic mean 0.
            let harmonic =
                own.contains { $0.accuracy <= 0 } ? 0 : Double(own.count) / own.reduce(0) { $0 + 1 / $1.accuracy }
            return (weighted + harmonic) / 2
        }
        return (ofSide(true), ofSide(false))
    }

    /// For each move the standard deviation of the win chances around it, 0.5…12: a window of a tenth of the game, of 2 to
    /// 8 chances, that slides along; the first moves share the first window.
    private static func volatility(_ chances: [Double]) -> [Double] {
        let size = max(2, min(8, (chances.count - 1) / 10))
        guard chances.count >= size else { return chances.map { _ in 0.5 } }
        var windows = Array(repeating: chances[..<size], count: max(0, min(size, chances.count) - 2))
        for start in 0...(chances.count - size) { windows.append(chances[start..<(start + size)]) }
        return windows.map { max(0.5, min(12, deviation($0))) }
    }

    /// Of the values as a whole, not of a sample.
    private static func deviation(_ values: ArraySlice<Double>) -> Double {
        let mean = values.reduce(0, +) / Double(values.count)
        return (values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(values.count)).squareRoot()
    }
}

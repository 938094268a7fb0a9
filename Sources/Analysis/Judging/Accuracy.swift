#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The accuracy of a game, computed from the win chances before and after each move.
///
/// Source: Lichess's page "Accuracy" (lichess.org/page/accuracy) and its source code. A move's accuracy decreases
/// exponentially with the loss of win chance, plus one point because no engine is perfect. A game's accuracy is the
/// mean of two means of its moves: one weighted by the volatility of the game around the move, and the harmonic mean.
public enum Accuracy {
    /// Returns the accuracy of one move, 0…100.
    /// - Parameters:
    ///   - before: The mover's win chance before the move, 0…100 %.
    ///   - after: The mover's win chance after the move, 0…100 %.
    public static func ofMove(before: Double, after: Double) -> Double {
        guard after < before else { return 100 }
        let raw = 103.1668100711649 * exp(-0.04354415386753951 * (before - after)) - 3.166924740191411
        return max(0, min(100, raw + 1))
    }

    /// Returns the accuracy of both sides in a game, 0…100; nil for a side without moves.
    /// - Parameters:
    ///   - chances: White's win chance in per cent before the first move and after each move.
    ///   - isWhiteFirst: Whether White made the first move.
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
            let sideMoves = moves.filter { $0.isWhite == isWhite }
            guard !sideMoves.isEmpty else { return nil }
            let weighted = sideMoves.reduce(0) { $0 + $1.accuracy * $1.weight } / sideMoves.reduce(0) { $0 + $1.weight }
            // A move with accuracy 0 has no reciprocal and makes the harmonic mean 0.
            let harmonic =
                sideMoves.contains { $0.accuracy <= 0 }
                ? 0 : Double(sideMoves.count) / sideMoves.reduce(0) { $0 + 1 / $1.accuracy }
            return (weighted + harmonic) / 2
        }
        return (ofSide(true), ofSide(false))
    }

    /// Returns for each move the standard deviation of the win chances around it, 0.5…12, in a sliding window of a
    /// tenth of the game (2 to 8 chances); the first moves share the first window.
    private static func volatility(_ chances: [Double]) -> [Double] {
        let size = max(2, min(8, (chances.count - 1) / 10))
        guard chances.count >= size else { return chances.map { _ in 0.5 } }
        var windows = Array(repeating: chances[..<size], count: max(0, min(size, chances.count) - 2))
        for start in 0...(chances.count - size) { windows.append(chances[start..<(start + size)]) }
        return windows.map { max(0.5, min(12, deviation($0))) }
    }

    /// Returns the standard deviation of the population, not of a sample.
    private static func deviation(_ values: ArraySlice<Double>) -> Double {
        let mean = values.reduce(0, +) / Double(values.count)
        return (values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(values.count)).squareRoot()
    }
}

public import Chess
public import Openings

/// Positions as the user writes them: a FEN, or moves with or without numbers.
public enum MoveText {
    /// Reads a FEN; the error names its field.
    public static func position(fen: String) throws -> Position {
        do throws(FENError) {
            return try Position(fen: fen)
        } catch {
            throw CommandFailure(
                error.field == .whole ? error.description : "the FEN is not a position: \(error.description)")
        }
    }

    /// The position after moves such as `1.e4 c5 2. Nf3`, read as at the prompt. Numbers, dots and a result are
    /// skipped; the first move that cannot be played is named.
    public static func position(after text: String, from start: Position) throws -> Position {
        try line(text, from: start).position
    }

    /// The moves themselves, read in the same way.
    public static func line(_ text: String, from start: Position) throws -> PlayedLine {
        var line = PlayedLine(start: start)
        for word in text.split(whereSeparator: \.isWhitespace) {
            let token = withoutNumber(word)
            guard !token.isEmpty, !["*", "1-0", "0-1", "1/2-1/2"].contains(token) else { continue }
            line.play(try line.position.typedMove(String(token)))
        }
        return line
    }

    /// Returns `Nf6` for `12...Nf6`.
    private static func withoutNumber(_ word: Substring) -> Substring {
        let rest = word.drop { $0.isNumber }
        if rest.isEmpty { return rest }
        return rest.first == "." || rest.first == "…" ? rest.drop { $0 == "." || $0 == "…" } : word
    }
}

extension Position {
    /// A move typed by the user, or an error that says why it is not one.
    public func typedMove(_ text: String) throws -> Move {
        do throws(SANError) {
            return try move(san: text, .prompt)
        } catch {
            throw CommandFailure(error.kind == .nullMove ? "a null move cannot be played" : error.message)
        }
    }
}

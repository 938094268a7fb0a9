/// A part of a text that begins where a game probably begins, to be read at the same time as other parts
/// (`PGNStream.parts(_:of:)`).
package struct PGNPart: Sendable {
    private let scan: PGNScan
    /// Where the next part begins in the buffer.
    private let end: Int

    /// The number of bytes.
    package var size: Int { end - scan.lexer.cursor.offset }

    /// The places where the first game of a part begins and its last complete game ends, for `PGNStream.pass(_:)`.
    package struct Outcome: Sendable {
        let start: PGNScan.Place
        let end: PGNScan.Place
    }

    /// What the numbers of lines and games in a part have to be increased by.
    package struct Offset: Sendable {
        let lines: Int
        package let games: Int

        /// Returns an error with its location and game in the whole text.
        package func error(_ error: PGNError) -> PGNError {
            PGNError(
                location: SourceLocation(line: error.location.line + lines, column: error.location.column),
                game: error.game + games, message: error.message, ply: error.ply, token: error.token)
        }
    }

    init(_ scan: PGNScan, end: Int) {
        self.scan = scan
        self.end = end
    }

    /// Reads the games of the part and calls `body` after each. Numbers of lines and games are those of the part.
    ///
    /// A last game that is not completely in the buffer is left out: it belongs to the games after the part.
    package func record(_ recorder: inout GameRecorder, _ body: (GameRecorder) -> Void) -> Outcome {
        var scan = scan
        let start = scan.place
        var place = start
        while place.lexer.cursor.offset < end, case .game = scan.read(&recorder, RecordedMove.self) {
            body(recorder)
            place = scan.place
        }
        return Outcome(start: start, end: place)
    }
}

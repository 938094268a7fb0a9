import Chess

/// A way to report a move in its usual form to a visitor.
protocol UsualMoveReport {
    associatedtype Visitor: PGNVisitor

    /// Reports the last move of the scanner's line.
    static func report(_ scanner: inout GameScanner, at location: SourceLocation, to visitor: inout Visitor)
}

/// Reports a move with the positions before and after it, as every visitor can receive it.
enum MoveWithPositions<Visitor: PGNVisitor>: UsualMoveReport {
    @inline(__always)
    static func report(_ scanner: inout GameScanner, at location: SourceLocation, to visitor: inout Visitor) {
        visitor.move(
            scanner.line.lastMove, at: location, before: scanner.line.before, after: scanner.line.after)
    }
}

/// Reports a move to a recorder, which needs no copies of positions as long as the game has nothing but moves: they would
/// cost a tenth of the time in which an import reads games.
enum RecordedMove: UsualMoveReport {
    @inline(__always)
    static func report(_ scanner: inout GameScanner, at location: SourceLocation, to recorder: inout GameRecorder) {
        if recorder.isPlain, let move = scanner.line.lastMove, !move.isCastling, let key = scanner.line.after.usualKey {
            recorder.record(move.rawValue, key, scanner.line.before, scanner.line.after)
        } else {
            reportUnusual(&scanner, at: location, to: &recorder)
        }
    }

    @inline(never)
    private static func reportUnusual(
        _ scanner: inout GameScanner, at location: SourceLocation, to recorder: inout GameRecorder
    ) {
        MoveWithPositions.report(&scanner, at: location, to: &recorder)
    }
}

/// How the fake engine behaves. Chosen by the environment variable `FAKE_ENGINE`, else by the first argument,
/// else by what follows the last dot of the program's name (a link `engine.flood` to it floods).
enum Misbehaviour: String, CaseIterable {
    /// Answers every position with a legal move and the material on the board as its score.
    case normal
    /// As `normal`, but `go` is answered only after `stop`.
    case untilStop = "until-stop"
    /// As `normal`, but a search of more than 200,000 nodes is answered only after `stop`.
    case deepUntilStop = "deep-until-stop"
    /// Never writes `uciok`.
    case noUciok = "no-uciok"
    /// Never writes `readyok`.
    case noReadyok = "no-readyok"
    /// Never answers after `go`; `stop` does not help.
    case silentAfterGo = "silent-after-go"
    /// Writes without end after `go`.
    case flood
    /// Ends with status 3 after `go`.
    case exit
    /// Dies of a segmentation fault after `go`.
    case segfault
    /// Answers a move that is not legal anywhere.
    case illegalBestmove = "illegal-bestmove"
    /// Answers `(none)`.
    case none
    /// Writes `bestmove` before and between questions.
    case unaskedBestmove = "unasked-bestmove"
    /// Writes `bestmove` twice.
    case doubleBestmove = "double-bestmove"
    /// As `until-stop`, but writes `bestmove` twice after `stop`.
    case doubleAfterStop = "double-after-stop"
    /// As `normal`, but thinks for a fifth of a second, or until `stop`.
    case slow
    /// As `normal`, but does not answer about the move that the file `held` beside its program names (`e2e4`) while
    /// that file exists, except after `stop`.
    case holdsMove = "holds-move"
    /// Chooses among all moves and ignores `searchmoves`.
    case ignoresSearchmoves = "ignores-searchmoves"
    /// Answers a limit of nodes at once, with depth 1, and searches a limit of time.
    case stopsAtNodes = "stops-at-nodes"
    /// Does not know a limit of nodes: reports more and more of them until `stop`.
    case ignoresNodes = "ignores-nodes"
    /// Reports the depths 1 to 3 before its answer; without a limit it answers only after `stop`.
    case reportsDepths = "reports-depths"
    /// Asks for a registration that never succeeds.
    case unregistered
    /// Refuses to work on this machine.
    case copyProtected = "copy-protected"
    /// Its line goes on with a move that is not legal.
    case illegalPV = "illegal-pv"
    /// NUL bytes and broken UTF-8 between and inside its lines.
    case nul
    /// One line of 4 MiB before its answer.
    case longLine = "long-line"
    /// One line of 100 MB before its answer.
    case hugeLine = "huge-line"
    /// Answers in pieces, and writes the end of the last line only after `quit`.
    case partialLine = "partial-line"
    /// Ends in the middle of the line with its answer.
    case partialEnd = "partial-end"
    /// Writes its answer without the end of the line, and ends.
    case unendedAnswer = "unended-answer"
    /// Ignores `quit`, the end of input and SIGTERM.
    case ignoresQuit = "ignores-quit"
    /// Escape codes, in its name and everywhere.
    case escapeCodes = "escape-codes"
    /// Closes its output after `go` and keeps running.
    case closesOutput = "closes-output"
}

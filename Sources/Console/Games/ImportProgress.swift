import Foundation
import Store
import Terminal

/// A line on standard error that tells how far an import has come, at a terminal, drawn ten times a second.
final class ImportProgress {
    private let name: String
    private let isShown: Bool
    private let columns: Int
    private let isUTF8: Bool
    /// Bytes of the file; 0 where nobody knows.
    private let size: Int
    private let isStopAsked: () -> Bool
    private let began = ContinuousClock.now
    private var bytesRead = 0
    private var games = 0
    private var nextDrawing: ContinuousClock.Instant
    private var line = StatusLine()

    init(path: String, _ terminal: TerminalFacts, isQuiet: Bool, isStopAsked: @escaping () -> Bool) {
        name = (path as NSString).lastPathComponent
        isShown = terminal.isErrorTerminal && !isQuiet
        columns = terminal.columns
        isUTF8 = terminal.isUTF8
        self.isStopAsked = isStopAsked
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        let isFile = attributes?[.type] as? FileAttributeType == .typeRegular
        size = isFile ? (attributes?[.size] as? NSNumber)?.intValue ?? 0 : 0
        // What is done at once needs no line.
        nextDrawing = began + .milliseconds(300)
    }

    /// The same source, its bytes counted.
    /// - Parameter isPipe: standard input, whose writer may let one wait: Ctrl-C is heard meanwhile.
    func counting(isPipe: Bool = false, _ more: @escaping (Int) throws -> [UInt8]) -> (Int) throws -> [UInt8] {
        { [self] count in
            if isPipe { try waitForInput() }
            let piece = try more(count)
            bytesRead += piece.count
            return piece
        }
    }

    /// - Throws: `CancellationError` when a stop is asked for before anything comes.
    private func waitForInput() throws {
        var input = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
        while poll(&input, 1, 100) <= 0 {
            if isStopAsked() { throw CancellationError() }
        }
    }

    /// Of a PGN file. Says whether the import may go on.
    func show(_ step: GamesImportStep) -> Bool {
        show(step, share: size > 0 ? Double(bytesRead) / Double(size) : nil)
    }

    /// Says whether the import may go on.
    /// - Parameter share: how much has been read, 0…1; nil where nobody knows.
    func show(_ step: GamesImportStep, share: Double?) -> Bool {
        if case .reading(let read) = step { games = read }
        let now = ContinuousClock.now
        if isShown, now >= nextDrawing {
            nextDrawing = now + .milliseconds(100)
            line.draw(
                ProgressLine(
                    name: name, games: games, share: step == .indexing ? nil : share, elapsed: now - began,
                    isIndexing: step == .indexing
                ).text(columns: columns, isUTF8: isUTF8))
        }
        return !isStopAsked()
    }

    /// Takes the line off the screen.
    func clear() { line.clear() }
}

import Foundation
import Store
import Terminal

/// The progress of an import on a line of standard error, at a terminal, drawn ten times a second.
final class ImportProgress {
    private let name: String
    private let isShown: Bool
    private let columns: Int
    private let isUTF8: Bool
    /// The size of the file in bytes; 0 when unknown.
    private let size: Int
    private let isStopAsked: () -> Bool
    private let began = ContinuousClock.now
    private var bytesRead = 0
    private var games = 0
    private var nextDrawing: ContinuousClock.Instant
    private var line = StatusLine()

    init(path: String, _ terminal: TerminalFacts, isQuiet: Bool, isStopAsked: @escaping () -> Bool) {
        name = (path as NSString).lastPathComponent
        isShown = terminal.isErrorTerminal && !terminal.isPlain && !isQuiet
        columns = terminal.columns
        isUTF8 = terminal.isUTF8
        self.isStopAsked = isStopAsked
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        let isFile = attributes?[.type] as? FileAttributeType == .typeRegular
        size = isFile ? (attributes?[.size] as? NSNumber)?.intValue ?? 0 : 0
        // A fast import needs no line.
        nextDrawing = began + .milliseconds(300)
    }

    /// Returns the source with its bytes counted.
    /// - Parameter isPipe: whether it is standard input, whose writer may be slow: Ctrl-C is handled while waiting.
    func counting(isPipe: Bool = false, _ more: @escaping (Int) throws -> [UInt8]) -> (Int) throws -> [UInt8] {
        { [self] count in
            if isPipe { try waitForInput() }
            let piece = try more(count)
            bytesRead += piece.count
            return piece
        }
    }

    /// - Throws: `CancellationError` when the user stops the import before the first byte arrives.
    private func waitForInput() throws {
        var input = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
        while poll(&input, 1, 100) <= 0 {
            if isStopAsked() { throw CancellationError() }
        }
    }

    /// Shows the progress of a PGN file. Returns whether the import may continue.
    func show(_ step: GamesImportStep) -> Bool {
        show(step, share: size > 0 ? Double(bytesRead) / Double(size) : nil)
    }

    /// Returns whether the import may continue.
    /// - Parameter share: the share that has been read, from 0 to 1; nil when unknown.
    func show(_ step: GamesImportStep, share: Double?) -> Bool {
        let phase: ProgressLine.Phase
        switch step {
        case .reading(let read): (games, phase) = (read, .reading)
        case .waiting: phase = .waiting
        case .writing(let written): (games, phase) = (written, .writing)
        case .indexing: phase = .indexing
        }
        let now = ContinuousClock.now
        if isShown, now >= nextDrawing {
            nextDrawing = now + .milliseconds(100)
            line.draw(
                ProgressLine(
                    name: name, games: games, share: phase == .reading ? share : nil, elapsed: now - began, phase: phase
                ).text(columns: columns, isUTF8: isUTF8))
        }
        return !isStopAsked()
    }

    /// Removes the line from the screen.
    func clear() { line.clear() }
}

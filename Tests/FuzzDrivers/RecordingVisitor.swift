public import Chess
public import PGN

/// A visitor that records what it receives, one line for each call.
public struct RecordingVisitor: PGNVisitor {
    public var lines: [String] = []
    /// Violations of the protocol: a move that does not lead from one position to the other, or invalid UTF-8.
    public private(set) var faults: [String] = []
    private let skipPolicy: PGNSkipPolicy

    public init(_ skipPolicy: PGNSkipPolicy = .nothing) { self.skipPolicy = skipPolicy }

    public mutating func beginGame(_ number: Int, at location: PGN.SourceLocation) {
        lines.append("game \(number) \(location)")
    }

    public mutating func tag(_ name: Span<UInt8>, _ value: Span<UInt8>) { lines.append("\(text(name))=\(text(value))") }

    public mutating func beginMoves(from start: Position) -> PGNSkipPolicy {
        lines.append("from \(start.epd)")
        return skipPolicy
    }

    public mutating func move(_ move: Move?, at location: PGN.SourceLocation, before: Position, after: Position) {
        let expected = move.map { before.playing($0) } ?? before.playingNull()
        lines.append("\(move.map { before.san($0) } ?? "--") \(location)")
        if expected != after { faults.append("a move has wrong positions at \(location)") }
    }

    public mutating func nag(_ nag: NAG) { lines.append("\(nag)") }
    public mutating func comment(_ text: Span<UInt8>) { lines.append("{\(self.text(text))}") }
    public mutating func beginVariation() { lines.append("(") }
    public mutating func endVariation() { lines.append(")") }

    public mutating func error(_ error: PGNError) { lines.append("error \(error)") }

    public mutating func endGame(_ outcome: Result<GameResult, PGNError>) {
        switch outcome {
        case .success(let result): lines.append(result.rawValue)
        case .failure(let error): lines.append("\(error.location) \(error.message)")
        }
    }

    private mutating func text(_ bytes: Span<UInt8>) -> String {
        guard let valid = try? UTF8Span(validating: bytes) else {
            faults.append("invalid UTF-8: \(bytes.count) bytes")
            return ""
        }
        return String(copying: valid)
    }
}

/// Returns what a visitor receives for a text in memory.
public func received(_ bytes: [UInt8], _ skipPolicy: PGNSkipPolicy = .nothing) -> [String] {
    var recorder = RecordingVisitor(skipPolicy)
    var games = PGNReader(bytes).makeIterator()
    while games.visitGame(&recorder) {}
    return recorder.lines
}

/// Returns what a visitor receives for a text in pieces of `size` bytes.
/// - Parameter start: The least size of the pieces of the padding that `padded(_:)` puts before a text.
public func received(_ bytes: [UInt8], pieces size: Int, start: Int = 1) throws -> [String] {
    var recorder = RecordingVisitor()
    var stream = PGNStream(pieces(of: bytes, size, start: start))
    while try stream.visitGame(&recorder) {}
    return recorder.lines
}

/// Returns a source that provides a text in pieces of `size` bytes, the padding in pieces of at least `start` bytes.
public func pieces(of bytes: [UInt8], _ size: Int, start: Int = 1) -> (Int) -> [UInt8] {
    var offset = 0
    return { count in
        let least = offset < padding.count ? min(start, padding.count - offset) : 1
        let end = min(bytes.count, offset + min(max(size, least), count))
        defer { offset = end }
        return Array(bytes[offset..<end])
    }
}

/// Returns the text after so many meaningless lines that they fill the sample a stream examines first; so the text
/// itself is read in pieces.
public func padded(_ bytes: [UInt8]) -> [UInt8] { padding + bytes }

private let padding = Array(String(repeating: "%" + String(repeating: "-", count: 62) + "\n", count: 64).utf8)

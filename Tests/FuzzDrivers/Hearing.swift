public import Chess
public import PGN

/// A visitor that writes down what it hears, one line for each thing.
public struct Hearing: PGNVisitor {
    public var lines: [String] = []
    /// What must never be heard: a move that does not lead from one position to the other, text that is not UTF-8.
    public private(set) var faults: [String] = []
    private let interest: PGNInterest

    public init(_ interest: PGNInterest = .everything) { self.interest = interest }

    public mutating func beginGame(_ number: Int, at location: PGN.SourceLocation) {
        lines.append("game \(number) \(location)")
    }

    public mutating func tag(_ name: Span<UInt8>, _ value: Span<UInt8>) { lines.append("\(text(name))=\(text(value))") }

    public mutating func beginMoves(from start: Position) -> PGNInterest {
        lines.append("from \(start.epd)")
        return interest
    }

    public mutating func move(_ move: Move?, at location: PGN.SourceLocation, before: Position, after: Position) {
        let expected = move.map { before.playing($0) } ?? before.playingNull()
        lines.append("\(move.map { before.san($0) } ?? "--") \(location)")
        if expected != after { faults.append("a move is heard with wrong positions at \(location)") }
    }

    public mutating func nag(_ nag: NAG) { lines.append("\(nag)") }
    public mutating func comment(_ text: Span<UInt8>) { lines.append("{\(self.text(text))}") }
    public mutating func beginVariation() { lines.append("(") }
    public mutating func endVariation() { lines.append(")") }

    public mutating func endGame(_ outcome: Result<GameResult, PGNError>) {
        switch outcome {
        case .success(let result): lines.append(result.rawValue)
        case .failure(let error): lines.append("\(error.location) \(error.message)")
        }
    }

    private mutating func text(_ bytes: Span<UInt8>) -> String {
        guard let valid = try? UTF8Span(validating: bytes) else {
            faults.append("what is heard is not UTF-8: \(bytes.count) bytes")
            return ""
        }
        return String(copying: valid)
    }
}

/// What a visitor hears of a text given whole.
public func heard(_ bytes: [UInt8], _ interest: PGNInterest = .everything) -> [String] {
    var hearing = Hearing(interest)
    var games = PGNReader(bytes).makeIterator()
    while games.visitGame(&hearing) {}
    return hearing.lines
}

/// What a visitor hears of a text that comes in pieces of so many bytes.
public func heard(_ bytes: [UInt8], pieces size: Int) throws -> [String] {
    var hearing = Hearing()
    var stream = PGNStream(pieces(of: bytes, size))
    while try stream.visitGame(&hearing) {}
    return hearing.lines
}

/// A source that gives a text in pieces of so many bytes.
public func pieces(of bytes: [UInt8], _ size: Int) -> (Int) -> [UInt8] {
    var offset = 0
    return { count in
        let piece = bytes[offset...].prefix(min(size, count))
        offset = piece.endIndex
        return Array(piece)
    }
}

/// A text behind so many lines without meaning that what a stream looks at first, to see what kind of file it is, ends
/// before it: so its pieces come one by one while it is being read.
public func padded(_ bytes: [UInt8]) -> [UInt8] {
    Array(String(repeating: "%" + String(repeating: "-", count: 62) + "\n", count: 64).utf8) + bytes
}

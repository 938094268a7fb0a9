/// A Polyglot opening book: moves with weights, found by the Polyglot key of a position.
///
/// A file (`.bin`) has sixteen bytes for each move, the most significant first: the key of the position, the move
/// (`Position.polyglotMove(_:)`), its weight, and 32 bits for learning, which are 0 here. Source: the Polyglot book
/// format.
///
/// ```swift
/// var book = PolyglotBook()
/// let start = Position.initial
/// book.add([try start.move(san: "e4"), try start.move(san: "d4")], in: start)
/// print(book.moves(in: start).map { "\(start.san($0.move)) \($0.weight)" })  // ["e4 2", "d4 1"]
/// print(book.bytes.count)  // 32
/// ```
public struct PolyglotBook: Hashable, Sendable {
    /// One move of one position.
    public struct Entry: Hashable, Sendable {
        /// The Polyglot key of the position.
        public let key: UInt64
        /// The move in the format of the book; see `Position.polyglotMove(_:)`.
        public let move: UInt16
        /// Programs choose a move in proportion to its weight, or the move with the greatest one.
        public let weight: UInt16
    }

    private var entriesByKey: [UInt64: [Entry]] = [:]

    /// Creates an empty book.
    public init() {}

    /// Reads a book from the bytes of a file; nil when they are not a number of whole entries.
    ///
    /// - Parameter bytes: The whole file.
    public init?(bytes: [UInt8]) {
        guard bytes.count.isMultiple(of: Self.entrySize) else { return nil }
        for start in stride(from: 0, to: bytes.count, by: Self.entrySize) {
            func number(_ offset: Int, _ count: Int) -> UInt64 {
                bytes[start + offset..<start + offset + count].reduce(0) { $0 << 8 | UInt64($1) }
            }
            let entry = Entry(
                key: number(0, 8), move: UInt16(truncatingIfNeeded: number(8, 2)),
                weight: UInt16(truncatingIfNeeded: number(10, 2)))
            entriesByKey[entry.key, default: []].append(entry)
        }
    }

    private static let entrySize = 16

    /// Sets the moves of a position, the best one first: the last gets the weight 1, each one before it 1 more.
    ///
    /// - Parameters:
    ///   - moves: Different legal moves of the position. None removes the position from the book.
    ///   - position: The position before the moves.
    public mutating func add(_ moves: [Move], in position: Position) {
        let key = position.polyglotKey
        entriesByKey[key] = moves.enumerated().map { index, move in
            Entry(key: key, move: position.polyglotMove(move), weight: UInt16(clamping: moves.count - index))
        }
    }

    /// The legal moves that the book has for a position, with their weights, the greatest first.
    ///
    /// - Parameter position: The position before the moves.
    public func moves(in position: Position) -> [(move: Move, weight: UInt16)] {
        sorted(entriesByKey[position.polyglotKey] ?? []).compactMap { entry in
            position.move(polyglot: entry.move).map { (move: $0, weight: entry.weight) }
        }
    }

    /// All entries in the order of the file: by key, then by weight, the greatest first.
    public var entries: [Entry] {
        entriesByKey.keys.sorted().flatMap { sorted(entriesByKey[$0] ?? []) }
    }

    /// The bytes of a file.
    public var bytes: [UInt8] {
        var bytes: [UInt8] = []
        func append(_ number: UInt64, count: Int) {
            for index in (0..<count).reversed() { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * index))) }
        }
        for entry in entries {
            append(entry.key, count: 8)
            append(UInt64(entry.move), count: 2)
            append(UInt64(entry.weight), count: 2)
            append(0, count: 4)
        }
        return bytes
    }

    private func sorted(_ entries: [Entry]) -> [Entry] {
        entries.sorted { ($1.weight, $0.move) < ($0.weight, $1.move) }
    }
}

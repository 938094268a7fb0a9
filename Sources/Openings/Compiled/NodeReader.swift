import Chess
import PGN

/// The kind of a position of a compiled repertoire, in one byte.
struct NodeFlags: OptionSet {
    let rawValue: UInt8

    static let isOwn = NodeFlags(rawValue: 1)
    /// Its line is that of another position and one more move.
    static let hasParent = NodeFlags(rawValue: 2)
    /// Its line has no move.
    static let isRoot = NodeFlags(rawValue: 4)
    static let hasComments = NodeFlags(rawValue: 8)
    static let hasWarnings = NodeFlags(rawValue: 16)
}

/// The kind of a move, in one byte.
struct MoveFlags: OptionSet {
    let rawValue: UInt8

    static let isAdded = MoveFlags(rawValue: 1)
    static let hasSigns = MoveFlags(rawValue: 2)
    static let hasComments = MoveFlags(rawValue: 4)
    /// The move leads to a position of the compiled repertoire.
    static let hasTarget = MoveFlags(rawValue: 8)
}

/// Reads the record of a position: flags, chapter, repertoire, line, moves, comments, warnings. `NodeWriter` writes it.
///
/// The bytes have passed the checksum, so they are as they were written.
struct NodeReader {
    let flags: NodeFlags
    /// An index into the chapters.
    let chapter: Int
    /// An index into the names of the repertoires.
    let repertoire: Int
    private let index: Int
    private var reader: VarintReader

    enum Line {
        case after(parent: Int, Move)
        case moves([Move], start: Int)
    }

    init(_ repertoire: CompiledRepertoire, _ index: Int) {
        self.index = index
        reader = VarintReader(repertoire.bytes, repertoire.record(index)..<repertoire.bytes.count)
        flags = NodeFlags(rawValue: UInt8(truncatingIfNeeded: reader.value()))
        chapter = reader.value()
        self.repertoire = reader.value()
    }

    mutating func line() -> Line {
        if flags.contains(.hasParent) {
            let parent = index + reader.difference()
            return .after(parent: parent, reader.move())
        }
        let start = reader.value()
        let count = reader.value()
        return .moves((0..<count).map { _ in reader.move() }, start: start)
    }

    mutating func skipLine() { _ = line() }

    mutating func successors() -> [Repertoire.Successor] {
        var successors: [Repertoire.Successor] = []
        for _ in 0..<reader.value() {
            let (move, flags) = (reader.move(), reader.moveFlags())
            if flags.contains(.hasTarget) {
                successors.append(Repertoire.Successor(move: move, position: index + reader.difference()))
            }
            reader.skipAnnotations(flags)
        }
        return successors
    }

    mutating func annotatedMoves(in position: Position) -> [AnnotatedMove] {
        (0..<reader.value()).map { _ in annotatedMove(in: position) }
    }

    mutating func comments() -> [Comment] { reader.comments() }

    mutating func warnings(in position: Position) -> [AuthorWarning] {
        (0..<reader.value()).map { _ in
            let mistake = annotatedMove(in: position)
            return AuthorWarning(mistake: mistake, refutation: (0..<reader.value()).map { _ in reader.move() })
        }
    }

    private mutating func annotatedMove(in position: Position) -> AnnotatedMove {
        let (move, flags) = (reader.move(), reader.moveFlags())
        if flags.contains(.hasTarget) { _ = reader.difference() }
        let signs = flags.contains(.hasSigns) ? reader.signs() : []
        let comments = flags.contains(.hasComments) ? reader.comments() : []
        return AnnotatedMove(move, in: position, nags: signs, comments: comments, isAdded: flags.contains(.isAdded))
    }
}

extension VarintReader {
    fileprivate mutating func value() -> Int { Int(truncatingIfNeeded: number() ?? 0) }

    /// Reads a number of either sign.
    fileprivate mutating func difference() -> Int {
        let value = value()
        return value & 1 == 0 ? value >> 1 : -(value >> 1) - 1
    }

    fileprivate mutating func move() -> Move {
        Move(rawValue: UInt16(truncatingIfNeeded: number(bytes: 2) ?? 0))
    }

    fileprivate mutating func moveFlags() -> MoveFlags { MoveFlags(rawValue: UInt8(truncatingIfNeeded: value())) }

    fileprivate mutating func signs() -> [NAG] {
        (0..<value()).map { _ in NAG(rawValue: UInt8(truncatingIfNeeded: value())) }
    }

    fileprivate mutating func comments() -> [Comment] {
        texts()?.compactMap { Comment($0) } ?? []
    }

    fileprivate mutating func skipAnnotations(_ flags: MoveFlags) {
        if flags.contains(.hasSigns) { _ = signs() }
        if flags.contains(.hasComments) { for _ in 0..<value() { _ = counted() } }
    }
}

import Chess

/// The tags the scanner itself needs: start position, variant and result. All tags go to the visitor.
struct StartTags {
    var hasAny = false
    /// The tags of the Seven Tag Roster that were read: bit n for the tag of that index in `TagPairs.roster`.
    private var roster: UInt8 = 0
    /// The values and locations of the first FEN tag and the first Variant tag.
    var fen: (value: String, location: SourceLocation)?
    var variant: (value: String, location: SourceLocation)?
    /// The value of the first Result tag that names the end of a game; nil if there is none.
    private(set) var result: GameResult?
    private var resultLocation = SourceLocation.start
    /// The location of a Result tag that contradicts the first.
    private var contradiction: SourceLocation?

    /// Returns the location of a Result tag that contradicts the result after the moves; nil if there is none.
    func contradiction(to end: GameResult) -> SourceLocation? {
        guard let result else { return nil }
        return end != .unknown && end != result ? resultLocation : contradiction
    }

    /// Returns whether the game has had a tag of the roster with that name.
    func repeats(_ name: Span<UInt8>) -> Bool { roster & Self.rosterBit(name) != 0 }

    /// Returns the bit of a name of the roster, 0 for any other name. The bytes of a name are compared as one number.
    private static func rosterBit(_ name: Span<UInt8>) -> UInt8 {
        guard name.count <= 6 else { return 0 }
        var word: UInt64 = 0
        for index in name.indices { word = word &<< 8 | UInt64(name[index]) }
        switch word {
        case 0x45_7665_6E74: return 1 << 0  // Event
        case 0x5369_7465: return 1 << 1  // Site
        case 0x4461_7465: return 1 << 2  // Date
        case 0x52_6F75_6E64: return 1 << 3  // Round
        case 0x57_6869_7465: return 1 << 4  // White
        case 0x42_6C61_636B: return 1 << 5  // Black
        case 0x5265_7375_6C74: return resultBit
        default: return 0
        }
    }

    private static let resultBit: UInt8 = 1 << 6

    mutating func add(_ name: Span<UInt8>, _ value: Span<UInt8>, at location: SourceLocation) {
        hasAny = true
        let bit = Self.rosterBit(name)
        roster |= bit
        switch name.count {
        case 3 where fen == nil && name == "FEN":
            fen = (TextEncoding.string(value), location)
        case 6 where bit == Self.resultBit:
            addResult(value, at: location)
        case 7 where variant == nil && name == "Variant":
            variant = (TextEncoding.string(value), location)
        default:
            break
        }
    }

    private mutating func addResult(_ value: Span<UInt8>, at location: SourceLocation) {
        guard let (read, end) = GameResult.match(value, at: 0), end == value.count, read != .unknown else { return }
        if let result {
            if read != result { contradiction = contradiction ?? location }
        } else {
            result = read
            resultLocation = location
        }
    }

    /// Returns whether a FEN tag has a value.
    static func isFEN(_ value: String) -> Bool { value.contains { $0 != " " } }

    /// Returns whether a Variant tag names standard chess or Chess960, ignoring case, blanks and hyphens. The wild
    /// games of the Free Internet Chess Server with other start positions are standard chess.
    static func isChess(_ variant: String) -> Bool {
        let name = variant.lowercased().filter { $0 != " " && $0 != "-" }
        return variantNames.contains(name)
    }

    private static let variantNames: Set = [
        "", "?", "standard", "chess", "classical", "normal", "regular", "illegal", "fromposition",
        "wild/0", "wild/1", "wild/2", "wild/3", "wild/4", "wild/5", "wild/6", "wild/7", "wild/8", "wild/8a",
        "chess960", "960", "fischerandom", "fischerrandom", "fischerrandomchess", "freestyle", "wild/fr",
    ]
}

extension GameScanner {
    mutating func tag<Visitor: PGNVisitor>(
        _ name: Extent, _ value: Extent, _ text: Span<UInt8>, _ lexer: PGNLexer, _ visitor: inout Visitor
    ) {
        let location = lexer.location
        withUTF8(text, name, lexer) { name in
            withValue(text, value, lexer) { value in
                tags.add(name, value, at: location)
                visitor.tag(name, value)
            }
        }
    }

    /// Handles the first token that is neither tag nor comment: the start position is now known.
    @inline(__always)
    mutating func beginMoves<Visitor: PGNVisitor>(_ visitor: inout Visitor) throws(PGNError) {
        if !hasBegun { try resolveStart(&visitor) }
    }

    private mutating func resolveStart<Visitor: PGNVisitor>(_ visitor: inout Visitor) throws(PGNError) {
        hasBegun = true
        if let variant = tags.variant, !StartTags.isChess(variant.value) {
            let name = Self.quoted(Array(variant.value.utf8).span)
            throw PGNError(
                location: variant.location, game: number,
                message: "the variant \(name) is not supported; only standard chess and Chess960 are", token: name)
        }
        // A FEN tag counts with or without a SetUp tag; an empty one is ignored.
        if let fen = tags.fen, StartTags.isFEN(fen.value) {
            do throws(FENError) {
                try line.start(from: Position(fen: fen.value))
            } catch {
                throw PGNError(
                    location: fen.location, game: number, message: "the FEN tag is not a position: \(error.message)",
                    token: Self.quoted(Array(fen.value.utf8).span))
            }
        }
        hasStart = true
        skipped.policy = visitor.beginMoves(from: line.after)
    }

    /// Passes a token's bytes as UTF-8: unchanged, or converted from Windows-1252.
    @inline(__always)
    func withUTF8(_ text: Span<UInt8>, _ extent: Extent, _ lexer: PGNLexer, _ body: (Span<UInt8>) -> Void) {
        let bytes = text.extracting(extent.range)
        if !lexer.isWide || TextEncoding.isUTF8(bytes) {
            body(bytes)
        } else {
            body(TextEncoding.utf8(windows1252: bytes).span)
        }
    }

    /// Passes a tag's value with `\"` and `\\` resolved; other backslashes are kept.
    @inline(__always)
    private func withValue(_ text: Span<UInt8>, _ extent: Extent, _ lexer: PGNLexer, _ body: (Span<UInt8>) -> Void) {
        withUTF8(text, extent, lexer) { written in
            for index in written.indices where written[index] == UInt8(ascii: "\\") {
                return body(Self.unescaped(written).span)
            }
            body(written)
        }
    }

    private static func unescaped(_ written: Span<UInt8>) -> [UInt8] {
        var value: [UInt8] = []
        value.reserveCapacity(written.count)
        var index = 0
        while index < written.count {
            if written[index] == UInt8(ascii: "\\"), index + 1 < written.count,
                written[index + 1] == UInt8(ascii: "\\") || written[index + 1] == UInt8(ascii: "\"")
            {
                index += 1
            }
            value.append(written[index])
            index += 1
        }
        return value
    }
}

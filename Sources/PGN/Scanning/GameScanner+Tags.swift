import Chess

/// The tags the scanner itself needs: start position, variant and result. All tags go to the visitor.
struct StartTags {
    var hasAny = false
    var hasEvent = false
    /// The values and locations of the first FEN tag and the first Variant tag.
    var fen: (value: String, location: SourceLocation)?
    var variant: (value: String, location: SourceLocation)?
    /// The value of the first Result tag; nil if it is not a known result.
    var result: GameResult?
    private var hasResult = false

    mutating func add(_ name: Span<UInt8>, _ value: Span<UInt8>, at location: SourceLocation) {
        hasAny = true
        switch name.count {
        case 3 where fen == nil && name == "FEN":
            fen = (TextEncoding.string(value), location)
        case 5 where Self.isEvent(name):
            hasEvent = true
        case 6 where !hasResult && name == "Result":
            hasResult = true
            if let (read, end) = GameResult.match(value, at: 0), end == value.count { result = read }
        case 7 where variant == nil && name == "Variant":
            variant = (TextEncoding.string(value), location)
        default:
            break
        }
    }

    static func isEvent(_ name: Span<UInt8>) -> Bool { name == "Event" }

    /// The names of standard chess and Chess960 in Variant tags, ignoring case and blanks.
    static func isChess(_ variant: String) -> Bool {
        let name = variant.lowercased().filter { $0 != " " && $0 != "-" }
        return [
            "", "?", "standard", "chess", "normal", "regular", "fromposition", "chess960", "960", "fischerandom",
            "fischerrandom", "freestyle",
        ].contains(name)
    }
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
        if let fen = tags.fen, fen.value.contains(where: { $0 != " " }) {
            do throws(FENError) {
                try line.start(from: Position(fen: fen.value))
            } catch {
                throw PGNError(
                    location: fen.location, game: number, message: "the FEN tag is not a position: \(error.message)",
                    token: Self.quoted(Array(fen.value.utf8).span))
            }
        }
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

import Chess

extension GameReader {
    mutating func tag(_ name: Range<Int>, _ value: Range<Int>, _ lexer: inout PGNLexer) {
        let pair = TagPair(name: String(decoding: lexer.bytes[name], as: UTF8.self), value: lexer.tagValue(value))
        if pair.name == "FEN", fenPlace == nil { fenPlace = lexer.location() }
        if pair.name == "Variant", variantPlace == nil { variantPlace = lexer.location() }
        tree.tags.append(pair)
    }

    /// The first thing that is no tag: the game's start is settled.
    mutating func begin() throws(PGNError) {
        guard !hasBegun else { return }
        hasBegun = true
        if let variantPlace, let variant = tree.tags["Variant"], !Self.isChess(variant) {
            throw PGNError(
                location: variantPlace, game: number,
                message: "the variant \(variant.prefix(32)) is not read; only standard chess and Chess960 are",
                token: String(variant.prefix(32)))
        }
        // A FEN tag counts with or without its SetUp tag; an empty one is none.
        guard let fenPlace, let fen = tree.tags["FEN"], fen.contains(where: { $0 != " " }) else { return }
        do throws(FENError) {
            tree.start = try Position(fen: fen)
        } catch {
            throw PGNError(
                location: fenPlace, game: number, message: "the FEN tag is no position: \(error.message)",
                token: String(fen.prefix(100)))
        }
        after = tree.start
        before = tree.start
    }

    /// The names under which chess and Chess960 go in files, whatever their case and blanks.
    private static func isChess(_ variant: String) -> Bool {
        let name = variant.lowercased().filter { $0 != " " && $0 != "-" }
        return [
            "", "?", "standard", "chess", "normal", "regular", "fromposition", "chess960", "960", "fischerandom",
            "fischerrandom", "freestyle",
        ].contains(name)
    }
}

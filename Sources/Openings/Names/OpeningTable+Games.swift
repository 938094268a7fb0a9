import Chess
import PGN

/// The format of pgn-extract's `eco.pgn`: one game for each opening, named in its tags, whose main line leads to the
/// position.
extension OpeningTable {
    mutating func readGames(_ bytes: [UInt8]) {
        var games = PGNReader(bytes).makeIterator()
        var visitor = Visitor(table: self)
        while games.visitGame(&visitor) {}
        self = visitor.table
    }

    private struct Visitor: PGNVisitor {
        var table: OpeningTable
        private var location = SourceLocation.start
        private var tags: [String: String] = [:]
        private var position = Position.initial

        init(table: OpeningTable) { self.table = table }

        mutating func beginGame(_ number: Int, at location: SourceLocation) {
            self.location = location
            tags = [:]
        }

        mutating func tag(_ name: Span<UInt8>, _ value: Span<UInt8>) {
            guard let name = try? UTF8Span(validating: name), let value = try? UTF8Span(validating: value) else {
                return
            }
            tags[String(copying: name)] = String(copying: value)
        }

        mutating func beginMoves(from start: Position) -> PGNSkipPolicy {
            position = start
            return .variations
        }

        mutating func move(_ move: Move?, at location: SourceLocation, before: Position, after: Position) {
            position = after
        }

        mutating func endGame(_ outcome: Result<GameResult, PGNError>) {
            do throws(OpeningFault) {
                if case .failure(let error) = outcome { throw OpeningFault(error.location, error.message) }
                table.add(try opening(), at: position)
            } catch {
                table.add(error)
            }
        }

        /// `Opening: Variation, SubVariation`.
        private func opening() throws(OpeningFault) -> Opening {
            guard let text = tags["ECO"], let code = ECOCode(text) else {
                throw OpeningFault(location, "the game has no tag ECO with a code from A00 to E99")
            }
            guard var name = tags["Opening"].flatMap({ OpeningTable.text($0) }) else {
                throw OpeningFault(location, "the game has no tag Opening with a name")
            }
            let narrower = ["Variation", "SubVariation"].compactMap { tags[$0].flatMap { OpeningTable.text($0) } }
            if !narrower.isEmpty { name += ": " + narrower.joined(separator: ", ") }
            return Opening(code: code, name: name)
        }
    }
}

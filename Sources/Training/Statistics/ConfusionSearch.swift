import Chess
import Openings

/// Finds positions whose answers were exchanged.
struct ConfusionSearch {
    /// An answer and the wrong move that was played instead of it.
    private struct Exchange: Hashable {
        let side: Side
        let prepared: String
        let played: String
    }

    private let candidates: [Confusion.Candidate]
    /// The candidates of each exchange, by their index.
    private var byExchange: [Exchange: [Int]] = [:]

    init(_ candidates: [Confusion.Candidate]) {
        self.candidates = candidates.sorted { $0.card < $1.card }
        for (index, candidate) in self.candidates.enumerated() {
            for exchange in exchanges(of: candidate) { byExchange[exchange, default: []].append(index) }
        }
    }

    private func exchanges(of candidate: Confusion.Candidate) -> [Exchange] {
        candidate.prepared.flatMap { prepared in
            candidate.wrongMoves.map { Exchange(side: candidate.key.side, prepared: prepared, played: $0.move) }
        }
    }

    /// The pairs, the most frequent first: by the smaller of the two counts, then by both together, then the pair that
    /// differs on fewer squares, then by card. Each position is in one pair only, its first.
    func pairs(_ count: Int) -> [Confusion] {
        var boards: [Int: Position] = [:]
        func board(_ index: Int) -> Position? {
            if boards[index] == nil { boards[index] = try? Position(fen: candidates[index].key.epd) }
            return boards[index]
        }
        var pairs: [Confusion] = []
        for (index, candidate) in candidates.enumerated() {
            let partners = Set(
                exchanges(of: candidate).flatMap { exchange in
                    byExchange[
                        Exchange(side: exchange.side, prepared: exchange.played, played: exchange.prepared)] ?? []
                })
            for partner in partners.sorted() where partner > index {
                guard let one = board(index), let other = board(partner) else { continue }
                pairs.append(
                    Confusion(
                        first: half(index, with: partner), second: half(partner, with: index),
                        differingSquares: one.differingSquares(from: other)))
            }
        }
        var used: Set<CardID> = []
        let best = pairs.sorted { $0.rank.lexicographicallyPrecedes($1.rank) }.filter { pair in
            guard !used.contains(pair.first.card), !used.contains(pair.second.card) else { return false }
            used.formUnion([pair.first.card, pair.second.card])
            return true
        }
        return Array(best.prefix(count))
    }

    private func half(_ index: Int, with partner: Int) -> Confusion.Half {
        Confusion.Half(
            card: candidates[index].card,
            played: candidates[index].wrongMoves.filter { candidates[partner].prepared.contains($0.move) })
    }
}

extension Confusion {
    /// Finds the most frequent confusions among positions.
    public static func search(_ candidates: [Candidate], count: Int) -> [Confusion] {
        ConfusionSearch(candidates).pairs(count)
    }

    fileprivate var rank: [Int64] {
        [
            Int64(-min(first.times, second.times)), Int64(-first.times - second.times), Int64(differingSquares),
            first.card.rawValue, second.card.rawValue,
        ]
    }
}

extension Position {
    fileprivate func differingSquares(from other: Position) -> Int {
        Square.all.count { self[$0] != other[$0] }
    }
}

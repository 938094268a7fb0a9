import Chess
import PGN

/// Encodes moves in each format, written from the documentation of ocgdb and En Croissant. It shares no code with the
/// decoders.
enum FixtureEncoder {
    /// Returns two bytes per ply, with these codes of promotions.
    static func twoBytes(_ tree: GameTree, promotions: [Character: Int]) -> [UInt8] {
        tree.uciMoves().flatMap { uci -> [UInt8] in
            var word = Mailbox.square(uci.prefix(2)) + 64 * Mailbox.square(uci.dropFirst(2).prefix(2))
            if let letter = uci.dropFirst(4).first { word += 4_096 * (promotions[letter] ?? 15) }
            return [UInt8(word % 256), UInt8(word / 256)]
        }
    }

    static let ocgdbCodes: [Character: Int] = ["n": 2, "b": 3, "r": 4, "q": 5]
    static let oldCodes: [Character: Int] = ["q": 2, "r": 3, "b": 4, "n": 5]
    static let ownCodes: [Character: Int] = ["q": 1, "b": 2, "r": 3, "n": 4]

    /// Returns ocgdb's Moves1, in which squares are counted from a8 to h1.
    static func oneByte(_ tree: GameTree) -> [UInt8] {
        var board = Mailbox(tree.start.fen)
        // The numbers of the pieces of each side, counted from a8.
        var numbers: [Int: Int] = [:]
        for isWhite in [true, false] {
            let places = (0..<64).filter {
                board.squares[$0 ^ 56] != "." && board.squares[$0 ^ 56].isUppercase == isWhite
            }
            for (number, place) in places.enumerated() { numbers[place] = number }
        }
        var bytes: [UInt8] = []
        for uci in tree.uciMoves() {
            let from = Mailbox.square(uci.prefix(2)) ^ 56
            let to = Mailbox.square(uci.dropFirst(2).prefix(2)) ^ 56
            let kind = board.squares[from ^ 56].lowercased()
            let number = numbers[from] ?? 0
            var code: Int
            switch kind {
            case "q":
                bytes += [UInt8(number + (to % 16) * 16), UInt8(to / 16)]
                code = -1
            case "k": code = [-9, -8, -7, -2, -1, 1, 2, 7, 8, 9].firstIndex(of: to - from) ?? 15
            case "n": code = [-17, -15, -10, -6, 6, 10, 15, 17].firstIndex(of: to - from) ?? 15
            case "r": code = from / 8 == to / 8 ? to % 8 * 2 : 1 + to / 8 * 2
            case "b":
                // The number of squares from the left end of the diagonal.
                let descends = (to - from) % 9 == 0 && (to > from) == (to % 8 > from % 8)
                var steps = 0
                var at: Int? = to ^ 56
                while let here = at.flatMap({ Mailbox.step($0, -1, descends ? 1 : -1) }) {
                    steps += 1
                    at = here
                }
                code = steps * 2 + (descends ? 0 : 1)
            default:
                code = [7: 0, 8: 1, 9: 2, 16: 3][abs(to - from)] ?? 15
                if let letter = uci.dropFirst(4).first { code += 4 * (Array("qrbn").firstIndex(of: letter) ?? 0) }
            }
            if code >= 0 { bytes.append(UInt8(number + code * 16)) }
            // Castling moves a second piece; en passant removes one from another square.
            if kind == "k", abs(to - from) == 2 {
                let rook = to > from ? from + 3 : from - 4
                numbers[(from + to) / 2] = numbers.removeValue(forKey: rook)
            }
            if kind == "p", from % 8 != to % 8, board.squares[to ^ 56] == "." { numbers[from / 8 * 8 + to % 8] = nil }
            numbers[to] = numbers.removeValue(forKey: from)
            board.play(uci)
        }
        return bytes
    }

    /// Returns En Croissant's bytes, with variations, comments and NAGs.
    static func indexed(_ tree: GameTree) -> [UInt8] {
        var bytes: [UInt8] = []
        for comment in tree[GameTree.root].comments { bytes += piece(253, comment.raw) }
        line(from: GameTree.root, tree, tree.start, &bytes)
        return bytes
    }

    /// Appends the line after a node: each move, then the variations that replace it.
    private static func line(from parent: GameTree.NodeID, _ tree: GameTree, _ start: Position, _ bytes: inout [UInt8])
    {
        var (parent, position) = (parent, start)
        while let node = tree[parent].children.first {
            move(node, tree, position, &bytes)
            for variation in tree[parent].children.dropFirst() {
                bytes.append(255)
                move(variation, tree, position, &bytes)
                if let move = tree[variation].move { line(from: variation, tree, position.playing(move), &bytes) }
                bytes.append(254)
            }
            guard let move = tree[node].move else { return }
            position.play(move)
            parent = node
        }
    }

    private static func move(
        _ node: GameTree.NodeID, _ tree: GameTree, _ position: Position, _ bytes: inout [UInt8]
    ) {
        guard let move = tree[node].move else { return }
        for comment in tree[node].commentsBefore { bytes += piece(253, comment.raw) }
        let list = Mailbox(position.fen(castling: .sides)).shakmatyMoves()
        bytes.append(UInt8(list.firstIndex(of: position.uci(move)) ?? 251))
        for nag in tree[node].nags { bytes += piece(252, nag == .interesting ? "!?" : "$\(nag.rawValue)") }
        for comment in tree[node].comments { bytes += piece(253, comment.raw) }
    }

    static func piece(_ marker: UInt8, _ text: String) -> [UInt8] {
        let utf8 = Array(text.utf8)
        return [marker, UInt8(utf8.count % 256), UInt8(utf8.count / 256)] + utf8
    }
}

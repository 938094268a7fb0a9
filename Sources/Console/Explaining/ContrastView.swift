import Analysis
import BoardImage
import Chess
import Coach
import Terminal

/// Two moves side by side: the positions after them on two boards, or, where two boards have no room and for a screen
/// reader, each move with the line that it allows.
struct ContrastView {
    let contrast: Contrast
    /// How the boards look; nil draws none.
    let look: ExplanationBoard.Look?
    let moves: MoveWriting
    let isPlain: Bool

    /// The columns between the boards.
    private static let gap = 4

    func lines(columns: Int) -> [StyledText] {
        boards(columns) ?? (isPlain ? sentences : rows(columns))
    }

    // MARK: - Boards

    /// The largest boards that fit beside each other, with a caption above each; nil if none do.
    private func boards(_ columns: Int) -> [StyledText]? {
        guard let look, look.terminal.isOutputTerminal, look.board.style != .none, !isPlain else { return nil }
        let half = (columns - Self.gap) / 2
        // The window also shows the captions and the next prompt.
        let rows = (look.terminal.arrangedRows ?? .max) - 3
        // The wrong move with the best reply to it; the prepared move.
        let played = boardView(contrast.played, plies: 2, look)
        let prepared = boardView(contrast.prepared, plies: 1, look)
        for form in forms(look, columns: half, rows: rows) {
            let (left, right) = (played.board(form), prepared.board(form))
            let width = (left + right).map(\.width).max() ?? 0
            let captions = [caption(contrast.played, plies: 2), caption(contrast.prepared, plies: 1)]
            let column = max(width, captions[0].width)
            guard width > 0, left.count <= rows, column + Self.gap + max(width, captions[1].width) <= columns else {
                continue
            }
            return zip([captions[0]] + left, [captions[1]] + right).map { $0.padded(to: column + Self.gap) + $1 }
        }
        return nil
    }

    private func forms(_ look: ExplanationBoard.Look, columns: Int, rows: Int) -> [BoardForm] {
        look.board.styles.compactMap { style in
            guard style == .image else { return .characters(style) }
            guard let images = look.board.screen.images else { return nil }
            return ImageFrame(columns: columns, rows: rows, images).map(BoardForm.image)
        }
    }

    /// The position after the first moves of a branch, seen from the learner's side.
    private func boardView(_ branch: Contrast.Branch, plies: Int, _ look: ExplanationBoard.Look) -> BoardView {
        let line = branch.line.prefix(plies)
        let side = contrast.position.sideToMove
        var view = BoardView(
            line.positions[line.moves.count], look: look.board, orientation: look.isFlipped ? side.opponent : side,
            lastMove: line.moves.last, hasColor: look.hasColor)
        let isWrong = branch.move == contrast.played.move
        // After a capture on its square, the sign would mark the wrong piece.
        let isCaptured = line.moves.dropFirst().contains { $0.destination == branch.move.destination }
        if isWrong, !isCaptured { view.annotation = BoardAnnotation(contrast.sign, on: branch.move) }
        return view
    }

    /// `✗ 6...Bg4?? 7.Bxf7+  16 %`
    private func caption(_ branch: Contrast.Branch, plies: Int) -> StyledText {
        let text = mark(branch) + StyledText(self.text(branch, plies: plies)).writingMoves(moves)
        return branch.expectedScore.map { text + StyledText("  \(WinChance.text($0))", .dim) } ?? text
    }

    private func mark(_ branch: Contrast.Branch) -> StyledText {
        branch.move == contrast.played.move ? StyledText("✗ ", .error) : StyledText("✓ ", .success)
    }

    // MARK: - Lines

    /// Both lines, one below the other, after the learner's expected scores: `✗ 16 %  6...Bg4?? 7.Bxf7+ Ke7 8.Nd5+`
    private func rows(_ columns: Int) -> [StyledText] {
        [contrast.played, contrast.prepared].flatMap { branch in
            let score = branch.expectedScore.map { StyledText("\(WinChance.text($0))  ", .dim) } ?? ""
            return (mark(branch) + score + StyledText(text(branch, plies: .max)).writingMoves(moves))
                .wrapped(to: columns, indent: 2)
        }
    }

    /// `6...Bg4 allows 7.Bxf7+ Ke7 8.Nd5+. Expected score 16 %.`
    private var sentences: [StyledText] {
        [("Your move", contrast.played), ("The prepared move", contrast.prepared)].map { name, branch in
            let positions = branch.line.positions
            let rest = NumberedMoves(Array(branch.line.moves.dropFirst()), from: positions[1]).text
            let score = branch.expectedScore.map { " Expected score \(WinChance.text($0))." } ?? ""
            let allows = rest.isEmpty ? "" : " allows \(rest)"
            return StyledText("\(name) \(branch.line.prefix(1).text)\(allows).\(score)").writingMoves(moves)
        }
    }

    /// The first moves of a branch in SAN; the sign of its class after the wrong move.
    private func text(_ branch: Contrast.Branch, plies: Int) -> String {
        let first = branch.line.prefix(1).text
        let sign = branch.move == contrast.played.move ? contrast.sign : ""
        return first + sign + branch.line.prefix(plies).text.dropFirst(first.count)
    }
}

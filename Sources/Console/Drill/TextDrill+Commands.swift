import Chess
import Coach
import Openings
import Scheduling
import Store
import Terminal
import Training

/// The words of the drill's prompt.
extension TextDrill {
    /// False ends the session.
    ///
    /// - Parameter question: the open one; nil at the end of a session.
    func obey(_ word: DrillWord, _ question: Question?) throws -> Bool {
        switch word {
        case .quit: return false
        case .help: printer.print(DrillHelp.lines(columns: printer.terminal.columns))
        case .revealLast: say(state.lastAnswer ?? "There is no last answer.")
        case .why: explainer.more()
        case .accept(let anyway): try accept(anyway: anyway)
        case .add(let move): say(try state.add(move).words)
        case .undo: try undo()
        case .bury(last: true), .suspend(last: true): try putOff(word)
        case .note(let text, last: true): try note(text, state.session.last?.question)
        case .grade(let grade): try regrade(grade)
        case .stats: _ = try StatsCommand(name: nil).run(environment, printer)
        case .show(let name): try showRepertoire(name)
        case .explore(last: true): try explore(last: true, nil)
        default:
            guard let question else {
                say("No question is open.")
                break
            }
            try obeyAtQuestion(word, question)
        }
        return true
    }

    private func obeyAtQuestion(_ word: DrillWord, _ question: Question) throws {
        switch word {
        case .hint: hint()
        case .reveal:
            if let outcome = try state.show() {
                try tell(outcome)
            } else if !state.isOpen(question) {
                // The study day turned, or the card was taken out: another question is open.
                mustShow = true
            } else {
                say("The answer is shown already; type it.")
            }
        case .skip:
            state.skip()
            say("Skipped; it comes at the end of the session.")
            mustShow = true
        case .bury, .suspend: try putOff(word)
        case .note(let text, _): try note(text, question)
        case .board(let name): setBoard(name)
        case .flip:
            isFlipped.toggle()
            mustShow = true
        case .moves: moves(question)
        case .back: step(-1, question)
        case .next: step(1, question)
        case .line:
            let line = NumberedMoves(question.line, from: question.start)
            printer.print(
                line.steps.isEmpty
                    ? [StyledText("from the start")] : line.styled().wrapped(to: printer.terminal.columns))
        case .explore: try explore(last: false, question)
        default: break
        }
    }

    func say(_ text: String) { printer.print(StyledText(text, .dim).wrapped(to: printer.terminal.columns)) }

    /// A name that is none ends no session.
    private func showRepertoire(_ name: String) throws {
        do {
            _ = try ShowCommand(name: name).run(environment, printer)
        } catch let error as StoreError where error.kind == .unknownRepertoire || error.kind == .ambiguousRepertoire {
            printer.print(StyledText(error.message, .warning).wrapped(to: printer.terminal.columns))
        }
    }

    /// The games of a position. What they tell of an open question is its answer, so that is given up first.
    private func explore(last: Bool, _ question: Question?) throws {
        guard let base = try state.games() else { return printer.print(ExploreCommand.noGames) }
        guard let asked = last ? state.lastQuestion : question else {
            return say(last ? "There is no last answer." : "Nothing is asked.")
        }
        if !last {
            if let outcome = try state.show() { try tell(outcome) } else if !state.isOpen(asked) { mustShow = true }
        }
        let view = try state.exploration(of: asked, base, columns: printer.terminal.columns)
        printer.print(view.isEmpty ? [StyledText("No game of the database reached this position.", .dim)] : view.lines)
    }

    private func hint() {
        guard let given = state.hint() else { return say("The answer is shown already; type it.") }
        printer.print(StyledText("Hint: ", .strong) + StyledText(given.words))
    }

    private func setBoard(_ name: String?) {
        if let name {
            guard let style = BoardStyle(rawValue: name) else {
                let all = BoardStyle.allCases.map(\.rawValue).joined(separator: ", ")
                return say("The board can be \(all).")
            }
            board.style = style
        }
        mustShow = true
    }

    private func moves(_ question: Question) {
        let names = question.position.movesByUCI.map { question.position.san($0) }.sorted()
        printer.print(StyledText(names.joined(separator: " ")).wrapped(to: printer.terminal.columns))
    }
}

extension GivenHint {
    /// What the hint says, in words.
    var words: String {
        switch hint {
        case .idea(let text): text
        case .piece(let kind): "a \(kind.name) moves"
        case .square(let square): "the piece on \(square) moves"
        }
    }
}

import Chess
import Scheduling
public import Training

/// Executes the commands of a drill for every front end.
public struct DrillExecutor {
    private let drill: DrillSession

    public init(_ drill: DrillSession) { self.drill = drill }

    /// Executes a command. Its changes are on disk when the call returns.
    ///
    /// - Parameter question: the open question; nil at the end of a session.
    public func execute(_ word: DrillWord, on question: Question?) throws -> DrillResponse {
        switch word {
        case .quit: .quit
        case .help, .stats, .show: .display(word)
        case .revealLast: drill.lastAnswer.map(DrillResponse.lastAnswer) ?? .noLastAnswer
        case .why: .why
        case .contrast: .contrast
        case .accept(let anyway): try accept(anyway: anyway)
        case .add(let move): .added(try drill.add(move))
        case .undo: try drill.undo().map(DrillResponse.undone) ?? .nothingToUndo
        case .grade(let grade): try regrade(grade)
        case .bury(let last): try putOff(isSuspended: false, last: last, question)
        case .suspend(let last): try putOff(isSuspended: true, last: last, question)
        case .note(let text, let last): try note(text, last ? drill.session.last?.question : question, last: last)
        case .draw(let request, let last):
            try draw(request, last ? drill.session.last?.question : question, last: last)
        case .explore(let last): try explore(last: last, question)
        case .hint, .reveal, .skip, .moves, .query, .board, .flip, .back, .next, .line, .last:
            if let question { try executeAtQuestion(word, question) } else { .noQuestion }
        }
    }

    private func executeAtQuestion(_ word: DrillWord, _ question: Question) throws -> DrillResponse {
        switch word {
        case .hint: return drill.hint().map(DrillResponse.hint) ?? .answerIsOut
        case .reveal:
            if let outcome = try drill.show() { return .outcome(outcome) }
            return drill.isOpen(question) ? .answerIsOut : .questionChanged
        case .skip:
            drill.skip()
            return .skipped
        case .moves: return .moves(question.position.movesByUCI.map { question.position.san($0) })
        case .query(let query): return .boardAnswer(query, query.answer(in: question.position))
        default: return .display(word)
        }
    }

    private func accept(anyway: Bool) throws -> DrillResponse {
        if !anyway, let move = drill.markedMistake { return .markedMistake(move) }
        return try drill.accept().map(DrillResponse.accepted) ?? .notADeviation
    }

    private func regrade(_ grade: Grade) throws -> DrillResponse {
        guard let regraded = try drill.regrade(grade), let last = drill.session.last else { return .noAnswerToGrade }
        return .regraded(regraded, last)
    }

    private func putOff(isSuspended: Bool, last: Bool, _ open: Question?) throws -> DrillResponse {
        guard last || open != nil else { return .noQuestion }
        let question = last ? drill.session.last?.question : open
        let card = isSuspended ? try drill.suspend(last: last) : try drill.bury(last: last)
        guard let card, let question else { return .nothingToPutOff }
        return .putOff(
            DrillResponse.PutOff(
                question: question, isSuspended: isSuspended, wasOpen: !last || open?.card == card))
    }

    private func note(_ text: String?, _ question: Question?, last: Bool) throws -> DrillResponse {
        guard let question else { return last ? .noLastAnswer : .noQuestion }
        if let text { return .noteSet(text, replacing: try drill.setNote(text, on: question), question) }
        guard let note = drill.note(of: question) else { return .note(nil, question) }
        return drill.mayShow(note, on: question) ? .note(note, question) : .noteNamesAnswer(question)
    }

    private func draw(_ request: DrawRequest, _ question: Question?, last: Bool) throws -> DrillResponse {
        guard let question else { return last ? .noLastAnswer : .noQuestion }
        switch request {
        case .list:
            let own = drill.ownShapes(of: question)
            return .shapes(shown: own.shown, held: own.held.count, question)
        case .clear: return .drawn(try drill.clearShapes(on: question))
        case .toggle(let typed): return .drawn(try drill.draw(typed, on: question))
        }
    }

    /// The games of an open question reveal its answer, so the answer is shown first.
    private func explore(last: Bool, _ open: Question?) throws -> DrillResponse {
        guard last || open != nil else { return .noQuestion }
        guard let base = try drill.games() else { return .noGames }
        guard let question = last ? drill.lastQuestion : open else { return .nothingToExplore }
        let revealed = last ? nil : try drill.show()
        return .games(
            DrillResponse.ExploredQuestion(
                question: question, base: base, revealed: revealed,
                isQuestionChanged: !last && revealed == nil && !drill.isOpen(question)))
    }
}

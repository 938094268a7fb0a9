import Chess
import Coach
import Openings
import PGN
import Scheduling
import Store
import Terminal
import Training

/// The drill as a protocol: each input line is an answer or a command, each output line a JSON document. A grade is on
/// disk before its line is written.
@MainActor final class JSONDrill {
    private let state: DrillSession
    private let printer: Printer
    private let lines: any LineSource
    private let explainer: ExplanationFeed
    private var mustSend = true

    init(_ state: DrillSession, _ printer: Printer, _ lines: any LineSource, _ explainer: ExplanationFeed) {
        self.state = state
        self.printer = printer
        self.lines = lines
        self.explainer = explainer
    }

    func run() async throws -> ExitStatus {
        asking: while !printer.isBroken {
            if try state.refresh() { mustSend = true }
            guard let question = state.question else { break }
            if mustSend {
                printer.print(["question": json(question)])
                mustSend = false
                if question.kind != .introduction {
                    explainer.prepare(question, prepared: state.prepared(question.card))
                }
            }
            guard case .line(let line) = lines.next(prompt: "") else { break }
            guard try handle(line, question) else { break asking }
        }
        for text in await explainer.finish() { printer.raw(text + "\n") }
        let summary = state.session.summary
        printer.print([
            "summary": [
                "answered": .integer(summary.answered), "right": .integer(summary.right),
                "seconds": .integer(summary.seconds), "due_tomorrow": .integer(try state.dueTomorrow()),
                "skipped": .integer(state.session.leftover.skipped.count),
            ]
        ])
        return .done
    }

    private func handle(_ line: String, _ question: Question) throws -> Bool {
        guard let input = JSONAnswer(line) else {
            refuse("syntax", JSONAnswer.remedy, [])
            return true
        }
        switch DrillEntry(input.answer, in: question.position) {
        case .empty: break
        case .move(let move):
            if let outcome = try state.answer(move, milliseconds: input.milliseconds) {
                try send(outcome)
            } else {
                mustSend = true
            }
        case .promotion(let moves):
            refuse("ambiguous", "the pawn's new piece is missing", moves.map { question.position.san($0) })
        case .refused(let error):
            refuse(error.kind.word, error.message, error.candidates.map { question.position.san($0) })
        case .nullMove: refuse("illegal", "a null move is not an answer", [])
        case .misused(let text): refuse("syntax", text, [])
        case .command(let word): return try render(DrillExecutor(state).execute(word, on: question))
        }
        return true
    }

    /// False ends the session.
    private func render(_ response: DrillResponse) throws -> Bool {
        switch response {
        case .quit: return false
        case .hint(let given): printer.print(["hint": .string(given.words), "level": .integer(given.level)])
        case .outcome(let outcome): try send(outcome)
        case .questionChanged: mustSend = true
        case .why: explainer.more()
        case .games(let explored): try render(explored)
        case .undone(let undone):
            explainer.forget()
            printer.print([
                "undone": [
                    "card": JSON(undone.card.map { Int($0.rawValue) }), "kind": .string(undone.step.kind.rawValue),
                ]
            ])
            mustSend = true
        case .regraded(let regraded, _):
            printer.print([
                "regraded": [
                    "card": .integer(Int(regraded.card.rawValue)), "grade": .integer(regraded.grade.rawValue),
                    "interval": .integer(regraded.interval), "due": JSON(regraded.due?.description),
                ]
            ])
        case .accepted(let accepted):
            explainer.accepted()
            return done("accepted", isNext: accepted.closesQuestion)
        case .skipped: return done("skipped")
        case .putOff(let putOff): return done(putOff.isSuspended ? "suspended" : "put off until tomorrow")
        case .nothingToPutOff: return done("there is no last answer")
        case .lastAnswer(let answer): return done(answer, isNext: false)
        case .note(let note, _): return done(note ?? "", isNext: false)
        case .noteNamesAnswer: return done("", isNext: false)
        case .noteSet: return done("noted", isNext: false)
        case .drawn(let drawn): printer.print(document(state.ownShapes(of: drawn.question)))
        case .shapes(_, _, let question): printer.print(document(state.ownShapes(of: question)))
        case .added(let addition): return done(addition.words, isNext: false)
        case .boardAnswer(_, let lines): return done(lines.joined(separator: "; "), isNext: false)
        case .moves(let moves): return done(moves.joined(separator: " "), isNext: false)
        case .noLastAnswer: return done("there is no last answer", isNext: false)
        case .markedMistake(let move):
            return refuse("syntax", "the file marks \(move) as a mistake; to accept it: accept anyway", [])
        case .notADeviation: return refuse("syntax", "the last answer was not a deviation", [])
        case .answerIsOut: return refuse("syntax", "the answer is out already", [])
        case .nothingToUndo: return refuse("syntax", "there is nothing to undo", [])
        case .noAnswerToGrade: return refuse("syntax", "there is no answer to grade", [])
        case .nothingToExplore: return refuse("syntax", "there is no last answer", [])
        case .noGames: return refuse("syntax", ExploreCommand.noGames.plain, [])
        case .noQuestion, .display, .contrast: return refuse("syntax", "this command is for the terminal", [])
        }
        return true
    }

    /// The document of `prep explore`, after the answer it names.
    private func render(_ explored: DrillResponse.ExploredQuestion) throws {
        if let outcome = explored.revealed { try send(outcome) }
        if explored.isQuestionChanged { mustSend = true }
        printer.print(["explore": try state.exploration(of: explored.question, explored.base, columns: 80).json])
    }

    /// The learner's shapes in a position, and the number of those that wait for the answer.
    private func document(_ own: (shown: [Shape], held: [Shape])) -> JSON {
        ["shapes": JSON(own.shown.map(\.description)), "held_back": .integer(own.held.count)]
    }

    private func done(_ text: String, isNext: Bool = true) -> Bool {
        printer.print(["done": .string(text)])
        mustSend = mustSend || isNext
        return true
    }

    @discardableResult private func refuse(_ kind: String, _ message: String, _ candidates: [String]) -> Bool {
        printer.print([
            "verdict": .string(kind), "played": nil, "expected": [], "grade": nil, "interval": nil, "due": nil,
            "message": .string(message), "candidates": JSON(candidates),
        ])
        return true
    }

    private func send(_ outcome: Outcome) throws {
        var members: [String: JSON] = [
            "verdict": .string(outcome.verdict.word), "played": JSON(outcome.san),
            "expected": JSON(outcome.expected.map(\.san)), "grade": JSON(outcome.grade?.rawValue),
            "interval": JSON(outcome.interval), "due": JSON(outcome.due?.description),
            "message": .string(message(outcome)),
        ]
        let deviation = try state.explained(outcome)
        explainer.handle(outcome, deviation)
        if let deviation, deviation.isReminder(with: outcome) {
            members["dates"] = JSON(deviation.daysBefore.map(\.description))
        }
        if let lapses = outcome.notes?.leechLapses { members["leech"] = .integer(lapses) }
        switch outcome.next {
        case .retry: members["retry"] = true
        case .type: break
        case .closed, .overtaken: mustSend = true
        }
        if outcome.next == .overtaken { members["overtaken"] = true }
        printer.print(.object(members))
    }

    private func message(_ outcome: Outcome) -> String {
        OutcomeView(outcome: outcome, today: state.workspace.day, columns: 10_000).lines.map(\.plain)
            .joined(separator: " ")
    }

    private func json(_ question: Question) -> JSON {
        let kind =
            switch question.kind {
            case .introduction, .new: "new"
            case .review, .early: "review"
            case .repeated: "repeat"
            }
        let share = state.lastMoveShare.share(in: question)
        let document: JSON = [
            "card": .integer(Int(question.card.rawValue)), "fen": .string(question.position.fen),
            "side": .string(question.side.name), "line": JSON(question.lineSAN),
            "repertoire": .string(question.repertoire), "kind": .string(kind), "show": JSON(question.show?.san),
            "comments": JSON(question.comments), "shapes": JSON(state.shapes(of: question).map(\.description)),
            "opening": OpeningView.json(state.opening(of: question)),
        ]
        return share.map { document.adding(["last_move_share": .number($0)]) } ?? document
    }
}

extension Verdict {
    /// The word in the protocol.
    var word: String {
        switch self {
        case .main: "main"
        case .alternative: "alternative"
        case .warning: "warning"
        case .deviation: "deviation"
        case .introduced: "introduced"
        case .shown: "shown"
        }
    }
}

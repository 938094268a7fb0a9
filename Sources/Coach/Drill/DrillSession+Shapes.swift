import Openings
public import PGN
import Store
public import Training

/// The learner's arrows and circles in a drill.
extension DrillSession {
    /// What a `draw` changed.
    public struct Drawn: Sendable {
        public let question: Question
        public let drawn: [Shape]
        public let erased: [Shape]
    }

    /// The shapes of a question that may be shown now: the author's, then the learner's, each once. Before the answer
    /// is out none of them shows a prepared move.
    public func shapes(of question: Question) -> [Shape] {
        let authors = (question.drawings + (question.notes?.drawings ?? [])).map(\.shape)
        return (authors + ownShapes(of: question).shown).uniqued
    }

    /// The learner's shapes in a question's position: those that may be shown now, and those that wait for the answer.
    public func ownShapes(of question: Question) -> (shown: [Shape], held: [Shape]) {
        let own = marks.shapes[question.key] ?? []
        guard let filter = leakFilter(of: question) else { return (own, []) }
        return (own.filter { filter.admits(Drawing($0)) }, own.filter { !filter.admits(Drawing($0)) })
    }

    /// The learner's shapes that were not shown with a question because they show a prepared move.
    public func shapesHeldBack(from question: Question) -> [Shape] {
        guard question.kind != .introduction, let card = session[question.card]?.card else { return [] }
        let filter = LeakFilter(card)
        return (marks.shapes[question.key] ?? []).filter { !filter.admits(Drawing($0)) }
    }

    /// The author's sign on one of the moves that led to a question; nil when there is none, and for the last move while
    /// the answer is not out, because the sign says something about the position.
    ///
    /// - Parameter plies: the number of moves up to and including that move.
    public func sign(onPly plies: Int, of question: Question) -> String? {
        guard plies > 0, plies <= question.line.count, plies < question.line.count || leakFilter(of: question) == nil
        else { return nil }
        let before = PlayedLine(start: question.start, moves: Array(question.line.prefix(plies - 1)))
        return setup.sign(on: question.line[plies - 1], in: before.position)
    }

    /// The filter for what is shown with a question; nil when everything may be shown: the answer is out.
    private func leakFilter(of question: Question) -> LeakFilter? {
        guard isOpen(question), session.stage != .typing else { return nil }
        return session[question.card].map { LeakFilter($0.card) }
    }

    /// Draws shapes in a question's position, or erases those that are there already.
    func draw(_ typed: [TypedShape], on question: Question) throws -> Drawn {
        let before = marks.shapes[question.key] ?? []
        let usual = try workspace.file.value(of: .shapeColor)
        var after = before
        for shape in typed { after.toggle(Shape(shape.color ?? usual.color, shape.figure)) }
        return try keep(after, instead: before, on: question)
    }

    /// Erases the learner's shapes in a question's position.
    func clearShapes(on question: Question) throws -> Drawn {
        try keep([], instead: marks.shapes[question.key] ?? [], on: question)
    }

    private func keep(_ after: [Shape], instead before: [Shape], on question: Question) throws -> Drawn {
        try marks.setShapes(after, on: question.key, at: workspace.moment)
        return Drawn(
            question: question, drawn: after.filter { !before.contains($0) },
            erased: before.filter { !after.contains($0) })
    }
}

extension ShapeColorName {
    /// The colour of the same name in PGN.
    fileprivate var color: Shape.Color {
        switch self {
        case .green: .green
        case .red: .red
        case .yellow: .yellow
        case .blue: .blue
        }
    }
}

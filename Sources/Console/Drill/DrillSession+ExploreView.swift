import Coach
import Openings
import Store
import Training

extension DrillSession {
    /// The moves played in a question's position. They reveal the answer.
    func exploration(of question: Question, _ base: LearnerFile, columns: Int) throws -> ExploreView {
        var view = ExploreView(question.position, try base.statistics(of: question.position), columns: columns)
        view.prepared = Set(prepared(question.card))
        view.opening = names?.opening(after: question.line, from: question.start)
        return view
    }
}

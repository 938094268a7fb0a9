import Coach
import Openings
import Store
import Training

extension DrillSession {
    /// The moves played in a question's position. They reveal the answer.
    func exploration(of question: Question, _ base: LearnerFile, columns: Int) throws -> ExploreView {
        let games = try CountedGames(base, workspace.filter(GameFilter(), isAll: false))
        var view = ExploreView(question.position, try games.statistics(of: question.position), columns: columns)
        view.counts = games.counts
        view.prepared = Set(prepared(question.card))
        view.opening = names?.opening(after: question.line, from: question.start)
        return view
    }
}

import Chess
import Terminal
import Training

/// Has the engine say why a move is worse, without ever keeping the prompt waiting.
final class Explainer {
    /// While the learner thinks, the prepared move is looked at already.
    func prepare(_ question: Question, expected: Move?) {}
    /// Before the retry: only the refutation of the move played.
    func refute(_ outcome: Outcome) {}
    /// Once the answer is out: both moves compared.
    func compare(_ outcome: Outcome, deviation: Move?) {}
    /// A deeper look at the last deviation.
    func more() {}
    /// At the end of a piped session: what is still being looked at may finish, for a few seconds at most.
    func waitForLast() {}
}

public import Analysis

/// One thing the explanation service reports.
public enum ExplanationUpdate: Sendable {
    case found(FoundExplanation)
    /// The last wrong move beside the prepared one.
    case contrast(Contrast)
    /// The engine failed: an untrusted message of one sentence. Each message is reported once a session.
    case failed(String)
    /// No engine is installed; reported once a session.
    case noEngine
    case searchingDeeper
    case comparingBestMoves
    /// An explanation was asked for before any deviation.
    case nothingToExplain
    /// A contrast was asked for before the answer is out.
    case waitsForAnswer
}

/// How much of an explanation is wanted.
public enum DetailLevel: Sendable {
    /// A sentence or two.
    case sentence
    /// With the line that shows it.
    case line
    /// With a table of the position's best moves and the two that were compared.
    case table
    /// The two moves side by side.
    case contrast
}

/// An explanation of a deviation, and the request it belongs to.
public struct FoundExplanation: Sendable {
    public let subject: ExplainedMove
    public let explanation: Explanation
    /// The best moves of the position, for `DetailLevel.table`; else empty.
    public let rivals: [Evaluation]
    public let detail: DetailLevel
    /// The number of the deviation in the session, from 1.
    public let deviation: Int
    /// The number of withdrawals before this result.
    let withdrawals: Int

    /// The depth of both searches, in plies: the smaller one.
    public var depth: Int {
        min(explanation.comparison.played.depth, explanation.comparison.expected.depth)
    }
}

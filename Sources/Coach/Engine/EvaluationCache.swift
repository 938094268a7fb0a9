import Analysis
import Chess
import Foundation
import Store
import UCI

/// What the engine found, kept in the learner's file. It only ever saves work: a file that is busy, full or read-only
/// costs nothing but that.
public actor EvaluationCache {
    /// Answers that could not be written yet; more are dropped.
    private static let maximumUnwritten = 1000

    private let file: LearnerFile
    /// The identity of the engine's file: path, size and modification time.
    private let program: String
    /// The settings on which answers depend.
    private let settings: String
    /// What the engine calls itself; nil before anybody knows.
    private var name: String?
    private var unwritten: [StoredAnalysis] = []

    init(_ file: LearnerFile, path: String, settings: EngineSettings) {
        self.file = file
        program = Self.state(of: path)
        self.settings = Self.words(settings)
    }

    /// The settings on which answers depend.
    static func words(_ settings: EngineSettings) -> String {
        let options = settings.options.map { "\($0.name)=\($0.value ?? "")" }
        return (["threads \(settings.threads)", "hash \(settings.hash ?? 0)"] + options).joined(separator: "; ")
    }

    /// What was found with at least the effort asked for; nil when it is to be searched.
    func find(_ question: EngineQuestion) -> [Evaluation]? {
        if name == nil { name = try? file.engineName(of: program) }
        guard let name,
            let stored = try? file.analysis(
                epd: question.epd, engine: key(name, question), question: question.words,
                budget: question.limit.amount)
        else { return nil }
        let evaluations = stored.found.split(separator: "\n").compactMap {
            Self.evaluation($0, in: question.position, engine: name)
        }
        return evaluations.isEmpty ? nil : evaluations
    }

    /// The engine has been started, and says what it is.
    func note(name: String) {
        guard self.name != name else { return }
        self.name = name
        try? file.keep(engineName: name, of: program)
    }

    func keep(_ evaluations: [Evaluation], of question: EngineQuestion) {
        guard !file.isReadOnly, let name, !evaluations.isEmpty else { return }
        let found = evaluations.enumerated().map { index, evaluation in
            Self.words(evaluation, rank: evaluations.count > 1 ? index + 1 : nil)
        }
        unwritten.append(
            StoredAnalysis(
                epd: question.epd, engine: key(name, question), question: question.words,
                budget: question.limit.amount, found: found.joined(separator: "\n")))
        write()
    }

    /// Tries once more to write what could not be written.
    func write() {
        guard !unwritten.isEmpty else { return }
        do {
            try file.keep(unwritten)
            unwritten = []
        } catch {
            unwritten = unwritten.suffix(Self.maximumUnwritten)
        }
    }

    private func key(_ name: String, _ question: EngineQuestion) -> String {
        "\(name); \(settings); \(question.limit.cacheUnit)"
    }

    private static func state(of path: String) -> String {
        let attributes = try? FileManager.default.attributesOfItem(
            atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
        let size = (attributes?[.size] as? NSNumber)?.intValue ?? 0
        let changed = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        return "\(path) \(size) \(Int(changed * 1000))"
    }

    // MARK: One evaluation as the line an engine writes

    static func words(_ evaluation: Evaluation, rank: Int?) -> String {
        var info = SearchInfo()
        info.multiPV = rank
        info.depth = evaluation.depth
        info.statistics.nodes = evaluation.nodes
        info.score = SearchInfo.ReportedScore(evaluation.score.value)
        info.line = zip(evaluation.line.positions, evaluation.line.moves).compactMap { EngineMove($1, in: $0) }
        return Reply.info(info).description
    }

    static func evaluation(_ text: Substring, in position: Position, engine: String) -> Evaluation? {
        guard case .info(let info) = Reply(text), let score = info.score else { return nil }
        var moves: [Move] = []
        var reached = position
        for word in info.line {
            guard let move = word.move(in: reached) else { return nil }
            moves.append(move)
            reached = reached.playing(move)
        }
        return Evaluation(
            position: position, moves: moves, score: Score(score.value, for: position.sideToMove),
            depth: info.depth ?? 0, nodes: info.statistics.nodes ?? 0, engine: engine)
    }
}

import Chess
import Openings
import PGN
import Scheduling
import Store
import Training

/// The session of a drill, with the data it was created from.
public struct DrillSetup {
    var session: Session
    /// The repertoires of the session's lines, for titles.
    private(set) var repertoires: [CompiledRepertoire]
    /// The number of cards that could be asked on any day.
    public private(set) var cards: Int
    /// The day whose cards the session has.
    private(set) var day: StudyDay
    private let options: DrillOptions
    /// The likelihoods by which new cards are ordered; nil for another order.
    private var likelihood: NewCardLikelihood?

    init(_ options: DrillOptions, _ workspace: Workspace) throws {
        let sessionOptions = try Self.sessionOptions(options, workspace.file)
        let material = try Self.material(options, sessionOptions, workspace)
        guard options.from == nil || material.available > 0 else {
            throw CommandFailure("no position of yours comes after these moves; check them, or see: prep show NAME")
        }
        if sessionOptions.limits.newOrder == .frequency, sessionOptions.mode == .scheduled {
            likelihood = try NewCardLikelihood(
                workspace.file.drillMaterial(named: options.name).repertoires, workspace, options)
        }
        self.options = options
        day = workspace.day
        repertoires = material.repertoires
        cards = material.available
        session = Session(
            try Self.content(material, likelihood, options, sessionOptions, workspace), log: workspace.file,
            at: workspace.moment)
    }

    /// Takes over what other sessions and imports changed in the session's cards.
    mutating func update(_ workspace: Workspace) throws {
        let material = try Self.material(
            options, try Self.sessionOptions(options, workspace.file), workspace, with: session.cards)
        session.update(
            likelihood?.weigh(material.cards) ?? material.cards,
            done: try workspace.file.done(on: workspace.day, named: options.name), at: workspace.moment)
    }

    /// Goes on with the cards of a new study day.
    mutating func restart(_ workspace: Workspace) throws {
        let sessionOptions = try Self.sessionOptions(options, workspace.file)
        let material = try Self.material(options, sessionOptions, workspace)
        day = workspace.day
        repertoires = material.repertoires
        cards = material.available
        session.restart(
            try Self.content(material, likelihood, options, sessionOptions, workspace), at: workspace.moment)
    }

    private static func content(
        _ material: SessionMaterial, _ likelihood: NewCardLikelihood?, _ options: DrillOptions,
        _ sessionOptions: SessionOptions, _ workspace: Workspace
    ) throws -> SessionContent {
        SessionContent(
            repertoires: material.repertoires, cards: likelihood?.weigh(material.cards) ?? material.cards,
            done: try workspace.file.done(on: workspace.day, named: options.name), options: sessionOptions,
            sampler: options.isLikeGames ? try sampler(workspace, options) : nil)
    }

    private static func material(
        _ options: DrillOptions, _ session: SessionOptions, _ workspace: Workspace, with others: [CardID] = []
    ) throws -> SessionMaterial {
        try workspace.file.sessionMaterial(
            named: options.name,
            for: SessionNeed(session.limits, isCram: options.isCram, fromStart: options.isFromStart),
            on: workspace.day, from: options.from?.position.identity, with: others)
    }

    /// Samples replies by their frequency in the games. Throws when there are no games.
    private static func sampler(_ workspace: Workspace, _ options: DrillOptions) throws -> ReplySampler {
        let source = try workspace.countedGames(options.games, isAll: options.countsAllGames).frequencies()
        return ReplySampler(generator: workspace.environment.makeGenerator()) { position in
            // If the database cannot be read any more, all replies are equally likely; the session continues.
            let moves = ((try? source(position)) ?? nil)?.moves ?? []
            return Dictionary(moves.map { ($0.move, $0.games) }) { first, _ in first }
        }
    }

    private static func sessionOptions(_ options: DrillOptions, _ file: LearnerFile) throws -> SessionOptions {
        guard
            let limits = DailyLimits(
                newPerDay: try options.newPerDay ?? file.value(of: .newPerDay),
                newPerRepertoire: try file.newPerRepertoire(),
                reviewsPerDay: try file.value(of: .reviewsPerDay), newOrder: try file.value(of: .newOrder),
                time: options.minutes == nil ? try file.timeBudget() : nil)
        else { throw CommandFailure("daily limits cannot be negative", status: .usage) }
        return SessionOptions(
            mode: options.isCram ? .cram : .scheduled, cramNew: options.newPerDay ?? 0,
            fromStart: options.isFromStart, limits: limits, positions: options.limit, minutes: options.minutes,
            prefix: options.prefix, usesTime: try file.value(of: .timing),
            recentTimes: try file.recentTimes().reversed())
    }

    /// Returns the title of the chapter where a position first appears, for the title of a question. (A chapter's ECO
    /// code belongs to its last position and would reveal too much.)
    func title(of position: Position, side: Side) -> String? {
        for repertoire in repertoires where repertoire.side == side {
            if let known = repertoire.index(of: position.identity) { return repertoire.title(of: known) }
        }
        return nil
    }

    /// Returns the author's sign on a move, such as `?!`; nil when there is none.
    func sign(on move: Move, in position: Position) -> String? {
        repertoires.lazy.compactMap { repertoire -> String? in
            guard let known = repertoire[position.identity] else { return nil }
            let moves = known.prepared + known.replies + known.warnings.map(\.mistake)
            return moves.first { $0.move == move }?.nags.compactMap(\.suffix).first
        }.first
    }
}

import Chess
import Openings
import PGN
import Store
import Training

/// The session of a drill, with the data it was created from.
public struct DrillSetup {
    var session: Session
    /// The repertoires of the session's lines, for titles.
    let repertoires: [Repertoire]
    /// The number of cards that can be asked.
    public let cards: Int
    /// The likelihoods by which new cards are ordered; nil for another order.
    private(set) var likelihood: NewCardLikelihood?

    init(_ options: DrillOptions, _ workspace: Workspace) throws {
        let file = workspace.file
        let material = try file.drillMaterial(named: options.name)
        let queued = material.cards(from: options.from?.position)
        guard options.from == nil || !queued.isEmpty else {
            throw CommandFailure("no position of yours comes after these moves; check them, or see: prep show NAME")
        }
        let sessionOptions = try Self.sessionOptions(options, file)
        repertoires = material.repertoires
        cards = queued.count
        if sessionOptions.limits.newOrder == .frequency, sessionOptions.mode == .scheduled {
            likelihood = try NewCardLikelihood(material.repertoires, workspace, options)
        }
        session = Session(
            repertoires: material.repertoires, cards: likelihood?.weigh(queued) ?? queued,
            done: try file.done(on: workspace.day, named: options.name), options: sessionOptions,
            sampler: options.isLikeGames ? try Self.sampler(workspace, options) : nil, log: file, at: workspace.moment)
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
            guard let known = repertoire[position.identity] else { continue }
            return repertoire.chapters[known.chapter].title
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

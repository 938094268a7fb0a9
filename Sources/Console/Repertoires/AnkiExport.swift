import Chess
import Coach
import GameDatabases
import Openings
import Scheduling
import Store
import Training

/// `prep export --format anki`: the cards of a repertoire as an Anki package, with their schedules and answers.
struct AnkiExport {
    let name: String
    let output: OutputChoice

    /// - Throws: `CommandFailure` (usage) without an output file.
    func write(_ workspace: Workspace) throws -> String {
        guard let path = output.path else {
            throw CommandFailure("an Anki package needs a file; name one with -o FILE.apkg", status: .usage)
        }
        let rules = output.rules(workspace.environment)
        let package = try OutputFile(path, rules: rules)
        // Removed when it is not finished.
        let collection = try OutputFile(path, rules: rules)
        let cards = try workspace.file.drillMaterial(named: name).cards
        let firstDay = cards.compactMap(\.state.due).reduce(workspace.day, min)
        let writer = try AnkiCollectionWriter(
            filling: collection.temporaryPath, for: path, try info(cards, firstDay, workspace))
        let sides = sides(of: cards)
        for (position, queued) in cards.enumerated() {
            let schedule = AnkiSchedule(
                queued.state, position: position + 1, events: try workspace.file.events(of: queued.id),
                today: workspace.day, firstDay: firstDay)
            let key = queued.card.key
            try writer.append(
                AnkiNote(
                    number: queued.id.rawValue, guid: Self.guid(key), deck: sides.firstIndex(of: key.side) ?? 0,
                    fields: AnkiNoteView(queued.card).fields, card: schedule.card, reviews: schedule.reviews))
        }
        try writer.finish()
        try AnkiPackage.write(collection: collection.temporaryPath, for: path, package.write)
        try package.finish()
        return "\(path): \(counted(writer.noteCount, "note")), \(counted(writer.reviewCount, "review")) written"
    }

    /// The day of the first due card is day 0, so that no due day is negative.
    private func info(_ cards: [QueuedCard], _ firstDay: StudyDay, _ workspace: Workspace) throws -> AnkiCollectionInfo
    {
        let environment = workspace.environment
        let rollover = try workspace.file.value(of: .rollover)
        let local = firstDay.number * 86_400 + rollover * 3_600
        let offset = environment.zoneOffset(Int64(local) * 1_000)
        let sides = sides(of: cards)
        return AnkiCollectionInfo(
            decks: sides.count < 2 ? [name] : sides.map { "\(name) (\($0 == .white ? "White" : "Black"))" },
            created: local - offset, minutesWest: -offset / 60, rolloverHour: rollover, exported: environment.now())
    }

    private func sides(of cards: [QueuedCard]) -> [Side] {
        Side.allCases.filter { side in cards.contains { $0.card.key.side == side } }
    }

    /// A position is one note in Anki, as it is one card here, in whichever repertoires it is.
    private static func guid(_ key: CardKey) -> String {
        "prep-" + String(UInt64(bitPattern: Checksum.of(Array("\(key.side.name) \(key.epd)".utf8))), radix: 36)
    }
}

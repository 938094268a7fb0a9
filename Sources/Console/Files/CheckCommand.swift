public import Coach
import Store
import Terminal

/// `prep check`: checks the data file, and rebuilds derived data.
public struct CheckCommand: Sendable {
    public var mustRepair: Bool
    /// Lists every finding instead of the first ones of each kind.
    public var isComplete: Bool
    public var isJSON: Bool
    /// Counts every position of the position index again instead of a sample.
    public var isFull = false

    /// The number of findings of a kind that are listed by default.
    private static let listed = 20

    public init(mustRepair: Bool, isComplete: Bool = false, isJSON: Bool = false) {
        self.mustRepair = mustRepair
        self.isComplete = isComplete
        self.isJSON = isJSON
    }

    /// Returns status 1 when there are findings (with a repair: findings that remain). A file that cannot be opened is
    /// an error.
    public func run(_ environment: Environment, _ printer: Printer) throws -> ExitStatus {
        let findings = try findings(environment.databasePath)
        if isJSON {
            printer.print([
                "v": 1,
                "findings": .array(
                    findings.map { ["kind": .string($0.kind.rawValue), "message": .string($0.message)] }),
            ])
            return findings.isEmpty ? .done : .found
        }
        guard findings.isEmpty else {
            show(findings, printer)
            if !mustRepair {
                printer.say(
                    "prep check --repair rebuilds what can be rebuilt from the log and your repertoires; prep restore brings back a backup."
                )
            }
            return .found
        }
        printer.print("\(environment.databasePath) is sound.".plainLine)
        return .done
    }

    private func findings(_ path: String) throws -> [CheckFinding] {
        do {
            if mustRepair { return try LearnerFile.open(path: path).repair() }
            return try LearnerFile.openReadOnly(path: path).check(isFull: isFull)
        } catch let error as StoreError where error.kind == .damaged {
            return [CheckFinding(kind: .structure, message: error.message)]
        }
    }

    /// The first findings of each kind, and how many more there are.
    private func show(_ findings: [CheckFinding], _ printer: Printer) {
        for kind in CheckFinding.Kind.allCases {
            let found = findings.filter { $0.kind == kind }
            let shown = isComplete ? found[...] : found.prefix(Self.listed)
            printer.print(shown.map { StyledText($0.message, .error) })
            if found.count > shown.count {
                let more = counted(found.count - shown.count, "more finding")
                printer.print(StyledText("  and \(more) of this kind; prep check --all lists all", .error))
            }
        }
        if findings.count > 1 { printer.print(StyledText("\(counted(findings.count, "finding")) in all")) }
    }
}

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
        let groups = CheckFinding.Kind.allCases.compactMap { kind in
            Group(kind: kind, findings: findings.filter { $0.kind == kind }, limit: isComplete ? .max : Self.listed)
        }
        if isJSON {
            printer.print([
                "v": 1, "count": .integer(findings.count), "kinds": .array(groups.map(\.json)),
                "findings": .array(
                    groups.flatMap(\.listed).map {
                        ["kind": .string($0.kind.rawValue), "message": .string($0.message)]
                    }),
            ])
            return findings.isEmpty ? .done : .found
        }
        guard findings.isEmpty else {
            for group in groups { printer.print(group.lines) }
            if findings.count > 1 { printer.print(StyledText("\(counted(findings.count, "finding")) in all")) }
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
}

/// The findings of one kind.
private struct Group {
    let kind: CheckFinding.Kind
    let count: Int
    /// The first ones.
    let listed: [CheckFinding]

    /// Nil without findings.
    init?(kind: CheckFinding.Kind, findings: [CheckFinding], limit: Int) {
        guard !findings.isEmpty else { return nil }
        self.kind = kind
        count = findings.count
        listed = Array(findings.prefix(limit))
    }

    var lines: [StyledText] {
        var lines = listed.map { StyledText($0.message, .error) }
        if count > listed.count {
            let more = counted(count - listed.count, "more finding")
            lines.append(StyledText("  and \(more) of this kind; prep check --all lists all", .error))
        }
        return lines + [StyledText("  \(kind.remedy)")]
    }

    var json: JSON {
        ["kind": .string(kind.rawValue), "count": .integer(count), "remedy": .string(kind.remedy)]
    }
}

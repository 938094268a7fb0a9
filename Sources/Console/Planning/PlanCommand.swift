public import Coach
import Terminal

/// `prep plan`: simulates the coming days.
public struct PlanCommand: Sendable {
    public var request: PlanRequest
    /// Compares desired retentions instead.
    public var comparesRetentions = false
    public var isJSON = false

    public init(_ request: PlanRequest) { self.request = request }

    public func run(_ environment: Environment, _ printer: Printer) throws -> ExitStatus {
        guard let workspace = try Workspace.openReadOnly(environment) else {
            throw CommandFailure("there is nothing to plan yet; begin with: prep import FILE")
        }
        guard !comparesRetentions else {
            let view = RetentionPlanView(try RetentionReport(workspace, request), printer.terminal)
            if isJSON { printer.print(view.json) } else { printer.print(view.lines) }
            return .done
        }
        let report = try PlanReport(workspace, request)
        if isJSON {
            printer.print(report.json)
        } else {
            printer.print(PlanView(report, printer.terminal).lines)
        }
        return .done
    }
}

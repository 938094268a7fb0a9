public import Scheduling
public import Store
public import Training

/// The data of `prep plan --retention`.
public struct RetentionReport {
    /// The names of the repertoires; none for all active ones.
    public let names: [String]
    /// One row for each retention, ascending.
    public let rows: [RetentionWorkload]
    /// The retention of the settings.
    public let current: DesiredRetention
    public let algorithm: SchedulingAlgorithm
    /// New positions a day.
    public let newPerDay: Int
    public let from: StudyDay
    public let until: StudyDay
    public let days: Int

    /// The length of the comparison without a date, in days.
    private static let standardDays = 180

    /// - Parameter request: its minutes are not used.
    public init(_ workspace: Workspace, _ request: PlanRequest) throws {
        let file = workspace.file
        let current = DesiredRetention(percent: try file.value(of: .fsrsRetention)) ?? .standard
        let fsrs = FSRS(parameters: try file.value(of: .fsrsParameters), retention: current)
        let basis = try PlanBasis(workspace, names: request.names, under: .fsrs(fsrs))
        let days = try request.until.map(basis.days) ?? Self.standardDays
        names = basis.names
        self.current = current
        self.days = days
        algorithm = try file.value(of: .scheduler)
        newPerDay = try file.value(of: .newPerDay)
        from = basis.simulator.today
        until = from.advanced(by: days - 1)
        let compared = (RetentionWorkload.compared + [current]).uniqued.sorted()
        rows = compared.map { RetentionWorkload($0, basis.simulator, days: days, limits: basis.limits) }
    }
}

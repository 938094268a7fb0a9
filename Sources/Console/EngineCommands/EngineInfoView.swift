import Analysis
import Coach
import Terminal
import UCI

/// The description of an engine, as text or JSON.
struct EngineInfoView {
    let facts: EngineDescription
    let place: EngineConfiguration

    func lines(columns: Int) -> [StyledText] {
        var lines = StyledText(facts.name.isEmpty ? "Unnamed engine" : facts.name, .strong).wrapped(to: columns)
        if !facts.author.isEmpty { lines += StyledText("by \(facts.author)").wrapped(to: columns, indent: 3) }
        lines += StyledText(facts.path, .dim).wrapped(to: columns)
        lines += StyledText("answered uciok after \(milliseconds(facts.timeToAnswer)) ms; \(speed)").wrapped(
            to: columns)
        lines += StyledText("evaluates a move with \(budget)").wrapped(to: columns)
        if !place.isRepeatable {
            lines += StyledText("results are not repeatable: that needs one thread and a limit in nodes", .warning)
                .wrapped(to: columns)
        }
        let set = facts.valuesSet.map { "\($0.name)=\($0.value ?? "")" }.joined(separator: "; ")
        if !set.isEmpty { lines += StyledText("set: \(set)").wrapped(to: columns, indent: 5) }
        lines.append(StyledText())
        let width = min(columns / 2, facts.options.map { DisplayWidth.of($0.name) }.max() ?? 0)
        for option in facts.options {
            let name = StyledText(option.name).padded(to: width)
            lines += (name + StyledText("  \(Self.words(option.kind))", .dim)).wrapped(to: columns, indent: width + 2)
        }
        return lines
    }

    private var speed: String {
        guard let rate = facts.speed?.rate else { return "it does not report its speed" }
        let depth = facts.speed?.depth.map { ", depth \($0)" } ?? ""
        return "\(Self.grouped(rate)) nodes a second\(depth)"
    }

    private var budget: String {
        switch place.budget.unit {
        case .nodes: "\(Self.grouped(place.budget.amount)) nodes"
        case .milliseconds: "\(Self.grouped(place.budget.amount)) ms"
        }
    }

    private func milliseconds(_ duration: Duration) -> Int { Int(duration / .milliseconds(1)) }

    /// `200,000`.
    static func grouped(_ number: Int) -> String {
        var digits = Array(String(number))
        var place = digits.count - 3
        while place > (number < 0 ? 1 : 0) {
            digits.insert(",", at: place)
            place -= 3
        }
        return String(digits)
    }

    /// `spin 16, 1 to 1024`.
    private static func words(_ kind: EngineOption.Kind) -> String {
        switch kind {
        case .check(let standard): "check" + (standard.map { " \($0)" } ?? "")
        case .spin(let standard, let minimum, let maximum):
            "spin" + (standard.map { " \($0)" } ?? "")
                + (minimum.map { ", \($0)" } ?? (maximum == nil ? "" : ", any")) + (maximum.map { " to \($0)" } ?? "")
        case .combo(let standard, let choices):
            "combo" + (standard.map { " \($0)" } ?? "") + ": " + choices.joined(separator: ", ")
        case .button: "button"
        case .string(let standard): "string" + (standard.map { $0.isEmpty ? "" : " \($0)" } ?? "")
        }
    }

    var json: JSON {
        let values = facts.valuesSet.map { ($0.name, JSON($0.value)) }
        return [
            "v": 1, "name": .string(facts.name), "author": .string(facts.author), "path": .string(facts.path),
            "uciok_ms": .integer(milliseconds(facts.timeToAnswer)),
            "speed": [
                "nodes_per_second": JSON(facts.speed?.rate), "nodes": JSON(facts.speed?.nodes),
                "ms": JSON(facts.speed.map { milliseconds($0.elapsed) }), "depth": JSON(facts.speed?.depth),
            ],
            "effort": ["unit": .string(place.budget.unit.rawValue), "amount": .integer(place.budget.amount)],
            "repeatable": .bool(place.isRepeatable),
            "set": .object(Dictionary(values) { _, last in last }), "options": .array(facts.options.map(Self.json)),
        ]
    }

    private static func json(_ option: EngineOption) -> JSON {
        var members: [String: JSON] = ["name": .string(option.name)]
        switch option.kind {
        case .check(let standard):
            members["type"] = "check"
            members["default"] = standard.map { .bool($0) } ?? .null
        case .spin(let standard, let minimum, let maximum):
            members["type"] = "spin"
            members["default"] = JSON(standard)
            members["min"] = JSON(minimum)
            members["max"] = JSON(maximum)
        case .combo(let standard, let choices):
            members["type"] = "combo"
            members["default"] = JSON(standard)
            members["choices"] = JSON(choices)
        case .button:
            members["type"] = "button"
        case .string(let standard):
            members["type"] = "string"
            members["default"] = JSON(standard)
        }
        return .object(members)
    }
}

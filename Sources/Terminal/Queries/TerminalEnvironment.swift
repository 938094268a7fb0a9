/// What the environment variables say about a terminal.
public struct TerminalEnvironment: Sendable, Hashable {
    /// `TERM`
    public let term: String?
    /// `COLORTERM`
    public let colorTerm: String?
    /// `COLORFGBG`
    public let colors: String?
    /// `TMUX`: whether the program runs in tmux.
    public let isTmux: Bool
    /// `SSH_CONNECTION`, `SSH_TTY`: whether replies come over a network.
    public let isRemote: Bool

    /// Reads the variables. Empty ones count as missing.
    public init(_ variables: [String: String]) {
        func value(_ name: String) -> String? { variables[name].flatMap { $0.isEmpty ? nil : $0 } }
        term = value("TERM")
        colorTerm = value("COLORTERM")
        colors = value("COLORFGBG")
        isTmux = value("TMUX") != nil || (value("TERM") ?? "").hasPrefix("tmux")
        isRemote = value("SSH_CONNECTION") != nil || value("SSH_TTY") != nil
    }

    /// Whether another program is between this one and the window, which replies for itself.
    var isMultiplexed: Bool { isTmux || (term ?? "").hasPrefix("screen") }

    /// The background of `COLORFGBG`, such as `15;0` or `0;default;15`; nil when it is missing or unknown.
    public var background: TerminalBackground? {
        guard let colors, colors.contains(";"), let last = colors.split(separator: ";").last else { return nil }
        return Int(last).flatMap { (0...15).contains($0) ? $0 == 7 || $0 > 8 ? .light : .dark : nil }
    }

    /// Whether the terminal is the Linux console, whose fonts have no chess pieces.
    public var isLinuxConsole: Bool { term == "linux" }
}

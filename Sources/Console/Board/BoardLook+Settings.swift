import BoardImage
import Coach
import Store
import Terminal

extension BoardLook {
    /// Creates the look from the settings.
    /// - Parameters:
    ///   - wanted: a style instead of the setting's; nil uses the setting.
    ///   - file: the data file; without one the defaults are used.
    /// - Throws: a `CommandFailure` when there is no style of the wanted name.
    ///   - terminal: the terminal; a style that it cannot show is replaced.
    init(_ wanted: String?, _ file: LearnerFile?, _ terminal: TerminalFacts) throws {
        func value<Value>(of setting: Setting<Value>) throws -> Value {
            try file?.value(of: setting) ?? setting.defaultValue
        }
        let style = try wanted.map(Self.style(named:)) ?? BoardStyle(value(of: .board))
        if let style {
            self.init(style.supported(by: terminal))
        } else {
            self.init(largestOn: terminal)
        }
        hasCoordinates = try value(of: .coordinates)
        marksLastMove = try value(of: .lastMove)
        marksDestinations = try value(of: .destinations)
        hasAnnotations = try value(of: .annotations)
        hasShapes = try value(of: .shapes)
        blocks = try value(of: .blocks)
        hasExactColors = terminal.color >= .indexed
        hidesPieces = try value(of: .blindfold)
        theme = BoardTheme.named(try value(of: .theme).rawValue) ?? .standard
        pieces = PieceSet(rawValue: try value(of: .pieces).rawValue) ?? .classic
    }

    private static func style(named name: String) throws -> BoardStyle {
        guard let style = BoardStyle(rawValue: name) else {
            let all = BoardStyle.allCases.map(\.rawValue).joined(separator: ", ")
            throw CommandFailure("there is no board style \(name); there are \(all)", status: .usage)
        }
        return style
    }
}

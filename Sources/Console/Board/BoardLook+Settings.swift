import BoardImage
import Coach
import Store
import Terminal

extension BoardLook {
    /// Creates the look from the settings.
    /// - Parameters:
    ///   - wanted: a style instead of the setting's; nil uses the setting.
    ///   - file: the data file; without one the defaults are used.
    ///   - terminal: the terminal; a style that it cannot show is replaced.
    /// - Throws: a `CommandFailure` when there is no style of the wanted name.
    init(_ wanted: String?, _ file: LearnerFile?, _ terminal: TerminalFacts) throws {
        func value<Value>(of setting: Setting<Value>) throws -> Value {
            try file?.value(of: setting) ?? setting.defaultValue
        }
        let style =
            try wanted.map(Self.style(named:)) ?? (terminal.isPlain ? BoardStyle.none : BoardStyle(value(of: .board)))
        if let style {
            self.init(style)
            use(style, on: terminal)
        } else {
            self.init(largestOn: terminal)
        }
        screen.images = terminal.abilities.images
        hasCoordinates = try value(of: .coordinates)
        marksLastMove = try value(of: .lastMove)
        marksDestinations = try value(of: .destinations)
        hasAnnotations = try value(of: .annotations)
        hasShapes = try value(of: .shapes)
        blocks = try value(of: .blocks)
        screen.hasExactColors = terminal.color >= .indexed
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

extension Printer {
    /// Asks the terminal what it can show, and uses the background of the settings from now on.
    ///
    /// Every command that draws boards obtains their look here, because it decides which queries the terminal gets.
    ///
    /// - Parameters:
    ///   - wanted: a style instead of the setting's; nil uses the setting.
    ///   - file: the data file; without one the defaults are used.
    /// - Returns: the look of boards.
    /// - Throws: a `CommandFailure` when there is no style of the wanted name.
    func boardLook(_ wanted: String?, _ file: LearnerFile?) throws -> BoardLook {
        askTerminal()
        switch try file?.value(of: .background) ?? .auto {
        case .auto: break
        case .dark: background = .dark
        case .light: background = .light
        }
        return try BoardLook(wanted, file, terminal)
    }
}

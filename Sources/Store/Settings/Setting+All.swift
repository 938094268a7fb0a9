public import Training

extension Setting<NewOrder> {
    /// `prep settings new-order`
    public static var newOrder: Setting {
        word(
            "new-order", default: .lines,
            "The order of new positions: line by line, first moves first, or the most frequent in games first.")
    }
}

extension Setting<ThemeName> {
    /// `prep settings theme`
    public static var theme: Setting { word("theme", default: .wood, "The colours of the board.") }
}

extension Setting<PieceSetName> {
    /// `prep settings pieces`
    public static var pieces: Setting {
        word("pieces", default: .classic, "The drawings of the pieces on large and medium boards and pictures.")
    }
}

extension Setting<BoardDrawing> {
    /// `prep settings board`
    public static var board: Setting {
        word(
            "board", default: .auto,
            "How the board is drawn; auto takes the largest board that leaves room for the question.")
    }
}

extension Setting<BlockCharacters> {
    /// `prep settings board.blocks`
    public static var blocks: Setting {
        word(
            "board.blocks", default: .auto,
            "The block characters of medium boards; half blocks are in more fonts, quadrants show finer pieces.")
    }
}

extension Setting<ShapeColorName> {
    /// `prep settings board.shape-color`
    public static var shapeColor: Setting {
        word("board.shape-color", default: .green, "The colour of an arrow or circle that draw is given without one.")
    }
}

extension Setting<BackgroundChoice> {
    /// `prep settings background`
    public static var background: Setting {
        word(
            "background", default: .auto,
            "The terminal's background, for the colours of text; auto asks the terminal.")
    }
}

extension Setting<NotationStyle> {
    /// `prep settings notation`
    public static var notation: Setting {
        word("notation", default: .letters, "How moves are written: with letters, figurines, or spoken words.")
    }
}

extension Setting<Int> {
    /// `prep settings rollover`
    public static var rollover: Setting {
        number("rollover", 0...23, default: 4, "The hour at which a new day begins.")
    }

    /// `prep settings new-per-day`
    public static var newPerDay: Setting {
        number("new-per-day", 0...10_000, default: 10, "The most new positions a day.")
    }

    /// `prep settings reviews-per-day`
    public static var reviewsPerDay: Setting {
        number("reviews-per-day", 0...100_000, default: 200, "The most reviews a day.")
    }

    /// `prep settings engine-nodes`
    public static var engineNodes: Setting {
        number("engine-nodes", 1...10_000_000_000, default: 200_000, "Nodes the engine searches for a move.")
    }

    /// `prep settings threads`
    public static var threads: Setting {
        number("threads", 1...1_024, default: 1, "Threads of the engine; with 1 its results are reproducible.")
    }
}

extension Setting<Int?> {
    /// `prep settings minutes-per-day`
    public static var minutesPerDay: Setting {
        number("minutes-per-day", 1...1_440, "The most minutes a day; no question begins after them.")
    }

    /// `prep settings engine-time`
    public static var engineTime: Setting {
        number("engine-time", 1...3_600_000, "Milliseconds the engine thinks about a move, instead of nodes.")
    }

    /// `prep settings hash`
    public static var hash: Setting { number("hash", 1...1_048_576, "The engine's hash table in MiB.") }
}

extension Setting<Bool> {
    /// `prep settings timing`
    public static var timing: Setting {
        onOrOff("timing", default: true, "Whether the time you take for an answer counts for its grade.")
    }

    /// `prep settings board.coordinates`
    public static var coordinates: Setting {
        onOrOff("board.coordinates", default: true, "Whether files and ranks are named at the board's edge.")
    }

    /// `prep settings board.last-move`
    public static var lastMove: Setting {
        onOrOff("board.last-move", default: true, "Whether the last move is marked.")
    }

    /// `prep settings board.destinations`
    public static var destinations: Setting {
        onOrOff("board.destinations", default: true, "Whether the squares that a piece can reach are marked.")
    }

    /// `prep settings board.annotations`
    public static var annotations: Setting {
        onOrOff("board.annotations", default: true, "Whether signs such as ?! are shown at the last move's square.")
    }

    /// `prep settings board.shapes`
    public static var shapes: Setting {
        onOrOff("board.shapes", default: true, "Whether arrows and circles are shown.")
    }

    /// `prep settings board.blindfold`
    public static var blindfold: Setting {
        onOrOff("board.blindfold", default: false, "Whether the board is drawn without pieces.")
    }

    /// `prep settings board.animation`
    public static var animation: Setting {
        onOrOff("board.animation", default: true, "Whether the opponent's piece moves on the board of a question.")
    }

    /// `prep settings plain`
    public static var plain: Setting {
        onOrOff(
            "plain", default: false,
            "Whether screens are for a screen reader: sentences instead of drawings, colours and signs.")
    }

    /// `prep settings game-reviews`
    public static var gameReviews: Setting {
        onOrOff(
            "game-reviews", default: false, "Whether a book move in one of your games counts as a review.")
    }
}

extension Setting<String?> {
    /// `prep settings engine`
    public static var engine: Setting {
        file("engine", "The UCI engine; without it Prep looks for stockfish.")
    }

    /// `prep settings engine-options`
    public static var engineOptions: Setting {
        text("engine-options", "Options for the engine, as Name=value; Name=value.", needsConfirmation: true)
    }

    /// `prep settings engine-log`
    public static var engineLog: Setting {
        file("engine-log", "A file that records what the engine is asked and answers.")
    }

    /// `prep settings games-db`
    public static var gamesDatabase: Setting {
        file("games-db", "A games database in a file of its own, instead of your own games.")
    }

    /// `prep settings opening-names`
    public static var openingNames: Setting {
        file("opening-names", "A table of opening names that takes precedence over the built-in one.")
    }

    /// `prep settings me`
    public static var playerNames: Setting {
        text("me", "The names under which you play, with ; between them, for compare and review.")
    }
}

// MARK: - The games that count for explore, gaps, lint, drill --like-games and new-order frequency

extension Setting<ClosedRange<Int>?> {
    /// `prep settings games-elo`
    public static var gamesElo: Setting {
        ratings("games-elo", "Which games count: the average rating of both players, such as 1500-1800.")
    }
}

extension Setting<GameSpeed?> {
    /// `prep settings games-speed`
    public static var gamesSpeed: Setting {
        speed("games-speed", "Which games count: their speed, by the time control.")
    }
}

extension Setting<Int?> {
    /// `prep settings games-since`
    public static var gamesSince: Setting { number("games-since", 1...9_999, "Which games count: the first year.") }
}

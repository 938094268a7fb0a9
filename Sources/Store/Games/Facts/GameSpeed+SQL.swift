import GRDB

extension GameSpeed {
    /// The speed of a time control as an SQL function: a word, or NULL.
    static let sqlFunction = DatabaseFunction("game_speed", argumentCount: 1, pure: true) { values in
        String.fromDatabaseValue(values[0]).flatMap { GameSpeed(timeControl: $0) }?.rawValue
    }
}

import ArgumentParser
import Chess

/// The flags that say which side the learner plays in the files of an import.
struct SideFlags: ParsableArguments {
    @Flag(help: "You play White in these files.") var white = false
    @Flag(help: "You play Black in these files.") var black = false

    /// Nil when no side was given.
    var side: Side? { white ? .white : black ? .black : nil }

    func validate() throws {
        if white, black { throw ValidationError("--white and --black exclude each other") }
    }
}

/// What is known about the program that an engine runs.
struct EngineProgram {
    /// The process identifier of the running or ended program; nil if it was not started.
    var processIdentifier: Int32?
    /// The name and version it reports; empty if it reports none.
    var name = ""
    /// The author it reports; empty if it reports none.
    var author = ""
    /// The time from the start of the program to its `uciok`; zero before that.
    var timeToAnswer = Duration.zero
}

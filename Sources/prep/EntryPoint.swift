import Coach
import Foundation
import Terminal

/// The program: arguments in, a command run, an exit status out.
@main enum EntryPoint {
    /// Runs the main actor on the main thread, as a run loop does: readline and the terminal's signals need the thread
    /// the process began with, which an async entry point would end.
    static func main() {
        Screen.ignoreBrokenPipes()
        Screen.ignoreFileSizeSignals()
        if let fault = Descriptors.prepare() {
            try? Output.error.write("prep: \(fault)\n")
            exit(ExitStatus.error.rawValue)
        }
        let arguments = LeadingOptions.moved(Array(CommandLine.arguments.dropFirst()))
        Task { @MainActor in exit(await Prep.execute(arguments, keyboard: nil)) }
        while true { RunLoop.main.run() }
    }
}

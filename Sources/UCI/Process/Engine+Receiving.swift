/// Handling the output and the end of the process.
extension Engine {
    func setProcessIdentifier(_ identifier: Int32) {
        program.processIdentifier = identifier
    }

    func receive(_ replies: [(line: String, reply: Reply)], bytes count: Int) {
        guard outputLimit.add(count) else { return fail(.flooded(path: path)) }
        for (line, reply) in replies {
            log?(.received(line))
            handle(reply)
        }
    }

    private func handle(_ reply: Reply) {
        switch (reply, pending?.kind) {
        case (.name(let name), .uciOK): program.name = name
        case (.author(let author), .uciOK): program.author = author
        case (.option(let option), .uciOK): table.declare(option)
        case (.uciOK, .uciOK), (.readyOK, .readyOK): resume(with: reply)
        case (.info(let info), .bestMove): add(info)
        case (.bestMove, .bestMove): resume(with: reply)
        case (.unknown, .nodeCount) where reply.perftNodes != nil: resume(with: reply)
        // Engines that ask for registration also work without it, some of them with limits.
        case (.registration(.error), _): send(.registerLater)
        case (.copyProtection(.error), _): fail(.copyProtected(path: path))
        default: break  // unexpected or repeated
        }
    }

    /// Ends the process 100 ms after its output has ended, which lets it exit by itself with its own status.
    func outputEnded() {
        let process = process
        Task {
            try await Task.sleep(for: .milliseconds(100))
            process?.kill()
        }
    }

    /// Waits for the end of the process in a task, and fails the current wait then.
    func observeProcessEnd() {
        guard let process else { return }
        Task(priority: .userInitiated) { [weak self] in
            let end = await process.end
            await self?.processEnded(end)
        }
    }

    private func processEnded(_ end: EngineProcess.End) {
        switch end {
        case .notStarted(let reason): fail(.notStarted(path: path, reason: reason))
        case .exited(let how): fail(.died(path: path, how: how))
        }
    }
}

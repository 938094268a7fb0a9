import FuzzDrivers

/// Runs one driver with the inputs of one seed.
struct SeededRun {
    let driver: FuzzDriver
    private let seed: UInt64
    private let inputs: FuzzInputs
    private let keepsInputs: Bool
    private let clock = ContinuousClock()

    init(driver: FuzzDriver, seed: UInt64, samples: [[UInt8]], keepsInputs: Bool) {
        self.driver = driver
        self.seed = seed
        inputs = FuzzInputs(driver, seed: seed, samples: samples)
        self.keepsInputs = keepsInputs
    }

    /// Checks the inputs of these rounds and reports progress about every five seconds, and every fault.
    /// - Returns: the number of inputs with faults; it stops after ten.
    func check(rounds: Range<Int>) throws -> Int {
        let start = clock.now
        var lastReport = start
        var faulty = 0
        var bytesRead = 0
        var slowest = (round: 0, time: Duration.zero, bytes: 0)
        var before = start
        report("from round \(rounds.lowerBound)")
        for round in rounds {
            let bytes = inputs.input(round)
            if keepsInputs { try InputFile.keep(bytes, in: "fuzz-\(driver.name).input") }
            before = clock.now
            let sentences = driver.check(bytes)
            let now = clock.now
            bytesRead += bytes.count
            if before.duration(to: now) > slowest.time { slowest = (round, before.duration(to: now), bytes.count) }
            if !sentences.isEmpty {
                faulty += 1
                try reportFaults(sentences, round: round, bytes)
                if faulty == 10 { return faulty }
            }
            if lastReport.duration(to: now) > .seconds(5) {
                lastReport = now
                report("round \(round + 1) and on, \(bytesRead >> 20) MiB, \(faulty) faulty")
            }
        }
        let time = start.duration(to: clock.now)
        report(
            "\(rounds.count) rounds, \(bytesRead >> 20) MiB, \(time.formatted), \(faulty) faulty; the slowest was round "
                + "\(slowest.round): \(slowest.bytes) bytes, \(slowest.time.formatted)")
        return faulty
    }

    private func reportFaults(_ sentences: [String], round: Int, _ bytes: [UInt8]) throws {
        let file = "fuzz-\(driver.name)-\(seed)-\(round).input"
        try InputFile.keep(bytes, in: file)
        report("round \(round) is wrong:")
        for sentence in sentences { print("    \(sentence)") }
        print("    input: \(shown(bytes))")
        print("    kept in \(file)")
    }

    private func report(_ text: String) {
        print("\(driver.name), seed \(seed): \(text)")
        InputFile.flush()
    }
}

extension Duration {
    /// The duration as `12.3 s` or `4.5 ms`.
    fileprivate var formatted: String {
        let tenths = components.seconds * 10_000 + components.attoseconds / 100_000_000_000_000
        return tenths >= 10_000 ? "\(tenths / 10_000).\(tenths % 10_000 / 1_000) s" : "\(tenths / 10).\(tenths % 10) ms"
    }
}

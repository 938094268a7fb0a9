// A UCI engine for tests, correct or misbehaving (Misbehaviour.swift).

import Chess

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

let names =
    [getenv("FAKE_ENGINE").map { String(cString: $0) }]
    + [CommandLine.arguments.dropFirst().first, CommandLine.arguments[0].split(separator: ".").last.map(String.init)]
let behaviour = names.lazy.compactMap { $0.flatMap(Misbehaviour.init) }.first ?? .normal

/// The position `position …` names; moves that are not legal end it.
func position(_ words: ArraySlice<Substring>) -> Position {
    let (place, moves) = words.split(separator: "moves", maxSplits: 1, omittingEmptySubsequences: false)
        .reduce(into: (ArraySlice<Substring>?.none, ArraySlice<Substring>())) {
            if $0.0 == nil { $0.0 = $1 } else { $0.1 = $1 }
        }
    let fen = place?.dropFirst().joined(separator: " ") ?? ""
    var reached = (try? Position(fen: fen)) ?? .initial
    for text in moves {
        guard let move = reached.move(uci: text) else { break }
        reached = reached.playing(move)
    }
    return reached
}

/// The move in the file `held` beside the program; nil without that file.
func heldMove() -> String? {
    let program = CommandLine.arguments[0]
    let folder = program.lastIndex(of: "/").map { program[...$0] } ?? ""
    guard let file = fopen("\(folder)held", "r") else { return nil }
    defer { fclose(file) }
    var text = [CChar](repeating: 0, count: 8)
    return fgets(&text, 8, file).map { String(cString: $0) }
}

func answer(_ position: Position, _ words: ArraySlice<Substring>) {
    let isDeaf = behaviour == .ignoresSearchmoves
    let only = isDeaf ? [] : words.firstIndex(of: "searchmoves").map { words[($0 + 1)...] } ?? []
    let answer = Answer(
        in: position, among: only.prefix { position.move(uci: $0) != nil }.compactMap { position.move(uci: $0) })
    switch behaviour {
    case .silentAfterGo: return
    case .flood:
        let line = Array(String(repeating: "info depth 1 score cp 1 pv e2e4 string more and more\n", count: 1000).utf8)
        while true { write(bytes: line) }
    case .exit: exit(3)
    case .segfault:
        signal(SIGSEGV, SIG_DFL)
        kill(getpid(), SIGSEGV)
    case .stopsAtNodes where words.contains("nodes"):
        say(answer.info.replacing("depth 2", with: "depth 1"))
        say("bestmove \(answer.bestMove)")
    case .illegalBestmove:
        say(answer.info)
        say("bestmove a1h7")
    case .none:
        say(answer.info)
        say("bestmove (none)")
    case .doubleAfterStop:
        say(answer.info)
        say("bestmove \(answer.bestMove)")
        say("bestmove h2h3 ponder h7h6")
    case .hugeLine:
        write(bytes: Array("info string ".utf8))
        let piece = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
        for _ in 0..<100 { write(bytes: piece) }
        say("")
        say(answer.info)
        say("bestmove \(answer.bestMove)")
    case .partialEnd:
        say(answer.info)
        write(bytes: Array("bestmove \(answer.bestMove.prefix(3))".utf8))
        exit(0)
    case .unendedAnswer:
        say(answer.info)
        write(bytes: Array("bestmove \(answer.bestMove)".utf8))
        exit(0)
    case .slow:
        // A command that comes meanwhile ends the thinking; it is read afterwards.
        var input = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
        _ = poll(&input, 1, 200)
        say(answer.info)
        say("bestmove \(answer.bestMove)")
    case .holdsMove:
        // A command that comes meanwhile ends the waiting; it is read afterwards.
        var input = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
        while heldMove() == answer.bestMove, poll(&input, 1, 5) == 0 {}
        say(answer.info)
        say("bestmove \(answer.bestMove)")
    case .doubleBestmove:
        say(answer.info)
        say("bestmove \(answer.bestMove) ponder e7e5")
        say("bestmove h2h3")
    case .illegalPV:
        say("info depth 9 score cp 30 nodes 9 pv \(answer.bestMove) a1a1 e2e9 zz e2e5")
        say("bestmove \(answer.bestMove)")
    case .nul:
        write(bytes: [0, 0, 0x0A, 0xFF, 0xC3, 0x28, 0x0A])
        write(bytes: Array("info depth 4 sco".utf8) + [0] + Array("re cp 5\n".utf8))
        say(answer.info)
        say("bestmove \(answer.bestMove)")
    case .longLine:
        write(bytes: Array("info string ".utf8))
        let piece = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
        for _ in 0..<4 { write(bytes: piece) }
        say("")
        say(answer.info)
        say("bestmove \(answer.bestMove)")
    case .partialLine:
        for byte in Array("\(answer.info)\r\nbestm".utf8) { write(bytes: [byte]) }
        write(bytes: Array("ove \(answer.bestMove)".utf8))
    case .closesOutput: close(1)
    case .escapeCodes:
        say("info string \u{1B}]0;owned\u{07}\u{1B}[2J")
        say(answer.info)
        say("bestmove \(answer.bestMove) \u{1B}[31m")
    default:
        say(answer.info)
        say("bestmove \(answer.bestMove)")
    }
}

if behaviour == .ignoresQuit {
    signal(SIGTERM, SIG_IGN)
    signal(SIGINT, SIG_IGN)
    signal(SIGHUP, SIG_IGN)
}

var current = Position.initial
var waiting: ArraySlice<Substring>?
while let line = readLine() {
    let words = line.split(separator: " ")[...]
    switch words.first {
    case "uci":
        say("id name \(behaviour == .escapeCodes ? "\u{1B}[31mRed\u{1B}]0;owned\u{07}" : "Fake \(behaviour.rawValue)")")
        say("id author nobody")
        say("option name Threads type spin default 1 min 1 max 8")
        say("option name Hash type spin default 16 min 1 max 1024")
        say("option name MultiPV type spin default 1 min 1 max 500")
        say("option name OwnBook type check default true")
        say("option name Style type combo default Normal var Solid var Normal var Very Risky")
        say("option name Book File type string default <empty>")
        say("option name Clear Hash type button")
        if behaviour == .unregistered { say("registration checking") }
        if behaviour == .copyProtected { say("copyprotection checking") }
        if behaviour != .noUciok { say("uciok") }
        if behaviour == .unregistered { say("registration error") }
        if behaviour == .copyProtected { say("copyprotection error") }
    case "isready":
        if behaviour == .unaskedBestmove { say("bestmove h2h3") }
        if behaviour != .noReadyok { say("readyok") }
    case "position": current = position(words.dropFirst())
    case "go":
        let nodes = words.firstIndex(of: "nodes").flatMap { Int(words[$0 + 1]) } ?? 0
        let isWaiting =
            [.untilStop, .doubleAfterStop, .ignoresNodes].contains(behaviour)
            || behaviour == .deepUntilStop && nodes > 200_000
        if behaviour == .ignoresNodes, nodes > 0 {
            for factor in 1...3 { say("info depth \(factor) time \(factor) nodes \(nodes * factor)") }
        }
        if behaviour == .reportsDepths {
            let answer = Answer(in: current, among: [])
            for depth in 1...3 {
                let nodes = "nodes \(depth * 100) time \(depth)"
                let info = answer.info.replacing("depth 2 seldepth 2", with: "depth \(depth) seldepth 4")
                say(info.replacing("nodes 100", with: nodes))
            }
            if words.contains("infinite") { waiting = words } else { say("bestmove \(answer.bestMove)") }
        } else if isWaiting {
            waiting = words
        } else {
            answer(current, words)
        }
    case "stop":
        if let words = waiting { answer(current, words) }
        waiting = nil
    case "quit" where behaviour != .ignoresQuit: exit(0)
    default: break
    }
}
while behaviour == .ignoresQuit { pause() }

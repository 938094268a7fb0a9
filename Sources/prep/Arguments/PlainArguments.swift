import ArgumentParser
import Store

/// The arguments after the name of a command, if they are written plainly: words first, then options and flags by their
/// full names, each at most once, a value after its option.
///
/// The properties of a command take what is theirs while it is decoded. Names and order come from the declarations that
/// the argument parser reads too.
final class PlainArguments {
    /// Thrown for everything that only the argument parser understands.
    struct NotPlain: Error {}

    private let texts: [String]
    private let firstOption: Int
    private var isTaken: [Bool]
    private var nextWord = 0

    init(_ texts: [String]) {
        self.texts = texts
        firstOption = texts.firstIndex { $0.utf8.first == UInt8(ascii: "-") } ?? texts.count
        isTaken = Array(repeating: false, count: texts.count)
    }

    var areTaken: Bool { !isTaken.contains(false) }

    /// The value of the property of a command, or nil if its type is not one of those that are read here.
    ///
    /// The types are compared, as casting to a protocol makes the runtime search all conformances of the program.
    func property<Wrapper>(_ type: Wrapper.Type, named name: String) throws -> Wrapper? {
        if type == Option<String?>.self { return option(try value(of: name)) as? Wrapper }
        if type == Flag<Bool>.self { return flag(try isGiven("--" + name)) as? Wrapper }
        if type == Argument<String>.self { return argument(try requiredWord()) as? Wrapper }
        if type == Argument<String?>.self { return argument(try word()) as? Wrapper }
        if type == Flag<Bool?>.self { return flag(try choice(named: name)) as? Wrapper }
        if type == Option<GlobalOptions.ColorChoice>.self { return option(try color(named: name)) as? Wrapper }
        if type == Option<Int?>.self { return absent(Int.self) as? Wrapper }
        if type == Option<GameSpeed?>.self { return absent(GameSpeed.self) as? Wrapper }
        if type == Option<NewPositions?>.self { return absent(NewPositions.self) as? Wrapper }
        return nil
    }

    // MARK: Taking

    private func take(_ index: Int) throws {
        if isTaken[index] { throw NotPlain() }
        isTaken[index] = true
    }

    private func word() throws -> String? {
        guard nextWord < firstOption else { return nil }
        let word = texts[nextWord]
        if word.isEmpty { throw NotPlain() }
        try take(nextWord)
        nextWord += 1
        return word
    }

    private func requiredWord() throws -> String {
        guard let word = try word() else { throw NotPlain() }
        return word
    }

    private func isGiven(_ name: String) throws -> Bool {
        guard let index = texts.firstIndex(of: name) else { return false }
        try take(index)
        return true
    }

    private func choice(named name: String) throws -> Bool? {
        let isOn = try isGiven("--" + name)
        let isOff = try isGiven("--no-" + name)
        if isOn, isOff { throw NotPlain() }
        return isOn ? true : isOff ? false : nil
    }

    private func value(of name: String) throws -> String? {
        guard let index = texts.firstIndex(of: "--" + name) else { return nil }
        guard index + 1 < texts.count, let first = texts[index + 1].utf8.first, first != UInt8(ascii: "-") else {
            throw NotPlain()
        }
        try take(index)
        try take(index + 1)
        return texts[index + 1]
    }

    private func color(named name: String) throws -> GlobalOptions.ColorChoice {
        guard let text = try value(of: name) else { return .auto }
        guard let choice = GlobalOptions.ColorChoice(rawValue: text) else { throw NotPlain() }
        return choice
    }

    // MARK: Properties

    private func option(_ value: String?) -> Option<String?> {
        var option = Option<String?>(name: .long)
        option.wrappedValue = value
        return option
    }

    private func option(_ value: GlobalOptions.ColorChoice) -> Option<GlobalOptions.ColorChoice> {
        var option = Option<GlobalOptions.ColorChoice>(name: .long)
        option.wrappedValue = value
        return option
    }

    private func flag(_ value: Bool) -> Flag<Bool> {
        var flag = Flag<Bool>(wrappedValue: false)
        flag.wrappedValue = value
        return flag
    }

    private func flag(_ value: Bool?) -> Flag<Bool?> {
        var flag = Flag<Bool?>(inversion: .prefixedNo)
        flag.wrappedValue = value
        return flag
    }

    private func argument(_ value: String) -> Argument<String> {
        var argument = Argument<String>(help: nil)
        argument.wrappedValue = value
        return argument
    }

    private func argument(_ value: String?) -> Argument<String?> {
        var argument = Argument<String?>(help: nil)
        argument.wrappedValue = value
        return argument
    }

    /// An option whose text only the argument parser can convert. Its name, if given, is not taken.
    private func absent<Value>(_ type: Value.Type) -> Option<Value?> {
        var option = Option<Value?>(transform: { _ in throw NotPlain() })
        option.wrappedValue = nil
        return option
    }
}

import Coach

/// The value of `drill --new`: a number or `all`. Without a value it is `all` (`BareNewOption`).
enum NewPositions: Equatable {
    case all
    case number(Int)

    /// Parses the value of the option.
    @Sendable static func read(_ text: String) throws -> NewPositions {
        text == "all" ? .all : .number(try NumberRange.newPositions.read(text))
    }
}

/// `drill --cram --new` is `drill --cram --new all`: the argument parser has no options with an optional value, so
/// the value is inserted before parsing.
enum BareNewOption {
    /// Returns the arguments with the value inserted. Only those of `drill`, and none after a `--`, are changed.
    static func filled(_ arguments: [String]) -> [String] {
        guard arguments.first == "drill" else { return arguments }
        let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
        return arguments.enumerated().map { index, argument in
            guard argument == "--new", index < end else { return argument }
            let next = index + 1 < end ? arguments[index + 1] : ""
            let isValue = next == "all" || (next.first == "-" ? next.dropFirst() : next[...]).first?.isNumber == true
            return isValue ? argument : "--new=all"
        }
    }
}

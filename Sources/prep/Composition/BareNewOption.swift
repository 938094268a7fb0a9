import Coach

/// What `drill --new` is given: a number, or all of them. Without a value it means all (`BareNewOption`).
enum NewPositions: Equatable {
    case all
    case number(Int)

    /// Reads what was typed behind the option.
    @Sendable static func read(_ text: String) throws -> NewPositions {
        text == "all" ? .all : .number(try NumberRange.newPositions.read(text))
    }
}

/// `drill --cram --new` is `drill --cram --new all`: the argument parser knows no option whose value may be left out, so
/// the value is put in before it sees the arguments.
enum BareNewOption {
    /// The arguments with the value filled in. Only those of `drill`, and none after a `--`, are changed.
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

/// A command `[%cal …]` or `[%csl …]` that cannot be read as arrows and circles.
///
/// ```swift
/// if let comment = Comment("[%cal Gc2c4,Gd2d9] The plan.") {
///     print(comment.shapeFaults.map(\.command))  // ["[%cal Gc2c4,Gd2d9]"]
///     print(comment.text)  // [%cal Gc2c4,Gd2d9] The plan.
/// }
/// ```
public struct ShapeFault: Hashable, Sendable {
    /// What is wrong with the command.
    public enum Kind: Hashable, Sendable {
        /// A part that is not a shape, such as `Gd2d9`.
        case notAShape(String)
        /// The closing bracket is missing.
        case unclosed
    }

    /// The command as written, from its opening bracket to its closing one, or to the end of the comment.
    public let command: String
    /// What is wrong.
    public let kind: Kind
}

extension Comment {
    /// The commands for arrows and circles that cannot be read, in their order. They stay in `text`.
    public var shapeFaults: [ShapeFault] {
        var faults: [ShapeFault] = []
        // The bytes since the last closed command: only there can a command be unclosed.
        var rest: [UInt8] = []
        scan { byte in
            rest.append(byte)
        } command: { command in
            rest = []
            if let part = command.invalidShape {
                faults.append(ShapeFault(command: command.raw, kind: .notAShape(part)))
            }
        }
        let text = String(decoding: rest, as: UTF8.self)
        for name in ["[%cal", "[%csl"] {
            guard let start = text.firstRange(of: name)?.lowerBound else { continue }
            faults.append(ShapeFault(command: String(text[start...]), kind: .unclosed))
        }
        return faults
    }
}

extension CommentCommand {
    /// The first part of a command for shapes that is not a shape; nil for other commands and when all are.
    var invalidShape: String? {
        guard isShapes else { return nil }
        return shapeParts.first { Shape($0) == nil }.map(String.init)
    }

    /// Whether the command lists arrows or circles.
    var isShapes: Bool { name == "csl" || name == "cal" }

    /// The texts of the single shapes.
    var shapeParts: [Substring] {
        argument.split(whereSeparator: { $0 == "," || $0 == " " || $0.isNewline })
    }
}

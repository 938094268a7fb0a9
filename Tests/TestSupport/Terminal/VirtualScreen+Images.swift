/// The pictures and the queries that a program sent to the terminal.
extension VirtualScreen {
    /// A picture, or a command about pictures.
    public struct Image: Sendable {
        public enum Format: Sendable { case kitty, sixel }

        public let format: Format
        /// The cell of its upper left corner, in the whole text of the terminal: rows that have left the screen count.
        public let row: Int
        public let column: Int
        /// The characters between the introducer and the terminator: for Kitty keys, a semicolon and base64.
        public let text: String
    }

    /// Device control strings (`P`), application program commands (`_`) and others.
    struct ControlString {
        let introducer: UInt8
        var bytes: [UInt8] = []
    }

    /// The pictures in the order in which they came. The chunks of a Kitty picture are joined; its keys are the first
    /// ones. Queries are not pictures.
    public var images: [Image] { effects.images }

    struct Effects {
        var bells = 0
        var images: [Image] = []
    }

    /// Records a string that has ended.
    mutating func finishString() {
        defer { input.string = nil }
        guard let string = input.string else { return }
        let text = String(decoding: string.bytes, as: UTF8.self)
        let row = scrolledOff.count + cursor.row
        switch string.introducer {
        case UInt8(ascii: "_") where text.hasPrefix("G"):
            let content = String(text.dropFirst())
            let parts = content.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
            let keys = parts[0].split(separator: ",")
            if keys.contains("a=q") { return }
            if keys.allSatisfy({ $0.hasPrefix("m=") }), let last = effects.images.popLast() {
                let data = parts.count > 1 ? String(parts[1]) : ""
                effects.images.append(
                    Image(format: .kitty, row: last.row, column: last.column, text: last.text + data))
            } else {
                effects.images.append(Image(format: .kitty, row: row, column: cursor.column, text: content))
            }
        case UInt8(ascii: "P") where !text.contains("$q") && text.contains("q"):
            effects.images.append(Image(format: .sixel, row: row, column: cursor.column, text: text))
        default: break
        }
    }
}

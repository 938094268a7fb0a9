/// Separates what a person types from the terminal's replies, byte by byte.
struct ReplyFilter: Sendable {
    /// What a byte completed.
    enum Event: Equatable {
        /// Bytes of keys, in the order in which they came.
        case typed([UInt8])
        case reply(TerminalReply)
    }

    /// The number of cursor reports that were asked for and have not come.
    private(set) var expectedCursorReports = 0
    /// Bytes that may be the beginning of a reply.
    private(set) var held: [UInt8] = []

    /// Announces the replies to queries that are about to be sent.
    mutating func expect(cursorReports: Int) { expectedCursorReports += cursorReports }

    /// Reads one byte; nil if it is held until more bytes show what it belongs to.
    mutating func feed(_ byte: UInt8) -> Event? {
        held.append(byte)
        switch ReplySyntax.match(held, expectsCursor: expectedCursorReports > 0) {
        case .incomplete: return nil
        case .reply(let reply):
            held = []
            if case .cursorColumn = reply { expectedCursorReports -= 1 }
            return .reply(reply)
        case .typing:
            // An Escape that ends other bytes may begin a reply.
            let isNew = byte == 0x1B && held.count > 1
            defer { held = isNew ? [byte] : [] }
            return .typed(isNew ? held.dropLast() : held)
        }
    }

    /// Returns the held bytes as typing, because nothing follows them.
    mutating func release() -> [UInt8] {
        defer { held = [] }
        return held
    }
}

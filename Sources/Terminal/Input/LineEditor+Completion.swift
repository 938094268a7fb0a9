@preconcurrency import CReadline

#if canImport(Glibc)
@preconcurrency import Glibc
#else
@preconcurrency import Darwin
#endif

extension LineEditor {
    /// Returns the candidates that begin with the word at the cursor in readline's form: the replacement, then each
    /// candidate; nil if there is none. A unique candidate is followed by a blank unless it is a folder.
    static func matches(_ word: String) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
        let line = rl_line_buffer.map { String(cString: $0) } ?? word
        let beforeCursor = String(decoding: line.utf8.prefix(Int(rl_point)), as: UTF8.self)
        let isQuoted = rl_completion_quote_character != 0
        guard let completion = CompletionMatches(word, among: candidates(beforeCursor), isQuoted: isQuoted) else {
            return nil
        }
        if completion.words.count == 1, completion.replacement.hasSuffix("/") {
            rl_completion_append_character = 0
            rl_completion_suppress_quote = 1
        }
        let list = [completion.replacement] + (completion.words.count == 1 ? [] : completion.words)
        // Readline releases the strings and their array with free(3).
        guard let buffer = calloc(list.count + 1, MemoryLayout<UnsafeMutablePointer<CChar>?>.stride) else { return nil }
        let array = buffer.bindMemory(to: UnsafeMutablePointer<CChar>?.self, capacity: list.count + 1)
        for (index, text) in list.enumerated() { array[index] = strdup(text) }
        return array
    }
}

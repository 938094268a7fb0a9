import Chess
import PGN

@testable import Openings

/// Reads the notation of `OpeningLines` with its moves, from which the keys of the table are made. A wrong line is a fault
/// and is left out; Prep's own table has no faults.
struct OpeningLineReader {
    private(set) var openings: [PositionIdentity: Opening] = [:]
    /// The place of each line of `openings`, as in `OpeningLines.places`.
    private(set) var places: [PositionIdentity: Int] = [:]
    /// Their locations count the lines of their volume.
    private(set) var faults: [OpeningFault] = []
    /// The position after the first line of each code, by `ECOCode.index`.
    private var firsts: [Position?] = Array(repeating: nil, count: ECOCode.count)

    /// Reads Prep's own table.
    static func bundled() -> OpeningLineReader {
        var reader = OpeningLineReader()
        for (index, volume) in OpeningLines.volumes.enumerated() { reader.read(volume, index: index) }
        return reader
    }

    /// Reads a volume after those that were read before.
    mutating func read(_ volume: String, index: Int = 0) {
        let bytes = volume.utf8.span
        var number = 1
        var start = 0
        while start < bytes.count {
            var end = start
            while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
            do throws(OpeningFault) {
                let position = try readLine(bytes.extracting(start..<end), number)
                places[position.identity] = index << 16 | start
            } catch {
                faults.append(error)
            }
            number += 1
            start = end + 1
        }
    }

    private mutating func readLine(_ line: Span<UInt8>, _ number: Int) throws(OpeningFault) -> Position {
        func fault(_ column: Int, _ message: String) -> OpeningFault {
            OpeningFault(SourceLocation(line: number, column: column), message)
        }

        guard line.count > 4, let code = ECOCode(utf8: line.extracting(first: 3)) else {
            throw fault(1, "the line does not begin with an ECO code")
        }
        var bar = 0
        while bar < line.count, line[bar] != UInt8(ascii: "|") { bar += 1 }
        guard bar > 5, bar < line.count else {
            throw fault(4, "name and moves must be separated by \" | \"")
        }
        guard let text = try? UTF8Span(validating: line.extracting(4..<(bar - 1))) else {
            throw fault(5, "the name is not UTF-8")
        }
        var position = Position.initial
        var start = bar + 2
        while start < line.count {
            var end = start
            while end < line.count, line[end] != UInt8(ascii: " ") { end += 1 }
            let word = line.extracting(start..<end)
            if start == bar + 2, let other = ECOCode(utf8: word), let first = firsts[other.index] {
                position = first
            } else {
                do throws(SANError) {
                    try position.play(san: word)
                } catch {
                    throw fault(start + 1, error.message)
                }
            }
            start = end + 1
        }
        if firsts[code.index] == nil { firsts[code.index] = position }
        guard openings.updateValue(Opening(code: code, name: String(copying: text)), forKey: position.identity) == nil
        else { throw fault(1, "the position has a name already") }
        return position
    }
}

import Chess
import Foundation
import TestSupport
import Testing

@testable import Openings

/// The keys by which a name is found without reading the moves of all lines.
@Suite struct OpeningKeysTests {
    private static let path = "Sources/Openings/Names/Table/OpeningLines+Keys.swift"

    /// `PREP_RECORD=1` writes the keys instead of comparing them: needed after every change of the lines.
    @Test func `the keys are those of the lines, to the byte`() throws {
        let text = Self.text(of: .bundled())
        if Recording.isAsked {
            try Data(text.utf8).write(to: URL(fileURLWithPath: "\(Checkout.root)/\(Self.path)"))
        } else {
            let isCurrent = Checkout.text(Self.path) == text
            #expect(isCurrent, "the lines changed; write their keys with PREP_RECORD=1")
        }
    }

    @Test func `each line is found by its position`() {
        for (identity, opening) in OpeningLineReader.bundled().openings {
            #expect(OpeningNames.bundled[identity] == opening)
        }
    }

    @Test func `a key between two others, below the first or above the last has no name`() {
        for key in OpeningLines.keys {
            #expect(OpeningLines.opening(key + 1) == nil)
            #expect(OpeningLines.opening(key - 1) == nil)
        }
        #expect(OpeningLines.opening(0) == nil)
        #expect(OpeningLines.opening(.max) == nil)
    }

    /// The file with the keys of these lines.
    private static func text(of reader: OpeningLineReader) -> String {
        let rows = reader.places.sorted { $0.key < $1.key }
        return """
            extension OpeningLines {
                /// The keys of the positions that have a name, in ascending order. Made from the lines: see `OpeningKeysTests`.
                static let keys: [UInt64] = [
            \(table(rows.map { "0x" + hexadecimal($0.key.key) }))
                ]

                /// Where the line of each key begins: the index of its volume in the upper 16 bits, its first byte in the lower ones.
                static let places: [UInt32] = [
            \(table(rows.map { String($0.value) }))
                ]
            }

            """
    }

    private static func hexadecimal(_ key: UInt64) -> String {
        let digits = String(key, radix: 16, uppercase: true)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// The elements of an array in lines of up to 120 characters.
    private static func table(_ elements: [String]) -> String {
        var lines = ["       "]
        for element in elements {
            if lines[lines.count - 1].count + element.count + 2 > 120 { lines.append("       ") }
            lines[lines.count - 1] += " \(element),"
        }
        return lines.joined(separator: "\n")
    }
}

import Analysis
import Foundation
import Testing

@Suite struct ScratchRows {
    @Test func `print variants`() throws {
        let text = try String(contentsOfFile: "/tmp/lead/rows.txt", encoding: .utf8)
        var out = ""
        for (row, line) in zip(DetectorRow.rows(text), text.split(separator: "\n")) {
            let explanation = try row.explanation()
            let faults = ReasonCheck.faults(of: explanation)
            let rest = line.split(separator: "|").dropFirst().joined(separator: "|")
            for variant in Set(explanation.allReasons.map(DetectorVariant.of)) { out += "\(variant) |\(rest)\n" }
            for fault in Set(faults) { out += "FAULT \(fault)\n" }
        }
        try out.write(toFile: "/tmp/lead/variants.txt", atomically: true, encoding: .utf8)
    }
}

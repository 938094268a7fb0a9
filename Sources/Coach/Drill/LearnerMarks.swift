import Chess
import Openings
import PGN
import Store
import Training

/// The learner's notes and shapes. A change is on disk when the call returns.
struct LearnerMarks {
    private let file: LearnerFile
    private(set) var notes: [CardKey: String] = [:]
    private(set) var shapes: [CardKey: [Shape]] = [:]

    init(_ file: LearnerFile) throws {
        self.file = file
        try reload()
    }

    mutating func reload() throws {
        notes = try file.notes()
        shapes = try file.shapes()
    }

    /// - Returns: the note that was replaced; nil when there was none.
    mutating func setNote(_ text: String, on key: CardKey, at moment: Moment) throws -> String? {
        try file.setNote(key, text, at: moment)
        return notes.updateValue(text, forKey: key)
    }

    mutating func setShapes(_ new: [Shape], on key: CardKey, at moment: Moment) throws {
        try file.setShapes(key, new, at: moment)
        shapes[key] = new.isEmpty ? nil : new
    }
}

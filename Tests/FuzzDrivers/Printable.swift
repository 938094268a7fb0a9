/// Whether a message can be shown as it is on one line of a terminal: not empty, nothing that is not seen or that
/// moves, hides or turns other text.
public func isPrintableLine(_ message: String) -> Bool {
    !message.isEmpty
        && message.unicodeScalars.allSatisfy { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
            default: true
            }
        }
}

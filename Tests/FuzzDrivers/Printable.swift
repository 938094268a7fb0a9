/// Returns whether a message can be printed on one line of a terminal: not empty, and without characters that are
/// invisible or affect other text.
public func isPrintableLine(_ message: String) -> Bool {
    !message.isEmpty
        && message.unicodeScalars.allSatisfy { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
            default: true
            }
        }
}

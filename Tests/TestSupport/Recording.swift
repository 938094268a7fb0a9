import Foundation

/// Whether recorded files are written instead of compared or read, asked for by `PREP_RECORD=1`.
public enum Recording {
    public static let isAsked = ProcessInfo.processInfo.environment["PREP_RECORD"] == "1"
}

public import ArgumentParser

/// A choice among words, one for each case of an enum.
///
/// The parser's own implementations of these members look the type up by key paths: half a million instructions for each
/// option at each start.
public protocol WordArgument: ExpressibleByArgument, CaseIterable, RawRepresentable where RawValue == String {}

extension WordArgument {
    public static var allValueStrings: [String] { allCases.map { $0.rawValue } }
    public static var allValueDescriptions: [String: String] { [:] }
    public var defaultValueDescription: String { rawValue }
}

extension StudyWeek: CustomStringConvertible {
    /// The name of seven normal days.
    private static let normalName = "none"

    /// Reads weekdays with commas between them, such as `sat,sun`: these are easy. `:free` after a day makes it free, as
    /// in `sat:free,sun`. `none` is seven normal days.
    ///
    /// Nil for anything else, when every weekday would be free, and when one would be both easy and free.
    public init?(parsing text: some StringProtocol) {
        let text = text.lowercased()
        guard text != Self.normalName else {
            self = .normal
            return
        }
        var (easy, free): (Set<StudyDay.Weekday>, Set<StudyDay.Weekday>) = ([], [])
        for word in text.split(separator: ",", omittingEmptySubsequences: false) {
            let parts = word.split(separator: ":", omittingEmptySubsequences: false)
            let name = parts[0].drop(while: \.isWhitespace)
            let weekday = StudyDay.Weekday.allCases.first { $0.rawValue.lowercased() == name }
            guard let weekday, parts.count <= 2 else { return nil }
            switch parts.dropFirst().first {
            case nil: easy.insert(weekday)
            case "free": free.insert(weekday)
            default: return nil
            }
        }
        self.init(easy: easy, free: free)
    }

    /// The easy and free weekdays from Monday on, as `init(parsing:)` reads them.
    public var description: String {
        let days = StudyDay.Weekday.allCases.compactMap { weekday -> String? in
            switch kind(weekday) {
            case .normal: nil
            case .easy: weekday.rawValue.lowercased()
            case .free: weekday.rawValue.lowercased() + ":free"
            }
        }
        return days.isEmpty ? Self.normalName : days.joined(separator: ",")
    }
}

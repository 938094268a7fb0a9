extension Array where Element: Equatable {
    /// Appends the elements that are not there yet.
    mutating func merge(_ others: [Element]) {
        for other in others where !contains(other) { append(other) }
    }
}

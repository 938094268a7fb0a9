import Chess

/// Why a claim does not hold.
struct Disproof: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

/// Throws if a condition of a claim does not hold.
func require(_ holds: Bool, _ reason: @autoclosure () -> String) throws(Disproof) {
    if !holds { throw Disproof(reason()) }
}

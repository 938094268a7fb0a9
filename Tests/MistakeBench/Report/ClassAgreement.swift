/// Compares the class of a mistake with the reference.
enum ClassAgreement {
    /// The classes, mildest first, and the loss in points at which each begins.
    private static let classes: [(name: String, from: Double)] = [
        ("sound", -100), ("slightly-worse", 3), ("inaccuracy", 5), ("mistake", 10), ("blunder", 15),
    ]
    /// How near the threshold the reference must be for the neighbouring class to count, in points.
    private static let margin = 1.5

    static func isRight(_ given: String, label: String, loss: Double) -> Bool {
        guard let mine = classes.firstIndex(where: { $0.name == given }),
            let reference = classes.firstIndex(where: { $0.name == label })
        else { return false }
        if mine == reference { return true }
        return abs(mine - reference) == 1 && abs(loss - classes[max(mine, reference)].from) <= margin
    }
}

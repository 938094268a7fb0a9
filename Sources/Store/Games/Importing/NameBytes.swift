/// A name that equals another byte for byte, as a file and SQLite have it: not only in appearance, as texts do.
struct NameBytes: Hashable {
    let name: String

    init(_ name: String) { self.name = name }

    static func == (a: NameBytes, b: NameBytes) -> Bool { a.name.utf8.elementsEqual(b.name.utf8) }

    func hash(into hasher: inout Hasher) {
        hasher.combine(name)  // equal bytes hash alike; what only looks alike may too
    }
}

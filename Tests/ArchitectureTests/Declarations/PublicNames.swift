import TestSupport

/// The names of the public types of the targets in `Sources`.
enum PublicNames {
    /// Names that public types of several targets share, each with the places of the types.
    ///
    /// Only types at the top level count: a nested one is read with its owner's name.
    static func duplicates(in files: [Checkout.File]) -> [String] {
        var places: [String: [(target: Substring, place: String)]] = [:]
        for file in files {
            let target = file.path.split(separator: "/")[1]
            for type in TypeScanner.types(in: file)
            where type.isPublic && type.isTopLevel && type.keyword != "extension" {
                places[type.name, default: []].append((target, "\(file.path):\(type.line)"))
            }
        }
        let shared = places.filter { Set($0.value.map(\.target)).count > 1 }
        return shared.sorted { $0.key < $1.key }.map { name, places in
            "\(name) is public in \(places.map(\.place).joined(separator: " and ")); rename one"
        }
    }
}

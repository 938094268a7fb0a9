/// An engine was lost too often to be started once more.
struct EngineGivenUp: Error, Hashable, CustomStringConvertible {
    let path: String
    let times: Int

    var description: String {
        "\(path): it failed \(times) times and is left alone for now; prep engine info looks at it"
    }
}

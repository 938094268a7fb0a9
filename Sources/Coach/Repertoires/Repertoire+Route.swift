public import Chess
public import Openings

extension Repertoire.Route {
    /// The position the route leads to.
    public var end: Position { line.reduce(start) { $0.playing($1) } }
}

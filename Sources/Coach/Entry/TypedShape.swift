public import PGN

/// An arrow or a circle as it is typed after `draw`: `Gc2c3`, `ra4`, or without a colour `c2c3`.
public struct TypedShape: Hashable, Sendable {
    /// Nil for the colour of the setting.
    public let color: Shape.Color?
    public let figure: Shape.Figure

    /// Nil for any other text.
    public init?(_ text: some StringProtocol) {
        let text = text.lowercased()
        if let shape = Shape(text) {
            (color, figure) = (shape.color, shape.figure)
        } else if let shape = Shape("G" + text) {
            (color, figure) = (nil, shape.figure)
        } else {
            return nil
        }
    }
}

extension [Shape] {
    /// Draws a shape after the others. The same shape again erases it; in another colour it replaces the one there.
    mutating func toggle(_ shape: Shape) {
        let isThere = contains(shape)
        removeAll { $0.figure == shape.figure }
        if !isThere { append(shape) }
    }
}

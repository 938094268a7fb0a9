/// The colours of shapes that are drawn without one: the values of `Setting.shapeColor`.
public enum ShapeColorName: String, Sendable, CaseIterable {
    case green, red, yellow, blue
}

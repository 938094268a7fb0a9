/// Different values, numbered from 0 in the order of their first appearance.
public struct Numbering<Value: Hashable> {
    /// The values, each at its number.
    public private(set) var values: [Value] = []
    private var numbers: [Value: Int] = [:]

    /// Numbers these values first.
    public init(_ values: [Value] = []) {
        for value in values { _ = number(of: value) }
    }

    /// Returns the number of a value, which gets one if it is new.
    public mutating func number(of value: Value) -> Int {
        if let known = numbers[value] { return known }
        numbers[value] = values.count
        values.append(value)
        return values.count - 1
    }
}

extension VirtualScreen {
    /// The cell at a row and a column, from 0.
    public func cell(_ row: Int, _ column: Int) -> ScreenCell { cells[row][column] }

    /// The styles of all cells on the screen.
    public var styles: Set<ScreenStyle> { Set(cells.joined().map(\.style)) }

    /// Whether any cell on the screen has a colour.
    public var hasColor: Bool {
        cells.joined().contains { $0.style.foreground != .standard || $0.style.background != .standard }
    }

    /// Applies "select graphic rendition" to the text that follows.
    mutating func applyStyle(_ numbers: [Int]) {
        var rest = numbers.isEmpty ? [0] : numbers[...]
        while let number = rest.popFirst() {
            switch number {
            case 0: style = ScreenStyle()
            case 1: style.isBold = true
            case 2: style.isDim = true
            case 3: style.isItalic = true
            case 4: style.isUnderlined = true
            case 7: style.isInverse = true
            case 22: (style.isBold, style.isDim) = (false, false)
            case 23: style.isItalic = false
            case 24: style.isUnderlined = false
            case 27: style.isInverse = false
            case 30...37: style.foreground = .indexed(UInt8(number - 30))
            case 38: style.foreground = color(&rest) ?? style.foreground
            case 39: style.foreground = .standard
            case 40...47: style.background = .indexed(UInt8(number - 40))
            case 48: style.background = color(&rest) ?? style.background
            case 49: style.background = .standard
            case 90...97: style.foreground = .indexed(UInt8(number - 90 + 8))
            case 100...107: style.background = .indexed(UInt8(number - 100 + 8))
            default: unknown.append("CSI \(number)m")
            }
        }
    }

    /// Reads `5;INDEX` or `2;RED;GREEN;BLUE`.
    private mutating func color(_ numbers: inout ArraySlice<Int>) -> ScreenColor? {
        switch numbers.popFirst() {
        case 5:
            if let index = numbers.popFirst().flatMap(UInt8.init(exactly:)) { return .indexed(index) }
        case 2:
            let parts = (0..<3).compactMap { _ in numbers.popFirst().flatMap(UInt8.init(exactly:)) }
            if parts.count == 3 { return .exact(parts.reduce(0) { $0 << 8 | UInt32($1) }) }
        default: break
        }
        unknown.append("a colour that cannot be read")
        return nil
    }
}

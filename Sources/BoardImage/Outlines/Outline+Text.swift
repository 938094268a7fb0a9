/// The notation of SVG paths, restricted to absolute `M`, `L`, `H`, `V`, `C` and `Z`.
extension Outline {
    /// Reads a path. Reading ends at the first fault; the test of the drawings compares `text` with the source.
    init(_ text: String) {
        var tokens = Tokens(text.utf8)
        var here = Point(0, 0)
        var command: UInt8 = 0
        while let token = tokens.next() {
            if case .command(let letter) = token { command = letter }
            var first: Double?
            if case .number(let number) = token { first = number }
            guard let element = Self.element(command, first, from: here, &tokens) else { return }
            elements.append(element)
            switch element {
            case .move(let point), .line(let point), .curve(_, _, let point): here = point
            case .close: break
            }
        }
    }

    /// Reads the numbers of one command. `first` is the number that repeats the previous command.
    private static func element(
        _ command: UInt8, _ first: Double?, from here: Point, _ tokens: inout Tokens
    ) -> Element? {
        var pending = first
        func number() -> Double? {
            if let number = pending {
                pending = nil
                return number
            }
            guard case .number(let number)? = tokens.next() else { return nil }
            return number
        }
        func point() -> Point? {
            guard let x = number(), let y = number() else { return nil }
            return Point(x, y)
        }
        switch command {
        case UInt8(ascii: "M"): return point().map(Element.move)
        case UInt8(ascii: "L"): return point().map(Element.line)
        case UInt8(ascii: "H"): return number().map { .line(Point($0, here.y)) }
        case UInt8(ascii: "V"): return number().map { .line(Point(here.x, $0)) }
        case UInt8(ascii: "C"):
            guard let a = point(), let b = point(), let end = point() else { return nil }
            return .curve(a, b, end)
        case UInt8(ascii: "Z"): return first == nil ? .close : nil
        default: return nil
        }
    }

    /// The path in the same notation, with at most two decimals, `H` and `V` written as `L`.
    var text: String {
        elements.map { element in
            switch element {
            case .move(let point): "M" + Self.text(point)
            case .line(let point): "L" + Self.text(point)
            case .curve(let a, let b, let end): "C" + [a, b, end].map(Self.text).joined(separator: " ")
            case .close: "Z"
            }
        }.joined()
    }

    private static func text(_ point: Point) -> String { decimal(point.x) + " " + decimal(point.y) }

    /// Returns a number with at most two decimals, such as `12`, `-0.5` or `3.25`.
    static func decimal(_ number: Double) -> String {
        let hundredths = Int((number * 100).rounded())
        let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
        var text = (hundredths < 0 ? "-" : "") + String(whole)
        if rest > 0 { text += rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)" }
        return text
    }
}

/// The commands and numbers of a path.
private struct Tokens {
    enum Token {
        case command(UInt8)
        case number(Double)
    }

    private var bytes: Array<UInt8>.SubSequence

    init(_ text: some Sequence<UInt8>) { bytes = Array(text)[...] }

    mutating func next() -> Token? {
        while let byte = bytes.first, byte == UInt8(ascii: " ") || byte == UInt8(ascii: ",") { bytes.removeFirst() }
        guard let byte = bytes.first else { return nil }
        guard byte < UInt8(ascii: "A") else {
            bytes.removeFirst()
            return .command(byte)
        }
        var digits: [UInt8] = []
        while let byte = bytes.first, byte >= UInt8(ascii: "-"), byte <= UInt8(ascii: "9"), byte != UInt8(ascii: "/"),
            digits.isEmpty || byte != UInt8(ascii: "-")
        {
            digits.append(bytes.removeFirst())
        }
        return Double(String(decoding: digits, as: UTF8.self)).map(Token.number)
    }
}

/// The terminal's replies to the queries.
public struct TerminalAnswers: Sendable, Hashable {
    /// The parameters of DA1; nil until it came. It is the last reply.
    private(set) var attributes: [Int]?
    private(set) var hasKittyGraphics = false
    private(set) var sixelColors: Int?
    private(set) var sixelSize: ImageSupport.Limit?
    /// The columns that each measured character takes.
    private(set) var glyphWidths: [Int] = []
    private var cell: CellSize?
    /// The size of the text area in pixels.
    private var area: ImageSupport.Limit?
    /// Light or dark, by the reply of the terminal.
    public private(set) var background: TerminalBackground?
    /// Whether the terminal kept a colour of 24 bits.
    public private(set) var hasTrueColor = false

    init() {}

    mutating func add(_ reply: TerminalReply) {
        switch reply {
        case .attributes(let numbers): attributes = attributes ?? numbers
        case .kittyGraphics(let isSupported): hasKittyGraphics = isSupported
        case .cursorColumn(let column): glyphWidths.append(column - 1)
        case .cellSize(let width, let height): cell = CellSize(width: width, height: height)
        case .areaSize(let width, let height): area = ImageSupport.Limit(width: width, height: height)
        case .background(let color): background = TerminalBackground(color)
        case .rendition(let text):
            hasTrueColor = ["48:2:1:2:3", "48:2::1:2:3", "48;2;1;2;3"].contains(where: text.contains)
        case .sixelColors(let count): sixelColors = count
        case .sixelSize(let width, let height): sixelSize = ImageSupport.Limit(width: width, height: height)
        case .other: break
        }
    }

    /// Whether the Unicode pieces and blocks take one column each, as far as they were measured.
    public var hasNarrowGlyphs: Bool { glyphWidths.allSatisfy { $0 == 1 } }

    /// How the terminal shows pictures; nil if it did not say that it can, or if the size of its cells is unknown.
    ///
    /// - Parameters:
    ///   - queries: What the terminal was asked.
    ///   - window: The size of the window as the system knows it.
    public func images(_ queries: TerminalQueries, _ window: WindowSize) -> ImageSupport? {
        guard queries.allowsImages, let attributes, let cell = cellSize(window) else { return nil }
        if hasKittyGraphics, !queries.environment.isTmux { return ImageSupport(.kitty, cell: cell) }
        guard attributes.contains(4) else { return nil }
        let limit = sixelSize.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
        return ImageSupport(.sixel, cell: cell, colors: sixelColors ?? 256, limit: limit)
    }

    private func cellSize(_ window: WindowSize) -> CellSize? {
        if let cell { return cell }
        if let area,
            let cell = CellSize(
                windowWidth: area.width, windowHeight: area.height, columns: window.columns, rows: window.rows)
        {
            return cell
        }
        return window.cell
    }
}

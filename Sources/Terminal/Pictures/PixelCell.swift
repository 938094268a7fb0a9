/// A character cell of the screen with exact colours.
public struct PixelCell: Sendable, Hashable {
    /// A block character or a blank, one column wide.
    public let character: Character
    /// The colour of the character. A blank has the colour of its background.
    public let foreground: RGBColor
    /// The colour of the rest of the cell.
    public let background: RGBColor

    /// Creates a cell.
    public init(_ character: Character, foreground: RGBColor, background: RGBColor) {
        self.character = character
        self.foreground = foreground
        self.background = background
    }

    /// Creates a cell of one colour: a blank.
    public init(blank color: RGBColor) { self.init(" ", foreground: color, background: color) }

    /// The cell that looks the same with the colours exchanged.
    var exchanged: PixelCell {
        guard let mask = Quadrants.characters.firstIndex(of: character) else { return self }
        return PixelCell(Quadrants.characters[15 - mask], foreground: background, background: foreground)
    }

    /// The number of colours that differ from those of a style, 0…2.
    func changes(of style: Style) -> Int {
        (foreground == style.exactForeground ? 0 : 1) + (background == style.exactBackground ? 0 : 1)
    }
}

extension StyledText {
    /// Creates a row of cells. Where exchanging the two colours of a cell changes fewer of them from the cell before,
    /// the complement of its character is used.
    public init(_ cells: [PixelCell]) {
        self.init()
        var text = ""
        var style = Style(foreground: nil, background: nil)
        for cell in cells {
            var next = style
            var shown = cell
            if cell.character == " " {
                // The colour of a blank's character does not matter: it stays.
                next.exactBackground = cell.background
            } else {
                if cell.exchanged.changes(of: style) < cell.changes(of: style) { shown = cell.exchanged }
                next.exactForeground = shown.foreground
                next.exactBackground = shown.background
            }
            if next != style {
                append(StyledText(text, style))
                text = ""
                style = next
            }
            text.append(shown.character)
        }
        append(StyledText(text, style))
    }
}

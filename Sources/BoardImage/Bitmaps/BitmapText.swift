import Chess

/// The drawings of the pieces as rows of letters: `.` clear, `o` fill, `#` outline, `+` detail.
enum BitmapText {
    /// All bitmaps. A drawing that cannot be read is missing; a test reads them all.
    static let all: [PieceSet: [BitmapSize: [PieceKind: PieceBitmap]]] = {
        var all: [PieceSet: [BitmapSize: [PieceKind: PieceBitmap]]] = [:]
        for set in PieceSet.allCases {
            for size in BitmapSize.allCases {
                let bitmaps = zip(PieceKind.allCases, texts(set, size)).compactMap { kind, text in
                    bitmap(text, size).map { (kind, $0) }
                }
                all[set, default: [:]][size] = Dictionary(bitmaps) { first, _ in first }
            }
        }
        return all
    }()

    /// The drawings of a set in the order of `PieceKind`.
    static func texts(_ set: PieceSet, _ size: BitmapSize) -> [String] {
        switch (set, size) {
        case (.classic, .small): classicSmall
        case (.classic, .wide): classicWide
        case (.classic, .large): classicLarge
        case (.modern, .small): modernSmall
        case (.modern, .wide): modernWide
        case (.modern, .large): modernLarge
        }
    }

    /// Reads a drawing; nil for an unknown letter or a wrong number or length of rows.
    static func bitmap(_ text: String, _ size: BitmapSize) -> PieceBitmap? {
        let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard rows.count == size.height, rows.allSatisfy({ $0.count == size.width }) else { return nil }
        let pixels = rows.joined().compactMap(pixel)
        return pixels.count == size.width * size.height ? PieceBitmap(size, pixels: pixels) : nil
    }

    private static func pixel(_ letter: Character) -> PieceBitmap.Pixel? {
        switch letter {
        case ".": .clear
        case "o": .fill
        case "#": .outline
        case "+": .detail
        default: nil
        }
    }
}

/// Writes the sequences of the Kitty graphics protocol. No sequence asks for a reply or moves the cursor.
/// Source: https://sw.kovidgoyal.net/kitty/graphics-protocol/
public enum KittyGraphics {
    /// The most characters of data in one sequence.
    private static let chunk = 4096

    /// Returns the sequences that show a picture with its upper left corner in the cursor's cell. It has no number, so
    /// that it never replaces a picture of another program, and stays until it scrolls out of the terminal's history.
    ///
    /// - Parameter png: A PNG file.
    public static func show(_ png: [UInt8]) -> String { transmit(png, keys: "") }

    /// Returns the sequences that replace parts of a picture on the screen, each by a small picture of its own on top of
    /// it. The cursor keeps its place.
    ///
    /// - Parameters:
    ///   - patches: The new parts. They must not reach out of the picture.
    ///   - place: Where the picture is.
    ///   - firstNumber: The number of the first patch, from 1; the following ones are counted up. A number that the
    ///     terminal knows already loses its former picture. Of overlapping patches the one with the higher number is on
    ///     top.
    public static func show(_ patches: [ImagePatch], on place: ImagePlace, firstNumber: UInt32) -> String {
        guard !patches.isEmpty else { return "" }
        var text = "\u{1B}7"
        for (index, patch) in patches.enumerated() {
            let (row, y) = patch.y.quotientAndRemainder(dividingBy: place.cell.height)
            let (column, x) = patch.x.quotientAndRemainder(dividingBy: place.cell.width)
            // Relative to the saved place of the cursor.
            if index > 0 { text += "\u{1B}8" }
            text += "\r" + CursorMove.vertical(row - place.rowsAbove) + CursorMove.right(place.column + column)
            let number = firstNumber &+ UInt32(truncatingIfNeeded: index)
            text += transmit(patch.png, keys: ",i=\(number),p=1,z=1,X=\(x),Y=\(y)")
        }
        return text + "\u{1B}8"
    }

    /// Returns the sequences that remove patches and free their memory.
    public static func remove(_ numbers: some Sequence<UInt32>) -> String {
        numbers.map { "\u{1B}_Ga=d,d=I,q=2,i=\($0)\u{1B}\\" }.joined()
    }

    private static func transmit(_ png: [UInt8], keys: String) -> String {
        let data = Base64.encode(png)
        var text = ""
        for start in stride(from: 0, to: max(data.count, 1), by: chunk) {
            let end = min(start + chunk, data.count)
            let more = end < data.count ? 1 : 0
            // a=T: transmit and show; f=100: PNG; q=2: no replies; C=1: the cursor stays.
            let first = "a=T,f=100,q=2,C=1\(keys),"
            text += "\u{1B}_G\(start == 0 ? first : "")m=\(more);"
            text += String(decoding: data[start..<end], as: UTF8.self) + "\u{1B}\\"
        }
        return text
    }
}

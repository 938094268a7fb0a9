import ArgumentParser
import Console

/// The options of a picture of a position.
struct PictureOptions: ParsableArguments {
    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp("Write a picture to this file, which ends with .svg or .png.", valueName: "file"),
        completion: .file(extensions: ["svg", "png"]))
    var output: String?
    @Flag(help: "Replace an existing file.") var force = false
    @Option(
        help: ArgumentHelp("Draw an arrow or a circle, such as Gc2c3 or Ra4; can be repeated.", valueName: "shape"))
    var draw: [String] = []
    @Option(
        help: ArgumentHelp("The theme of the picture.", valueName: "name"),
        completion: .list(PositionPicture.themes))
    var theme: String?
    @Option(
        help: ArgumentHelp("The pieces of the picture: classic or modern.", valueName: "name"),
        completion: .list(PositionPicture.pieceSets))
    var pieces: String?
    @Option(
        help: ArgumentHelp("The width of the picture's squares in pixels, 16 to 256.", valueName: "pixels"),
        transform: NumberRange.squareSize.read)
    var size: Int?

    func validate() throws {
        guard output == nil else { return }
        let given = [("--draw", !draw.isEmpty), ("--theme", theme != nil), ("--pieces", pieces != nil)]
        if let option = (given + [("--size", size != nil), ("--force", force)]).first(where: \.1)?.0 {
            throw ValidationError("\(option) needs a picture; name its file with -o FILE")
        }
    }

    /// Nil when no picture was asked for.
    func picture() throws -> PositionPicture? {
        guard output != nil else { return nil }
        return try PositionPicture(
            OutputChoice(output, isForced: force), marks: draw, theme: theme, pieces: pieces, squareSize: size)
    }
}

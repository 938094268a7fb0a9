import BoardImage
import Chess
import Foundation
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// SVG documents.
@Suite struct SVGTests {
    /// The elements of a document with their attributes, in order.
    private final class Reader: NSObject, XMLParserDelegate {
        var elements: [(name: String, attributes: [String: String])] = []

        func parser(
            _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
            qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
        ) {
            elements.append((elementName, attributeDict))
        }
    }

    private func read(_ diagram: BoardDiagram) -> [(name: String, attributes: [String: String])]? {
        let reader = Reader()
        let parser = XMLParser(data: Data(diagram.svg(squareSize: 45).utf8))
        parser.delegate = reader
        return parser.parse() ? reader.elements : nil
    }

    @Test(arguments: PieceSet.allCases, BoardTheme.all)
    func `the document is well-formed and refers only to itself`(set: PieceSet, theme: BoardTheme) throws {
        var diagram = BoardDiagram(.initial)
        diagram.pieces = set
        diagram.theme = theme
        let elements = try #require(read(diagram))
        #expect(elements.first?.name == "svg")
        #expect(elements.first?.attributes["viewBox"] == "0 0 800 800")
        let names = elements.compactMap { $0.attributes["id"] }
        #expect(names.count == 12 && Set(names).count == 12)
        let uses = elements.filter { $0.name == "use" }
        #expect(uses.count == 32)
        for use in uses { #expect(names.contains { use.attributes["href"] == "#" + $0 }) }
    }

    @Test func `every layer is in the document, the lower ones first`() throws {
        var diagram = BoardDiagram(try Position(fen: "4k3/8/8/8/8/8/8/K3R3 b - - 0 1"))
        diagram.lastMove = Move(from: try #require(Square("e2")), to: try #require(Square("e1")))
        diagram.selected = [.e8]
        diagram.destinations = [try #require(Square("d8"))]
        diagram.drawings = [.circle(try #require(Square("a1")), .red)]
        let svg = diagram.svg(squareSize: 45)
        let theme = diagram.theme
        let order = [
            "\(theme.check)", "\(theme.destinations)", "<use href=\"#white-king\" x=\"0\" y=\"700\"/>",
            "\(theme.color(of: .red))",
        ]
        let places = order.map { svg.range(of: $0)?.lowerBound }
        #expect(!places.contains(nil))
        #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
        #expect(svg.contains("\(theme.lastMoveOnDark)"))
        // The check of a selected king is more important.
        #expect(!svg.contains("\(theme.selected)"))
        #expect(!svg.contains("black-pawn"))
    }

    @Test func `a plain board has no definitions`() throws {
        var diagram = BoardDiagram(.initial)
        diagram.hidesPieces = true
        let elements = try #require(read(diagram))
        #expect(!elements.contains { $0.name == "use" || $0.name == "defs" })
        #expect(elements.count { $0.attributes["shape-rendering"] == "crispEdges" } == 64)
    }
}

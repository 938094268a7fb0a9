import GRDB
import SeededRandom
import TestSupport
import Testing

@testable import Store

/// The signatures of games in the position index: written, searched, and computed for older files.
@Suite struct SegmentSignaturesTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    private static let games: String = (0..<40).map { number in
        let moves = ["e4 e5", "d4 d5", "c4 c5", "Nf3 Nf6"][number % 4]
        let tags = "[White \"W\(number)\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n"
        return tags + "1. \(moves) 2. \(number < 20 ? "a3" : "h4") 1-0\n\n"
    }.joined()

    private func stored(_ file: LearnerFile) throws -> [[GameSignature]] {
        try file.reading { db in
            try PositionSegment.ready(db).map { try SegmentSignatures($0, db).all() }
        }
    }

    @Test(arguments: [0, 1, 63, 64, 65, 32_256, 70_001])
    func `the games that have all bits of a signature are found at their places`(count: Int) throws {
        var generator = SeededGenerator(seed: 3)
        let file = try scratch.open()
        let signatures = (0..<count).map { _ in
            var signature = GameSignature()
            for _ in 0..<30 { signature.insert(generator.below(GameSignature.bits)) }
            return signature
        }
        let segment = PositionSegment(id: 7, first: 1, games: count, bits: 0, positions: 0)
        try file.writing { db in try SegmentSignatures(segment, db).write(count: count) { signatures[$0] } }
        try file.reading { db in
            let table = SegmentSignatures(segment, db)
            for size in 0..<6 {
                var wanted = GameSignature()
                for _ in 0..<size { wanted.insert(generator.below(GameSignature.bits)) }
                let places = signatures.indices.filter { signatures[$0].contains(wanted) }
                let found = try table.places(with: wanted)
                #expect(found == places)
            }
            let all = try table.all()
            #expect(all == signatures)
        }
    }

    @Test func `a file of the eleventh schema gets the signatures of its games`() throws {
        let file = try scratch.open()
        try file.importGames(Self.games.utf8)
        try file.importGames("[White \"Later\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n1. b3 b6 1-0\n".utf8)
        _ = try file.removeGames([5])
        var before = try stored(file)
        file.close()
        try scratch.run("\(Schema12.undo) PRAGMA user_version = 11")
        let migrated = try scratch.open()
        let removed = try migrated.reading { db -> [Int] in
            guard let segment = try PositionSegment.ready(db).first else { return [] }
            let facts = try SegmentGames(segment, db).facts()
            return facts.indices.filter { !facts[$0].isGame }
        }
        #expect(removed.count == 1)
        // A removed game is not computed again.
        for place in removed { before[0][place] = GameSignature() }
        #expect(try stored(migrated) == before)
        #expect(try migrated.check(isFull: true).isEmpty)
    }

    @Test func `a file of the eleventh schema without games or without an index is opened`() throws {
        let file = try scratch.open()
        file.close()
        try scratch.run("\(Schema12.undo) PRAGMA user_version = 11")
        let migrated = try scratch.open()
        try migrated.importGames(Self.games.utf8, updatesIndex: false)
        migrated.close()
        try scratch.run("\(Schema12.undo) PRAGMA user_version = 11")
        #expect(try stored(try scratch.open()) == [])
    }

    @Test(arguments: [
        "DELETE FROM position_signatures", "UPDATE position_signatures SET bits = zeroblob(length(bits))",
        "UPDATE position_signatures SET bits = x''",
    ])
    func `check finds lost signatures, and repair computes them`(sql: String) throws {
        let file = try scratch.open()
        try file.importGames(Self.games.utf8)
        #expect(try file.check().isEmpty)
        file.close()
        try scratch.run(sql)
        let damaged = try scratch.open()
        #expect(try damaged.check().map(\.kind) == [.index])
        #expect(try damaged.check(isFull: true).map(\.kind) == [.index])
        #expect(try damaged.repair().isEmpty)
        #expect(try damaged.check(isFull: true).isEmpty)
    }
}

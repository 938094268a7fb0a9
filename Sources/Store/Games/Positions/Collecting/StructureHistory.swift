import Chess

/// The structures of a game one after the other: its pawns and the numbers of its other men. Only captures and moves of pawns
/// change the structure, and none comes back.
///
/// They tell which positions of a game may belong to an entry of the position index, which is made for a position that two
/// games reached within `PositionIndex.depth`. Both games then had its structure within that depth, so that a later position
/// can only belong to an entry if two games had its structure early. Those with the structure that the game itself had at the
/// depth are always collected; of the others the filters (`RepeatedStructures`) are asked.
struct StructureHistory {
    /// The hashes of the structures of the positions within the depth.
    private(set) var early: [UInt64] = []
    /// The structures that began later.
    private(set) var late: [LateStructure] = []
    private var recorder = GameSignature.Recorder(.initial)

    private static let initialHash = hash(PawnsAndPieces(.initial))

    /// A structure that began beyond the depth of the position index.
    struct LateStructure {
        /// The index of its first position.
        let index: Int
        let hash: UInt64
    }

    /// The signature of the positions so far.
    var signature: GameSignature { recorder.signature }

    /// Begins a game.
    mutating func begin(_ start: borrowing Position) {
        recorder = GameSignature.Recorder(start)
        early.removeAll(keepingCapacity: true)
        late.removeAll(keepingCapacity: true)
        early.append(start == .initial ? Self.initialHash : Self.hash(PawnsAndPieces(start)))
    }

    /// Adds the men of a position that a capture or the move of a pawn has changed.
    ///
    /// - Parameter index: the number of moves before the position.
    mutating func add(_ men: PawnsAndPieces, at index: Int) {
        recorder.add(men)
        if index < PositionIndex.depth {
            early.append(Self.hash(men))
        } else {
            late.append(LateStructure(index: index, hash: Self.hash(men)))
        }
    }

    /// Returns the number of first positions that may belong to an entry whatever other games have reached: those within
    /// the depth and those after them with the same structure.
    ///
    /// - Parameter count: the number of positions.
    func openingCount(of count: Int) -> Int { min(late.first?.index ?? count, count) }

    /// Calls `body` with the index of each later position that may belong to an entry, in ascending order.
    ///
    /// - Parameters:
    ///   - count: the number of positions.
    ///   - repeated: the structures that two games had within the depth.
    func forEachLate(
        of count: Int, in repeated: RepeatedStructures.Lookup, _ body: (Int) throws -> Void
    ) rethrows {
        for number in late.indices where repeated.contains(late[number].hash) {
            let end = number + 1 < late.count ? late[number + 1].index : count
            for index in late[number].index..<max(end, late[number].index) { try body(index) }
        }
    }

    private static func hash(_ men: PawnsAndPieces) -> UInt64 {
        var hash = ByteHash()
        hash.add(men.whitePawns)
        hash.add(men.blackPawns)
        hash.add(men.whitePieces << 32 | men.blackPieces)
        return hash.value
    }
}

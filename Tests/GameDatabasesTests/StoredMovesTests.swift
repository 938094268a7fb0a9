import GameDatabases
import Testing

@Suite struct StoredMovesTests {
    @Test func `moves are written in two bytes each, the least significant first`() {
        let moves: [UInt16] = [0, 0x0102, 0x7FFF, 0x70FF]
        #expect([UInt8](stored: moves) == moves.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    }
}

import Testing

/// A blunder of the opening that every club player knows: what is played, what should have been, how it is punished.
struct OpeningBlunder: CustomTestStringConvertible, Sendable {
    let name: String
    /// Up to the blunder, which is the last move.
    let moves: String
    let prepared: String
    let punishment: String
    let kinds: Set<String>
    /// What is said before the retry; empty where the engine's line may be told in several ways.
    let text: String

    var testDescription: String { name }

    static let known = [
        OpeningBlunder(
            name: "fool's mate", moves: "1.f3 e5 2.g4", prepared: "e4", punishment: "Qh4#", kinds: ["allows-mate"],
            text: "2.g4?? allows mate at once."),
        OpeningBlunder(
            name: "scholar's mate", moves: "1.e4 e5 2.Bc4 Nc6 3.Qh5 Nf6", prepared: "Qe7", punishment: "Qxf7#",
            kinds: ["allows-mate"], text: "3...Nf6?? allows mate at once."),
        OpeningBlunder(
            name: "smothered in the Caro-Kann", moves: "1.e4 c6 2.d4 d5 3.Nc3 dxe4 4.Nxe4 Nd7 5.Qe2 Ngf6",
            prepared: "Ndf6", punishment: "Nd6#", kinds: ["allows-mate"], text: "5...Ngf6?? allows mate at once."),
        OpeningBlunder(
            name: "the Elephant trap", moves: "1.d4 d5 2.c4 e6 3.Nc3 Nf6 4.Bg5 Nbd7 5.cxd5 exd5 6.Nxd5",
            prepared: "e3", punishment: "Nxd5", kinds: ["loses-material"],
            text: "6.Nxd5?? loses a piece for a pawn."),
        OpeningBlunder(
            name: "smothered in the Budapest",
            moves: "1.d4 Nf6 2.c4 e5 3.dxe5 Ng4 4.Bf4 Nc6 5.Nf3 Bb4+ 6.Nbd2 Qe7 7.a3 Ngxe5 8.axb4", prepared: "Nxe5",
            punishment: "Nd3#", kinds: ["allows-mate"], text: "8.axb4?? allows mate at once."),
        OpeningBlunder(
            name: "Legal's mate", moves: "1.e4 e5 2.Nf3 d6 3.Bc4 Bg4 4.Nc3 g6 5.Nxe5 Bxd1", prepared: "dxe5",
            punishment: "Bxf7+", kinds: ["allows-mate"], text: "5...Bxd1?? allows mate in 2."),
        OpeningBlunder(
            name: "a bishop left hanging", moves: "1.d4 Nf6 2.c4 e6 3.Nc3 Bb4 4.Bg5 h6 5.e3", prepared: "Bh4",
            punishment: "hxg5", kinds: ["hanging-piece", "loses-material"],
            text: "5.e3?? loses a piece: 5...hxg5 takes the undefended bishop on g5."),
        OpeningBlunder(
            name: "the Petroff's discovered check", moves: "1.e4 e5 2.Nf3 Nf6 3.Nxe5 Nxe4 4.Qe2 Nf6", prepared: "Qe7",
            punishment: "Nc6+", kinds: ["discovered-attack", "loses-material"],
            text: "4...Nf6?? loses the queen for a piece: "
                + "5.Nc6+ is a discovered check from the queen on e2, and the knight attacks the queen on d8."),
        OpeningBlunder(
            name: "the fork on f7", moves: "1.e4 e5 2.Nf3 Nc6 3.Bc4 Nf6 4.Ng5 h6", prepared: "d5", punishment: "Nxf7",
            kinds: ["fork", "loses-material"], text: ""),
        OpeningBlunder(
            name: "the Englund trap", moves: "1.d4 e5 2.dxe5 Nc6 3.Nf3 Qe7 4.Bf4 Qb4+ 5.Bd2 Qxb2 6.Bc3",
            prepared: "Nc3",
            punishment: "Bb4", kinds: ["loses-material"], text: ""),
    ]
}

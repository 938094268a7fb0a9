import Chess
import Testing

@testable import Coach

/// The player of a game that is the learner.
@Suite struct PlayerNamesTests {
    @Test(arguments: [
        ("nick", "Nick", "Other", "white"), ("NICK", "other", "nick", "black"), ("nick", "nickname", "other", "nobody"),
        ("nick", "other", "nick_2", "nobody"), ("nick", "Nick", "NICK", "both"), ("nick", "a", "b", "nobody"),
        // OTB: the surname, or all of it in either order.
        ("Carlsen", "Carlsen, Magnus", "Nakamura, Hikaru", "white"),
        ("Carls", "Carlsen, Magnus", "Nakamura, Hikaru", "nobody"),
        ("carlsen,  m", "Nakamura, Hikaru", "Carlsen, Magnus", "black"),
        ("Magnus Carlsen", "Nakamura, Hikaru", "Carlsen, Magnus", "black"),
        ("Carlsen, Magnus", "Magnus Carlsen", "Nakamura, Hikaru", "white"),
        ("Carlsen", "Carlsen, Magnus", "Carlsen, Henrik", "both"),
        ("Carlsen, Henrik", "Carlsen, Magnus", "Carlsen, Henrik", "black"),
        ("Carlsen", "Carlsen, Magnus", "Carlsen", "black"),
        ("a; b", "x", "B", "black"), ("?", "?", "someone", "nobody"), ("me", "", "", "nobody"),
    ])
    func `a name matches whole, or as a prefix when it is unique`(
        me: String, white: String, black: String, wanted: String
    ) {
        let match = PlayerNames([me]).side(white: white, black: black)
        let words =
            switch match {
            case .mine(let side): side.name
            case .nobody: "nobody"
            case .both: "both"
            }
        #expect(words == wanted)
    }

    @Test func `names are stored once, and read back from the setting`() {
        let names = PlayerNames(["Nick", " Muster,  Max ", "nick", ""])
        #expect(names.names == ["Nick", "Muster, Max"])
        #expect(names.setting == "Nick; Muster, Max")
        #expect(PlayerNames([names.setting]) == names)
        #expect(PlayerNames([""]).names.isEmpty)
    }
}

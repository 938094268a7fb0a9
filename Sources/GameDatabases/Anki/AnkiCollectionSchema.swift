import Foundation

/// The tables of an Anki collection of version 11, which every Anki imports, and its one row of settings. Source: Anki
/// (github.com/ankitects/anki, rslib/src/storage/schema11.sql and the schema11 types), read as facts: the names of
/// tables, columns, indexes and members, and their meaning.
enum AnkiCollectionSchema {
    static let tables = """
        CREATE TABLE col (id integer PRIMARY KEY, crt integer NOT NULL, mod integer NOT NULL, scm integer NOT NULL,
          ver integer NOT NULL, dty integer NOT NULL, usn integer NOT NULL, ls integer NOT NULL, conf text NOT NULL,
          models text NOT NULL, decks text NOT NULL, dconf text NOT NULL, tags text NOT NULL);
        CREATE TABLE notes (id integer PRIMARY KEY, guid text NOT NULL, mid integer NOT NULL, mod integer NOT NULL,
          usn integer NOT NULL, tags text NOT NULL, flds text NOT NULL, sfld integer NOT NULL, csum integer NOT NULL,
          flags integer NOT NULL, data text NOT NULL);
        CREATE TABLE cards (id integer PRIMARY KEY, nid integer NOT NULL, did integer NOT NULL, ord integer NOT NULL,
          mod integer NOT NULL, usn integer NOT NULL, type integer NOT NULL, queue integer NOT NULL,
          due integer NOT NULL, ivl integer NOT NULL, factor integer NOT NULL, reps integer NOT NULL,
          lapses integer NOT NULL, left integer NOT NULL, odue integer NOT NULL, odid integer NOT NULL,
          flags integer NOT NULL, data text NOT NULL);
        CREATE TABLE revlog (id integer PRIMARY KEY, cid integer NOT NULL, usn integer NOT NULL, ease integer NOT NULL,
          ivl integer NOT NULL, lastIvl integer NOT NULL, factor integer NOT NULL, time integer NOT NULL,
          type integer NOT NULL);
        CREATE TABLE graves (usn integer NOT NULL, oid integer NOT NULL, type integer NOT NULL);
        CREATE INDEX ix_notes_usn ON notes (usn);
        CREATE INDEX ix_cards_usn ON cards (usn);
        CREATE INDEX ix_revlog_usn ON revlog (usn);
        CREATE INDEX ix_cards_nid ON cards (nid);
        CREATE INDEX ix_cards_sched ON cards (did, queue, due);
        CREATE INDEX ix_revlog_cid ON revlog (cid);
        CREATE INDEX ix_notes_csum ON notes (csum);
        """

    /// The number of the note type. It never changes: Anki recognises the type by it.
    static let noteType: Int64 = 1_795_000_000_001

    /// The number of a deck, by its index. Anki recognises imported decks by their names.
    static func deck(_ index: Int) -> Int64 { 1_795_000_001_000 + Int64(index) }

    /// The settings: no deck or note type is the current one, days begin at the learner's hour.
    static func configuration(_ info: AnkiCollectionInfo) throws -> String {
        try json([
            "nextPos": 1, "estTimes": true, "activeDecks": [1], "sortType": "noteFld", "timeLim": 0,
            "sortBackwards": false, "addToCur": true, "curDeck": 1, "newSpread": 0, "dueCounts": true,
            "collapseTime": 1200, "schedVer": 2, "sched2021": true, "rollover": info.rolloverHour,
            "creationOffset": info.minutesWest,
        ])
    }

    static func decks(_ info: AnkiCollectionInfo) throws -> String {
        let named = info.decks.enumerated().map { (deck($0.offset), $0.element) } + [(1, "Default")]
        var decks: [String: Any] = [:]
        for (id, name) in named {
            let none = [0, 0]
            let deck: [String: Any] = [
                "id": id, "name": name, "mod": info.exported / 1000, "usn": -1, "conf": 1, "dyn": 0, "desc": "",
                "collapsed": false, "browserCollapsed": false, "extendNew": 0, "extendRev": 0, "newToday": none,
                "revToday": none, "lrnToday": none, "timeToday": none,
            ]
            decks["\(id)"] = deck
        }
        return try json(decks)
    }

    /// The options of Anki's own default preset: an import leaves those of the learner unchanged.
    static func options() throws -> String {
        let new: [String: Any] = [
            "delays": [1, 10], "ints": [1, 4, 0], "initialFactor": 2500, "order": 1, "perDay": 20, "bury": false,
        ]
        let reviews: [String: Any] = [
            "perDay": 200, "ease4": 1.3, "ivlFct": 1, "maxIvl": 36500, "bury": false, "hardFactor": 1.2,
        ]
        let lapses: [String: Any] = ["delays": [10], "mult": 0, "minInt": 1, "leechFails": 8, "leechAction": 1]
        let preset: [String: Any] = [
            "id": 1, "name": "Default", "mod": 0, "usn": 0, "maxTaken": 60, "autoplay": true, "timer": 0,
            "replayq": true, "dyn": false, "new": new, "rev": reviews, "lapse": lapses,
        ]
        return try json(["1": preset])
    }

    static func noteTypes(_ info: AnkiCollectionInfo) throws -> String {
        let fields = AnkiField.allCases.enumerated().map { index, field -> [String: Any] in
            ["name": field.rawValue, "ord": index, "sticky": false, "rtl": false, "font": "Arial", "size": 20]
        }
        let template: [String: Any] = [
            "name": "Position", "ord": 0, "qfmt": question, "afmt": answer, "bqfmt": "", "bafmt": "", "did": NSNull(),
        ]
        let required: [Any] = [0, "any", [0]]
        let type: [String: Any] = [
            "id": noteType, "name": "Prep: chess position", "type": 0, "mod": noteTypeVersion, "usn": -1,
            "sortf": AnkiField.allCases.firstIndex(of: .line) ?? 0, "did": NSNull(), "tmpls": [template],
            "flds": fields, "css": style, "latexPre": "", "latexPost": "", "req": [required],
        ]
        return try json(["\(noteType)": type])
    }

    /// Raise it with every change of the templates: Anki takes the newer ones.
    private static let noteTypeVersion = 1

    private static let question = """
        <div class="line">{{Line}}</div>
        <div class="board">{{Board}}</div>
        <div>{{Side}} to move</div>
        """

    private static let answer = """
        {{FrontSide}}
        <hr id="answer">
        <div class="answer">{{Answer}}</div>
        {{#Alternatives}}<div>also {{Alternatives}}</div>{{/Alternatives}}
        <div class="comment">{{Comment}}</div>
        """

    private static let style = """
        .card { font-family: sans-serif; font-size: 18px; text-align: center; }
        .board svg { width: 100%; max-width: 400px; height: auto; }
        .answer { font-size: 26px; font-weight: bold; }
        .comment { max-width: 600px; margin: 1em auto; text-align: left; }
        """

    private static func json(_ value: [String: Any]) throws -> String {
        let data = try JSONSerialization.data(withJSONObject: value, options: [.sortedKeys])
        return String(decoding: data, as: UTF8.self)
    }
}

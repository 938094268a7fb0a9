/// The Python program that runs Anki.
enum AnkiScript {
    /// `make OURS THEIRS TODAY` takes the cards and answers of our file over, with our study day TODAY as theirs of
    /// today. `measure THEIRS WORK ROUNDS` prints the milliseconds of each round.
    static let text = """
        import sqlite3
        import sys
        import time
        from anki.collection import Collection

        def make(ours, theirs, today):
            col = Collection(theirs)
            cutoff = col.sched.day_cutoff - 86400
            deck = col.decks.id("Prep")
            notetype = col.models.by_name("Basic")["id"]
            db = sqlite3.connect(ours)
            first = db.execute("SELECT min(day) FROM event").fetchone()[0]
            shift = (cutoff - today * 86400) * 1000
            now = int(time.time())
            reviews = {}
            used = set()
            log = []
            names = {0: 1, 1: 2, 2: 3}  # the kinds review, repeat and early
            for card, kind, instant, grade, ms, before in db.execute(
                    "SELECT card, kind, day * 86400000 + time, grade, milliseconds, interval_before FROM event"
                    " WHERE kind IN (0, 1, 2) AND grade IS NOT NULL ORDER BY id"):
                stamp = instant + shift
                while stamp in used:
                    stamp += 1
                used.add(stamp)
                reviews[card] = reviews.get(card, 0) + 1
                ease = 1 if grade < 3 else grade - 1
                log.append((stamp, 10 ** 12 + card, -1, ease, max(1, before), before, 2500, ms or 0, names[kind]))
            notes = []
            cards = []
            for card, epd, main, due, interval, easiness, lapses, suspended in db.execute(
                    "SELECT id, epd, main, due, interval, easiness, lapses, is_suspended FROM card"):
                notes.append((10 ** 12 + card, "g%d" % card, notetype, now, -1, "", epd + "\\x1f" + main, epd, 0, 0, ""))
                state = 2 if due else 0
                cards.append((10 ** 12 + card, 10 ** 12 + card, deck, 0, now, -1, state, -1 if suspended else state,
                    due - first if due else card, max(1, interval) if state else 0, easiness * 10,
                    reviews.get(card, 0), lapses, 0, 0, 0, 0, "{}"))
            col.close()
            # In one transaction; Anki's own connection writes each row for itself.
            collection = sqlite3.connect(theirs)
            collection.executemany("INSERT INTO notes VALUES (?,?,?,?,?,?,?,?,?,?,?)", notes)
            collection.executemany("INSERT INTO cards VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)", cards)
            collection.executemany("INSERT INTO revlog VALUES (?,?,?,?,?,?,?,?,?)", log)
            collection.execute("UPDATE col SET crt = ?", (cutoff - (today - first) * 86400,))
            collection.commit()
            collection.close()

        def question(col):
            queued = col.sched.get_queued_cards(fetch_limit=1).cards[0]
            card = col.get_card(queued.card.id)
            card.question()
            return queued, card

        def answer(col, queued, card):
            card.start_timer()
            col.sched.answer_card(col.sched.build_answer(card=card, states=queued.states, rating=2))

        def measure(path, work, rounds):
            for _ in range(rounds):
                col = None
                if work == "question":
                    start = time.perf_counter()
                    col = Collection(path)
                else:
                    col = Collection(path)
                    start = time.perf_counter()
                col.decks.select(col.decks.id("Prep"))
                if work == "due":
                    col.sched.deck_due_tree()
                elif work == "stats":
                    col._backend.graphs(search="", days=365)
                elif work == "question":
                    question(col)
                elif work == "answer":
                    queued = question(col)
                    start = time.perf_counter()
                    answer(col, *queued)
                else:
                    col.fix_integrity()
                print(1000 * (time.perf_counter() - start), flush=True)
                col.close()

        if sys.argv[1] == "make":
            make(sys.argv[2], sys.argv[3], int(sys.argv[4]))
        else:
            measure(sys.argv[2], sys.argv[3], int(sys.argv[4]))
        """
}

#!/usr/bin/env python3
"""Compares the PGN reader with python-chess, on files and on mutated games.

    swift build -c release --product prep-bench
    python3 Tests/PGNComparison/compare.py --mutants 20000 ../shared/data/*/*.pgn

Both readers report events: tags, moves, glyphs, comments, variations, errors. If both accept a game, the events must be
equal; if one refuses it, those before its first error must be the beginning of the other's. Every difference must be
explained by a rule of RULES; the others are printed, and the exit status is 1.
"""

import argparse
import io
import json
import logging
import random
import re
import subprocess
import sys
import tempfile

import chess
import chess.pgn

PINNED = "1.11.2"
SEPARATOR = "\x1e"

# The closed list of what may differ: the reason, and a change of the moves that removes the cause. The changes are made
# one after the other; a difference is explained by the first after which both readers agree.
RULES = [
    (
        "python-chess reads no glyphs but $n, !, ?, and pairs of these; ours also reads +-, =, N and others",
        lambda moves: moves,  # compared by the events, see `printed`
    ),
    (
        "python-chess ends the moves at an empty line; ours go on to a result or a tag",
        lambda moves: re.sub(r"\n\s*\n", "\n", moves.lstrip()),
    ),
    (
        "python-chess reads !!! as two glyphs; ours keeps the first two signs",
        lambda moves: re.sub(r"[!?]{3,}", " ", moves),
    ),
    (
        "python-chess skips what its patterns do not find, and finds moves inside of words; ours reads or refuses words",
        lambda moves: outside_comments(moves, lambda word: word if WORD.fullmatch(word) else " "),
    ),
    (
        "python-chess plays on after a result; ours begin a new game at the number 1",
        lambda moves: outside_comments(moves, lambda word: " " if word in RESULTS else word),
    ),
]

RESULTS = ["1-0", "0-1", "1/2-1/2", "*"]

# The words that both readers know, with a move after its number.
WORD = re.compile(
    r"\s+|\d{1,3}\.*|(\d{1,3}\.+)?([NBRQK]?[a-h]?[1-8]?[x-]?[a-h][1-8](=?[NBRQ])?|O-O(-O)?|0-0(-0)?)[+#]?[!?]{0,2}|--"
    r"|[!?]{1,2}|\$\d{1,3}|1-0|0-1|1/2-1/2|\*"
)


def outside_comments(moves, change):
    """Returns the moves with every word outside comments changed, but not the brackets."""
    text = ""
    for token in re.findall(r"\{[^}]*\}|;[^\n]*|[()]|\s+|[^\s(){};]+|.", moves):
        is_word = token[0] not in "{()" and (token[0] != ";" or len(token) == 1)
        text += change(token) if is_word else token
    return text


class Recorder(chess.pgn.BaseVisitor):
    """Records a game as the command `prep-bench events` does."""

    def begin_game(self):
        self.game = {"tags": [], "fen": "", "events": [], "result": "*"}
        self.headers = chess.pgn.Headers({})

    def begin_headers(self):
        return self.headers

    def visit_header(self, name, value):
        self.headers[name] = value
        self.game["tags"].append([name, value])

    def visit_board(self, board):
        if not self.game["fen"]:
            self.game["fen"] = board.shredder_fen()

    def visit_move(self, board, move):
        self.game["events"].append("m " + board.uci(move, chess960=None))

    def visit_nag(self, nag):
        self.game["events"].append(f"n {nag}")

    def visit_comment(self, comment):
        self.game["events"].append("c " + comment)

    def begin_variation(self):
        self.game["events"].append("(")

    def end_variation(self):
        self.game["events"].append(")")

    def visit_result(self, result):
        self.game["events"].append("r " + result)
        self.game["result"] = result

    def handle_error(self, error):
        self.game["events"].append("e " + str(error))

    def result(self):
        return self.game


def theirs(text):
    """Returns the games of a text as python-chess reads them."""
    handle = io.StringIO(text)
    while (game := chess.pgn.read_game(handle, Visitor=Recorder)) is not None:
        yield game


def ours(program, path):
    """Yields the games of a file, each with the number of its text."""
    process = subprocess.Popen([program, "events", path], stdout=subprocess.PIPE, text=True, encoding="utf-8")
    for line in process.stdout:
        yield json.loads(line)
    if process.wait() != 0:
        sys.exit("prep-bench events failed")


# --- Normal form ---

COMMENT = re.compile(r"\{[^}]*\}?|^%[^\n]*|;[^\n]*", re.M)
GLYPHS = {7, 10, 13, 14, 15, 16, 17, 18, 19, 22, 26, 32, 36, 40, 44, 132, 138, 140, 142, 146, 220}


def line_comments(text):
    """Returns the comments after semicolons, which python-chess does not report."""
    return {norm(match[1:]) for match in COMMENT.findall(text) if match.startswith(";")}


def norm(comment):
    return " ".join(comment.split())


def normal(game, semicolons):
    """Returns the events without the comments after semicolons up to the first error, and whether there is one."""
    events = []
    for event in game["events"]:
        kind = event[0]
        if kind == "e":
            return events, True
        if kind == "r":
            continue
        if kind == "c":
            words = norm(event[2:])
            if words in semicolons:
                continue
            event = "c " + words
        events.append(event)
    return events, False


def same_tags(one, other):
    def plain(tags):
        return [(name, re.sub(r"\\(.)", r"\1", value)) for name, value in tags]
    return plain(one) == plain(other)


# --- Comparison ---


def difference(text, a, b):
    """Returns what differs between our game and theirs; nil if they agree."""
    if not same_tags(a["tags"], b["tags"]):
        return f"tags {a['tags']} / {b['tags']}"
    if a["fen"] != b["fen"] and a["fen"] and b["fen"]:
        return f"start {a['fen']} / {b['fen']}"
    x, x_refused = normal(a, line_comments(text))
    y, y_refused = normal(b, set())
    if not agree(x, x_refused, y, y_refused):
        place = next((i for i, (one, other) in enumerate(zip(x, y)) if one != other), min(len(x), len(y)))
        return f"events from {place}: {x[place:place + 4]} / {y[place:place + 4]}"
    if not x_refused and not y_refused and a["result"] != b["result"]:
        # python-chess reports the result after the moves only; ours that of the tag if there is none.
        tag = next((value for name, value in a["tags"] if name == "Result"), None)
        if b["result"] != "*" or a["result"] != tag:
            return f"result {a['result']} / {b['result']}"
    return None


def agree(x, x_refused, y, y_refused):
    """Returns whether the events are equal; those before an error must be the beginning of the other reader's."""
    if x_refused and y_refused:
        count = min(len(x), len(y))
        return x[:count] == y[:count]
    if x_refused:
        return x == y[: len(x)]
    return y == x[: len(y)] if y_refused else x == y


def printed(game):
    """Returns a game without the glyphs that have a printed form."""
    events = [event for event in game["events"] if event[0] != "n" or int(event[2:]) not in GLYPHS]
    return {**game, "events": events}


# --- Mutants ---

TOKEN = re.compile(r"\{[^}]*\}|;[^\n]*|\(|\)|\$\d+|[^\s(){}]+|\s+")
POOL = [
    "(", ")", "()", "(1. d4)", "{", "}", "{a}", "{ a\nb }", "{}", ";c\n", "\n", "\n\n", "\n%x\n", "!", "?", "!!", "!?!", "$1",
    "$0", "$255", "$256", "$", "1-0", "0-1", "1/2-1/2", "*", "½-½", "1/2", "--", "Z0", "0000", "@@@@", "e4", "e5", "Nf3",
    "Nc6", "Qh5", "Ke2", "O-O", "0-0", "O-O-O", "e8=Q", "exd5", "ed5", "e4-e5", "e2e4", "g1f3", "Ng1-f3", "Pe4", "nf3", "e.p.",
    "+", "#", "+-", "=", "-+", "+/-", "N", "D", "1.", "1...", "23.", "2", ".", "...", "%", "[", "]", "xx", "hello", "ä", "♘f3",
    "+--", "--+", "e9", "Nz3", "=∞", "+−", "Nbd7", "R1e1", "Qh4xe4", "fxe1=N+", "a1", "h8",
]


def mutate(text, generator):
    """Returns the text with one to three changes of tokens of its moves."""
    head, separator, moves = text.rpartition("]\n\n")
    tokens = TOKEN.findall(moves)
    for _ in range(generator.randint(1, 3)):
        if not tokens:
            break
        place = generator.randrange(len(tokens))
        operator = generator.randrange(9)
        token = tokens[place]
        if operator == 0:
            del tokens[place]
        elif operator == 1:
            tokens.insert(place, " " + token + " ")
        elif operator == 2 and place + 2 < len(tokens):
            tokens[place], tokens[place + 2] = tokens[place + 2], tokens[place]
        elif operator == 3:
            tokens[place] = generator.choice(POOL)
        elif operator == 4:
            tokens.insert(place, " " + generator.choice(POOL) + " ")
        elif operator == 5:
            tokens.insert(place, generator.choice(POOL))
        elif operator == 6:
            tokens[place] = token.swapcase()
        elif operator == 7 and token.strip():
            index = generator.randrange(len(token))
            tokens[place] = token[:index] + generator.choice("abcdefgh12345678NBRQKx+#=-O0 (){}.$!?*") + token[index + 1:]
        else:
            tokens[place:place + 1] = [token[: len(token) // 2], token[len(token) // 2:]] if generator.random() < 0.5 else [token.strip()]
    return head + separator + "".join(tokens)


def sources(paths):
    """Returns the texts of some games of the files, to be mutated."""
    texts = []
    for path in paths:
        with open(path, encoding="utf-8", errors="replace", newline="") as file:
            whole = file.read(4_000_000).replace("\r\n", "\n").replace("\r", "\n")
        games = re.split(r"\n\n(?=\[Event )", whole.strip("\n\ufeff"))
        texts += [game + "\n" for game in games[:2000] if len(game) < 4000 and "]\n\n" in game]
    return texts


# --- Runs ---

class Tally:
    def __init__(self):
        self.games = 0
        self.equal = 0
        self.explained = [0] * len(RULES)
        self.unexplained = []

    def report(self, title):
        print(f"{title}: {self.games} games, {self.equal} equal")
        for (reason, _), count in zip(RULES, self.explained):
            print(f"  {count:6} {reason}")
        print(f"  {len(self.unexplained):6} unexplained")


def compare_file(program, path, tally):
    with open(path, "rb") as file:
        text = "".join(decoded(line) for line in file).replace("\r\n", "\n")
    # For python-chess two empty lines after the tags are a game without moves, and without an empty line before them the
    # tags of the next game are moves of the last one.
    text = re.sub(r"\n(?:[ \t]*\n){2,}", "\n\n", text)
    text = re.sub(r"(1-0|0-1|1/2-1/2|\*)[ \t]*\n(?=\[Event )", r"\1\n\n", text)
    for number, (a, b) in enumerate(zip_longest(ours(program, path), theirs(text)), 1):
        tally.games += 1
        if a is None or b is None:
            tally.unexplained.append((f"{path}, game {number}", "only one reader has it", ""))
        elif (found := difference("", a, b)) is None:
            tally.equal += 1
        elif difference("", printed(a), printed(b)) is None:
            tally.explained[0] += 1
        else:
            tally.unexplained.append((f"{path}, game {number}", found, ""))


def compare_mutants(program, paths, count, seed, tally):
    generator = random.Random(seed)
    originals = sources(paths)
    texts = [mutate(generator.choice(originals), generator) for _ in range(count)]
    tally.games = count
    different = dict(enumerate(texts))
    for rule in range(-1, len(RULES)):
        if rule >= 0:
            different = {number: changed(text, RULES[rule][1]) for number, text in different.items()}
        found = {}
        for number, a, b in read(program, different):
            if rule >= 0:
                a, b = a and printed(a), b and printed(b)
            if a is None or b is None:
                fault = "only one reader has a game" if a or b else None
            else:
                fault = difference(different[number], a, b)
            if fault is not None:
                found[number] = fault
        if rule < 0:
            tally.equal = count - len(found)
        else:
            tally.explained[rule] += len(different) - len(found)
        different = {number: different[number] for number in found}
    tally.unexplained = [(f"mutant {number}", fault, texts[number]) for number, fault in found.items()]


def changed(text, change):
    head, separator, moves = text.rpartition("]\n\n")
    return head + separator + change(moves)


def read(program, texts):
    """Yields the number of each text and its first game as both readers report it."""
    with tempfile.NamedTemporaryFile("w", encoding="utf-8", newline="", suffix=".pgn") as file:
        file.write(SEPARATOR.join(texts.values()))
        file.flush()
        first = {}
        for game in ours(program, file.name):
            first.setdefault(game["text"], game)
    for place, (number, text) in enumerate(texts.items()):
        yield number, first.get(place), next(theirs(text), None)


def decoded(line):
    """Returns a line as our reader decodes it: as UTF-8 if that is valid, else as Windows-1252."""
    try:
        return line.decode("utf-8")
    except UnicodeDecodeError:
        return line.decode("cp1252", errors="replace")


def zip_longest(one, other):
    one, other = iter(one), iter(other)
    while True:
        a, b = next(one, None), next(other, None)
        if a is None and b is None:
            return
        yield a, b


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+")
    parser.add_argument("--mutants", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--program", default=".build/release/prep-bench")
    parser.add_argument("--show", type=int, default=5, help="how many unexplained differences to print")
    options = parser.parse_args()
    if chess.__version__ != PINNED:
        sys.exit(f"needs python-chess {PINNED}: pip install chess=={PINNED}")
    logging.getLogger("chess.pgn").setLevel(logging.CRITICAL)
    files, mutants = Tally(), Tally()
    for path in options.files:
        compare_file(options.program, path, files)
    files.report("files")
    if options.mutants:
        compare_mutants(options.program, options.files, options.mutants, options.seed, mutants)
        mutants.report("mutants")
    unexplained = files.unexplained + mutants.unexplained
    for name, rule, text in unexplained[: options.show]:
        print(f"\n--- {name}: {rule}\n{text[:3000]}")
    sys.exit(1 if unexplained else 0)


if __name__ == "__main__":
    main()

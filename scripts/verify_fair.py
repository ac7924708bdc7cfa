#!/usr/bin/env python3
"""Checks the shuffles of round records, with nothing but Python: no code of the server is used.

  scripts/verify_fair.py [--every-line] [FILE...]
                                       JSON Lines of round records (docs/formats.md §5); no FILE or -: standard input
  scripts/verify_fair.py --self-test   the test vector of docs/formats.md §10, and tampered records

What a `fair` block proves (KT-FAIR-1, docs/formats.md §10) is worked out again: the commitment, the hash of the
rules, the order of the pack, the place of every buried starter, every recycle, and the first dealer of a game; and
neighbouring rounds of one game have to fit together. What went onto the pile is taken from the actions; whether they
follow the rules is not looked at: `kitchen-table verify` does that as well.

Stops at the first line of a file that does not hold and prints file, line and reason; with --every-line it goes on and
prints each of them. The last line is "N rounds verified". Exit code: 0 all hold, 1 a record does not hold, 2 a file or line is no round record.
"""

import hashlib
import hmac
import json
import sys

FORMAT = "kitchen-table/round/1"
GAME = "crazy-eights"
VERSION = "KT-FAIR-1"
FIRST_DEALER_STREAM = 0xFFFFFFFF
RANKS, SUITS, JOKER = "A23456789TJQK", "CDHS", "XX"
CONTRIBUTED = 1  # the kind of a seat whose person added randomness


class Wrong(Exception):
    """Why a record does not hold."""


class Unreadable(Exception):
    """Why a line is no round record at all."""


# ---- KT-FAIR-1 ----


def tag(name):
    return f"{VERSION}/{name}".encode() + b"\0"


def u32(number):
    return number.to_bytes(4, "big")


def mac(key, message):
    return hmac.new(key, message, hashlib.sha256).digest()


def commitment(game_id, round_number, secret):
    return hashlib.sha256(tag("server") + game_id + u32(round_number) + secret).digest()


def deal_key(game_id, round_number, secret, rules_hash, packs, jokers_per_pack, shares):
    """`shares`: for each seat its kind, and what it contributed (empty for all but kind 1)."""
    message = tag("deal") + game_id + u32(round_number) + commitment(game_id, round_number, secret)
    message += rules_hash + bytes([packs, jokers_per_pack, len(shares)])
    for kind, contribution in shares:
        message += bytes([kind]) + contribution
    return mac(secret, message)


class Stream:
    """The numbers of one stream under a key."""

    def __init__(self, key, number):
        self.key, self.number, self.blocks, self.words = key, number, 0, []

    def word(self):
        if not self.words:
            block = mac(self.key, tag("stream") + u32(self.number) + u32(self.blocks))
            self.blocks += 1
            self.words = [int.from_bytes(block[i:i + 4], "big") for i in range(0, 32, 4)]
        return self.words.pop(0)

    def below(self, n):
        if n == 1:
            return 0
        limit = 2**32 - 2**32 % n
        while (word := self.word()) >= limit:
            pass
        return word % n


def shuffled(cards, stream):
    cards = list(cards)
    for i in range(len(cards) - 1, 0, -1):
        k = stream.below(i + 1)
        cards[i], cards[k] = cards[k], cards[i]
    return cards


def new_pack(packs, jokers_per_pack):
    return packs * ([rank + suit for suit in SUITS for rank in RANKS] + jokers_per_pack * [JOKER])


def canonical(value):
    """RFC 8785, for values whose numbers are whole."""
    if isinstance(value, dict):
        names = sorted(value, key=lambda name: name.encode("utf-16-be"))
        return "{" + ",".join(canonical(name) + ":" + canonical(value[name]) for name in names) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(canonical, value)) + "]"
    if isinstance(value, float):
        raise Wrong("rules: hold a number that is not whole")
    return json.dumps(value, ensure_ascii=False)


# ---- reading ----


def without_repeats(members):
    value = dict(members)
    if len(value) != len(members):
        raise Wrong("a member stands twice in one object")
    return value


def no_number(text):
    raise ValueError(text)


def record_of(line):
    try:
        value = json.loads(line.decode("utf-8"), object_pairs_hook=without_repeats, parse_constant=no_number)
    except (ValueError, RecursionError):
        raise Unreadable("is no JSON") from None
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        raise Unreadable(f"is no record of the format {FORMAT}")
    return value


def member(value, path, kind):
    """The member at `path` ("end.totals"), which has to be of the type `kind`."""
    for name in path.split("."):
        if not isinstance(value, dict) or name not in value:
            raise Wrong(f"{path}: is missing")
        value = value[name]
    if type(value) is not kind:  # true and false are no numbers here
        raise Wrong(f"{path}: is of the wrong kind")
    return value


def number(value, path, low, high):
    found = member(value, path, int)
    if not low <= found <= high:
        raise Wrong(f"{path}: must be {low} to {high}")
    return found


def from_hex(text, size, path):
    """Lower case only: there is one text for the same bytes."""
    if len(text) != 2 * size or any(letter not in "0123456789abcdef" for letter in text):
        raise Wrong(f"{path}: is not {size} bytes in hexadecimal")
    return bytes.fromhex(text)


def share_of(seat):
    kind = number(seat, "kind", 0, 3) if isinstance(seat, dict) else None
    if kind is None or set(seat) != ({"kind", "contribution"} if kind == CONTRIBUTED else {"kind"}):
        raise Wrong("fair.seats: a contribution stands with kind 1 and with no other")
    if kind != CONTRIBUTED:
        return kind, b""
    return kind, from_hex(member(seat, "contribution", str), 32, "fair.seats: a contribution")


# ---- one record ----


def packs_in_play(rules, seats):
    for step in member(rules, "packs", list):
        if number(step, "up_to", 2, 8) >= seats:
            return number(step, "packs", 1, 3)
    raise Wrong("rules.packs: have no entry for so many seats")


def cards_each(rules, seats, round_number):
    deal = member(rules, "deal", dict)
    if "valley" in deal:
        top, bottom = number(deal, "valley.top", 1, 20), number(deal, "valley.bottom", 1, 20)
        return bottom + abs(round_number - 1 - (top - bottom))
    return number(deal, {2: "fixed.two", 3: "fixed.three"}.get(seats, "fixed.four_plus"), 1, 20)


class Proof:
    """What follows from the fair block of a record, worked out from the block and the rules."""

    def __init__(self, record):
        self.record = record
        if member(record, "game", str) != GAME:
            raise Wrong(f"game: must be {GAME}")
        self.rules = member(record, "rules", dict)
        self.seats = number(record, "seats", 2, 8)
        self.round = number(record, "round", 1, 2**32 - 1)
        self.packs = packs_in_play(self.rules, self.seats)
        self.jokers_per_pack = number(self.rules, "jokers_per_pack", 0, 2)
        self.key = self.proved_key(member(record, "fair", dict))

    def proved_key(self, fair):
        if set(fair) != {"version", "game_id", "commitment", "secret", "rules_hash", "seats"}:
            raise Wrong("fair: has other members than it should")
        if fair["version"] != VERSION:
            raise Wrong(f"fair.version: is not {VERSION}")
        game_id = from_hex(member(fair, "game_id", str), 16, "fair.game_id")
        secret = from_hex(member(fair, "secret", str), 32, "fair.secret")
        rules_hash = from_hex(member(fair, "rules_hash", str), 32, "fair.rules_hash")
        committed = from_hex(member(fair, "commitment", str), 32, "fair.commitment")
        shares = [share_of(seat) for seat in member(fair, "seats", list)]
        if len(shares) != self.seats:
            raise Wrong("fair.seats: is not one for each seat")
        if rules_hash != hashlib.sha256(canonical(self.rules).encode("utf-8")).digest():
            raise Wrong("fair.rules_hash: is not that of the rules")
        if committed != commitment(game_id, self.round, secret):
            raise Wrong("fair.commitment: is not that of the secret")
        return deal_key(game_id, self.round, secret, rules_hash, self.packs, self.jokers_per_pack, shares)

    def check(self):
        if self.round == 1:
            dealer = Stream(self.key, FIRST_DEALER_STREAM).below(self.seats)
            if number(self.record, "dealer", 0, self.seats - 1) != dealer:
                raise Wrong("dealer: is not the first dealer who follows from the secret")
        stream = Stream(self.key, 0)
        pack = shuffled(new_pack(self.packs, self.jokers_per_pack), stream)
        if member(self.record, "pack", list) != pack:
            raise Wrong("pack: is not what follows from the secret")
        dealt = self.seats * cards_each(self.rules, self.seats, self.round)
        pile, stock = self.turn_starter(pack[dealt:], stream)
        self.check_recycles(pile, len(stock), pack)

    def to_be_buried(self, card):
        if card[0] == "8":
            return member(self.rules, "starter_eight", str) == "bury"
        return card == JOKER and member(self.rules, "starter_joker", str) == "bury"

    def turn_starter(self, stock, stream):
        """The pile and the stock after the deal; every buried place is compared on the way."""
        pile, buried = [], []
        while stock and (not pile or pile[-1] == JOKER):
            card = stock.pop(0)
            replaceable = any(not self.to_be_buried(other) for other in stock)
            if self.to_be_buried(card) and replaceable and len(stock) >= 2:
                place = 1 + stream.below(len(stock) - 1)
                buried.append(place)
                stock.insert(place, card)
                continue
            pile.append(card)
            if self.rules.get("starter_joker") != "cover":
                break
        given = member(self.record, "bury", list)
        if given != buried or any(type(place) is not int for place in given):
            raise Wrong("bury: is not what follows from the secret")
        return pile, stock

    def check_recycles(self, pile, cards_to_draw, pack):
        """The pile is what was turned up and laid since the last recycle. It can have had the length that a recycle
        speaks of only once, so its cards are known without knowing who drew when."""
        recycled = list(member(self.record, "recycled", list))
        count, draws = 0, 0
        for index, action in enumerate([*member(self.record, "actions", list), None]):
            laid = self.cards_laid(action, index)
            if laid is None:
                draws += 1
                continue
            while count < len(recycled) and len(pile) - 1 == len(recycled[count]) > 0:
                stream = Stream(self.key, count + 1)
                if recycled[count] != shuffled(pile[:-1], stream):
                    raise Wrong(f"recycled.{count}: is not what follows from the secret")
                cards_to_draw += len(pile) - 1
                pile = pile[-1:]
                count += 1
            if draws > cards_to_draw:
                raise Wrong(f"action {index}: by then more cards were drawn than there were")
            pile = pile + laid
            for card in laid:
                if pile.count(card) > pack.count(card):
                    raise Wrong(f"action {index}: {card} lies in the pile already")
        if count < len(recycled):
            raise Wrong(f"recycled.{count}: is not the cards under the top")

    @staticmethod
    def cards_laid(action, index):
        """The cards that an action lays, perhaps none; None for a draw. The end of the round is no action."""
        if action is None:
            return []
        what = member(action, "do", str)
        if what not in ("play", "draw", "take", "pass", "call"):
            raise Wrong(f"action {index}: is none that there is")
        if what == "draw":
            return None
        return member(action, "cards", list) if what == "play" else []


# ---- neighbouring records, whole files ----


def check_succession(before, record):
    """`before` is None or the record of the line before."""
    if before is None or before["fair"]["game_id"] != record["fair"]["game_id"]:
        return
    if before["round"] + 1 != record["round"]:
        return
    if member(before, "end.game_over", bool):
        raise Wrong("round: the game was over before it")
    if before["seats"] != record["seats"]:
        raise Wrong("seats: is not the number of the round before")
    if member(before, "end.totals", list) != member(record, "totals_before", list):
        raise Wrong("totals_before: is not what the totals were after the round before")
    if (member(before, "dealer", int) + 1) % before["seats"] != member(record, "dealer", int):
        raise Wrong("dealer: is not the left neighbour of the last dealer")


def verify(name, lines, every_line):
    """Prints what is wrong with the first line that does not hold, or with each. Returns the exit code, and how many
    lines held."""
    worst, held, before = 0, 0, None
    for count, line in enumerate(lines, 1):
        try:
            record = record_of(line.removesuffix(b"\n"))
            Proof(record).check()
            check_succession(before, record)
        except (Wrong, Unreadable) as problem:
            print(f"{name}: line {count}: {problem}")
            worst, before = max(worst, 1 if isinstance(problem, Wrong) else 2), None
            if not every_line:
                break
        else:
            held, before = held + 1, record
    return worst, held


def verify_files(names, every_line):
    worst = rounds = 0
    for name in names:
        try:
            if name == "-":
                code, held = verify("standard input", sys.stdin.buffer, every_line)
            else:
                with open(name, "rb") as file:
                    code, held = verify(name, file, every_line)
        except OSError:
            print(f"{name}: cannot be read")
            code, held = 2, 0
        worst, rounds = max(worst, code), rounds + held
    print(f"{rounds} rounds verified")
    return worst


# ---- self-test ----

VECTOR_PACK = """
9D 3C 2S 6C 3H 6D TD 4H 8D 8H QC 9C TH 6H 6S 5H 4C 2D 9H 2H AS 3D AD JS 5S KD KS 3S 9S JH 4S 5D JD JC 8S 8C AC 7H
5C 2C TC QH 4D TS 7D 7C KC 7S KH AH QS QD""".split()
VECTOR_RECYCLE = "6D 7C 7D JC 5C 4D TC 3C 5D AD AC 6C 3D 4C QC 8C KC 9C 2D 2C".split()


def vector_findings():
    """(name, whether it holds) for each figure of the published vector, and for the word that is skipped."""
    game_id, secret = bytes(range(16)), bytes(range(0x20, 0x40))
    rules_hash = hashlib.sha256(canonical({"v": 1, "game": "crazy-eights"}).encode()).digest()
    shares = [(1, hashlib.sha256(b"alice").digest()), (2, b""), (1, hashlib.sha256(b"carol").digest()), (3, b"")]
    key = deal_key(game_id, 7, secret, rules_hash, 1, 0, shares)
    stream, skipping = Stream(key, 0), Stream(key, 5)
    yield "rules_hash", rules_hash.hex() == "20eb56279ea22d0fd188c418373c9579b98476645be1ea2e786a15d7bf8f65a6"
    yield "C", commitment(game_id, 7, secret).hex() == (
        "625a16f9d2b419d1227ae9f06df21b35013de0adf9798afafb97fbb27b8f6b46")
    yield "K", key.hex() == "50864de2ec2169eb796f78c129029e66992e1befb18d939ce4bcf6444fa46e89"
    yield "pack", shuffled(new_pack(1, 0), stream) == VECTOR_PACK
    yield "below(51)", stream.below(51) == 11
    yield "first dealer", Stream(key, FIRST_DEALER_STREAM).below(4) == 2
    yield "recycle 1", shuffled(new_pack(1, 0)[:20], Stream(key, 1)) == VECTOR_RECYCLE
    yield "a word that is skipped", [skipping.below(2**31 + 1) for _ in range(6)] == [
        429683992, 1059263564, 530604373, 1037229187, 2143132621, 418865512]


def made_up_record():
    """A round that was given up after two cards were laid and the pile was recycled."""
    rules = {"packs": [{"up_to": 4, "packs": 1}], "jokers_per_pack": 0, "deal": {"fixed": {"four_plus": 5}},
             "starter_eight": "bury", "starter_joker": "bury"}
    game_id, secret = bytes(range(16)), bytes(range(0x20, 0x40))
    rules_hash = hashlib.sha256(canonical(rules).encode()).digest()
    contribution = hashlib.sha256(b"alice").digest()
    key = deal_key(game_id, 7, secret, rules_hash, 1, 0, [(1, contribution), (2, b""), (3, b""), (2, b"")])
    pack = shuffled(new_pack(1, 0), Stream(key, 0))
    return {
        "format": FORMAT, "game": GAME, "rules": rules, "seats": 4, "round": 7, "dealer": 0, "totals_before": [0, 0, 0, 0],
        "pack": pack, "bury": [], "recycled": [shuffled([pack[20], pack[0]], Stream(key, 1))],
        "actions": [{"seat": 1, "do": "play", "cards": [pack[0]]}, {"seat": 2, "do": "play", "cards": [pack[1]]}],
        "end": {"totals": [0, 0, 0, 0], "game_over": False},
        "fair": {"version": VERSION, "game_id": game_id.hex(),
                 "commitment": commitment(game_id, 7, secret).hex(), "secret": secret.hex(),
                 "rules_hash": rules_hash.hex(),
                 "seats": [{"kind": 1, "contribution": contribution.hex()}, {"kind": 2}, {"kind": 3}, {"kind": 2}]}}


def holds(line):
    try:
        Proof(record_of(line)).check()
    except (Wrong, Unreadable):
        return False
    return True


def record_findings():
    """The made-up record holds; with any bit of what is proved turned over it does not."""
    line = json.dumps(made_up_record(), separators=(",", ":")).encode()
    yield "a record", holds(line)
    # The last card laid was never under the top, so nothing is proved of it.
    proved = [(b'"rules":', b',"dealer"'), (b'"pack":', b',"actions"'), (b'"cards":', b'},{"seat":2'), (b'"fair":', b"")]
    places = [at for begin, end in proved for at in range(line.index(begin), line.index(end) if end else len(line))]
    kept = [f"bit {bit} of byte {at}" for at in places for bit in range(8)
            if holds(line[:at] + bytes([line[at] ^ 1 << bit]) + line[at + 1:])]
    yield f"a bit turned over is noticed, of {len(places)} bytes ({', '.join(kept) or 'all'})", not kept


def self_test():
    findings = [*vector_findings(), *record_findings()]
    wrong = [name for name, right in findings if not right]
    for name in wrong:
        print(f"{name}: is wrong")
    print(f"{len(findings) - len(wrong)} passed, {len(wrong)} failed")
    return 1 if wrong else 0


def main(arguments):
    names = [argument for argument in arguments if not argument.startswith("--")]
    options = {*arguments} - {*names}
    if options & {"--help"} or "-h" in names:
        print(__doc__)
        return 0
    if options == {"--self-test"} and not names:
        return self_test()
    if options - {"--every-line"}:
        print(__doc__, file=sys.stderr)
        return 2
    return verify_files(names or ["-"], "--every-line" in options)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

fair-label = The shuffle of this round
fair-checking = Checking the shuffle…
fair-good = Shuffle checked
fair-part = Shuffle checked, as far as this page was there
fair-record = The record holds
fair-bad = This was not the promised shuffle
fair-failed = The shuffle could not be checked
fair-unproved = This record has no proof of its shuffle
fair-again = Try again
fair-how = How do I know?
fair-why = What is wrong?

fair-panel = How do I know the shuffle was fair?
fair-story-promise = Before the deal the server chose a secret number and showed everybody its fingerprint. From then on it could not choose another without being found out.
fair-story-parts = After that, each browser at the table added a number of its own. So nobody could choose the order of the cards: not the server, and nobody at the table.
fair-story-reveal = When the round was over, the server showed its secret. Your browser then shuffled the pack once more by itself and compared.
fair-story-limit = One thing this does not show: the server deals the cards, so it can see them.
fair-now-own = The number that your browser added is part of this shuffle.
fair-now-own-late = The number that your browser added came too late for this round.
fair-now-reveal = When the round is over, the server shows its secret. Your browser then shuffles the pack once more by itself, and compares that with the fingerprint and with every card that you were shown. What it finds stands above the score.
fair-now-secret = not shown yet: whoever knew it could work out every card
fair-found = What this browser found
fair-found-record = Secret and fingerprint belong together, and every card of the record lies where the shuffle put it.
fair-found-before_deal = The fingerprint is the one that this page was shown before the deal.
fair-found-after_deal = This page came after the deal. It was shown the same fingerprint from then on, but cannot say what was shown before.
fair-found-not_seen = This page did not see the round played, so it cannot say which fingerprint was shown before the deal.
fair-found-own-in = The number that your browser added is part of the shuffle.
fair-found-own-late = The number that your browser added came too late for this round.
fair-found-cards-all = Every card that you were shown, from the deal to the open hands, is the one that had to come.
fair-found-cards-some = The cards that you were shown while this page was there are those that had to come.
fair-found-shown = The hands and draws that this replay shows are those that follow from the secret.
fair-numbers = The numbers
fair-commitment = Fingerprint, shown before the deal
fair-secret = Secret, shown after the round
fair-parts = What each seat added
fair-part-0 = nobody sat there
fair-part-2 = a computer, which adds nothing
fair-part-3 = nothing that came in time
fair-seat = Seat { $seat }
fair-save = Save the record
fair-elsewhere = Check a record file
fair-elsewhere-about = The page that checks files needs no server once it is open, and a small script without this server's code does the same.

fair-alarm = The cards of round { $round } are not those that were promised
fair-alarm-round = The cards of this round are not those that were promised
fair-alarm-do = Save the evidence: the file has what this browser was shown and what the server says now. Send it to whoever runs this server, and do not play here for anything that matters until they can explain it. Anybody can check the file.
fair-alarm-save = Save the evidence
fair-alarm-put-aside = Put aside
fair-where-line = Line { $line }
fair-where-seat = seat { $seat }
fair-where-recycle = time { $recycle } that the pile was shuffled back

fair-problem-not_a_record = It is not a record of a round.
fair-problem-no_proof = The record has nothing that could prove its shuffle.
fair-problem-version = The shuffle was proved in a way that this page does not know.
fair-problem-seats = The seats of the record and of its proof are not the same.
fair-problem-unreadable_proof = The numbers of the proof are not written as they have to be.
fair-problem-rules_hash = The rules are not those for which the cards were shuffled.
fair-problem-secret = The secret that was shown does not belong to the fingerprint.
fair-problem-first_dealer = Somebody else would have had to deal the first round.
fair-problem-pack = The pack does not lie in the order that follows from the secret.
fair-problem-too_few_cards = There are too few cards for such a deal.
fair-problem-bury = A buried card was not put where it had to go.
fair-problem-recycled = The pile was shuffled back in an order that does not follow from the secret.
fair-problem-succession = The round does not go on from the one before it.
fair-problem-succession_dealer = The deal did not go to the next seat.
fair-problem-other_round = It is the record of another round.
fair-problem-commitment_changed = The fingerprint is not the one that was shown before the deal: the server put another secret in its place.
fair-problem-shares_changed = What the seats added is not what was shown at the deal.
fair-problem-contribution_left_out = The number that your browser added had arrived, and was left out.
fair-problem-starter = Another card was turned up than the one that had to come.
fair-problem-drawn = A card was drawn that did not lie on top of the stock.
fair-problem-played = Another card was laid than the record says.
fair-problem-not_held = A card was laid that this seat could not have held.
fair-problem-hand = A hand was not the one that follows from the secret.

verify-title = Check a record
verify-lead = Was a round shuffled as it was promised? This page checks it in your browser, from the file alone. Nothing is sent.
verify-file = Record file
verify-which = A file of round records (.jsonl), as the pages of rounds, of games and of your history give it, or a replay (.json).
verify-busy = Checking { $file }: { $rounds ->
    [one] one round so far
   *[other] { $rounds } rounds so far
}…
verify-good = { $rounds ->
    [one] The one round in { $file } was shuffled as promised.
   *[other] All { $rounds } rounds in { $file } were shuffled as promised.
}
verify-bad = { $file } does not hold.
verify-fault = Line { $line }: { $problem }
verify-before = { $rounds ->
    [0] No round before it holds.
    [one] The one round before it holds.
   *[other] The { $rounds } rounds before it hold.
}
verify-none = There is no round in { $file }.
verify-unreadable = { $file } could not be read.
verify-what = What is checked
verify-what-secret = That each secret belongs to the fingerprint that stands beside it, and that the order of the pack, every buried card, every time the pile was shuffled back, and the first dealer follow from it, from what people added, and from the rules.
verify-what-not-seen = Whether the fingerprint is the one that was shown before the deal, only somebody who was there can say. Your browser checks that by itself at the end of each round you play.
verify-what-not-rules = Whether each play was allowed is not looked at here; the program's own verify does that.
verify-kept = This page is kept in this browser now: it opens without a network, too.
verify-watch = Watch a round out of a file

file-drop = or drop a file anywhere on this page

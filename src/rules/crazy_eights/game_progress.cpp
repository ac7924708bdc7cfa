#include "kitchen_table/rules/crazy_eights/game_progress.h"

namespace kitchen_table::rules::crazy_eights {

GameProgress new_game(int seats, Seat dealer) {
    GameProgress progress;
    progress.seats = seats;
    progress.dealer = dealer;
    progress.totals.assign(static_cast<std::size_t>(seats), 0);
    return progress;
}

GameProgress after_round(const GameProgress& progress, const RoundEnd& end) {
    GameProgress after = progress;
    after.totals = end.totals;
    after.ended = true;
    after.over = end.game_over;
    after.winners = end.game_winners;
    return after;
}

GameProgress next_round(const GameProgress& progress) {
    GameProgress next = progress;
    ++next.round;
    next.dealer = Seat((progress.dealer.index() + 1) % progress.seats);
    next.ended = false;
    return next;
}

RoundStart start_of(const GameProgress& progress) {
    return {progress.seats, progress.round, progress.dealer, progress.totals};
}

}  // namespace kitchen_table::rules::crazy_eights

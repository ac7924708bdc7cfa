// A game that throws: the table is made anew, and if it throws there again the round is voided.
#include "table_rig.h"

#include <catch2/catch.hpp>

#include <stdexcept>

using namespace kitchen_table::table;

namespace {

/// What goes wrong, shared by all hosts of a rig.
struct Faults {
    bool submit = false, computer = false;
    bool call_open = false;
    bool replay = false;
};

/// Crazy Eights that fails when it is told to.
class FailingHost final : public GameHost {
public:
    FailingHost(std::unique_ptr<GameHost> game, const Faults& faults)
        : game_(std::move(game)), faults_(faults) {}

    std::expected<Told, std::string> deal(const RoundPlan& plan) override {
        return game_->deal(plan);
    }
    Told abandon() override { return game_->abandon(); }
    void clear() override { game_->clear(); }
    std::expected<Applied, std::string> submit(int seat, std::string_view action) override {
        auto applied = game_->submit(seat, action);
        if (faults_.submit) throw std::runtime_error("half done");
        return applied;
    }
    std::string computer_action(int seat, std::string_view level,
                                std::uint64_t seed) const override {
        if (faults_.computer) throw std::runtime_error("no idea");
        return game_->computer_action(seat, level, seed);
    }
    std::unique_ptr<const Pondering> pondering(int seat, std::string_view level,
                                               std::uint64_t seed) const override {
        if (faults_.computer) throw std::runtime_error("no idea");
        return game_->pondering(seat, level, seed);
    }
    std::optional<std::string> computer_call(int seat, std::string_view level,
                                             std::uint64_t seed) const override {
        return game_->computer_call(seat, level, seed);
    }
    std::string advice(int seat, std::uint64_t seed) const override {
        if (faults_.computer) throw std::runtime_error("no idea");
        return game_->advice(seat, seed);
    }
    std::string default_action(int seat) const override { return game_->default_action(seat); }
    bool may_still_call() const override { return faults_.call_open; }
    bool has_round() const override { return game_->has_round(); }
    std::optional<int> turn() const override { return game_->turn(); }
    int dealer() const override { return game_->dealer(); }
    std::uint64_t state_hash() const override { return game_->state_hash(); }
    std::optional<RoundResult> result() const override { return game_->result(); }
    kitchen_table::wire::Members view(int seat) const override { return game_->view(seat); }
    kitchen_table::wire::Members spectator_view() const override { return game_->spectator_view(); }
    std::string record() const override { return game_->record(); }

private:
    std::unique_ptr<GameHost> game_;
    const Faults& faults_;
};

class FailingModule final : public GameModule {
public:
    explicit FailingModule(const Faults& faults)
        : game_(crazy_eights_module(newfoundland())), faults_(faults) {}

    std::string_view key() const override { return game_->key(); }
    int rules_version() const override { return version; }
    std::vector<std::string> levels() const override { return game_->levels(); }
    std::optional<std::string> rules(std::string_view ruleset) const override {
        return game_->rules(ruleset);
    }
    std::expected<std::string, SettingRefused> change(std::string_view ruleset,
                                                      std::string_view present,
                                                      std::string_view changes,
                                                      bool between) const override {
        return game_->change(ruleset, present, changes, between);
    }
    std::optional<std::string> seats_problem(std::string_view ruleset, int seats) const override {
        return game_->seats_problem(ruleset, seats);
    }
    std::vector<std::string> line(std::string_view ruleset, std::string_view rules,
                                  int seats) const override {
        return game_->line(ruleset, rules, seats);
    }
    std::vector<std::string> short_line(std::string_view ruleset,
                                        std::string_view rules) const override {
        return game_->short_line(ruleset, rules);
    }
    std::expected<kitchen_table::wire::Members, SettingRefused> explain(
        std::string_view ruleset, std::optional<int> seats,
        std::string_view changes) const override {
        return game_->explain(ruleset, seats, changes);
    }
    bool ranked(std::string_view ruleset) const override { return game_->ranked(ruleset); }
    std::expected<std::string, std::string> replay(std::string_view record) const override {
        if (faults_.replay) return std::unexpected("played by other rules");
        return game_->replay(record);
    }

    bool leaving_ends_game(std::string_view rules) const override {
        return leaving_ends || game_->leaving_ends_game(rules);
    }
    bool lowest_is_best(std::string_view rules) const override {
        return game_->lowest_is_best(rules);
    }
    std::unique_ptr<GameHost> host(int seats) const override {
        return std::make_unique<FailingHost>(game_->host(seats), faults_);
    }

    int version = 1;
    bool leaving_ends = false;

private:
    std::unique_ptr<GameModule> game_;
    const Faults& faults_;
};

}  // namespace

TEST_CASE("a game that throws is thrown away and made anew; the second time the round is voided") {
    Faults faults;
    Rig rig(1, std::make_unique<FailingModule>(faults));
    rig.two_in_play();
    const ConnectionId mover = rig.mover();
    const json hand = rig.view(mover).at("hand");
    const json action = Rig::simple_action(rig.view(mover));
    faults.submit = true;
    CHECK(rig.client(mover).refused(rig.act(mover, action), "storage_unavailable"));
    CHECK(rig.reloads == 1);
    rig.restart();
    rig.attach_both();
    CHECK(rig.view(1).at("state") == "playing");
    CHECK(rig.view(mover).at("hand") == hand);

    rig.act(mover, action);
    CHECK(rig.reloads == 2);
    rig.restart();
    rig.attach_both();
    CHECK(rig.view(1).at("state") == "between_rounds");
    CHECK(rig.view(1).at("sheet").at(0).at("reason") == "voided");
    CHECK(rig.view(1).at("totals") == json({0, 0}));
    const auto rounds = rig.store.rounds_of_game(rig.table->id(), 1);
    REQUIRE(rounds.size() == 1);
    CHECK(json::parse(rounds[0].record).at("fair").at("secret").is_string());

    faults.submit = false;
    rig.next_round(1);
    rig.next_round(2);
    CHECK(rig.view(1).at("round") == 2);
    const ConnectionId next = rig.mover();
    const auto id = rig.act(next, Rig::simple_action(rig.view(next)));
    CHECK(rig.client(next).acked(id));
}

TEST_CASE("a second failure elsewhere is a first one there") {
    Faults faults;
    Rig rig(1, std::make_unique<FailingModule>(faults));
    rig.two_in_play();
    for (int failures = 0; failures < 3; ++failures) {
        faults.submit = true;
        rig.act(rig.mover(), Rig::simple_action(rig.view(rig.mover())));
        faults.submit = false;
        rig.restart();
        rig.attach_both();
        REQUIRE(rig.view(1).at("state") == "playing");
        const ConnectionId mover = rig.mover();
        CHECK(rig.client(mover).acked(rig.act(mover, Rig::simple_action(rig.view(mover)))));
    }
}

TEST_CASE("a computer that fails plays the safe action, and the table goes on (F15)") {
    Faults faults;
    faults.computer = true;
    Rig rig(1, std::make_unique<FailingModule>(faults));
    rig.open(3);
    rig.leave(1);
    rig.start(1);
    for (int turns = 0; turns < 10; ++turns)
        rig.next_deadline();
    CHECK(rig.reloads == 0);
    CHECK(rig.stored().actions.size() == 10);
}

TEST_CASE("a round dealt under other rules of the program is voided openly") {
    Faults faults;
    Rig rig(1, std::make_unique<FailingModule>(faults));
    rig.two_in_play();
    rig.act(rig.mover(), Rig::simple_action(rig.view(rig.mover())));
    static_cast<FailingModule&>(*rig.game).version = 2;
    rig.restart();
    rig.attach_both();
    CHECK(rig.view(1).at("state") == "between_rounds");
    CHECK(rig.view(1).at("turn") == nullptr);
    CHECK(rig.view(1).at("sheet").at(0).at("reason") == "voided");
}

TEST_CASE("what was told of a round is kept, whatever rules the program has later") {
    Faults faults;
    Rig rig(1, std::make_unique<FailingModule>(faults));
    rig.around.limits.next_round_ms = 1'000'000;
    rig.two_in_play();
    while (rig.view(1).at("state") == "playing") {
        const auto connection = rig.mover();
        rig.act(connection, Rig::simple_action(rig.view(connection)));
    }
    const std::string id = rig.view(1).at("sheet").at(0).at("id");
    const auto round = rig.store.round(id).value();
    CHECK(json::parse(round.told).size() == json::parse(round.record).at("actions").size() + 1);
    faults.replay = true;
    REQUIRE_FALSE(rig.game->replay(round.record));
    rig.next_round(1);
    rig.next_round(2);
    rig.send(command::Close{});
    // A round that cannot be played again ends all the same, and nothing is kept of what was told.
    const auto rounds = rig.store.rounds_of_game(rig.table_id, 1);
    REQUIRE(rounds.size() == 2);
    CHECK(rig.store.round(rounds[1].id)->told.empty());
    CHECK(rig.store.round(id) == round);
}

TEST_CASE("while somebody may still call the last card a computer takes its time") {
    Faults faults;
    for (const bool open : {false, true}) {
        faults.call_open = open;
        Rig rig(1, std::make_unique<FailingModule>(faults));
        rig.around.limits.bot_think_min_ms = rig.around.limits.bot_think_max_ms = 200;
        rig.open(2);
        rig.leave(1);
        rig.start(1);
        CHECK(*rig.table->next_deadline_ms() - rig.now.steady_ms == (open ? 1'500 : 200));
    }
}

TEST_CASE("where leaving ends the game it ends for all, without winners (C7)") {
    Faults faults;
    Rig rig(1, std::make_unique<FailingModule>(faults));
    static_cast<FailingModule&>(*rig.game).leaving_ends = true;
    rig.two_in_play();
    rig.leave(2);
    CHECK(rig.view(1).at("state") == "game_over");
    CHECK(rig.view(1).at("winners") == json::array());
    CHECK(rig.view(1).at("sheet").at(0).at("reason") == "abandoned");
    rig.restart();
    rig.attach(1, "Ann");
    CHECK(rig.view(1).at("state") == "game_over");
}

TEST_CASE("where leaving ends the game, it ends between two rounds, too") {
    Faults faults;
    Rig rig(1, std::make_unique<FailingModule>(faults));
    static_cast<FailingModule&>(*rig.game).leaving_ends = true;
    rig.around.limits.next_round_ms = 1'000'000;
    rig.two_in_play();
    while (rig.view(1).at("state") == "playing") {
        const auto connection = rig.mover();
        rig.act(connection, Rig::simple_action(rig.view(connection)));
    }
    REQUIRE(rig.view(1).at("state") == "between_rounds");
    rig.leave(2);
    CHECK(rig.view(1).at("state") == "game_over");
    CHECK(rig.view(1).at("winners") == json::array());
    CHECK(rig.client(1).heard("game_over"));
    rig.restart();
    rig.attach(1, "Ann");
    CHECK(rig.view(1).at("state") == "game_over");
    rig.start(1);
    CHECK(rig.view(1).at("state") == "playing");
}

TEST_CASE("where leaving ends the game, a minute without a word is leaving") {
    Faults faults;
    Rig rig(1, std::make_unique<FailingModule>(faults));
    static_cast<FailingModule&>(*rig.game).leaving_ends = true;
    rig.around.limits.bot_think_min_ms = rig.around.limits.bot_think_max_ms = 1'000'000;
    rig.two_in_play();
    rig.detach(2);
    rig.advance(59'999);
    CHECK(rig.view(1).at("state") == "playing");
    rig.attach(2, "Bo");
    rig.advance(1'000);
    CHECK(rig.view(1).at("state") == "playing");
    rig.detach(2);
    rig.advance(60'000);
    CHECK(rig.view(1).at("state") == "game_over");
    CHECK(rig.client(1).heard("left"));
}

TEST_CASE("a restart, or an empty table, makes nobody a leaver") {
    Faults faults;
    Rig rig(1, std::make_unique<FailingModule>(faults));
    static_cast<FailingModule&>(*rig.game).leaving_ends = true;
    rig.around.limits.bot_think_min_ms = rig.around.limits.bot_think_max_ms = 1'000'000;
    rig.two_in_play();
    rig.restart();
    rig.advance(600'000);
    rig.attach(1, "Ann");
    CHECK(rig.view(1).at("state") == "playing");
    rig.advance(59'999);
    CHECK(rig.view(1).at("state") == "playing");
    rig.attach(2, "Bo");
    rig.advance(60'000);
    CHECK(rig.view(1).at("state") == "playing");
}

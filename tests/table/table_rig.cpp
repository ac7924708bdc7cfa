#include "table_rig.h"

#include <catch2/catch.hpp>

#include <fstream>
#include <sstream>

namespace kitchen_table::table {

std::array<std::uint8_t, 32> CountedEntropy::bytes32() {
    std::array<std::uint8_t, 32> bytes{};
    for (std::uint8_t& byte : bytes) {
        state_ = state_ * 6364136223846793005ULL + 1442695040888963407ULL;
        byte = static_cast<std::uint8_t>(state_ >> 56);
    }
    return bytes;
}

void Client::take(const std::string& frame) {
    frames.push_back(frame);
    const json message = json::parse(frame);
    const std::string t = message.at("t");
    if (t == "view") {
        view = message.at("view");
        seq = message.at("seq");
    } else if (t == "event") {
        for (const json& notice : message.at("notices"))
            notices.push_back(notice);
        if (message.at("changes").is_null()) return;
        if (message.at("seq") != seq + 1) ++gaps;
        seq = message.at("seq");
        view.update(message.at("changes"));
    } else if (t == "said") {
        lines.push_back(message.at("line"));
    } else if (t == "talk") {
        lines = message.at("lines").get<std::vector<json>>();
    } else if (message.contains("request_id")) {
        answers[message.at("request_id")] = message;
    } else if (message.contains("action_id")) {
        answers[message.at("action_id")] = message;
    }
}

bool Client::refused(const std::string& id, const std::string& code) const {
    const auto found = answers.find(id);
    return found != answers.end() && found->second.value("code", "") == code;
}

bool Client::done(const std::string& id) const {
    const auto found = answers.find(id);
    return found != answers.end() && found->second.at("t") == "done";
}

bool Client::acked(const std::string& id) const {
    const auto found = answers.find(id);
    return found != answers.end() && found->second.at("t") == "ack";
}

bool Client::heard(const std::string& notice) const {
    return std::ranges::any_of(notices, [&](const json& one) { return one.at("n") == notice; });
}

std::vector<std::string> Client::said() const {
    std::vector<std::string> words;
    for (const json& line : lines)
        words.push_back(line.value("text", line.value("preset", "")));
    return words;
}

wire::crazy_eights::Rulesets newfoundland() {
    return ruleset_named("newfoundland");
}

wire::crazy_eights::Rulesets ruleset_named(const std::string& slug) {
    std::ifstream file("config/rulesets/" + slug + ".json");
    std::stringstream text;
    text << file.rdbuf();
    wire::crazy_eights::Rulesets rulesets;
    std::vector<wire::crazy_eights::RulesetFileProblem> problems;
    wire::crazy_eights::read_ruleset(rulesets, slug, text.str(), problems);
    REQUIRE(problems.empty());
    return rulesets;
}

Rig::Rig(std::uint64_t seed) : Rig(seed, crazy_eights_module(newfoundland())) {}

Rig::Rig(std::uint64_t seed, std::unique_ptr<GameModule> with_game)
    : entropy(seed), game(std::move(with_game)) {
    around.game = game.get();
    around.entropy = &entropy;
    around.sealing_key[0] = 7;
}

Opening Rig::opening(int seats, const std::string& rules) const {
    return {table_id, ruleset, rules, {seats, Access::public_, "steady"}, {"p-Ann", "Ann"}};
}

void Rig::open(int seats, const std::string& rules) {
    std::vector<Effect> effects;
    auto opened = Table::open(opening(seats, rules), around, now, effects);
    REQUIRE(std::holds_alternative<std::unique_ptr<Table>>(opened));
    table = std::get<std::unique_ptr<Table>>(std::move(opened));
    take(effects);
    attach(1, "Ann");
}

void Rig::two_in_play() {
    open(2);
    attach(2, "Bo");
    sit(2, 1);
    start(1);
}

void Rig::attach_both() {
    attach(1, "Ann");
    attach(2, "Bo");
}

ConnectionId Rig::mover() {
    return view(1).at("turn") == 0 ? ConnectionId{1} : ConnectionId{2};
}

json Rig::open_refused(const Opening& with) {
    std::vector<Effect> effects;
    const auto opened = Table::open(with, around, now, effects);
    REQUIRE(std::holds_alternative<std::string>(opened));
    CHECK(effects.empty());
    return json::parse(std::get<std::string>(opened));
}

Client& Rig::attach(ConnectionId connection, const std::string& person,
                    std::optional<std::uint64_t> seen_seq) {
    Client& client = clients[connection];
    client.person = {"p-" + person, person};
    send(command::Attach{connection, client.person, "", seen_seq});
    return client;
}

void Rig::detach(ConnectionId connection) {
    clients.erase(connection);
    send(command::Detach{connection});
}

void Rig::send(const Command& command) {
    std::vector<Effect> effects;
    table->handle(command, now, effects);
    take(effects);
}

std::string Rig::next_request() {
    return "r" + std::to_string(++requests_);
}

std::string Rig::sit(ConnectionId connection, std::optional<int> seat) {
    const std::string id = next_request();
    send(command::Sit{connection, id, seat});
    return id;
}

std::string Rig::leave(ConnectionId connection) {
    const std::string id = next_request();
    send(command::Leave{connection, id});
    return id;
}

std::string Rig::start(ConnectionId connection) {
    const std::string id = next_request();
    send(command::Start{connection, id});
    return id;
}

std::string Rig::next_round(ConnectionId connection) {
    const std::string id = next_request();
    send(command::NextRound{connection, id});
    return id;
}

std::string Rig::contribute(ConnectionId connection, const std::string& contribution) {
    return contribute(connection, contribution, view(connection).at("commitment"));
}

std::string Rig::contribute(ConnectionId connection, const std::string& contribution,
                            const std::string& commitment) {
    const std::string id = next_request();
    send(command::Contribute{connection, id, commitment, contribution});
    return id;
}

std::string Rig::change(ConnectionId connection, std::optional<int> seats,
                        std::optional<std::string> rules) {
    const std::string id = next_request();
    send(command::ChangeSettings{connection, id, seats, std::move(rules), {}, {}, {}, {}, {}, {}});
    return id;
}

std::string Rig::act(ConnectionId connection, const json& action) {
    const std::string id = next_request();
    send(command::Act{connection, id, client(connection).seq, action.dump()});
    return id;
}

json Rig::simple_action(const json& view) {
    const json& legal = view.at("legal");
    if (legal.at("play").empty()) {
        return {{"do", legal.at("draw") == true   ? "draw"
                       : legal.at("take") == true ? "take"
                                                  : "pass"}};
    }
    const json& card = legal.at("play").at(0);
    json action{{"do", "play"}, {"cards", {card}}};
    for (const json& named : legal.at("name_suit")) {
        if (named == card) action["suit"] = "H";
    }
    return action;
}

void Rig::run_due() {
    for (int times = 0; times < 1000; ++times) {
        const auto deadline = table ? table->next_deadline_ms() : std::nullopt;
        if (!deadline || *deadline > now.steady_ms) return;
        send(command::TimeUp{});
    }
    FAIL("the table never comes to rest");
}

bool Rig::next_deadline() {
    const auto deadline = table->next_deadline_ms();
    if (!deadline) return false;
    const std::int64_t step = std::max<std::int64_t>(0, *deadline - now.steady_ms);
    now.steady_ms += step;
    now.wall_ms += step;
    send(command::TimeUp{});
    return true;
}

void Rig::advance(std::int64_t ms) {
    const std::int64_t end = now.steady_ms + ms;
    while (table) {
        const auto deadline = table->next_deadline_ms();
        if (!deadline || *deadline > end) break;
        next_deadline();
    }
    now.wall_ms += end - now.steady_ms;
    now.steady_ms = end;
}

store::StoredTable Rig::stored() {
    return store.load_table(table_id).value();
}

std::string Rig::restart_problem() {
    return restart_problem(stored());
}

void Rig::restart_from(const store::StoredTable& stored) {
    REQUIRE(restart_problem(stored) == "");
}

std::string Rig::restart_problem(const store::StoredTable& stored) {
    std::vector<Effect> effects;
    held_.clear();
    auto restored = Table::restore(stored, around, now, effects);
    if (const auto* problem = std::get_if<std::string>(&restored)) return *problem;
    table = std::get<std::unique_ptr<Table>>(std::move(restored));
    clients.clear();
    take(effects);
    return "";
}

void Rig::restart() {
    REQUIRE(restart_problem() == "");
}

void Rig::commit_held(std::size_t how_many) {
    for (; how_many > 0 && !held_.empty(); --how_many) {
        const effect::Persist persist = std::move(held_.front());
        held_.pop_front();
        store.commit(std::span(&persist.rows, 1));
        send(command::Committed{persist.commit});
    }
}

void Rig::fail_held() {
    while (!held_.empty()) {
        const std::uint64_t commit = held_.front().commit;
        held_.pop_front();
        send(command::CommitFailed{commit});
    }
}

void Rig::take(std::vector<Effect>& effects) {
    for (Effect& effect : effects) {
        if (const auto* send = std::get_if<effect::Send>(&effect)) {
            for (const ConnectionId connection : send->connections) {
                const auto found = clients.find(connection);
                if (found != clients.end()) found->second.take(*send->text);
            }
        } else if (auto* persist = std::get_if<effect::Persist>(&effect)) {
            held_.push_back(std::move(*persist));
        } else if (const auto* announce = std::get_if<effect::Announce>(&effect)) {
            announced.push_back(announce->summary);
        } else if (const auto* gone = std::get_if<effect::Replaced>(&effect)) {
            replaced.insert(gone->connection);
        } else if (std::holds_alternative<effect::Reload>(effect)) {
            ++reloads;
        } else if (const auto* end = std::get_if<effect::Closed>(&effect)) {
            closed = end->reason;
        } else if (const auto* out = std::get_if<effect::Removed>(&effect)) {
            clients.erase(out->connection);
            closed_to[out->connection] = out->reason;
        } else if (const auto* think = std::get_if<effect::Think>(&effect)) {
            thinking.push_back(*think);
        } else if (const auto* told = std::get_if<effect::Reported>(&effect)) {
            reported.push_back(told->report);
        }
    }
    effects.clear();
    if (!hold_commits && table) commit_held();
}

json timeless(json view) {
    view.erase("next_round_ms");
    view.erase("turn_ms");
    return view;
}

}  // namespace kitchen_table::table

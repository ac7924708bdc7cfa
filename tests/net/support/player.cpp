#include "player.h"

#include <stdexcept>

namespace kitchen_table::test {

namespace {

HandshakeOptions with(const std::string& cookie, int receive_buffer = 0) {
    HandshakeOptions options;
    options.cookie = cookie;
    options.receive_buffer = receive_buffer;
    return options;
}

}  // namespace

Player::Player(std::uint16_t port, std::string cookie, int receive_buffer)
    : socket_(std::make_unique<WebSocket>(port, with(cookie, receive_buffer))),
      cookie_(std::move(cookie)) {
    if (!socket_->open()) throw std::runtime_error("no socket: " + socket_->reply().head);
    if (cookie_.empty()) {
        const auto given = socket_->reply().header("Set-Cookie");
        cookie_ = given.substr(0, given.find(';'));
    }
    welcome_ = hear("welcome");
}

std::optional<json> Player::hear_any() {
    const auto frame = socket_->read();
    if (!frame || frame->opcode != 1) return std::nullopt;
    auto message = json::parse(frame->payload);
    frames_.push_back(frame->payload);
    follow(message);
    return message;
}

json Player::hear(std::string_view kind) {
    while (auto message = hear_any()) {
        if (message->at("t") == kind) return *message;
    }
    throw std::runtime_error("closed before '" + std::string(kind) + "' came");
}

void Player::follow(const json& message) {
    const auto& kind = message.at("t");
    if (kind == "view") {
        table_ = message.at("table");
        view_ = message.at("view");
        seq_ = message.at("seq");
    } else if (kind == "event" && message.at("table") == table_) {
        const std::uint64_t seq = message.at("seq");
        if (message.at("changes").is_null()) return;  // told again; the view comes after it
        if (seq != seq_ + 1)
            throw std::runtime_error("an event is missing before " + message.dump());
        view_.update(message.at("changes"));
        seq_ = seq;
    }
}

json Player::ask(json message) {
    const auto id = "r" + std::to_string(++requests_);
    message["request_id"] = id;
    say(message);
    while (auto answer = hear_any()) {
        if (answer->contains("request_id") && answer->at("request_id") == id) return *answer;
    }
    throw std::runtime_error("closed before the answer to " + message.dump());
}

json Player::ask_table(json message) {
    message["table"] = table_;
    return ask(std::move(message));
}

void Player::create_table(const json& more) {
    // Without a turn clock views do not change by themselves.
    json message{{"t", "create"}, {"ruleset", "newfoundland"}, {"seats", 2}, {"turn_s", 0}};
    message.update(more);
    const auto answer = ask(message);
    if (answer.at("t") != "created") throw std::runtime_error("not created: " + answer.dump());
    hear("view");
}

void Player::join(const std::string& table) {
    say({{"t", "join"}, {"request_id", "join"}, {"table", table}});
    hear("view");
}

void Player::come_back(std::uint16_t port) {
    socket_ = std::make_unique<WebSocket>(port, with(cookie_));
    if (!socket_->open()) throw std::runtime_error("no socket: " + socket_->reply().head);
    welcome_ = hear("welcome");
    say({{"t", "resume"}, {"table", table_}, {"seq", seq_}});
    hear("view");
}

void Player::follow_to(std::uint64_t seq) {
    while (seq_ < seq) {
        if (!hear_any()) throw std::runtime_error("closed while following");
    }
}

json Player::some_action() const {
    const auto& legal = view_.at("legal");
    for (const auto& card : legal.at("play")) {
        json action{{"do", "play"}, {"cards", {card}}};
        for (const auto& naming : legal.at("name_suit")) {
            if (naming == card) action["suit"] = "H";
        }
        return action;
    }
    for (const auto* word : {"take", "draw", "pass"}) {
        if (legal.at(word) == true) return {{"do", word}};
    }
    throw std::runtime_error("nothing is legal: " + legal.dump());
}

void Player::send_action(const json& action, const std::string& action_id) {
    say({{"t", "act"},
         {"table", table_},
         {"action_id", action_id},
         {"expect_seq", seq_},
         {"action", action}});
}

json Player::hear_answer(const std::string& action_id) {
    while (auto message = hear_any()) {
        if (message->contains("action_id") && message->at("action_id") == action_id)
            return *message;
    }
    throw std::runtime_error("closed before the answer to " + action_id);
}

json Player::act() {
    const auto id = "a" + std::to_string(++actions_) + "-" + std::to_string(seq_);
    send_action(some_action(), id);
    return hear_answer(id);
}

void sit_down_and_deal(Player& host, Player& guest) {
    host.create_table();
    guest.join(host.table());
    const auto sat = guest.ask_table({{"t", "sit"}});
    if (sat.at("t") != "done") throw std::runtime_error("not seated: " + sat.dump());
    const auto started = host.ask_table({{"t", "start"}});
    if (started.at("t") != "done") throw std::runtime_error("not started: " + started.dump());
    while (host.view().at("state") != "playing")
        host.hear("event");
    guest.follow_to(host.seq());
}

int play_round(const std::vector<Player*>& players, const std::vector<Player*>& watching) {
    int actions = 0;
    while (players.front()->view().at("state") == "playing") {
        Player* next = nullptr;
        for (Player* player : players) {
            if (player->may_act()) next = player;
        }
        if (!next) throw std::runtime_error("nobody may act");
        const auto answer = next->act();
        if (answer.at("t") != "ack") throw std::runtime_error("refused: " + answer.dump());
        ++actions;
        for (Player* player : players)
            player->follow_to(answer.at("seq"));
        for (Player* player : watching)
            player->follow_to(answer.at("seq"));
    }
    return actions;
}

}  // namespace kitchen_table::test

// Somebody with a browser: a device's cookie, one socket, and the view that the events have built
// so far.
#pragma once

#include "web_socket.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace kitchen_table::test {

using nlohmann::json;

class Player {
public:
    /// Connects as a new device, or as the one of `cookie`; reads the welcome.
    explicit Player(std::uint16_t port, std::string cookie = "", int receive_buffer = 0);

    const std::string& cookie() const { return cookie_; }
    const json& welcome() const { return welcome_; }
    /// The person's.
    std::string id() const { return welcome_.at("person").at("id"); }
    const json& view() const { return view_; }
    std::uint64_t seq() const { return seq_; }
    const std::string& table() const { return table_; }
    WebSocket& socket() { return *socket_; }
    /// Every text that was sent to this player, as it was.
    const std::vector<std::string>& frames() const { return frames_; }

    void say(const json& message) { socket_->send_text(message.dump()); }
    /// The next message of this kind; those before it are followed.
    json hear(std::string_view kind);
    /// The next message whatever it is; nullopt when the socket was closed.
    std::optional<json> hear_any();
    /// Sends a request with an id of its own and gives its `done`, `created` or `refused`.
    json ask(json message);
    /// The same for a table's request: adds the table.
    json ask_table(json message);

    /// Opens a table for two and sits there; everything is followed from then on.
    void create_table(const json& more = json::object());
    void join(const std::string& table);
    /// Connects again with the same cookie and resumes where the view stands; the view has come
    /// then.
    void come_back(std::uint16_t port);

    /// Reads until the view is that of `seq` or later.
    void follow_to(std::uint64_t seq);
    bool may_act() const { return view_.contains("legal") && !view_.at("legal").is_null(); }
    /// An action that the view offers.
    json some_action() const;
    /// Sends an action under this id without waiting.
    void send_action(const json& action, const std::string& action_id);
    /// Reads until the answer to the action comes: `ack` or `refused`.
    json hear_answer(const std::string& action_id);
    /// Plays some action and waits for its answer.
    json act();

private:
    void follow(const json& message);

    std::unique_ptr<WebSocket> socket_;
    std::string cookie_, table_;
    std::vector<std::string> frames_;
    json welcome_, view_;
    std::uint64_t seq_ = 0;
    int requests_ = 0, actions_ = 0;
};

/// Both sit at a new table of two and the first round is dealt.
void sit_down_and_deal(Player& host, Player& guest);

/// Acts for whoever may until the round is over, everybody following; the number of actions.
int play_round(const std::vector<Player*>& players, const std::vector<Player*>& watching = {});

}  // namespace kitchen_table::test

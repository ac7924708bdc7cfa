// The desk: what people ask about themselves, invitations and finished games (docs/protocol.md
// §2.1.1), answered from the store. Nothing waits here and nothing is sent: whoever asks the desk
// runs it where the store is, sends the text, and does what has happened outside of the store.
// Every function here throws StoreError where the store does.
#pragma once

#include "kitchen_table/lobby/allowance.h"
#include "kitchen_table/store/store.h"
#include "kitchen_table/table/table.h"
#include "kitchen_table/wire/desk.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace kitchen_table::lobby {

inline constexpr int presets_max = 20;
inline constexpr int devices_max = 20;  // of a person
inline constexpr std::int64_t sign_in_valid_ms = 10 * 60'000;
inline constexpr int games_in_part = 20;  // of a history, and of what is exported
// Of the records in one message, as they stand in it; a single longer record goes alone.
inline constexpr std::size_t exported_bytes_max = 120 * 1024;
inline constexpr int leaders_max = 50;

struct DeskLimits {
    int invite_requests_per_hour = 3;  // an address
    int failed_codes_per_minute = 10;  // an address
    int exports_per_hour = 6;          // a person
    std::int64_t leaders_kept_ms = 60'000;
};

/// What the desk remembers from one question to the next; one for the whole server.
class DeskMemory {
public:
    explicit DeskMemory(const DeskLimits& limits = {});

    Allowance invite_requests, failed_codes;  // by address
    Allowance exports;                        // by person

    /// The leader board of a ruleset, which is added up at most once a minute: it looks at every
    /// game of these days.
    const std::vector<store::Standing>& leaders(store::Store& store, const std::string& ruleset,
                                                int days, std::int64_t wall_ms);
    /// Somebody is gone, and must not stand on a board any longer.
    void forget_leaders() { boards_.clear(); }

private:
    struct Board {
        std::int64_t at_ms = 0;
        std::vector<store::Standing> standings;
    };
    std::map<std::pair<std::string, int>, Board> boards_;  // by ruleset and days
    std::int64_t kept_ms_;
};

/// Who asks, and when.
struct DeskContext {
    std::string person_id, device_id;
    std::string address;
    bool by_invitation = false;  // the server
    std::int64_t wall_ms = 0;
    table::Entropy& entropy;  // ids and codes
    DeskMemory& memory;
};

namespace happened {
/// On a server by invitation this person may play from now on.
struct Admitted {
    std::string person_id;
    friend bool operator==(const Admitted&, const Admitted&) = default;
};
/// Its sockets are to be closed (4003 `signed_out`).
struct DeviceGone {
    std::string person_id, device_id;
    friend bool operator==(const DeviceGone&, const DeviceGone&) = default;
};
/// All sockets of the person are to be closed (4003 `deleted`), and the tables to forget them.
struct PersonGone {
    std::string person_id;
    friend bool operator==(const PersonGone&, const PersonGone&) = default;
};
/// No invitation to the server has this code: the lobby answers instead, which knows the tables.
struct AskLobby {
    std::string code;
    friend bool operator==(const AskLobby&, const AskLobby&) = default;
};
}  // namespace happened

using Happened = std::variant<happened::Admitted, happened::DeviceGone, happened::PersonGone,
                              happened::AskLobby>;

struct DeskAnswer {
    wire::Text text;  // null only with AskLobby
    std::vector<Happened> happened;
};

/// Answers one request. Refused: `no_invite` (may_ask), `unknown_person` (of the asker: deleted
/// meanwhile), and what docs/protocol.md says of each request.
DeskAnswer answer(store::Store& store, const DeskContext& context,
                  const wire::to_server::AtDesk& request);

/// Whether somebody may send this: everything if admitted, else what docs/protocol.md §2.1.1 lists.
bool may_ask(bool admitted, const wire::ClientMessage& message);

/// Makes the browser with this new token a device of the person whose code it is, and uses the code
/// up; the person, or nullopt if the code is not good. Whatever device the browser was before stays
/// as it is. `token_hash` is no device's yet.
std::optional<store::PersonRow> sign_in(store::Store& store, std::string_view code,
                                        const store::Hash& token_hash,
                                        const std::string& device_name, table::Entropy& entropy,
                                        std::int64_t wall_ms);

/// How the request for an invitation with this key stands; nullopt if there is none.
std::optional<store::InviteRequestRow> invite_request_of(store::Store& store, std::string_view key);

/// Keeps what somebody has opened a table with (wire::saved_settings_text), for `saved_settings`.
/// Nothing happens if the person is not (or no longer) known.
void remember_last_table(store::Store& store, const std::string& person_id,
                         const std::string& settings_json);

/// What is stored of a code or key: its SHA-256.
store::Hash code_hash(std::string_view code);

}  // namespace kitchen_table::lobby

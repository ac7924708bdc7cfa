// The messages of the socket (docs/protocol.md §2) as values: everything a browser may say, and how
// it is read from a frame. Reading is strict; what is not exactly such a message is refused by name
// and changes nothing.
#pragma once

#include "kitchen_table/wire/desk_requests.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace kitchen_table::wire {

/// Bounds of a frame (docs/protocol.md §2). Within them nothing a frame holds can cost much.
inline constexpr std::size_t frame_bytes_max = 8 * 1024;
inline constexpr int frame_depth_max = 8;
inline constexpr int frame_members_max = 64;

/// Whole numbers that JavaScript keeps exactly.
inline constexpr std::uint64_t safe_number_max = (std::uint64_t{1} << 53) - 1;

/// Who may join a table: it stands in the lobby for everybody; whoever has the link; whoever has an
/// invitation.
enum class Access { public_, unlisted, private_ };
std::string_view to_text(Access access);  // public, unlisted, private
std::optional<Access> access_from_text(std::string_view text);

/// What may be said at a table: nothing, one of the presets, or anything.
enum class Talk { off, presets, free };
std::string_view to_text(Talk talk);  // off, presets, free
std::optional<Talk> talk_from_text(std::string_view text);

/// What may be said where texts are not allowed.
inline constexpr std::array<std::string_view, 7> talk_presets{
    "hello", "nice_one", "oops", "hurry", "thanks", "good_game", "be_right_back"};

namespace to_server {

struct SetName {
    std::string request_id;
    std::string name;  // already normalised
    friend bool operator==(const SetName&, const SetName&) = default;
};
struct WatchLobby {
    friend bool operator==(const WatchLobby&, const WatchLobby&) = default;
};
/// The next part of the list.
struct MoreLobby {
    std::string after;
    friend bool operator==(const MoreLobby&, const MoreLobby&) = default;
};
struct LeaveLobby {
    friend bool operator==(const LeaveLobby&, const LeaveLobby&) = default;
};
struct Create {
    std::string request_id;
    std::string ruleset;  // a slug; whether there is such a ruleset is not asked here
    std::optional<int> seats;
    std::string rules = "{}";  // JSON object of what differs, not looked into
    Access access = Access::public_;
    std::string level = "steady";
    std::optional<int> turn_s;  // seconds for a turn, 0: no clock; left out: as usual there
    std::optional<Talk> talk;   // left out: as usual there
    bool watching = true;       // whoever has no seat may watch
    std::optional<bool> coach;  // may be asked; left out: as usual there
    friend bool operator==(const Create&, const Create&) = default;
};
/// What a table with these settings would play.
struct Explain {
    std::string request_id;
    std::string ruleset;  // a slug; whether there is such a ruleset is not asked here
    std::optional<int> seats;
    std::string rules = "{}";  // JSON object of what differs, not looked into
    friend bool operator==(const Explain&, const Explain&) = default;
};
struct Join {
    std::string request_id, table;
    std::string invite;  // the code of a private table; may be empty
    friend bool operator==(const Join&, const Join&) = default;
};
struct Resume {
    std::string table;
    std::uint64_t seq = 0;
    friend bool operator==(const Resume&, const Resume&) = default;
};
struct Detach {
    std::string table;
    friend bool operator==(const Detach&, const Detach&) = default;
};
struct Sit {
    std::string request_id, table;
    std::optional<int> seat;
    friend bool operator==(const Sit&, const Sit&) = default;
};
struct Leave {
    std::string request_id, table;
    friend bool operator==(const Leave&, const Leave&) = default;
};
struct ChangeSettings {  // at least one of the nine
    std::string request_id, table;
    std::optional<int> seats;
    std::optional<std::string> rules;  // JSON object of what changes, not looked into
    std::optional<Access> access;
    std::optional<std::string> level;
    std::optional<int> turn_s;
    std::optional<Talk> talk;
    std::optional<bool> watching, locked, coach;
    friend bool operator==(const ChangeSettings&, const ChangeSettings&) = default;
};
struct Remove {
    std::string request_id, table;
    int seat = 0;
    friend bool operator==(const Remove&, const Remove&) = default;
};
struct AddComputer {
    std::string request_id, table;
    int seat = 0;
    friend bool operator==(const AddComputer&, const AddComputer&) = default;
};
struct SwapSeats {
    std::string request_id, table;
    int seat = 0, with = 0;
    friend bool operator==(const SwapSeats&, const SwapSeats&) = default;
};
struct HandOver {
    std::string request_id, table;
    int seat = 0;
    friend bool operator==(const HandOver&, const HandOver&) = default;
};
struct Pause {
    std::string request_id, table;
    bool paused = true;
    friend bool operator==(const Pause&, const Pause&) = default;
};
struct RenewInvite {
    std::string request_id, table;
    friend bool operator==(const RenewInvite&, const RenewInvite&) = default;
};
/// To the others at the table: one of the presets, or a text.
struct Say {
    std::string request_id, table;
    bool preset = false;
    std::string words;  // the preset's name, or the text, already normalised
    friend bool operator==(const Say&, const Say&) = default;
};
struct Report {
    std::string request_id, table, person;
    std::string about;  // already normalised; may be empty
    friend bool operator==(const Report&, const Report&) = default;
};
struct Start {
    std::string request_id, table;
    friend bool operator==(const Start&, const Start&) = default;
};
struct NextRound {
    std::string request_id, table;
    friend bool operator==(const NextRound&, const NextRound&) = default;
};
/// The sender's part of the shuffle of the round to come, whose commitment it has seen.
struct Contribute {
    std::string request_id, table;
    std::string commitment, contribution;  // not looked into
    friend bool operator==(const Contribute&, const Contribute&) = default;
};
struct Act {
    std::string table, action_id;
    std::uint64_t expect_seq = 0;
    std::string action;  // JSON object, read by the codec of the table's game
    friend bool operator==(const Act&, const Act&) = default;
};
/// What the computer would do in the asker's place.
struct AskCoach {
    std::string request_id, table;
    friend bool operator==(const AskCoach&, const AskCoach&) = default;
};
/// What is answered from the store rather than by a table.
struct AtDesk {
    std::string request_id;
    DeskRequest what;
    friend bool operator==(const AtDesk&, const AtDesk&) = default;
};
struct Heartbeat {
    friend bool operator==(const Heartbeat&, const Heartbeat&) = default;
};

}  // namespace to_server

using ClientMessage =
    std::variant<to_server::SetName, to_server::WatchLobby, to_server::LeaveLobby,
                 to_server::Create, to_server::Explain, to_server::Join, to_server::Resume,
                 to_server::Detach, to_server::Sit, to_server::Leave, to_server::ChangeSettings,
                 to_server::Remove, to_server::AddComputer, to_server::SwapSeats,
                 to_server::HandOver, to_server::Pause, to_server::RenewInvite, to_server::Say,
                 to_server::Report, to_server::MoreLobby, to_server::Start, to_server::NextRound,
                 to_server::Contribute, to_server::Act, to_server::AskCoach, to_server::AtDesk,
                 to_server::Heartbeat>;

/// Why a frame is no message. `code` is `bad_message`, or `bad_value` where only a value that a
/// person chose is wrong (a name, a level). The ids are those of the frame where it had valid ones,
/// so that the refusal finds its request.
struct BadMessage {
    std::string code = "bad_message";
    std::string field;    // the member, empty for the whole frame
    std::string problem;  // in words
    std::optional<std::string> request_id, action_id;
    friend bool operator==(const BadMessage&, const BadMessage&) = default;
};

/// Reads one text frame: at most 8 KiB, strict UTF-8 and JSON, at most 8 levels and 64 members,
/// no member twice, whole numbers in range, exactly the members that its `t` has.
std::expected<ClientMessage, BadMessage> decode_client_message(std::string_view frame);

/// What a person wrote, as others see it: in the composed form (NFC), space trimmed and runs of it
/// made one, control characters, marks that turn the direction of text and invisible characters
/// left out; nothing may be left. The error says what is wrong with what is left: it may have that
/// many characters as a reader counts them (a letter with its accents is one, and so is a family of
/// emoji) and that many bytes. What was typed must be valid UTF-8 of at most twice those bytes
/// (1024 if that is less).
std::expected<std::string, std::string> normalised_text(std::string_view text, int characters_max,
                                                        std::size_t bytes_max);

/// A person's name: such a text of 1 to 24 characters and at most 96 bytes.
std::expected<std::string, std::string> normalised_name(std::string_view text);

}  // namespace kitchen_table::wire

// What a person asks at the desk (docs/protocol.md §2.1.1): about themselves, invitations and
// finished games rather than about tables. Texts of people are normalised already (messages.h).
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace kitchen_table::wire {

/// Bounds of what people write at the desk, in characters as a reader counts them.
inline constexpr int reach_characters_max = 200;
inline constexpr int line_characters_max = 200;
/// Of the settings of a preset, as JSON text.
inline constexpr std::size_t settings_bytes_max = 4'096;
inline constexpr std::size_t together_people_max = 8;
/// The days that a leader board may look back, beside 0 for all.
inline constexpr int leaders_days = 30;

namespace to_desk {

/// A code that makes another browser a device of this person.
struct MakeSignIn {
    friend bool operator==(const MakeSignIn&, const MakeSignIn&) = default;
};
struct Devices {
    friend bool operator==(const Devices&, const Devices&) = default;
};
struct RemoveDevice {
    std::string device;
    friend bool operator==(const RemoveDevice&, const RemoveDevice&) = default;
};
/// All that is stored about this person, in parts.
struct ExportMe {
    std::optional<std::string> after;  // nullopt: the first part
    friend bool operator==(const ExportMe&, const ExportMe&) = default;
};
/// The records of this person's rounds, in parts.
struct ExportRounds {
    std::optional<std::string> after;  // nullopt: the first part
    friend bool operator==(const ExportRounds&, const ExportRounds&) = default;
};
struct DeleteMe {
    friend bool operator==(const DeleteMe&, const DeleteMe&) = default;
};
struct SavedSettings {
    friend bool operator==(const SavedSettings&, const SavedSettings&) = default;
};
struct SavePreset {
    std::string name;
    std::string settings;  // JSON object with the members of `create`, in one spelling
    friend bool operator==(const SavePreset&, const SavePreset&) = default;
};
struct DropPreset {
    std::string name;
    friend bool operator==(const DropPreset&, const DropPreset&) = default;
};
struct RequestInvite {
    std::string name;
    std::string reach, line;  // may be empty
    friend bool operator==(const RequestInvite&, const RequestInvite&) = default;
};
/// Keys and codes are any text: one that cannot be any is unknown like one that is not.
struct InviteState {
    std::string key;
    friend bool operator==(const InviteState&, const InviteState&) = default;
};
struct LookAtInvite {
    std::string code;
    friend bool operator==(const LookAtInvite&, const LookAtInvite&) = default;
};
struct Redeem {
    std::string code;
    friend bool operator==(const Redeem&, const Redeem&) = default;
};
struct History {
    std::optional<std::string> before;  // nullopt: the latest games
    friend bool operator==(const History&, const History&) = default;
};
struct Game {
    std::string game;
    friend bool operator==(const Game&, const Game&) = default;
};
struct Together {
    std::string ruleset;              // a slug; whether there is such a ruleset is not asked
    std::vector<std::string> people;  // 2 to 8, all different
    friend bool operator==(const Together&, const Together&) = default;
};
struct Person {
    std::string person;
    friend bool operator==(const Person&, const Person&) = default;
};
struct Leaders {
    std::string ruleset;  // a slug; whether there is such a ruleset is not asked
    int days = 0;         // 0: all
    friend bool operator==(const Leaders&, const Leaders&) = default;
};

}  // namespace to_desk

using DeskRequest =
    std::variant<to_desk::MakeSignIn, to_desk::Devices, to_desk::RemoveDevice, to_desk::ExportMe,
                 to_desk::ExportRounds, to_desk::DeleteMe, to_desk::SavedSettings,
                 to_desk::SavePreset, to_desk::DropPreset, to_desk::RequestInvite,
                 to_desk::InviteState, to_desk::LookAtInvite, to_desk::Redeem, to_desk::History,
                 to_desk::Game, to_desk::Together, to_desk::Person, to_desk::Leaders>;

}  // namespace kitchen_table::wire

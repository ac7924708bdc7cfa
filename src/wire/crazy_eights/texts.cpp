#include "kitchen_table/wire/crazy_eights/texts.h"

#include "kitchen_table/wire/crazy_eights/rulebook.h"

#include <nlohmann/json.hpp>

namespace kitchen_table::wire::crazy_eights {
namespace {

Members split(const json& object) {
    Members members;
    for (const auto& [name, value] : object.items())
        members.push_back({name, value.dump()});
    return members;
}

/// Discarded where the text is no JSON; the readers below then say that it is no object.
json parsed(std::string_view text) {
    return json::parse(text, nullptr, false);
}

}  // namespace

Members members_of(const eights::View& view) {
    return split(view_members(view));
}

Members members_of(const eights::SpectatorView& view) {
    return split(spectator_members(view));
}

Members members_without_round(bool seated) {
    return split(members_before_first_round(seated));
}

std::string text_of(const eights::Notice& notice) {
    return to_json(notice).dump();
}

std::string game_over_text(const eights::RoundEnd& end) {
    return game_over_notice(end).dump();
}

std::string sheet_row_text(int round, const eights::RoundEnd& end) {
    return sheet_row(round, end).dump();
}

std::string refusal_text(const eights::Refusal& refusal, const eights::View& view) {
    return refusal_json(refusal, view).dump();
}

std::string text_of(const eights::Action& action) {
    return to_json(action).dump();
}

std::expected<eights::Action, std::string> action_from_text(std::string_view text) {
    const json value = parsed(text);
    if (value.is_discarded()) return std::unexpected("is not JSON");
    return action_from_json(value);
}

std::string text_of(const eights::Rules& rules) {
    return to_json(rules).dump();
}

std::expected<eights::Rules, Problems> rules_from_text(std::string_view text) {
    const json value = parsed(text);
    if (value.is_discarded()) return std::unexpected(Problems{{"rules", "is not JSON"}});
    return rules_from_json(value);
}

std::vector<std::string> texts_of(const std::vector<Sentence>& sentences) {
    std::vector<std::string> texts;
    for (const auto& sentence : sentences)
        texts.push_back(to_json(sentence).dump());
    return texts;
}

Members explained_members(const eights::Rules& rules, const eights::Rules& usual, int seats) {
    return {{"line", to_json(settings_line(rules, usual, seats)).dump()},
            {"page", page_json(rules, usual, seats).dump()},
            {"values", values_json(rules).dump()}};
}

std::expected<eights::Rules, Problems> apply_host_changes_text(const Ruleset& ruleset,
                                                               const eights::Rules& present,
                                                               std::string_view changes,
                                                               bool before_game) {
    const json value = parsed(changes);
    if (!value.is_object()) return std::unexpected(Problems{{"rules", "must be an object"}});
    return apply_host_changes(ruleset, present, value, before_game);
}

std::expected<GivenPack, std::string> given_pack_from_text(std::string_view text) {
    const json value = parsed(text);
    if (!value.is_object() || !value.contains("pack")) return std::unexpected("needs a pack");
    GivenPack given;
    try {
        for (const std::string& card : value.at("pack").get<std::vector<std::string>>()) {
            const auto read = cards::card_from_text(card);
            if (!read) return std::unexpected("pack: " + card + " is not a card");
            given.pack.push_back(*read);
        }
        given.bury = value.value("bury", std::vector<int>{});
    } catch (const json::exception&) {
        return std::unexpected("pack must be a list of cards, bury a list of numbers");
    }
    return given;
}

}  // namespace kitchen_table::wire::crazy_eights

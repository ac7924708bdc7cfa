// Reading JSON that somebody wrote by hand: each problem is named by its field (`effect.2`,
// `packs.0.up_to`), and reading goes on, so that all problems come at once.
#pragma once

#include "kitchen_table/cards/card.h"
#include "kitchen_table/rules/problem.h"

#include "words.h"

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

namespace kitchen_table::wire::crazy_eights {

/// Whole numbers of files and messages; beyond any real value, so that sums of them fit an int.
inline constexpr int number_max = 100'000'000;

class JsonReader {
public:
    using json = nlohmann::json;
    using Problems = std::vector<kitchen_table::rules::SettingProblem>;

    /// A value and the problems met so far; `field` is "" for the whole file.
    JsonReader(const json& value, std::string field, Problems& problems)
        : value_(&value), field_(std::move(field)), problems_(&problems) {}

    const json& value() const { return *value_; }
    const std::string& field() const { return field_; }

    void problem(std::string reason) const { problems_->push_back({field_, std::move(reason)}); }
    void problem_at(std::string_view member, std::string reason) const {
        problems_->push_back({path(member), std::move(reason)});
    }
    /// Whether nothing has been found wrong by anybody who reports to the same list.
    bool clean() const { return problems_->empty(); }

    /// Reports what is no object, unknown members, and missing ones of `needed`; whether it is an
    /// object.
    bool object(std::initializer_list<std::string_view> needed,
                std::initializer_list<std::string_view> optional = {}) const;

    bool has(std::string_view member) const { return value_->contains(member); }
    /// The member's reader; only for a member that is there.
    JsonReader at(std::string_view member) const {
        return {value_->at(std::string(member)), path(member), *problems_};
    }
    /// The readers of a list's elements; reports what is no list.
    std::vector<JsonReader> elements() const;

    // Each reports a problem and gives nullopt where the value is not of its kind.
    std::optional<int> number(int min = 0, int max = number_max) const;
    std::optional<bool> flag() const;
    std::optional<std::string> text() const;
    std::optional<cards::Card> card() const;
    std::optional<cards::Suit> suit() const;
    /// A list of card texts, each of them pack 0.
    std::optional<std::vector<cards::Card>> cards() const;
    std::optional<std::vector<int>> numbers(int min, int max = number_max) const;
    template <class Enum>
    std::optional<Enum> word() const {
        if (value_->is_string()) {
            if (const auto found = words::value<Enum>(value_->get_ref<const std::string&>())) {
                return found;
            }
        }
        problem("must be " + words::choices<Enum>());
        return std::nullopt;
    }

private:
    std::string path(std::string_view member) const {
        return field_.empty() ? std::string(member) : field_ + "." + std::string(member);
    }

    const json* value_;
    std::string field_;
    Problems* problems_;
};

}  // namespace kitchen_table::wire::crazy_eights

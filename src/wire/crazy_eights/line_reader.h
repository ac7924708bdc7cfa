// Reading the values of one line of a record file. As JsonReader it says what is wrong and where,
// but it reads simdjson's values, of which a file has millions, and keeps only the first problem.
#pragma once

#include "kitchen_table/cards/card.h"

#include "json_reader.h"
#include "words.h"

#include <simdjson.h>

#include <algorithm>
#include <array>
#include <bitset>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kitchen_table::wire::crazy_eights {

using LineValue = simdjson::dom::element;

/// The members that an object may have: the first `needed` of them have to be there.
template <std::size_t count>
struct MemberNames {
    std::array<std::string_view, count> names;
    std::size_t needed = count;

    /// `count` if it is none of them. `next` is where it stands if the members come in order.
    std::size_t index_of(std::string_view name, std::size_t next) const {
        if (next < count && names[next] == name) return next;
        const auto found = std::find(names.begin(), names.end(), name);
        return static_cast<std::size_t>(found - names.begin());
    }
};

/// The members that it has.
template <std::size_t count>
class LineMembers {
public:
    bool has(std::size_t member) const { return found_[member]; }
    LineValue operator[](std::size_t member) const { return values_[member]; }
    void add(std::size_t member, LineValue value) {
        found_.set(member);
        values_[member] = value;
    }

private:
    std::array<LineValue, count> values_;
    std::bitset<count> found_;
};

class LineReader {
public:
    /// While it lives, what is read stands inside this member or element.
    class Step {
    public:
        explicit Step(LineReader& line) : line_(line) {}
        ~Step() { --line_.depth_; }
        Step(const Step&) = delete;
        Step& operator=(const Step&) = delete;

    private:
        LineReader& line_;
    };
    [[nodiscard]] Step at(std::string_view member) {
        enter({member, 0});
        return Step(*this);
    }
    [[nodiscard]] Step at(std::size_t element) {
        enter({{}, element});
        return Step(*this);
    }

    void fail(std::string reason) {
        if (!problem_) problem_ = where().empty() ? reason : where() + ": " + reason;
    }
    const std::optional<std::string>& problem() const { return problem_; }
    bool clean() const { return !problem_; }

    /// nullopt for what is no object, or has unknown members, one twice or one too few.
    template <std::size_t count>
    std::optional<LineMembers<count>> members(LineValue value, const MemberNames<count>& known) {
        simdjson::dom::object object;
        if (value.get(object) != simdjson::SUCCESS) return failed("must be an object");
        LineMembers<count> members;
        std::size_t next = 0;
        for (const auto& [name, member] : object) {
            const auto index = known.index_of(name, next);
            if (index == count || members.has(index)) {
                const auto step = at(name);
                return failed(index == count ? "is unknown" : "stands there twice");
            }
            members.add(index, member);
            next = index + 1;
        }
        for (std::size_t index = 0; index < known.needed; ++index) {
            if (members.has(index)) continue;
            const auto step = at(known.names[index]);
            return failed("is missing");
        }
        return members;
    }

    /// Calls `read` for each element of a list, as long as nothing is wrong.
    template <class Read>
    void elements(LineValue value, std::string_view complaint, Read read) {
        simdjson::dom::array list;
        if (value.get(list) != simdjson::SUCCESS) return fail(std::string(complaint));
        std::size_t index = 0;
        for (const LineValue element : list) {
            const auto step = at(index++);
            read(element);
            if (!clean()) return;
        }
    }

    // Each of these gives something of no meaning where the value is not of its kind.
    int number(LineValue value, int min, int max = number_max);
    bool flag(LineValue value);
    std::string_view text(LineValue value);
    cards::Card card(LineValue value);
    cards::Suit suit(LineValue value);
    std::vector<cards::Card> cards(LineValue value);
    std::vector<int> numbers(LineValue value, int min, int max = number_max);
    template <class Enum>
    Enum word(LineValue value) {
        std::string_view text;
        if (value.get(text) == simdjson::SUCCESS) {
            if (const auto found = words::value<Enum>(text)) return *found;
        }
        fail("must be " + words::choices<Enum>());
        return {};
    }

private:
    std::nullopt_t failed(std::string reason) {
        fail(std::move(reason));
        return std::nullopt;
    }
    /// "actions.12.cards"
    std::string where() const;

    struct Place {
        std::string_view member;  // no text at all (not even an empty one): an element
        std::size_t element = 0;
    };
    void enter(Place place) {
        if (depth_ < path_.size()) path_[depth_] = place;
        ++depth_;
    }

    std::array<Place, 8> path_;  // deeper than anything in a record; what is deeper is not named
    std::size_t depth_ = 0;
    std::optional<std::string> problem_;
};

}  // namespace kitchen_table::wire::crazy_eights

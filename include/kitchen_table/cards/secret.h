// A value that only one seat may see. There is no plain getter: the only way out names the viewer.
#pragma once

#include "kitchen_table/cards/seat.h"

#include <optional>
#include <utility>

namespace kitchen_table::cards {

template <class T>
class Secret {
public:
    Secret(Seat owner, T value) : owner_(owner), value_(std::move(value)) {}
    /// The value for its owner, nullopt for every other seat.
    std::optional<T> seen_by(Seat viewer) const {
        return viewer == owner_ ? std::optional<T>(value_) : std::nullopt;
    }
    friend bool operator==(const Secret&, const Secret&) = default;

private:
    Seat owner_;
    T value_;
};

/// A secret never reaches the wire: encoding one does not compile.
template <class Json, class T>
void to_json(Json&, const Secret<T>&) = delete;

}  // namespace kitchen_table::cards

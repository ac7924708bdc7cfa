// Round records (docs/formats.md §5): one finished round as one line of JSON, from which anybody
// can replay it. The same for rounds that people played and for rounds of the simulator.
#pragma once

#include "kitchen_table/rules/crazy_eights/compact_action.h"
#include "kitchen_table/wire/crazy_eights/codec.h"

#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kitchen_table::wire::crazy_eights {

inline constexpr std::string_view record_format = "kitchen-table/round/1";

/// Who sat at a seat, as KT-FAIR-1 counts it.
struct FairSeat {
    int kind = 2;              // 0 empty, 1 contributed, 2 computer, 3 did not contribute
    std::string contribution;  // 64 hexadecimal digits for kind 1, else empty
    friend bool operator==(const FairSeat&, const FairSeat&) = default;
};

/// What proves that nobody chose the order of the cards; all texts hexadecimal.
struct FairBlock {
    std::string version, game_id, commitment, secret, rules_hash;
    std::vector<FairSeat> seats;
    friend bool operator==(const FairBlock&, const FairBlock&) = default;
};

struct RecordedAction {
    SeatAction action;
    std::optional<std::vector<eights::CompactAction>> legal;  // what was offered (§6)
    friend bool operator==(const RecordedAction&, const RecordedAction&) = default;
};

struct RoundRecord {
    std::string ruleset;
    eights::Rules rules;
    int seats = 0;
    int round = 1;
    eights::Seat dealer;
    std::vector<int> totals_before;
    std::vector<eights::Card> pack;
    std::vector<int> bury;
    std::vector<std::vector<eights::Card>> recycled;
    std::vector<RecordedAction> actions;
    eights::RoundEnd end;  // its `hands` are no part of a record
    std::optional<FairBlock> fair;
    friend bool operator==(const RoundRecord&, const RoundRecord&) = default;
};

/// One line, without its line feed. Members come in the order of docs/formats.md.
std::string record_line(const RoundRecord& record);

struct RecordProblem {
    bool is_record = false;  // whether the line is a JSON object of this format at all
    std::string reason;      // names the member by its path: "actions.12.cards.0: is not a card"
};

/// Reads records one after another. It keeps what neighbours have in common, so that the rules of a
/// whole file are read once.
class RecordReader {
public:
    RecordReader();
    ~RecordReader();
    RecordReader(RecordReader&&) noexcept;
    RecordReader& operator=(RecordReader&&) noexcept;

    /// Reads one line, without its line feed. A record that can be read may still break the rules:
    /// that is for a replay to find. A member that stands twice or is unknown is a problem.
    std::expected<RoundRecord, RecordProblem> read(std::string_view line);

private:
    struct Kept;
    std::unique_ptr<Kept> kept_;
};

/// The same for a single line.
std::expected<RoundRecord, RecordProblem> record_from_line(std::string_view line);

}  // namespace kitchen_table::wire::crazy_eights

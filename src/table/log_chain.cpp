#include "log_chain.h"

#include "kitchen_table/fair/bytes.h"

#include <string>

namespace kitchen_table::table {
namespace {

/// Length first, so that no two lists of fields give the same text.
void add_field(std::string& text, std::string_view field) {
    text += std::to_string(field.size());
    text += ':';
    text += field;
}

}  // namespace

store::Hash chain_start(std::string_view table_id, int game) {
    std::string text;
    add_field(text, "kitchen-table/log/1");
    add_field(text, table_id);
    add_field(text, std::to_string(game));
    return fair::sha256(fair::bytes_of(text));
}

store::Hash chain_after(const store::ActionRow& row, const store::Hash& before) {
    std::string text;
    add_field(text, fair::to_hex(before));
    add_field(text, row.table_id);
    add_field(text, std::to_string(row.seq));
    add_field(text, std::to_string(row.game));
    add_field(text, std::to_string(row.round));
    add_field(text, std::to_string(row.seat));
    add_field(text, row.origin);
    add_field(text, row.action);
    add_field(text, row.action_id);
    add_field(text, std::to_string(row.at_ms));
    add_field(text, std::to_string(row.state_hash));
    return fair::sha256(fair::bytes_of(text));
}

std::string hex_digest(std::string_view text) {
    return fair::to_hex(fair::sha256(fair::bytes_of(text)));
}

}  // namespace kitchen_table::table

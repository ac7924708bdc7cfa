// What the server tells its operator. net writes events with fields; the program decides how they
// look. Never a field: cards, tokens, the name or id of an unlisted table, what somebody wrote.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string_view>
#include <variant>

namespace kitchen_table::net {

enum class LogLevel { debug, info, warning, error };

struct LogField {
    std::string_view key;
    std::variant<std::string_view, std::int64_t> value;
};

class Log {
public:
    virtual ~Log() = default;
    /// Writes one event (`server_started`). Called from every thread.
    virtual void write(LogLevel level, std::string_view event,
                       std::initializer_list<LogField> fields) = 0;
};

}  // namespace kitchen_table::net

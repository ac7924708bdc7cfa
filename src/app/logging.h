// The log: one JSON object a line on stderr, or text for people.
#pragma once

#include "kitchen_table/net/log.h"

#include <memory>
#include <string>
#include <string_view>

namespace kitchen_table::app {

/// `format` is `json` or `text`, `level` the least that is written (`debug` … `error`).
std::unique_ptr<net::Log> make_log(std::string_view format, std::string_view level);

/// The line of one event. Every text is escaped: one event is one line, whatever it holds.
std::string json_line(std::string_view timestamp, net::LogLevel level, std::string_view event,
                      std::initializer_list<net::LogField> fields);
std::string text_line(std::string_view timestamp, net::LogLevel level, std::string_view event,
                      std::initializer_list<net::LogField> fields);

}  // namespace kitchen_table::app

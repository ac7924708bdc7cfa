#include "logging.h"

#include <array>
#include <chrono>

#include <spdlog/fmt/chrono.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

namespace kitchen_table::app {

namespace {

constexpr std::size_t text_bytes_max = 300;

std::string_view name_of(net::LogLevel level) {
    switch (level) {
        case net::LogLevel::debug:
            return "debug";
        case net::LogLevel::info:
            return "info";
        case net::LogLevel::warning:
            return "warning";
        default:
            return "error";
    }
}

/// Between quotes, with everything escaped that is not plain ASCII: no line break, no terminal's
/// escape sequence and no broken UTF-8 gets through.
void append_quoted(std::string& line, std::string_view text) {
    line += '"';
    for (const char character : text.substr(0, text_bytes_max)) {
        const auto byte = static_cast<unsigned char>(character);
        if (character == '"' || character == '\\') {
            line += '\\';
            line += character;
        } else if (byte < 0x20 || byte >= 0x7F) {
            line += fmt::format("\\u{:04x}", byte);
        } else {
            line += character;
        }
    }
    line += '"';
}

void append_value(std::string& line, const net::LogField& field) {
    if (const auto* text = std::get_if<std::string_view>(&field.value)) {
        append_quoted(line, *text);
    } else {
        line += std::to_string(std::get<std::int64_t>(field.value));
    }
}

std::string timestamp_now() {
    using namespace std::chrono;
    const auto now = time_point_cast<milliseconds>(system_clock::now());
    const auto ms = now.time_since_epoch().count() % 1000;
    return fmt::format("{:%Y-%m-%dT%H:%M:%S}.{:03}Z", fmt::gmtime(system_clock::to_time_t(now)),
                       ms);
}

class StderrLog final : public net::Log {
public:
    StderrLog(bool json, net::LogLevel least)
        : json_(json),
          least_(least),
          logger_("kitchen-table", std::make_shared<spdlog::sinks::stderr_sink_mt>()) {
        logger_.set_pattern("%v");
        logger_.set_level(spdlog::level::trace);
    }

    void write(net::LogLevel level, std::string_view event,
               std::initializer_list<net::LogField> fields) override {
        if (level < least_) return;
        const auto line = json_ ? json_line(timestamp_now(), level, event, fields)
                                : text_line(timestamp_now(), level, event, fields);
        logger_.log(spdlog::level::info, line);
    }

private:
    bool json_;
    net::LogLevel least_;
    spdlog::logger logger_;
};

}  // namespace

std::string json_line(std::string_view timestamp, net::LogLevel level, std::string_view event,
                      std::initializer_list<net::LogField> fields) {
    std::string line = "{\"ts\":";
    append_quoted(line, timestamp);
    line += ",\"level\":";
    append_quoted(line, name_of(level));
    line += ",\"event\":";
    append_quoted(line, event);
    for (const auto& field : fields) {
        line += ',';
        append_quoted(line, field.key);
        line += ':';
        append_value(line, field);
    }
    return line + '}';
}

std::string text_line(std::string_view timestamp, net::LogLevel level, std::string_view event,
                      std::initializer_list<net::LogField> fields) {
    std::string line(timestamp);
    line.append(" ").append(name_of(level)).append(" ").append(event);
    for (const auto& field : fields) {
        line.append(" ").append(field.key).append("=");
        append_value(line, field);
    }
    return line;
}

std::unique_ptr<net::Log> make_log(std::string_view format, std::string_view level) {
    constexpr std::array levels{net::LogLevel::debug, net::LogLevel::info, net::LogLevel::warning,
                                net::LogLevel::error};
    auto least = net::LogLevel::info;
    for (const auto one : levels) {
        if (name_of(one) == level) least = one;
    }
    return std::make_unique<StderrLog>(format == "json", least);
}

}  // namespace kitchen_table::app

// A log that keeps what was written.
#pragma once

#include "kitchen_table/net/log.h"

#include <algorithm>
#include <mutex>
#include <string>
#include <vector>

namespace kitchen_table::test {

class TestLog final : public net::Log {
public:
    void write(net::LogLevel, std::string_view event,
               std::initializer_list<net::LogField> fields) override {
        std::string line(event);
        for (const auto& field : fields) {
            line.append(" ").append(field.key).append("=");
            const auto* text = std::get_if<std::string_view>(&field.value);
            line += text ? std::string(*text) : std::to_string(std::get<std::int64_t>(field.value));
        }
        const std::lock_guard lock(mutex_);
        lines_.push_back(std::move(line));
    }

    /// How many events of this name there were.
    long count(std::string_view event) const {
        const std::lock_guard lock(mutex_);
        return std::ranges::count_if(lines_, [&](const std::string& line) {
            return line == event || line.starts_with(std::string(event) + " ");
        });
    }
    std::vector<std::string> lines() const {
        const std::lock_guard lock(mutex_);
        return lines_;
    }

private:
    mutable std::mutex mutex_;
    std::vector<std::string> lines_;
};

}  // namespace kitchen_table::test

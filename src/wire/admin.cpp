#include "kitchen_table/wire/admin.h"

#include "frame_check.h"

#include "kitchen_table/wire/messages.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <initializer_list>

namespace kitchen_table::wire::admin {

namespace {

using nlohmann::json;
using Names = std::initializer_list<std::string_view>;

constexpr std::size_t id_length_max = 64;
constexpr std::size_t named_bytes_max = 96;
constexpr std::size_t file_bytes_max = 1'024;
constexpr std::size_t note_bytes_max = 800;

/// Reads the members of one request. The first thing that is wrong is kept; what is read after it
/// is of no use.
class Reader {
public:
    explicit Reader(const json& request) : request_(request) {}

    /// Members that must and may stand beside `do`.
    void expect(Names needed, Names optional = {}) {
        for (const auto& [name, value] : request_.items()) {
            const bool known = name == "do" || std::ranges::find(needed, name) != needed.end() ||
                               std::ranges::find(optional, name) != optional.end();
            if (!known) return wrong(name.substr(0, id_length_max), "is not a member of this");
        }
        for (const std::string_view name : needed) {
            if (!request_.contains(name)) return wrong(name, "is missing");
        }
    }

    std::string text(std::string_view name, std::size_t bytes_max, std::string left_out = "") {
        if (!request_.contains(name)) return left_out;
        const json& value = request_.at(name);
        if (value.is_string() && value.get_ref<const std::string&>().size() <= bytes_max) {
            return value.get<std::string>();
        }
        wrong(name, "must be text of at most " + std::to_string(bytes_max) + " bytes");
        return {};
    }
    /// An id, or the beginning of one.
    std::string id() {
        auto id = text("id", id_length_max);
        if (id.empty()) wrong("id", "must not be empty");
        return id;
    }
    /// For whom an invitation is; what is written there is shown to others, like a name.
    std::string note() {
        const auto typed = text("note", note_bytes_max);
        if (typed.empty()) return {};
        auto note = normalised_text(typed, note_characters_max, note_bytes_max);
        if (!note) wrong("note", note.error());
        return note.value_or("");
    }
    std::int64_t whole(std::string_view name, std::int64_t min, std::int64_t max,
                       std::int64_t left_out) {
        if (!request_.contains(name)) return left_out;
        const json& value = request_.at(name);
        if (value.is_number_integer()) {
            const auto number = value.get<std::int64_t>();
            if (number >= min && number <= max) return number;
        }
        wrong(name,
              "must be a whole number from " + std::to_string(min) + " to " + std::to_string(max));
        return left_out;
    }
    int small(std::string_view name, int min, int max, int left_out) {
        return static_cast<int>(whole(name, min, max, left_out));
    }
    std::optional<int> days() {
        if (!request_.contains("days")) return std::nullopt;
        return small("days", 1, days_max, 1);
    }
    bool flag(std::string_view name, bool left_out = false) {
        if (!request_.contains(name)) return left_out;
        if (request_.at(name).is_boolean()) return request_.at(name).get<bool>();
        wrong(name, "must be true or false");
        return false;
    }

    void wrong(std::string_view name, const std::string& problem) {
        if (problem_.empty()) problem_ = "'" + std::string(name) + "' " + problem;
    }
    const std::string& problem() const { return problem_; }

private:
    const json& request_;
    std::string problem_;
};

template <class Bare>
Request read_bare(Reader& reader) {
    reader.expect({});
    return Bare{};
}

template <class OfOne>
Request read_of_one(Reader& reader) {
    reader.expect({"id"});
    return OfOne{reader.id()};
}

template <class Sanction>
Request read_sanction(Reader& reader) {
    reader.expect({"id"}, {"days"});
    return Sanction{reader.id(), reader.days()};
}

Request read_invite_create(Reader& reader) {
    reader.expect({}, {"note", "uses", "days"});
    const InviteCreate usual;
    return InviteCreate{reader.note(), reader.small("uses", 1, invite_uses_max, usual.uses),
                        reader.small("days", 0, days_max, usual.days)};
}

Request read_person_list(Reader& reader) {
    reader.expect({}, {"named"});
    return PersonList{reader.text("named", named_bytes_max)};
}

Request read_report_list(Reader& reader) {
    reader.expect({}, {"all"});
    return ReportList{reader.flag("all")};
}

Request read_report_close(Reader& reader) {
    reader.expect({"number"});
    constexpr auto max = static_cast<std::int64_t>(safe_number_max);
    return ReportClose{reader.whole("number", 1, max, 0)};
}

Request read_drain(Reader& reader) {
    reader.expect({"on"});
    return Drain{reader.flag("on")};
}

Request read_backup(Reader& reader) {
    reader.expect({"file"});
    auto file = reader.text("file", file_bytes_max);
    if (file.empty() || file.find('\0') != std::string::npos) {
        reader.wrong("file", "must be the name of a file");
    }
    return Backup{std::move(file)};
}

Request read_audit(Reader& reader) {
    reader.expect({}, {"limit"});
    return Audit{reader.small("limit", 1, audit_rows_max, Audit{}.limit)};
}

struct Kind {
    std::string_view name;
    Request (*read)(Reader&);
};

constexpr Kind kinds[] = {
    {"audit", read_audit},
    {"backup", read_backup},
    {"ban", read_sanction<Ban>},
    {"drain", read_drain},
    {"drain_status", read_bare<DrainStatus>},
    {"invite_create", read_invite_create},
    {"invite_list", read_bare<InviteList>},
    {"invite_revoke", read_of_one<InviteRevoke>},
    {"mute", read_sanction<Mute>},
    {"page", read_bare<Page>},
    {"person_list", read_person_list},
    {"person_show", read_of_one<PersonShow>},
    {"report_close", read_report_close},
    {"report_list", read_report_list},
    {"request_approve", read_of_one<RequestApprove>},
    {"request_decline", read_of_one<RequestDecline>},
    {"request_list", read_bare<RequestList>},
    {"stats", read_bare<Stats>},
    {"table_close", read_of_one<TableClose>},
    {"table_list", read_bare<TableList>},
    {"table_show", read_of_one<TableShow>},
    {"unban", read_of_one<Unban>},
    {"unmute", read_of_one<Unmute>},
};

}  // namespace

std::expected<Request, std::string> read_request(std::string_view line) {
    if (auto problem = frame_problem(line)) return std::unexpected(*std::move(problem));
    const json parsed = json::parse(line);
    if (!parsed.is_object()) return std::unexpected("must be an object");
    Reader reader(parsed);
    if (!parsed.contains("do")) return std::unexpected("'do' is missing");
    const auto name = reader.text("do", id_length_max);
    const auto kind = std::ranges::find(kinds, name, &Kind::name);
    if (kind == std::end(kinds)) reader.wrong("do", "is none of what can be done");
    if (!reader.problem().empty()) return std::unexpected(reader.problem());
    Request request = kind->read(reader);
    if (!reader.problem().empty()) return std::unexpected(reader.problem());
    return request;
}

}  // namespace kitchen_table::wire::admin

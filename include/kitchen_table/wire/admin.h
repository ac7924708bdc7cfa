// What the operators ask of a running server (docs/operations.md): one JSON object each, such as
// {"do":"invite_create","note":"Aunt May","uses":1,"days":30}. Nothing here can ask for a card, and
// no answer (admin_answers.h) can hold one.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace kitchen_table::wire::admin {

inline constexpr int invite_uses_max = 1'000;
inline constexpr int days_max = 3'650;
inline constexpr int note_characters_max = 200;
inline constexpr int audit_rows_max = 1'000;

/// Answered with the code, this once: only its hash is stored. `days` 0: it never runs out.
struct InviteCreate {
    std::string note;  // for whom; normalised, may be empty
    int uses = 1;
    int days = 30;
    friend bool operator==(const InviteCreate&, const InviteCreate&) = default;
};
struct InviteList {
    friend bool operator==(const InviteList&, const InviteList&) = default;
};

/// Requests about one thing; its id may be given by a beginning that only one has.
struct InviteRevoke {
    std::string id;
    friend bool operator==(const InviteRevoke&, const InviteRevoke&) = default;
};
struct RequestApprove {
    std::string id;
    friend bool operator==(const RequestApprove&, const RequestApprove&) = default;
};
struct RequestDecline {
    std::string id;
    friend bool operator==(const RequestDecline&, const RequestDecline&) = default;
};
struct TableShow {
    std::string id;
    friend bool operator==(const TableShow&, const TableShow&) = default;
};
struct TableClose {
    std::string id;
    friend bool operator==(const TableClose&, const TableClose&) = default;
};
struct PersonShow {
    std::string id;
    friend bool operator==(const PersonShow&, const PersonShow&) = default;
};
/// A muted person is not heard; a banned one cannot connect. Without `days` it lasts until it is
/// taken back.
struct Mute {
    std::string id;
    std::optional<int> days;
    friend bool operator==(const Mute&, const Mute&) = default;
};
struct Unmute {
    std::string id;
    friend bool operator==(const Unmute&, const Unmute&) = default;
};
struct Ban {
    std::string id;
    std::optional<int> days;
    friend bool operator==(const Ban&, const Ban&) = default;
};
struct Unban {
    std::string id;
    friend bool operator==(const Unban&, const Unban&) = default;
};

/// The requests for an invitation that wait.
struct RequestList {
    friend bool operator==(const RequestList&, const RequestList&) = default;
};
struct TableList {
    friend bool operator==(const TableList&, const TableList&) = default;
};
/// People whose name holds `named`, the newest first; everybody if it is empty.
struct PersonList {
    std::string named;
    friend bool operator==(const PersonList&, const PersonList&) = default;
};
struct ReportList {
    bool all = false;  // closed ones, too
    friend bool operator==(const ReportList&, const ReportList&) = default;
};
struct ReportClose {
    std::int64_t number = 0;
    friend bool operator==(const ReportClose&, const ReportClose&) = default;
};
/// While draining no round is dealt; those under way are played to their end.
struct Drain {
    bool on = true;
    friend bool operator==(const Drain&, const Drain&) = default;
};
struct DrainStatus {
    friend bool operator==(const DrainStatus&, const DrainStatus&) = default;
};
/// A copy of the database in a new file; a relative name is in the data folder.
struct Backup {
    std::string file;
    friend bool operator==(const Backup&, const Backup&) = default;
};
struct Stats {
    friend bool operator==(const Stats&, const Stats&) = default;
};
struct Audit {
    int limit = 50;
    friend bool operator==(const Audit&, const Audit&) = default;
};
/// Where the operators' page is served.
struct Page {
    friend bool operator==(const Page&, const Page&) = default;
};

using Request = std::variant<InviteCreate, InviteList, InviteRevoke, RequestList, RequestApprove,
                             RequestDecline, TableList, TableShow, TableClose, PersonList,
                             PersonShow, Mute, Unmute, Ban, Unban, ReportList, ReportClose, Drain,
                             DrainStatus, Backup, Stats, Audit, Page>;

/// Reads one request within the bounds of a frame (messages.h), strictly: exactly the members that
/// its `do` has, no member twice, numbers in range. The error says in words what is wrong.
std::expected<Request, std::string> read_request(std::string_view line);

}  // namespace kitchen_table::wire::admin

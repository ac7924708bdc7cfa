// kitchen-table admin: what operators do, over the socket in the data folder.
#include "commands.h"

#include "../admin_client.h"
#include "../admin_text.h"
#include "../data_folder.h"

#include "kitchen_table/store/sqlite_store.h"

#include <functional>
#include <iostream>
#include <memory>
#include <optional>

#include <nlohmann/json.hpp>

namespace kitchen_table::app {

namespace {

using json = nlohmann::ordered_json;  // in the order in which the server tells it

struct AdminOptions {
    std::string data = "data";
    bool as_json = false;

    std::string id, note, named, file;
    int uses = 1, limit = 50;
    std::optional<int> days;
    std::int64_t number = 0;
    bool all = false;
    std::string drain = "on";
};

using Options = std::shared_ptr<AdminOptions>;

int stop_with(const std::string& problem, int exit_code) {
    std::cerr << "kitchen-table: " << problem << "\n";
    return exit_code;
}

/// Asks the server and says what it answered: 0, or 1 if it refused or is not there.
int ask(const AdminOptions& options, const json& request) {
    const auto text = ask_server(options.data, request.dump());
    if (!text) return stop_with(text.error(), 1);
    const auto answer = json::parse(*text, nullptr, false);
    if (!answer.is_object()) return stop_with("the server's answer cannot be read", 1);
    const bool refused = answer.contains("refused");
    if (options.as_json) {
        std::cout << *text << "\n";
    } else if (!refused) {
        std::cout << admin_text(answer);
    }
    if (!refused) return 0;
    const bool bad_request = answer.at("refused") == "bad_request";
    return stop_with(answer.value("problem", ""), bad_request ? 2 : 1);
}

/// The subcommand `name`, which sends what `request` makes of the options.
CLI::App* add_asking(CLI::App& parent, const Options& options, int& exit_code,
                     const std::string& name, const std::string& about,
                     std::function<json(const AdminOptions&)> request) {
    auto* command = parent.add_subcommand(name, about);
    command->callback([options, &exit_code, request = std::move(request)] {
        exit_code = ask(*options, request(*options));
    });
    return command;
}

/// The same for requests that have no members.
void add_bare(CLI::App& parent, const Options& options, int& exit_code, const std::string& name,
              const std::string& about, const std::string& what) {
    add_asking(parent, options, exit_code, name, about, [what](const AdminOptions&) {
        return json{{"do", what}};
    });
}

/// The same for requests about one thing.
CLI::App* add_of_one(CLI::App& parent, const Options& options, int& exit_code,
                     const std::string& name, const std::string& about, const std::string& what) {
    auto* command =
        add_asking(parent, options, exit_code, name, about, [what](const AdminOptions& chosen) {
            return json{{"do", what}, {"id", chosen.id}};
        });
    command->add_option("id", options->id, "Its id, or a beginning that no other has")->required();
    return command;
}

CLI::App* add_group(CLI::App& admin, const std::string& name, const std::string& about) {
    auto* group = admin.add_subcommand(name, about);
    group->require_subcommand(1);
    return group;
}

void add_invitations(CLI::App& admin, const Options& options, int& exit_code) {
    auto* invite = add_group(admin, "invite", "Invitations to a server by invitation");
    auto* create = add_asking(
        *invite, options, exit_code, "create", "Make a code to send to somebody",
        [](const AdminOptions& chosen) {
            json request{{"do", "invite_create"}, {"note", chosen.note}, {"uses", chosen.uses}};
            if (chosen.days) request["days"] = *chosen.days;
            return request;
        });
    create->add_option("--note", options->note, "For whom; they see it");
    create->add_option("--uses", options->uses, "How many people may use it")
        ->capture_default_str();
    create->add_option("--days", options->days, "How long it is good; 0: for ever (default: 30)");
    add_bare(*invite, options, exit_code, "list", "All there are", "invite_list");
    add_of_one(*invite, options, exit_code, "revoke", "Nobody can use it any more",
               "invite_revoke");

    auto* request = add_group(admin, "request", "People who ask to be let in");
    add_bare(*request, options, exit_code, "list", "Those who wait", "request_list");
    add_of_one(*request, options, exit_code, "approve", "Let somebody in", "request_approve");
    add_of_one(*request, options, exit_code, "decline", "Say no", "request_decline");
}

void add_tables(CLI::App& admin, const Options& options, int& exit_code) {
    auto* table = add_group(admin, "table", "Tables (never what anybody holds)");
    add_bare(*table, options, exit_code, "list", "All that are open", "table_list");
    add_of_one(*table, options, exit_code, "show", "One of them", "table_show");
    add_of_one(*table, options, exit_code, "close",
               "Send everybody home; a round under way is void", "table_close");
}

/// `mute` or `ban`.
void add_sanction(CLI::App& person, const Options& options, int& exit_code, const std::string& name,
                  const std::string& about) {
    auto* command =
        add_asking(person, options, exit_code, name, about, [name](const AdminOptions& chosen) {
            json request{{"do", name}, {"id", chosen.id}};
            if (chosen.days) request["days"] = *chosen.days;
            return request;
        });
    command->add_option("id", options->id, "The person's id, or its beginning")->required();
    command->add_option("--days", options->days, "For how long (default: until it is taken back)");
}

void add_people(CLI::App& admin, const Options& options, int& exit_code) {
    auto* person = add_group(admin, "person", "People, mutes and bans");
    auto* list = add_asking(*person, options, exit_code, "list", "The newest first",
                            [](const AdminOptions& chosen) {
                                return json{{"do", "person_list"}, {"named", chosen.named}};
                            });
    list->add_option("--named", options->named, "Only those whose name holds this");
    add_of_one(*person, options, exit_code, "show", "One of them", "person_show");
    add_sanction(*person, options, exit_code, "mute", "What they say is heard by nobody");
    add_of_one(*person, options, exit_code, "unmute", "They are heard again", "unmute");
    add_sanction(*person, options, exit_code, "ban", "They cannot connect");
    add_of_one(*person, options, exit_code, "unban", "They can connect again", "unban");

    auto* report = add_group(admin, "report", "What people reported about others");
    auto* reports = add_asking(*report, options, exit_code, "list", "Those that are open",
                               [](const AdminOptions& chosen) {
                                   return json{{"do", "report_list"}, {"all", chosen.all}};
                               });
    reports->add_flag("--all", options->all, "The closed ones, too");
    auto* close = add_asking(*report, options, exit_code, "close", "It is dealt with",
                             [](const AdminOptions& chosen) {
                                 return json{{"do", "report_close"}, {"number", chosen.number}};
                             });
    close->add_option("number", options->number, "The report's number")->required();
}

int check_backup(const AdminOptions& options) {
    const auto checked = store::check_backup(options.file);
    if (!checked) return stop_with(checked.error(), 1);
    json stored = json::object();
    for (const auto& [name, rows] : checked->rows)
        stored[name] = rows;
    const json answer{{"good", true}, {"version", checked->version}, {"stored", stored}};
    if (options.as_json) {
        std::cout << answer.dump() << "\n";
    } else {
        std::cout << options.file << " is whole and can be put in the place of the database\n"
                  << line_by_line(stored);
    }
    return 0;
}

/// The token is read here, from the file: it never stands in an answer.
int show_page(const AdminOptions& options) {
    const auto text = ask_server(options.data, R"({"do":"page"})");
    if (!text) return stop_with(text.error(), 1);
    const auto answer = json::parse(*text, nullptr, false);
    if (!answer.is_object() || !answer.contains("port")) {
        return stop_with(answer.is_object() ? answer.value("problem", "") : "no answer", 1);
    }
    const auto token = read_admin_token(options.data);
    if (!token) return stop_with(token.error(), 1);
    const auto address = "http://127.0.0.1:" + answer.at("port").dump() + "/#" + *token;
    std::cout << (options.as_json ? json{{"address", address}}.dump() : address) << "\n";
    return 0;
}

void add_server(CLI::App& admin, const Options& options, int& exit_code) {
    auto* drain = add_asking(admin, options, exit_code, "drain",
                             "No round is dealt any more; those under way are played to their end",
                             [](const AdminOptions& chosen) {
                                 if (chosen.drain == "status") return json{{"do", "drain_status"}};
                                 return json{{"do", "drain"}, {"on", chosen.drain == "on"}};
                             });
    drain->add_option("what", options->drain, "on, off or status")
        ->check(CLI::IsMember({"on", "off", "status"}))
        ->capture_default_str();
    auto* backup =
        add_asking(admin, options, exit_code, "backup", "Copy the database while the game goes on",
                   [](const AdminOptions& chosen) {
                       return json{{"do", "backup"}, {"file", chosen.file}};
                   });
    backup->add_option("file", options->file, "A new file; a relative name is in the data folder")
        ->required();
    auto* check = admin.add_subcommand("check-backup", "Whether a copy could be restored");
    check->add_option("file", options->file, "The copy")->required();
    check->callback([options, &exit_code] { exit_code = check_backup(*options); });
    add_bare(admin, options, exit_code, "stats", "What there is, and what goes on", "stats");
    auto* audit = add_asking(admin, options, exit_code, "audit", "What operators have done",
                             [](const AdminOptions& chosen) {
                                 return json{{"do", "audit"}, {"limit", chosen.limit}};
                             });
    audit->add_option("--limit", options->limit, "The last so many")->capture_default_str();
    auto* page = admin.add_subcommand("page", "The address of the operators' page, with its token");
    page->callback([options, &exit_code] { exit_code = show_page(*options); });
}

}  // namespace

void add_admin(CLI::App& program, int& exit_code) {
    auto* admin = program.add_subcommand("admin", "Look after a running server");
    admin->require_subcommand(1);
    admin->fallthrough();  // --data and --json may stand anywhere behind `admin`
    const auto options = std::make_shared<AdminOptions>();
    admin->add_option("--data", options->data, "The server's data folder")
        ->envname("KITCHEN_TABLE_DATA")
        ->type_name("DIR")
        ->capture_default_str();
    admin->add_flag("--json", options->as_json, "Answers as JSON, for programs");
    admin->footer(
        "Exit code: 0 done, 1 refused or no server runs, 2 bad usage. docs/operations.md has\n"
        "every command with an example.");
    add_invitations(*admin, options, exit_code);
    add_tables(*admin, options, exit_code);
    add_people(*admin, options, exit_code);
    add_server(*admin, options, exit_code);
}

}  // namespace kitchen_table::app

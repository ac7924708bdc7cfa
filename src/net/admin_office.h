// Carries out what operators ask, whichever way it came: reads the request, lets the desk
// (lobby/admin_desk.h) work on the store's thread, and does what that asks of the tables and of the
// disk.
#pragma once

#include "core.h"
#include "live.h"

#include "kitchen_table/lobby/admin_desk.h"

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>

namespace kitchen_table::net {

class AdminOffice : public std::enable_shared_from_this<AdminOffice> {
public:
    /// Called once, on any thread, with the answer as JSON on one line.
    using Done = std::function<void(std::string answer)>;

    /// `live` knows the tables; `port` is the public one.
    AdminOffice(Core& core, std::shared_ptr<Live> live, std::uint16_t port);
    ~AdminOffice();
    AdminOffice(const AdminOffice&) = delete;
    AdminOffice& operator=(const AdminOffice&) = delete;

    /// Carries out one request, JSON as in wire/admin.h.
    void handle(std::string_view request, Done done);

    /// The port of the operators' page, once it is open.
    void set_page_port(std::uint16_t port) { page_port_ = port; }

    /// Begins no more backups; returns when none is under way.
    void finish();

private:
    void look(std::function<void(lobby::LiveServer)> then);
    void carry_out(const wire::admin::Request& request, store::Store& store,
                   const lobby::LiveServer& live, const Done& done);
    void follow(lobby::AdminOutcome outcome, const Done& done);
    void back_up(const std::string& file, const Done& done);

    Core& core_;
    std::shared_ptr<Live> live_;
    std::string address_;
    std::atomic<int> page_port_ = 0;  // 0: there is none
    std::atomic<bool> draining_ = false;

    std::mutex backup_mutex_;  // one at a time
    bool backing_up_ = false, finished_ = false;
    std::thread backup_;
};

}  // namespace kitchen_table::net

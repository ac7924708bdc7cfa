// The operators' page: an HTTP listener of its own, on 127.0.0.1 only.
#pragma once

#include "admin_office.h"

#include <cstdint>
#include <expected>
#include <memory>
#include <string>

namespace kitchen_table::net {

class AdminPage {
public:
    /// Listens until `close`, as core.parts.operators says; `core` outlives it. The error says in
    /// words what stands in the way.
    static std::expected<std::unique_ptr<AdminPage>, std::string> open(
        Core& core, std::shared_ptr<AdminOffice> office);

    /// Closes it, if that is not done yet.
    ~AdminPage();
    AdminPage(const AdminPage&) = delete;
    AdminPage& operator=(const AdminPage&) = delete;

    std::uint16_t port() const { return port_; }
    /// Takes no more connections; requests under way are answered.
    void close();

private:
    class Listener;
    AdminPage(std::uint16_t port, std::shared_ptr<Listener> listener);

    std::uint16_t port_;
    std::shared_ptr<Listener> listener_;
};

}  // namespace kitchen_table::net

#include "admin_office.h"

#include "clock.h"

#include "kitchen_table/wire/admin_answers.h"

#include <utility>

namespace kitchen_table::net {

namespace answer = wire::admin;

AdminOffice::AdminOffice(Core& core, std::shared_ptr<Live> live, std::uint16_t port)
    : core_(core), live_(std::move(live)), address_(core.parts.operators.address) {
    if (address_.empty()) address_ = "http://localhost:" + std::to_string(port);
}

AdminOffice::~AdminOffice() {
    finish();
}

void AdminOffice::handle(std::string_view request, Done done) {
    auto asked = wire::admin::read_request(request);
    if (!asked) return done(answer::refused("bad_request", asked.error()));
    look([self = shared_from_this(), asked = *std::move(asked), done](lobby::LiveServer live) {
        const bool queued = self->core_.store.call(
            [=](store::Store& store) { self->carry_out(asked, store, live, done); });
        if (!queued) done(answer::refused("busy", "the server has too much to store; try again"));
    });
}

/// What is there now, tables and rounds.
void AdminOffice::look(std::function<void(lobby::LiveServer)> then) {
    const auto self = shared_from_this();
    live_->list_tables([self, then](std::vector<table::Summary> tables) {
        lobby::LiveServer live;
        live.tables = std::move(tables);
        live.draining = self->draining_;
        live.connections = self->core_.sockets;
        live.by_invitation = self->core_.parts.lobby.by_invitation;
        live.version = self->core_.parts.lobby.version;
        live.address = self->address_;
        const int page_port = self->page_port_;
        if (page_port != 0) live.page_port = static_cast<std::uint16_t>(page_port);
        self->live_->drain_state([then, live = std::move(live)](int rounds_under_way) mutable {
            live.rounds_under_way = rounds_under_way;
            then(std::move(live));
        });
    });
}

/// On the store's thread.
void AdminOffice::carry_out(const wire::admin::Request& request, store::Store& store,
                            const lobby::LiveServer& live, const Done& done) {
    try {
        auto& entropy = *core_.parts.lobby.entropy;
        follow(lobby::carry_out(request, store, live, entropy, read_clocks().wall_ms), done);
    } catch (const store::StoreError& error) {
        if (error.failure() == store::Failure::sync) core_.parts.end_process();
        done(answer::refused("storage", error.what()));
    }
}

void AdminOffice::follow(lobby::AdminOutcome outcome, const Done& done) {
    namespace effect = lobby::admin_effect;
    if (auto* close = std::get_if<effect::CloseTable>(&outcome.effect)) {
        const auto answered = [done, text = std::move(outcome.answer)](bool closed) {
            done(closed ? text : answer::refused("unknown", "the table is gone already"));
        };
        return live_->close_table(close->id, answered);
    }
    if (const auto* backup = std::get_if<effect::MakeBackup>(&outcome.effect)) {
        return back_up(backup->file, done);
    }
    if (const auto* draining = std::get_if<effect::SetDraining>(&outcome.effect)) {
        draining_ = draining->on;
        live_->drain(draining->on);
    } else if (auto* changed = std::get_if<effect::PersonChanged>(&outcome.effect)) {
        live_->person_changed(std::move(changed->person));
    }
    done(std::move(outcome.answer));
}

/// On a thread of its own: a large copy takes long, and commits go on meanwhile.
void AdminOffice::back_up(const std::string& file, const Done& done) {
    const std::lock_guard lock(backup_mutex_);
    if (!core_.parts.operators.back_up) {
        return done(answer::refused("not_now", "this server keeps nothing in a file"));
    }
    if (finished_) return done(answer::refused("not_now", "the server is about to end"));
    if (backing_up_) return done(answer::refused("busy", "another backup is under way"));
    if (backup_.joinable()) backup_.join();
    backing_up_ = true;
    backup_ = std::thread([this, file, done] {
        const auto copy = core_.parts.operators.back_up(file);
        {
            const std::lock_guard ended(backup_mutex_);
            backing_up_ = false;
        }
        done(copy ? answer::backup(copy->file, copy->bytes, copy->stored)
                  : answer::refused("failed", copy.error()));
    });
}

void AdminOffice::finish() {
    std::thread backup;
    {
        const std::lock_guard lock(backup_mutex_);
        finished_ = true;
        backup = std::exchange(backup_, {});
    }
    if (backup.joinable()) backup.join();
}

}  // namespace kitchen_table::net

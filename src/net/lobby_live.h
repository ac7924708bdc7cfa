// The tables and people of the running server, as its operators see and change them.
#pragma once

#include "live.h"
#include "lobby_actor.h"

#include <memory>
#include <utility>

namespace kitchen_table::net {

class LobbyLive final : public Live {
public:
    explicit LobbyLive(std::shared_ptr<LobbyActor> lobby) : lobby_(std::move(lobby)) {}

    void list_tables(std::function<void(std::vector<table::Summary>)> then) override {
        lobby_->list_tables(std::move(then));
    }
    void close_table(std::string id, std::function<void(bool)> then) override {
        lobby_->close_table(std::move(id), std::move(then));
    }
    void drain(bool on) override { lobby_->drain(on); }
    void drain_state(std::function<void(int)> then) override {
        lobby_->rounds_under_way(std::move(then));
    }
    void person_changed(store::PersonRow person) override {
        lobby_->person_changed(std::move(person));
    }

private:
    std::shared_ptr<LobbyActor> lobby_;
};

}  // namespace kitchen_table::net

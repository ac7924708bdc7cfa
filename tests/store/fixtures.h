// Each store, ready for one test of the contract.
#pragma once

#include "kitchen_table/store/memory_store.h"

namespace kitchen_table::store::tests {

class MemoryFixture {
public:
    Store& store() { return store_; }

private:
    MemoryStore store_;
};

}  // namespace kitchen_table::store::tests

// The schema of the file, as numbered steps that only go forward. The number of the last step taken
// is the file's `user_version`.
#pragma once

#include "connection.h"

#include <span>

namespace kitchen_table::store::sqlite {

/// Marks a file as ours ("KTbl"), so that another program's file is refused.
inline constexpr std::int64_t application_id = 0x4B54626C;

using Migration = void (*)(Connection&);

/// All steps; step i brings a file from version i to i + 1.
std::span<const Migration> all_migrations();

/// Looks only. Throws StoreError: `too_new` if the file has more steps than there are, `corrupt` if
/// it is not a Kitchen Table file. An empty file is fine.
void check_version(Connection& connection, std::span<const Migration> steps);

/// Takes the steps that the file lacks, each in a transaction of its own. Throws as `check_version`
/// does.
void migrate(Connection& connection, std::span<const Migration> steps);

}  // namespace kitchen_table::store::sqlite

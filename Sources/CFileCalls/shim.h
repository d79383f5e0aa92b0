// Calls of Linux that Swift's modules of the C libraries don't contain.
#include <sys/syscall.h>
#include <sys/xattr.h>
#include <unistd.h>

/// O_PATH: a folder that is open for the names in it, though its list can't be read.
#define FOLDER_UNREAD 010000000

/// RENAME_NOREPLACE: fails if the new name exists.
#define RENAME_IF_FREE 1

/// RENAME_EXCHANGE: each file gets the name of the other.
#define RENAME_BOTH 2

/// Calls renameat2(2), which older C libraries don't have, for two names in an open folder.
static inline int rename_names(int folder, const char *from, const char *to, unsigned int flags) {
  return (int)syscall(SYS_renameat2, folder, from, folder, to, flags);
}

package import StringCatalogs

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The reason of a system error.
package enum SystemReason {
  /// Returns the description of an error number as an argument for a message.
  ///
  /// Common reasons are localized; the others are in the words of the system.
  package static func argument(for code: Int32) -> MessageArgument {
    switch code {
    case ENOSPC: .message(LocalizedMessage("tool.reason.noSpace"))
    case EDQUOT: .message(LocalizedMessage("tool.reason.quota"))
    case EFBIG: .message(LocalizedMessage("tool.reason.tooLarge"))
    case EROFS: .message(LocalizedMessage("tool.reason.readOnly"))
    case EACCES: .message(LocalizedMessage("tool.reason.noPermission"))
    case EPERM: .message(LocalizedMessage("tool.reason.notPermitted"))
    case ENOENT: .message(LocalizedMessage("tool.reason.absent"))
    case EISDIR: .message(LocalizedMessage("tool.reason.isFolder"))
    case ENOTDIR: .message(LocalizedMessage("tool.reason.isNoFolder"))
    case EIO: .message(LocalizedMessage("tool.reason.inputOutput"))
    case ELOOP: .message(LocalizedMessage("tool.reason.linkLoop"))
    case ENAMETOOLONG: .message(LocalizedMessage("tool.reason.nameTooLong"))
    case EMFILE: .message(LocalizedMessage("tool.reason.tooManyFiles"))
    default: .text(unsafe String(cString: strerror(code)))
    }
  }
}

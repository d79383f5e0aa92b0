#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The texts of the common reasons for which the system can't do something.
package enum SystemReasonKey {
  private static let names: [Int32: String] = [
    ENOSPC: "noSpace", EDQUOT: "quota", EFBIG: "tooLarge", EROFS: "readOnly",
    EACCES: "noPermission", EPERM: "notPermitted", ENOENT: "absent", EISDIR: "isFolder",
    ENOTDIR: "isNoFolder", EIO: "inputOutput", ELOOP: "linkLoop", ENAMETOOLONG: "nameTooLong",
    EMFILE: "tooManyFiles", EBADF: "closed",
  ]

  private static let codes: [String: Int32] = Dictionary(
    names.keys.sorted().map { (description(of: $0), $0) }, uniquingKeysWith: { first, _ in first })

  /// Returns the key of the text for an `errno`; nil for a rare one.
  package static func key(for code: Int32) -> String? {
    names[code].map { "tool.reason.\($0)" }
  }

  /// Returns the key of the text for the system's own English description; nil for a rare one.
  package static func key(forDescription description: String) -> String? {
    codes[description].flatMap(key(for:))
  }

  /// Returns the system's own description of an `errno`, in English.
  package static func description(of code: Int32) -> String {
    unsafe String(cString: strerror(code))
  }
}

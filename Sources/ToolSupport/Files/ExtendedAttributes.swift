#if canImport(Darwin)
import Darwin
#else
import CExtendedAttributes
#endif

/// The extended attributes of a file, such as tags and access control lists.
enum ExtendedAttributes {
  #if !canImport(Darwin)
  /// The access control list, which belongs to the owner and the group of the file.
  private static let accessControl = "system.posix_acl_access"

  /// The maximum size of all names, and of one value (xattr(7)).
  private static let maximumBytes = 1 << 16
  #endif

  /// Copies the attributes of the file at a path to an open file, as far as the system allows it.
  static func copy(from path: String, to descriptor: Int32, withAccessControl: Bool) {
    #if canImport(Darwin)
    let source = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard source >= 0 else { return }
    defer { close(source) }
    let flags = withAccessControl ? COPYFILE_XATTR | COPYFILE_ACL : COPYFILE_XATTR
    _ = unsafe fcopyfile(source, descriptor, nil, copyfile_flags_t(flags))
    #else
    let names = unsafe bytes { unsafe listxattr(path, $0, $1) }
    for name in names.split(separator: 0).map({ String(decoding: $0, as: UTF8.self) }) {
      guard withAccessControl || name != accessControl else { continue }
      let value = unsafe bytes { unsafe getxattr(path, name, $0, $1) }
      _ = unsafe value.withUnsafeBytes { buffer in
        unsafe fsetxattr(descriptor, name, buffer.baseAddress, buffer.count, 0)
      }
    }
    #endif
  }

  #if !canImport(Darwin)
  /// Returns the output of a call that fills a buffer of a given size; nothing if it fails.
  private static func bytes(
    _ call: (UnsafeMutablePointer<CChar>?, Int) -> Int
  ) -> [UInt8] {
    let size = call(nil, 0)
    guard (1...maximumBytes).contains(size) else { return [] }
    var buffer = [CChar](repeating: 0, count: size)
    let count = unsafe buffer.withUnsafeMutableBufferPointer {
      unsafe call($0.baseAddress, $0.count)
    }
    guard (0...size).contains(count) else { return [] }
    return buffer.prefix(count).map { UInt8(bitPattern: $0) }
  }
  #endif
}

#if canImport(Darwin)
import Darwin
#else
import CFileCalls
#if canImport(Glibc)
import Glibc
#else
import Musl
#endif
#endif

/// The extended attributes of a file, such as tags and access control lists.
enum ExtendedAttributes {
  #if !canImport(Darwin)
  /// The access control list, which belongs to the owner and the group of the file.
  private static let accessList = "system.posix_acl_access"

  /// The maximum size of all names, and of one value (xattr(7)).
  private static let maximumBytes = 1 << 16
  #endif

  /// Gives a file the access control list of another one, or none if that has none; returns whether
  /// it gives nobody more access.
  ///
  /// Without the group that the list is about, there is none.
  static func keepAccessList(
    of source: Int32, for descriptor: Int32, hasGroup: Bool
  ) -> Bool {
    #if canImport(Darwin)
    guard hasGroup else { return true }
    return unsafe fcopyfile(source, descriptor, nil, copyfile_flags_t(COPYFILE_ACL)) == 0
    #else
    let list = unsafe bytes { unsafe fgetxattr(source, accessList, $0, $1) }
    if !list.isEmpty, hasGroup, set(accessList, to: list, of: descriptor) { return true }
    // The folder may have given it one, of which the new permissions would allow more.
    let isRemoved =
      unsafe fremovexattr(descriptor, accessList) == 0
      || [ENODATA, ENOTSUP, EOPNOTSUPP].contains(errno)
    return list.isEmpty && isRemoved
    #endif
  }

  /// Copies the other attributes of an open file to another one, as far as the system allows it.
  static func copy(from source: Int32, to descriptor: Int32) {
    #if canImport(Darwin)
    _ = unsafe fcopyfile(source, descriptor, nil, copyfile_flags_t(COPYFILE_XATTR))
    #else
    let names = unsafe bytes { unsafe flistxattr(source, $0, $1) }
    for name in names.split(separator: 0).map({ String(decoding: $0, as: UTF8.self) }) {
      guard name != accessList else { continue }
      _ = set(name, to: unsafe bytes { unsafe fgetxattr(source, name, $0, $1) }, of: descriptor)
    }
    #endif
  }

  #if !canImport(Darwin)
  private static func set(_ name: String, to value: [UInt8], of descriptor: Int32) -> Bool {
    unsafe value.withUnsafeBytes { buffer in
      unsafe fsetxattr(descriptor, name, buffer.baseAddress, buffer.count, 0) == 0
    }
  }

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

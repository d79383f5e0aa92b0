#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What a new file gets from the one that it replaces or is a copy of.
///
/// The owner, the group, the permissions, and the access control list are always kept, and the new
/// file never gives more access than the other one.
package struct FileAccess: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The extended attributes, such as tags.
  package static let attributes = FileAccess(rawValue: 1)

  /// The times of the last access and the last change.
  package static let dates = FileAccess(rawValue: 2)

  /// Gives a new file, which only its owner may open, what it gets from another one.
  ///
  /// If it can't have the old group, its group gets no more rights than others had, and others no
  /// more than the old group. If it can't have the access control list, only its owner has access.
  func keep(of file: RegularFile, for descriptor: Int32) throws(FileFailure) {
    var (old, new) = (stat(), stat())
    guard unsafe fstat(file.descriptor, &old) == 0, unsafe fstat(descriptor, &new) == 0 else {
      throw .system(errno)
    }
    var mode = old.st_mode & 0o7777
    var hasGroup = true
    if new.st_uid != old.st_uid || new.st_gid != old.st_gid,
      fchown(descriptor, old.st_uid, old.st_gid) != 0
    {
      // Nobody may run it with the rights of the person who saves it.
      mode &= 0o777
      if new.st_gid != old.st_gid, fchown(descriptor, new.st_uid, old.st_gid) != 0 {
        let shared = mode & mode >> 3 & 0o7
        mode = mode & 0o700 | shared << 3 | shared
        hasGroup = false
      }
    }
    // The list first: with it, the permissions of the group are those of everyone in the list.
    let list = ExtendedAttributes.keepAccessList(
      of: file.descriptor, for: descriptor, hasGroup: hasGroup)
    if !list { mode &= 0o700 }
    guard fchmod(descriptor, mode) == 0 else { throw .system(errno) }
    if contains(.attributes) { ExtendedAttributes.copy(from: file.descriptor, to: descriptor) }
    if contains(.dates) { keepDates(old, for: descriptor) }
  }

  private func keepDates(_ old: stat, for descriptor: Int32) {
    #if canImport(Darwin)
    let times = [old.st_atimespec, old.st_mtimespec]
    #else
    let times = [old.st_atim, old.st_mtim]
    #endif
    unsafe futimens(descriptor, times)
  }
}

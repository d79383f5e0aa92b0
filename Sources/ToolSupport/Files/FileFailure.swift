package import StringCatalogs

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Why a file or a folder can't be opened or changed.
package enum FileFailure: Error, Hashable {
  /// A link where none is followed.
  case link

  /// A pipe, a device, or a folder instead of a file.
  case notAFile

  /// The number of an error of the system.
  case system(Int32)

  /// Creates the reason for the error of a system call about a name, which may be a link.
  ///
  /// Systems disagree about the number for a link that is not followed.
  init(_ number: Int32, of name: FileName, in folder: Int32) {
    var status = stat()
    if [ELOOP, ENOTDIR, EMLINK].contains(number),
      unsafe fstatat(folder, name.systemName, &status, AT_SYMLINK_NOFOLLOW) == 0,
      status.st_mode & S_IFMT == S_IFLNK
    {
      self = .link
    } else {
      self = .system(number)
    }
  }

  /// Whether nothing exists there.
  package var isMissing: Bool { self == .system(ENOENT) }

  /// The reason in words.
  package var reason: MessageArgument {
    switch self {
    case .link: .message(LocalizedMessage("tool.reason.link"))
    case .notAFile: .message(LocalizedMessage("tool.reason.notRegularFile"))
    case .system(let number): SystemReason.argument(for: number)
    }
  }

  /// Returns the error that a file can't be read.
  package func reading(_ path: String) -> FileError { .cannotRead(path: path, reason: reason) }

  /// Returns the error that a file can't be saved.
  package func writing(_ path: String) -> FileError { .cannotWrite(path: path, reason: reason) }
}

extension FileError {
  /// Returns a value, or throws the error that the file at a path can't be read.
  package static func reading<Value>(
    _ path: String, _ work: () throws(FileFailure) -> Value
  ) throws(FileError) -> Value {
    do throws(FileFailure) {
      return try work()
    } catch {
      throw error.reading(path)
    }
  }

  /// Returns a value, or throws the error that the file at a path can't be saved.
  package static func writing<Value>(
    _ path: String, _ work: () throws(FileFailure) -> Value
  ) throws(FileError) -> Value {
    do throws(FileFailure) {
      return try work()
    } catch {
      throw error.writing(path)
    }
  }
}

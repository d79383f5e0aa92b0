import PhotoCopies
import PhotoFormats
import ToolSupport

/// The photo that a copy is made of: one open file, from which all is read.
struct OriginalPhoto: Sendable {
  /// The maximum size of a file that is copied, in bytes: it is in memory meanwhile.
  private static let maximumSize = PhotoCopier.maximumSize

  /// Where the photo is.
  let location: FileLocation

  /// Its file.
  let file: RegularFile

  /// Opens a photo; a link is followed where that is requested, or it was named.
  init(at location: FileLocation, following isFollowing: Bool) throws {
    self.location = location
    do throws(FileFailure) {
      file = try location.open(following: isFollowing)
    } catch {
      switch error {
      case .link: throw error.writing(location.path)
      case .notAFile: throw PhotoReadError.notAFile
      case .system(let code): throw PhotoReadError.system(code: code)
      }
    }
  }

  /// Reads the bytes; throws if there are too many.
  func bytes() throws -> [UInt8] {
    guard file.state.size <= Self.maximumSize else { throw CopyError.tooLarge }
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try file.bytes(upTo: Self.maximumSize)
    } catch {
      guard case .system(let code) = error else { throw PhotoReadError.notAFile }
      throw PhotoReadError.system(code: code)
    }
    guard bytes.count == file.state.size, file.isUnchanged else { throw PhotoReadError.changed }
    return bytes
  }
}

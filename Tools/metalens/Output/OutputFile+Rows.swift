import Foundation
import PhotoFormats
import PhotoMetadata
import ToolSupport

extension OutputFile {
  /// Opens the file for writing rows one by one.
  ///
  /// The content of a regular file stays until ``WritableFile/cut(to:)``. Only one run at a time
  /// can open it, and a photo is never opened.
  ///
  /// - Throws: a ``FileError`` with the system's reason.
  func openForRows() throws -> WritableFile {
    guard isRegular else { return try WritableFile(path: path, flags: O_WRONLY) }
    if !isNamed { try refuseLink() }
    if (try? PhotoReader().metadata(ofFileAt: PhotoPath(path))) != nil {
      throw FileError.outputIsInput(path: path)
    }
    let file = try WritableFile(path: path, flags: O_RDWR | O_CREAT | (isNamed ? 0 : O_NOFOLLOW))
    try file.lock()
    return file
  }

  /// Throws if the path is that of a link.
  private func refuseLink() throws {
    try FileError.writing(path) { () throws(FileFailure) in
      if try FileLocation(found: path).isLink { throw .link }
    }
  }
}

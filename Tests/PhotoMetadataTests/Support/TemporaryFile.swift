import Foundation

/// A file that is removed when this value ends.
struct TemporaryFile: ~Copyable {
  let path: String

  init(_ bytes: [UInt8]) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    path = url.path(percentEncoded: false)
    try Data(bytes).write(to: url)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

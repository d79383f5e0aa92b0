import Foundation

/// The sample photos of this repository.
enum SampleFolder {
  static let url = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Tools/samples")

  static func path(_ name: String) -> String { url.appending(path: name).path }
}

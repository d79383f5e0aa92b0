import Foundation
import TestSupport
import Testing

/// swift-format breaks lines of code at 100 columns, but not comments.
struct CommentTests {
  @Test func noCommentLineIsLongerThanALineOfCode() throws {
    var faults: [String] = []
    for path in try Self.files() {
      guard let marks = Self.marks(ofFileAt: path),
        let text = try? String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
      else { continue }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() where line.count > 100 {
        let content = line.drop { $0 == " " }
        if marks.contains(where: content.hasPrefix) { faults.append("\(path):\(index + 1)") }
      }
    }
    #expect(faults.isEmpty)
  }

  private static func files() throws -> [String] {
    let folders = ["Sources", "Templates", "Tests", "Tools"]
    return try folders.reduce(into: ["Package.swift"]) { files, folder in
      let path = Repository.root.appending(path: folder).path
      files += try FileManager.default.subpathsOfDirectory(atPath: path).map { "\(folder)/\($0)" }
    }
  }

  /// Returns the beginnings of comment lines; nil for a file of another kind.
  private static func marks(ofFileAt path: String) -> [String]? {
    guard !path.contains("/.build/") else { return nil }
    return switch URL(filePath: path).pathExtension {
    case "swift": ["//"]
    case "js", "css": ["//", "/*", "*"]
    case "", "py", "yml": ["#"]
    default: nil
    }
  }
}

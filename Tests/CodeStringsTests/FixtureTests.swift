import CodeStrings
import Foundation
import StringCatalogs
import TestSupport
import Testing

/// Each fixture is code, with the catalogs that Xcode makes of it.
@Suite struct FixtureTests {
  private static let folder = Repository.root.appending(path: "Tests/CodeStringsTests/Fixtures")

  private static let names = try? FileManager.default
    .contentsOfDirectory(atPath: folder.path(percentEncoded: false)).sorted()

  /// A string in a catalog.
  private struct Expected: Hashable, Comparable, CustomStringConvertible {
    var table: String
    var key: String
    var value: String?
    var comment: String?

    var description: String { "\(table): \(key) = \(value ?? "-") // \(comment ?? "-")" }

    static func < (left: Self, right: Self) -> Bool { left.description < right.description }
  }

  @Test(arguments: try #require(names))
  func extractsWhatXcodeDoes(fixture: String) throws {
    let folder = Self.folder.appending(path: fixture)
    var facts: [FileFacts] = []
    var expected: Set<Expected> = []
    for file in try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    {
      let bytes = [UInt8](try Data(contentsOf: file))
      let table = file.deletingPathExtension().lastPathComponent
      switch file.pathExtension {
      case "swift":
        facts.append(CodeStringExtractor.facts(ofSwift: bytes, path: file.lastPathComponent))
      case "m":
        facts.append(CodeStringExtractor.facts(ofObjectiveC: bytes, path: file.lastPathComponent))
      default:
        for entry in try StringCatalog(bytes: bytes).entries {
          for key in Self.phrases(of: entry) ?? [entry.key] {
            expected.insert(
              Expected(
                table: table, key: key, value: Self.value(of: entry), comment: entry.comment))
          }
        }
      }
    }
    let strings = CodeStringExtractor().strings(in: facts)
    let found = Set(
      strings.map {
        Expected(table: $0.table ?? "", key: $0.key, value: $0.value, comment: $0.comment)
      })
    #expect(found.subtracting(expected).sorted() == [])
    #expect(expected.subtracting(found).sorted() == [])
  }

  private static func phrases(of entry: CatalogEntry) -> [String]? {
    entry.localization(for: "en")?.content.set?.values
  }

  private static func value(of entry: CatalogEntry) -> String? {
    guard entry.extractionState == .extractedWithValue else { return nil }
    return entry.localization(for: "en")?.content.unit?.value
  }
}

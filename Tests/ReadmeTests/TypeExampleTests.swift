import Foundation
import TestSupport
import Testing

/// The examples in the documentation of types are those that tests compile and run.
struct TypeExampleTests {
  /// The examples of the tests, by the name of their type.
  private static let compiled: [String: String] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    var examples: [String: String] = [:]
    for name in ["Catalog", "Photo", "Text"] {
      let file = folder.appending(path: "\(name)TypeExampleTests.swift")
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      for match in text.matches(of: /\/\/ example: (?<type>\w+)\n(?<code>(?s:.*?)) +\/\/ end\n/) {
        examples[String(match.type)] = Self.lines(match.code.split(separator: "\n"))
      }
    }
    return examples
  }()

  /// Returns lines without what all of them are indented by.
  private static func lines(_ lines: [Substring]) -> String {
    let indent = lines.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { $0.dropFirst(indent) + "\n" }.joined()
  }

  /// Forty types are those from which a user of the libraries starts.
  @Test func everyExampleIsCompiled() throws {
    let sources = Repository.root.appending(path: "Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
    var found: Set<String> = []
    let documentedType =
      /\/\/\/ ```swift\n(?<code>(?:\/\/\/.*\n)+?)\/\/\/ ```\n(?:\/\/\/.*\n)*(?:@.*\n)*public (?:final )?(?:struct|class|enum|actor) (?<type>\w+)/
    for path in paths {
      let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      for match in text.matches(of: documentedType) {
        let code = match.code.split(separator: "\n")
          .map { $0.dropFirst("///".count).drop { $0 == " " }.isEmpty ? "" : $0.dropFirst(4) }
        let type = String(match.type)
        #expect(Self.compiled[type] == Self.lines(code), "\(path): \(type)")
        found.insert(type)
      }
    }
    #expect(found.count >= 40)
    #expect(found == Set(Self.compiled.keys))
  }
}

import Foundation
import TestSupport
import Testing

/// Holds the README in each language to the English one, in everything but words.
struct ReadmeLanguageTests {
  private func readme(_ language: String?) throws -> String {
    let name = language.map { "README.\($0).md" } ?? "README.md"
    return try String(contentsOf: Repository.root.appending(path: name), encoding: .utf8)
  }

  /// The lines of code without their comments, and without what the tool prints.
  private func code(in text: String) -> [String] {
    text.matches(of: /```[a-z]*\n(?<code>(?s:.*?))```/).map { String($0.output.code) }
      .filter { !$0.hasPrefix("$ ") }
      .flatMap { $0.split(separator: "\n") }
      .map { line in
        let end = line.firstRange(of: " # ")?.lowerBound ?? line.endIndex
        return line[..<end].trimmingCharacters(in: .whitespaces)
      }
  }

  private func links(in text: String) -> [String] {
    text.matches(of: /\]\((?<target>[^)]+)\)/).map { String($0.output.target) }
      .filter { !$0.hasSuffix(".png") }.sorted()
  }

  @Test(arguments: ["ko", "ja", "zh-Hans"])
  func saysTheSameAsTheEnglishOne(language: String) throws {
    let (english, text) = (try readme(nil), try readme(language))
    #expect(code(in: text) == code(in: english))
    // The rules have pages in each language.
    let translated = links(in: text).map {
      $0.replacing("docs/rules/\(language)/", with: "docs/rules/")
    }
    #expect(translated.sorted() == links(in: english))
    for prefix in ["#", "|"] {
      #expect(
        text.split(separator: "\n").count { $0.hasPrefix(prefix) }
          == english.split(separator: "\n").count { $0.hasPrefix(prefix) })
    }
    #expect(text.contains("(Tools/readme/report.\(language).png)"))
    #expect(text.hasPrefix("# MetaLens\n"))
  }

  /// The picture of each README is there.
  @Test(arguments: ["report.png", "report.ko.png", "report.ja.png", "report.zh-Hans.png"])
  func hasItsPicture(name: String) throws {
    let picture = Repository.root.appending(path: "Tools/readme/\(name)")
    #expect(try Data(contentsOf: picture).starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }
}

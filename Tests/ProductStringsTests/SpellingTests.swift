import Foundation
import TestSupport
import Testing

/// American spelling in code, texts, and documentation.
struct SpellingTests {
  /// Parts of British words, without their first letters, which may be capitals.
  private static let british = [
    "olour", "eighbour", "ehaviour", "avourite", "onour", " grey", "entre ", "entred", "atalogue",
    "rtefact", "nalysed", "nalysing", "icence ", "ormalis", "ocalisation", "ecognis", "rganise",
    "ptimis", "inimis", "aximis", "ummaris", "nitialis", "erialis", "ynchronis", "apitalis",
  ].map { Data($0.utf8) }

  /// Files that name or show British words on purpose.
  private static let exceptions: Set = [
    "missing-translation.md", "terms.md", ".catalog-lint.json", "MissingTranslation.swift",
    "ConceptFinder.swift", "SpellingTests.swift", "TranslatedWords+Data.swift",
    // A command of libvips, the text of a color profile, and a tag of OpenStreetMap.
    "benchmark-copies", "KnownProfileTexts.swift", "PlaceTag.swift",
  ]

  private static let types: Set = [
    "", "css", "html", "js", "json", "md", "mustache", "py", "swift", "xcstrings", "yml",
  ]

  @Test(arguments: ["Localizations", "Sources", "Templates", "Tests", "Tools", "docs", ""])
  func isAmerican(folder: String) throws {
    let root = Repository.root.appending(path: folder)
    let names =
      try folder.isEmpty
      ? FileManager.default.contentsOfDirectory(atPath: root.path)
      : FileManager.default.subpathsOfDirectory(atPath: root.path)
    var count = 0
    for name in names where !name.contains("Snapshots/") {
      let file = root.appending(path: name)
      guard Self.types.contains(file.pathExtension),
        !Self.exceptions.contains(file.lastPathComponent), let data = try? Data(contentsOf: file)
      else { continue }
      count += 1
      for word in Self.british {
        #expect(data.range(of: word) == nil, "\(name): \(String(decoding: word, as: UTF8.self))")
      }
    }
    #expect(count > 0)
  }
}

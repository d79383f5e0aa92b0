import CatalogHistory
import Foundation
import TestSupport
import Testing

/// Histories of many random commits, with branches and merges, judged by the script.
@Suite(.needs(.git, .python))
struct RandomHistoryTests {
  private static let words = ["open", "close", "file", "window", "all", "new", "photo", "%@"]

  @Test(arguments: 1...6) func findsWhatAReplayFinds(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let repository = try HistoryRepository()
    func text() -> String {
      (0..<Int.random(in: 1...3, using: &random)).map { _ in
        Self.words.randomElement(using: &random) ?? ""
      }.joined(separator: " ")
    }
    var texts: HistoryRepository.Texts = [:]
    for key in 0..<12 { texts["key.\(key)"] = ["en": text(), "ko": text(), "de": text()] }
    try repository.commit(texts)
    var branches = ["main": texts]
    var branch = "main"
    for step in 0..<40 {
      var texts = branches[branch] ?? [:]
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let key = texts.keys.sorted().randomElement(using: &random) ?? "key.0"
        switch Int.random(in: 0..<10, using: &random) {
        case 0: texts[key] = nil
        case 1:
          texts["key.\(Int.random(in: 0..<20, using: &random))"] = ["en": text(), "ko": text()]
        case 2:
          let entry = texts.removeValue(forKey: key)
          texts["renamed.\(step)"] = entry
        case 3...5: texts[key]?["en"] = text()
        case 6:
          let known = texts[key]?["ko"] ?? text()
          texts[key]?["ko"] = known.hasPrefix("!") ? String(known.dropFirst()) : "!" + known
        default: texts[key]?[Bool.random(using: &random) ? "ko" : "de"] = text()
        }
      }
      branches[branch] = texts
      try repository.write(
        HistoryRepository.catalog(
          texts, isCompact: step % 9 == 4, isReversed: Int.random(in: 0..<7, using: &random) == 0))
      try repository.commit()
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        branch = "branch\(step)"
        branches[branch] = texts
        try repository.run("checkout", "--quiet", "-b", branch)
      case 1 where branches.count > 1:
        let other = branches.keys.sorted().filter { $0 != branch }.randomElement(using: &random)
        guard let other else { continue }
        try repository.run("merge", "--quiet", "--no-commit", "--no-ff", "-s", "ours", other)
        // Each entry from either side.
        var merged = texts
        for (key, value) in branches[other] ?? [:] where Bool.random(using: &random) {
          merged[key] = value
        }
        branches[branch] = merged
        try repository.commit(merged)
      default: break
      }
    }
    let found = try repository.outdated()
    #expect(found == (try repository.replayed()))
    #expect(!found.isEmpty)
  }

  /// Long versions, of more bytes than git writes at once, between short ones.
  @Test func readsLongAndShortVersions() throws {
    let repository = try HistoryRepository()
    var random = SeededGenerator(seed: 7)
    for step in 0..<8 {
      var texts: HistoryRepository.Texts = [:]
      for key in 0..<(step % 3 == 0 ? 3 : 900 * step) {
        let source = key % 50 == 0 ? "Text \(key / 50 + step)" : "Text \(key) of this version"
        let translation = String(repeating: "글자 ", count: Int.random(in: 3...6, using: &random))
        texts["key.\(key)"] = ["en": source, "ko": key < 100 ? "글자 \(key)" : translation]
      }
      try repository.commit(texts)
    }
    let found = try repository.outdated()
    #expect(found == (try repository.replayed()))
    #expect(!found.isEmpty)
  }
}

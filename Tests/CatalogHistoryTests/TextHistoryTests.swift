import CatalogHistory
import Foundation
import StringCatalogs
import TestSupport
import Testing

/// The versions of one string, in a repository that the test makes.
@Suite(.needs(.git))
struct TextHistoryTests {
  private let repository: HistoryRepository

  init() throws {
    repository = try HistoryRepository()
  }

  private func history(
    of key: String = "open", in language: LanguageTag = "ko", limit: Duration = .seconds(60)
  ) throws -> TextHistory? {
    try TextHistoryReader(root: repository.folder.url.path, timeLimit: limit)
      .history(of: key, in: language, file: HistoryRepository.path)
  }

  @Test func listsOnlyCommitsThatChangedTheText() throws {
    let first = try repository.commit(["open": ["en": "Open it", "ko": "열다"]])
    try repository.commit(["open": ["en": "Open it", "ja": "開く", "ko": "열다"]])
    try repository.commit(["open": ["en": "Open the file", "ja": "開く", "ko": "열다"]])
    let second = try repository.commit(["open": ["en": "Open the file", "ko": "!파일 열기"]])
    let third = try repository.commit(["open": ["en": "Open the file"]])
    let history = try #require(try history())
    #expect(history.versions.map(\.commit.hash) == [third, second, first])
    #expect(history.versions.map { $0.texts.map(\.text) } == [[], ["파일 열기"], ["열다"]])
    #expect(history.versions[1].texts[0].state == .needsReview)
    #expect(history.versions.map(\.source) == ["Open the file", "Open the file", "Open it"])
    #expect(history.versions.allSatisfy { $0.author == "A" && $0.commit.date.count == 10 })
    #expect(history.isComplete && history.beginning == nil)
    #expect(try self.history(in: "de")?.versions.isEmpty == true)
    #expect(try self.history(of: "absent")?.versions.isEmpty == true)
  }

  @Test func namesTheCommitOnTheBranchAndNotTheMerge() throws {
    try repository.commit(["open": ["en": "Open", "ko": "1"]])
    try repository.run("checkout", "--quiet", "-b", "side")
    let side = try repository.commit(["open": ["en": "Open", "ko": "2"]])
    try repository.run("checkout", "--quiet", "main")
    try repository.write("x", to: "other.txt")
    try repository.commit()
    try repository.run("merge", "--quiet", "--no-edit", "side")
    let versions = try #require(try history()).versions
    #expect(versions.map { $0.texts.first?.text } == ["2", "1"])
    #expect(versions[0].commit.hash == side)
  }

  @Test func findsTheTextUnderEarlierNamesOfTheFile() throws {
    let first = try repository.commit(
      ["open": ["en": "Open", "ko": "1"]], to: "Old/Localizable.xcstrings")
    try repository.run("mv", "Old", "App")
    try repository.commit()
    #expect(try history()?.versions.map(\.commit.hash) == [first])
  }

  @Test func isBounded() throws {
    for number in 0...TextHistoryReader.maximumCount {
      try repository.commit(["open": ["en": "Open", "ko": "\(number)"]])
    }
    let history = try #require(try history())
    #expect(history.versions.count == TextHistoryReader.maximumCount && !history.isComplete)
    #expect(history.versions.first?.texts.first?.text == "\(TextHistoryReader.maximumCount)")
  }

  @Test func saysThatACloneIsShallow() throws {
    try repository.commit(["open": ["en": "Open", "ko": "1"]])
    let last = try repository.commit(["open": ["en": "Open", "ko": "2"]])
    let clone = try TemporaryFolder()
    try repository.run(
      "clone", "--quiet", "--depth", "1", "file://\(repository.folder.url.path)", clone.url.path)
    let history = try #require(
      try TextHistoryReader(root: clone.url.path).history(
        of: "open", in: "ko", file: HistoryRepository.path))
    #expect(history.beginning?.hash == last)
    #expect(history.versions.map { $0.texts.first?.text } == ["2"])
  }

  @Test func saysThatThereIsNoHistory() throws {
    #expect(throws: HistoryError.noCommit) { try history() }
    try repository.write("x", to: "other.txt")
    try repository.commit()
    #expect(try history()?.versions == nil)
  }
}

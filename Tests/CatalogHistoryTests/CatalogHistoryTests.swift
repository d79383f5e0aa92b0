import CatalogHistory
import Foundation
import StringCatalogs
import TestSupport
import Testing

/// Histories with everything that could be taken for a translation, judged by a script that replays
/// every commit.
@Suite(.needs(.git, .python))
struct CatalogHistoryTests {
  private let repository: HistoryRepository

  private static let first: HistoryRepository.Texts = [
    "delete": ["en": "Delete the file?", "ja": "ファイルを削除しますか？", "ko": "파일을 삭제할까요?"],
    "open": ["en": "Open", "ja": "開く", "ko": "열기"],
  ]

  private static let second = first.merging([
    "delete": ["en": "Delete all files?", "ja": "ファイルを削除しますか？", "ko": "파일을 삭제할까요?"]
  ]) { $1 }

  init() throws {
    repository = try HistoryRepository()
  }

  /// Checks the languages in which `delete` is outdated, and everything with the script.
  private func expect(
    _ languages: [String], at path: String = HistoryRepository.path,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let outdated = try repository.outdated(at: path)
    let found = outdated.map { $0.split(separator: "\t", omittingEmptySubsequences: false)[2] }
    #expect(found.map(String.init) == languages, sourceLocation: sourceLocation)
    #expect(try outdated == repository.replayed(path), sourceLocation: sourceLocation)
  }

  @Test func findsTranslationsOfAnEarlierSourceText() throws {
    let made = try repository.commit(Self.first)
    try repository.commit(
      Self.first.merging(["open": ["en": "Open", "ja": "開く", "ko": "열어 보기"]]) { $1 })
    let change = try repository.commit(Self.second)
    try repository.commit(Self.second.merging(["new": ["en": "New", "ko": "새로"]]) { $1 })
    try expect(["ja", "ko"])
    let catalog = try StringCatalog(bytes: Array(HistoryRepository.catalog(Self.second).utf8))
    let texts = try #require(try repository.history()).outdatedTexts(in: catalog)
    #expect(texts.map(\.earlierSource) == ["Delete the file?", "Delete the file?"])
    #expect(texts.map(\.source) == ["Delete all files?", "Delete all files?"])
    #expect(texts.map(\.change?.hash) == [change, change])
    let date = try repository.run("show", "--no-patch", "--format=%as", change)
    #expect(texts.allSatisfy { $0.change?.date == date && $0.hasOtherMeaning })
    #expect(texts.map(\.origin?.commit.hash) == [made, made])
    let history = try repository.history()
    #expect(history?.origin(of: "delete", in: "ko")?.source == "Delete the file?")
    #expect(history?.origin(of: "open", in: "ko")?.commit.hash != made)
    #expect(history?.origin(of: "open", in: "de") == nil)
    #expect(history?.versionCount == 4)
  }

  @Test func isNotFooledByLayout() throws {
    try repository.commit(Self.first)
    try repository.commit(Self.second)
    try repository.write(HistoryRepository.catalog(Self.second, isCompact: true))
    try repository.commit()
    try repository.write(HistoryRepository.catalog(Self.second, isReversed: true))
    try repository.commit()
    try expect(["ja", "ko"])
  }

  @Test func isNotFooledByAMoveOfTheCatalog() throws {
    try repository.commit(Self.first)
    try repository.commit(Self.second)
    var path = HistoryRepository.path
    for name in ["A/L.xcstrings", "B/M.xcstrings", "A/Other.xcstrings"] {
      let text = try repository.folder.text(of: path)
      try repository.remove(path)
      // The last move comes with a change.
      try repository.write(
        name.hasPrefix("A/O") ? text.replacing("열기", with: "열어 보기") : text, to: name)
      try repository.commit()
      path = name
    }
    try expect(["ja", "ko"], at: path)
  }

  @Test func isNotFooledByAStateAlone() throws {
    try repository.commit(Self.first)
    try repository.commit(Self.second)
    var texts = Self.second
    texts["delete"]?["ko"] = "!파일을 삭제할까요?"
    try repository.commit(texts)
    try expect(["ja", "ko"])
    // Somebody has reviewed it.
    texts["delete"]?["ko"] = "파일을 삭제할까요?"
    try repository.commit(texts)
    try expect(["ja"])
    try repository.commit(Self.first)
    try expect(["ko"])
  }

  @Test func seesATextThatChangesTogetherWithItsSource() throws {
    try repository.commit(Self.first)
    var texts = Self.second
    texts["delete"]?["ko"] = "모든 파일을 삭제할까요?"
    try repository.commit(texts)
    try expect(["ja"])
    texts["delete"]?["ja"] = "すべてのファイルを削除しますか？"
    try repository.commit(texts)
    try expect([])
  }

  @Test func acceptsASourceTextThatIsBack() throws {
    try repository.commit(Self.first)
    try repository.commit(Self.second)
    try repository.commit(Self.first)
    try expect([])
    // An entry that was away, too.
    try repository.commit(Self.second)
    try repository.commit(["open": ["en": "Open", "ja": "開く", "ko": "열기"]])
    try repository.commit(Self.second)
    try expect(["ja", "ko"])
    try repository.remove(HistoryRepository.path)
    try repository.commit()
    try repository.commit(Self.second)
    try expect(["ja", "ko"])
  }

  @Test func followsBothSidesOfAMerge() throws {
    try repository.commit(Self.first)
    try repository.run("checkout", "--quiet", "-b", "side")
    try repository.commit(Self.second)
    try repository.run("checkout", "--quiet", "main")
    var texts = Self.first
    texts["new"] = ["en": "New", "ja": "新規", "ko": "새로"]
    texts["delete"]?["ja"] = "ファイルを消しますか？"
    try repository.commit(texts)
    try repository.run("merge", "--quiet", "--no-commit", "--no-ff", "-s", "ours", "side")
    texts["delete"]?["en"] = "Delete all files?"
    try repository.commit(texts)
    try expect(["ja", "ko"])
    // The other side has translated it anew.
    try repository.run("checkout", "--quiet", "side")
    var side = Self.second
    side["delete"]?["ko"] = "모든 파일을 삭제할까요?"
    try repository.commit(side)
    try repository.run("checkout", "--quiet", "main")
    try repository.run("merge", "--quiet", "--no-commit", "--no-ff", "-s", "ours", "side")
    texts["delete"]?["ko"] = "모든 파일을 삭제할까요?"
    try repository.commit(texts)
    try expect(["ja"])
  }

  @Test func knowsWhatTheOtherSideOfAMergeKnows() throws {
    // Both sides end with the same catalog; on one of them, the translation came last.
    try repository.commit(Self.first)
    var texts = Self.second
    texts["delete"]?["ko"] = "모든 파일을 삭제할까요?"
    try repository.run("checkout", "--quiet", "-b", "side")
    try repository.commit(Self.second)
    try repository.commit(texts)
    try repository.run("checkout", "--quiet", "main")
    var early = Self.first
    early["delete"]?["ko"] = "모든 파일을 삭제할까요?"
    try repository.commit(early)
    try repository.commit(texts)
    try repository.run("merge", "--quiet", "--no-ff", "-m", "x", "side")
    try expect(["ja"])
  }

  @Test func isNotFooledByARebase() throws {
    try repository.commit(Self.first)
    try repository.run("checkout", "--quiet", "-b", "side")
    try repository.commit(["x": ["en": "X"]], to: "Other.xcstrings")
    try repository.run("checkout", "--quiet", "main")
    try repository.commit(Self.second)
    try repository.run("checkout", "--quiet", "side")
    try repository.run("rebase", "--quiet", "main")
    try expect(["ja", "ko"])
  }

  @Test func followsAKeyThatIsRenamedWithItsTranslations() throws {
    try repository.commit(Self.first)
    try repository.commit(Self.second)
    var texts = Self.second
    let entry = texts.removeValue(forKey: "delete")
    texts["delete.all"] = entry
    try repository.commit(texts)
    try expect(["ja", "ko"])
    // Another entry with the same translation is another entry.
    texts["start"] = ["en": "Begin here", "ko": "열기"]
    try repository.commit(texts)
    try expect(["ja", "ko"])
  }

  @Test func findsTranslationsThatAKeyTookOverWithAnotherText() throws {
    try repository.commit([
      "Delete the file?": ["ja": "ファイルを削除しますか？", "ko": "파일을 삭제할까요?"],
      "前月": ["ja": "前の月", "ko": "작월"],
    ])
    // Both keys are their own source texts; one of them becomes a name at the same time.
    try repository.commit([
      "Delete all files?": ["ja": "ファイルを削除しますか？", "ko": "파일을 삭제할까요?"],
      "PREVIOUS_MONTH": ["en": "先月", "ja": "前の月", "ko": "작월"],
    ])
    let outdated = try repository.outdated()
    let found = outdated.map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false)[5...6].joined(separator: " → ")
    }
    let texts = ["Delete the file? → Delete all files?", "前月 → 先月"]
    #expect(found == texts.flatMap { [$0, $0] })
    #expect(outdated == (try repository.replayed()))
  }

  @Test func acceptsARenamedKeyWithOneChangedTranslation() throws {
    var texts: HistoryRepository.Texts = [
      "home.feed": ["en": "Feed", "de": "Feed", "ja": "フィード", "ko": "피드", "vi": "Nguồn"]
    ]
    try repository.commit(texts)
    texts = ["list.feeds": texts["home.feed"] ?? [:]]
    texts["list.feeds"]?["en"] = "Feeds"
    texts["list.feeds"]?["de"] = "Feeds"
    try repository.commit(texts)
    try expect(["ja", "ko", "vi"])
  }

  @Test func takesNoOtherEntryForARenamedOne() throws {
    try repository.commit([
      // Short translations that several texts have.
      "OK": ["ja": "OK", "ko": "확인"], "Cancel": ["ja": "中止", "ko": "취소"],
      "Open file": ["ko": "열기"], "Open folder": ["ko": "열기"], "前月": ["ko": "이전"],
      // A key and its text that are to change places.
      "Icon locked": ["en": "Locked icon title", "ja": "ロック", "ko": "잠김"],
      // A key that is a name.
      "open.title": ["en": "Open it", "ja": "開く", "ko": "열어 보기"],
    ])
    try repository.commit([
      "Confirm": ["ja": "OK", "ko": "확인"], "Abort": ["ja": "中止", "ko": "취소"],
      "Open files": ["ko": "열기"], "前年": ["ko": "이전"],
      "Locked icon title": ["en": "Icon locked", "ja": "ロック", "ko": "잠김"],
      "window.open.title": ["en": "Open it", "ja": "開く", "ko": "열어 보기"],
    ])
    try expect([])
  }

  @Test func followsKeysWithTheSameTextsAndTranslations() throws {
    var texts: HistoryRepository.Texts = [:]
    for name in ["a", "b"] { texts["\(name).type"] = ["en": "Lamp", "ja": "種類", "ko": "유형"] }
    try repository.commit(texts)
    for key in texts.keys { texts[key]?["en"] = "Clear type" }
    try repository.commit(texts)
    try repository.commit(["shared.type": ["en": "Clear type", "ja": "種類", "ko": "유형"]])
    try expect(["ja", "ko"])
  }

  @Test func followsCatalogsThatSwapTheirNames() throws {
    let other = "App/Other.xcstrings"
    let others: HistoryRepository.Texts = [
      "close": ["en": "Close", "ko": "닫기"], "open": ["en": "Open all windows", "ko": "열기"],
    ]
    try repository.commit(Self.first)
    try repository.commit(others, to: other)
    try repository.commit(Self.second)
    try repository.write(HistoryRepository.catalog(others))
    try repository.commit(Self.second, to: other)
    try #expect(repository.outdated(with: [other]).isEmpty)
    let found = try repository.outdated(at: other, with: [HistoryRepository.path])
      .map { $0.split(separator: "\t")[1...2] }
    #expect(found.map { $0.joined(separator: " ") } == ["delete ja", "delete ko"])
  }

  @Test func followsEntriesThatMoveToAnotherCatalog() throws {
    let (other, third) = ("App/Other.xcstrings", "App/Third.xcstrings")
    let own: HistoryRepository.Texts = ["title": ["en": "Files", "ko": "파일"]]
    try repository.commit(own)
    try repository.commit(Self.first, to: other)
    try repository.commit(Self.second, to: other)
    // Two are made one, and that one is split again.
    try repository.remove(other)
    try repository.commit(own.merging(Self.second) { $1 })
    let found = try repository.outdated().map { $0.split(separator: "\t")[1...2] }
    #expect(found.map { $0.joined(separator: " ") } == ["delete ja", "delete ko"])
    try repository.write(HistoryRepository.catalog(own))
    try repository.commit(Self.second, to: third)
    try #expect(repository.outdated().isEmpty)
    try #expect(repository.outdated(at: third, with: [HistoryRepository.path]).count == 2)
  }

  @Test func acceptsATranslationThatChangesInItsFormWithItsSource() throws {
    try repository.commit(["time": ["en": "timestamp", "es": "marca de tiempo", "ko": "시간"]])
    try repository.commit(["time": ["en": "Time stamp", "es": "Marca de tiempo", "ko": "시간"]])
    try expect(["ko"])
  }

  @Test func saysNothingFalseOfCatalogsThatAreSplitOrJoined() throws {
    let other = "App/Other.xcstrings"
    try repository.commit(Self.second)
    try repository.commit(Self.second.filter { $0.key == "open" })
    try repository.commit(Self.second.filter { $0.key == "delete" }, to: other)
    try expect([])
    try expect([], at: other)
    try repository.remove(other)
    try repository.commit(Self.second)
    try expect([])
    try repository.commit(Self.first)
    try expect(["ja", "ko"])
  }

  @Test func tellsChangesOfFormApart() throws {
    try repository.commit([
      "a": ["en": "Don't open \\\"it\\\"...", "ko": "열지 마십시오"],
      "b": ["en": "Open the File", "ko": "열기"],
      "c": ["en": "Saved  now", "ko": "저장됨"], "d": ["en": "Done", "ko": "완료"],
      "e": ["en": "Done!", "ko": "완료"],
    ])
    try repository.commit([
      "a": ["en": "Don’t open “it”…", "ko": "열지 마십시오"], "b": ["en": "Open the file", "ko": "열기"],
      "c": ["en": "Saved now ", "ko": "저장됨"], "d": ["en": "Done.", "ko": "완료"],
      "e": ["en": "Done?", "ko": "완료"],
    ])
    let outdated = try repository.outdated()
    #expect(outdated == (try repository.replayed()))
    #expect(
      outdated.map { $0.split(separator: "\t", omittingEmptySubsequences: false)[4] }
        == ["form", "form", "form", "form", "meaning"])
  }

  @Test func comparesEachForm() throws {
    func catalog(_ one: String, _ other: String) -> String {
      func plural(_ texts: [(String, String)]) -> String {
        let forms = texts.map {
          "\"\($0)\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\($1)\"}}"
        }
        return "{\"variations\":{\"plural\":{\(forms.joined(separator: ","))}}}"
      }
      return """
        {"sourceLanguage":"en","strings":{"files":{"localizations":{
        "en":\(plural([("one", one), ("other", other)])),
        "pl":\(plural([("one", "plik"), ("few", "pliki"), ("other", "plików")]))}}},"version":"1.0"}
        """
    }
    try repository.write(catalog("%lld file", "%lld files"))
    try repository.commit()
    try repository.write(catalog("%lld file", "%lld photos"))
    try repository.commit()
    let outdated = try repository.outdated()
    #expect(outdated.map { $0.split(separator: "\t")[3] } == ["plural:few", "plural:other"])
    #expect(outdated == (try repository.replayed()))
  }

  @Test func readsNamesAsSourceTextsOfNobody() throws {
    try repository.commit([
      "close_button": ["ko": "닫기"], "Delete it": ["ko": "삭제"], "設定": ["ko": "설정"],
      "Close": ["ko": "닫기"],
    ])
    try repository.commit([
      "close_button": ["en": "Close", "ko": "닫기"], "Delete it": ["en": "Delete all", "ko": "삭제"],
      "設定": ["en": "Settings", "ko": "설정"], "Close": ["en": "Close all", "ko": "닫기"],
    ])
    let outdated = try repository.outdated()
    #expect(outdated.map { $0.split(separator: "\t")[1] } == ["Close", "Delete it"])
    #expect(outdated == (try repository.replayed()))
  }

  @Test func comparesNamesWithTheFirstTextThatTheyGot() throws {
    try repository.commit(["delete": ["ja": "削除", "ko": "삭제"]])
    try repository.commit(["delete": ["en": "Delete", "ja": "削除", "ko": "삭제"]])
    try expect([])
    try repository.commit(["delete": ["en": "Delete all", "ja": "削除", "ko": "삭제"]])
    try expect(["ja", "ko"])
  }

  @Test func seesATranslationThatFollowsInItsForm() throws {
    try repository.commit(["load": ["en": "Loading", "ja": "読み込み中", "ru": "Загрузка"]])
    try repository.commit(["load": ["en": "Loading…", "ja": "読み込み中", "ru": "Загрузка…"]])
    let outdated = try repository.outdated()
    #expect(outdated.count == 1 && outdated[0].contains("\tja\t"))
    #expect(outdated == (try repository.replayed()))
    try repository.commit(["load": ["en": "Loading all", "ja": "読み込み中", "ru": "Загрузка…"]])
    try #expect(repository.outdated().count == 2)
    try #expect(repository.outdated() == repository.replayed())
  }

  /// Writes tables, or removes them.
  private func writeTables(_ texts: HistoryRepository.Texts?) throws {
    for language in ["en", "ja", "ko"] {
      let path = "App/\(language).lproj/Localizable.strings"
      guard let texts else {
        try repository.remove(path)
        continue
      }
      let lines = texts.sorted { $0.key < $1.key }.compactMap { key, texts in
        texts[language].map { "\"\(key)\" = \"\($0)\";\n" }
      }
      try repository.write(lines.joined(), to: path)
    }
  }

  @Test func followsTablesThatBecameACatalog() throws {
    try writeTables(Self.first)
    let made = try repository.commit()
    var texts = Self.second
    texts["open"]?["ko"] = "열어 보기"
    try writeTables(texts)
    let change = try repository.commit()
    texts["open"]?["en"] = "Open it"
    try writeTables(texts)
    try repository.commit()
    try writeTables(nil)
    try repository.commit(texts)
    let outdated = try repository.outdated()
    let found = outdated.map { $0.split(separator: "\t")[1...2].joined(separator: " ") }
    #expect(found == ["delete ja", "delete ko", "open ja", "open ko"])
    let origin = try #require(try repository.history()).origin(of: "delete", in: "ko")
    #expect(origin?.source == "Delete the file?" && origin?.commit.hash == made)
    let catalog = try StringCatalog(bytes: Array(HistoryRepository.catalog(texts).utf8))
    let outdatedTexts = try #require(try repository.history()).outdatedTexts(in: catalog)
    #expect(outdatedTexts.first?.change?.hash == change)
    try repository.commit(
      texts.merging(["delete": ["en": "Delete all files?", "ja": "全部", "ko": "모두 삭제할까요?"]]) { $1 })
    let left = try repository.outdated().map { $0.split(separator: "\t")[1] }
    #expect(left == ["open", "open"])
  }

  @Test func readsTablesOfInterfaceFiles() throws {
    let texts = { (source: String) in ["a.title": ["en": source, "tr": "Kapat"]] }
    for source in ["Close", "Close all windows"] {
      try repository.write("\"a.title\" = \"\(source)\";\n", to: "App/en.lproj/Main.strings")
      // Xcode leaves the source text in the comment as it was.
      let comment = "/* Class = \"NSButton\"; title = \"Close\"; ObjectID = \"a\"; */\n"
      try repository.write(comment + "\"a.title\" = \"Kapat\";\n", to: "App/tr.lproj/Main.strings")
      try repository.commit()
    }
    for language in ["en", "tr"] { try repository.remove("App/\(language).lproj/Main.strings") }
    let path = "App/mul.lproj/Main.xcstrings"
    try repository.commit(texts("Close all windows"), to: path)
    let found = try repository.outdated(at: path).map { $0.split(separator: "\t")[2] }
    #expect(found == ["tr"])
  }

  @Test func followsTablesOfManyCatalogsAndFromOtherFolders() throws {
    let folders = (0..<12).map { "Module\($0)" }
    for source in ["Close", "Close all windows"] {
      for folder in folders + ["Old"] {
        let table = folder == "Old" ? "Main" : "Localizable"
        let paths = ["en", "ko"].map { "\(folder)/\($0).lproj/\(table).strings" }
        try repository.write("\"close\" = \"\(source)\";\n", to: paths[0])
        try repository.write("\"close\" = \"닫기\";\n", to: paths[1])
      }
      try repository.commit()
    }
    try repository.run("rm", "-r", "--quiet", ".")
    let texts = ["close": ["en": "Close all windows", "ko": "닫기"]]
    let paths = folders.map { "\($0)/Localizable.xcstrings" } + ["New/Main.xcstrings"]
    for path in paths { try repository.write(HistoryRepository.catalog(texts), to: path) }
    try repository.commit()
    for path in paths {
      #expect(try repository.outdated(at: path).count == 1, "\(path)")
      #expect(try repository.history(of: path)?.isComplete == true)
    }
  }

  @Test func isNotFooledByAMigrationFromTables() throws {
    try writeTables(Self.first)
    try repository.commit()
    try writeTables(nil)
    try repository.commit(Self.first)
    try #expect(repository.outdated().isEmpty)
    try repository.commit(Self.second)
    let found = try repository.outdated().map { $0.split(separator: "\t")[2] }
    #expect(found == ["ja", "ko"])
  }

  @Test func readsGitWithoutSettingsThatChangeItsOutput() throws {
    try repository.commit(Self.first)
    try repository.commit(Self.second)
    // Git itself commits nothing with the first one.
    try repository.run("config", "diff.orderFile", "missing")
    try repository.run("config", "i18n.logOutputEncoding", "UTF-16")
    let found = try repository.outdated().map { $0.split(separator: "\t")[2] }
    #expect(found == ["ja", "ko"])
  }

  @Test func startsAgainWithAnotherSourceLanguage() throws {
    try repository.commit(Self.first)
    try repository.write(HistoryRepository.catalog(Self.first, source: "ko"))
    try repository.commit()
    try expect([])
    var texts = Self.first
    texts["delete"]?["ko"] = "모두 삭제할까요?"
    try repository.write(HistoryRepository.catalog(texts, source: "ko"))
    try repository.commit()
    try expect(["en", "ja"])
  }

  @Test func passesOverVersionsThatAreNoCatalogs() throws {
    try repository.commit(Self.first)
    try repository.write("<<<<<<< HEAD\n" + HistoryRepository.catalog(Self.second))
    try repository.commit()
    try repository.commit(Self.second)
    try expect(["ja", "ko"])
    #expect(try repository.history()?.missingCount == 0)
  }

  @Test func saysThatACommitCannotBeRead() throws {
    try repository.commit(Self.first)
    var texts = Self.first
    texts["open"]?["ko"] = "열어 보기"
    try repository.commit(texts)
    let blob = try repository.run("rev-parse", "HEAD:\(HistoryRepository.path)")
    try repository.commit(Self.second)
    let object = ".git/objects/\(blob.prefix(2))/\(blob.dropFirst(2))"
    try repository.remove(object)
    #expect(try repository.history()?.missingCount == 1)
    let found = try repository.outdated().map { $0.split(separator: "\t")[1] }
    #expect(found == ["delete", "delete"])
  }

  @Test func saysWhereAShallowCloneBegins() throws {
    try repository.commit(Self.first)
    let beginning = try repository.commit(Self.second)
    var texts = Self.second
    texts["open"]?["en"] = "Open it"
    try repository.commit(texts)
    let clone = try HistoryRepository()
    try clone.run("pull", "--quiet", "--depth", "2", "file://\(repository.folder.url.path)", "main")
    let history = try #require(try clone.history())
    #expect(history.beginning?.hash == beginning)
    #expect(history.origin(of: "delete", in: "ko")?.isFromBeginning == true)
    // Only what is certain is found.
    #expect(try clone.outdated().map { $0.split(separator: "\t")[1] } == ["open", "open"])
    #expect(try repository.history()?.beginning == nil)
  }

  @Test func comparesTheWorkingCopy() throws {
    try repository.commit(Self.first)
    try repository.write(HistoryRepository.catalog(Self.second))
    let catalog = try StringCatalog(bytes: Array(HistoryRepository.catalog(Self.second).utf8))
    let texts = try #require(try repository.history()).outdatedTexts(in: catalog)
    #expect(texts.map(\.change) == [nil, nil])
    var translated = Self.second
    translated["delete"]?["ko"] = "모든 파일을 삭제할까요?"
    try repository.write(HistoryRepository.catalog(translated))
    #expect(try repository.outdated().count == 1)
  }

  @Test func refusesWhatIsNoRepository() throws {
    #expect(throws: HistoryError.noCommit) { try repository.history() }
    let folder = try TemporaryFolder()
    #expect(throws: HistoryError.self) {
      try CatalogHistoryReader(root: folder.url.path).histories(of: ["a.xcstrings"])
    }
    try repository.commit(Self.first)
    #expect(try repository.history(of: "None.xcstrings") == nil)
    #expect(throws: HistoryError.timedOut) {
      try CatalogHistoryReader(root: repository.folder.url.path, timeLimit: .zero)
        .histories(of: [HistoryRepository.path])
    }
  }

  @Test func readsPathsWithAnyName() throws {
    for path in [
      "a b/:(top)*.xcstrings", "-x.xcstrings", "한글 \u{2}\t\"é.xcstrings", "a\nb\r\n.xcstrings",
    ] {
      try repository.commit(Self.first, to: path)
      try repository.commit(Self.second, to: path)
      #expect(try repository.outdated(at: path).count == 2, "\(path)")
    }
  }
}

import StringCatalogs
import TestSupport
import Testing

@testable import LocaleFormats

/// Counting words.
struct WordCounterTests {
  private let counter = WordCounter()

  @Test(arguments: [
    ("", 0), ("Open the file", 3), ("don't stop", 2), ("e.g. 1,000.5 files", 3), ("a-b", 2),
    ("one_two three", 2), ("%@ of %2$lld files", 2), ("%#@files@ in %d", 1), ("100% off", 2),
    ("“…” — !", 0), ("Größe ändern", 2), ("파일 열기", 2), ("打开文件", 2), ("ファイルを開く", 3),
    ("เปิดไฟล์", 2), ("%@ 파일", 1), ("👍🏽 ok", 1), ("50%", 1),
  ])
  func countsWords(_ text: String, _ count: Int) {
    #expect(counter.count(in: text.utf8) == count)
    #expect(counter.count(in: Array(text.utf8)) == count)
  }

  @Test func readsBytesThatAreNotUTF8() {
    #expect(counter.count(in: [0x61, 0xFF, 0x20, 0xC3, 0x62] as [UInt8]) >= 1)
    #expect(counter.count(in: [0xF0, 0x9F] as [UInt8]) == 0)
  }

  #if canImport(_FoundationICU)
  /// The rules for most scripts are written here; ICU has its own.
  @Test(.needs(.data), arguments: RealCatalogs.readablePaths)
  func countsAsICUDoes(_ path: String) throws {
    let catalog = try RealCatalogs.catalog(at: path)
    var differences: Set<String> = []
    for entry in catalog.entries {
      let texts = [entry.key] + entry.localizations.flatMap { $0.leaves.compactMap(\.value) }
      // ICU parts Hangul from Latin letters before it, which Korean and the annex do not.
      for text in texts where !text.contains(/[가-힣]/) {
        let bytes = Array(text.utf8)
        guard let count = counter.countSimple(in: bytes.span) else { continue }
        if count != counter.countWithICU(in: bytes.span) { differences.insert(text) }
      }
    }
    #expect(differences.isEmpty, "\(differences.sorted().prefix(20))")
  }

  /// Every character that the rules know, between letters, digits and others.
  @Test func knowsItsCharactersAsICUDoes() {
    var differences: [String] = []
    for value in UInt32(0x20)..<0xAC00 {
      guard let scalar = Unicode.Scalar(value), scalar != "%" else { continue }
      for text in ["a\(scalar)b", "1\(scalar)2", "a\(scalar)1", "a \(scalar) b", "_\(scalar)a."] {
        let bytes = Array(text.utf8)
        guard let count = counter.countSimple(in: bytes.span) else { continue }
        if count != counter.countWithICU(in: bytes.span) { differences.append(text) }
      }
    }
    #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(40))")
  }
  #endif
}

import Foundation
import StringCatalogs
import TestSupport
import Testing

@testable import CatalogEditing

/// The order of names, compared with Foundation's.
struct CollationKeyTests {
  private func expectFoundationsOrder(of names: [String]) {
    let ours = names.map { (key: CollationKey($0), name: $0) }.sorted { $0.key < $1.key }
    var differences = 0
    for (one, other) in zip(ours, ours.dropFirst())
    where one.name.localizedStandardCompare(other.name) == .orderedDescending {
      differences += 1
      if differences < 20 {
        Issue.record("\(one.name.debugDescription) before \(other.name.debugDescription)")
      }
    }
  }

  /// Foundation contradicts itself about 각 and 가나, so there is no such pair here.
  @Test func sortsAsFoundationDoes() {
    expectFoundationsOrder(of: [
      "a", "A", "b", "B", "á", "Á", "ab", "Ab", "aB", "_", "-", ".", ",", " ", "", "%", "%@",
      "%lld", "1", "2",
      "10", "8x", "16x", "128x", "01", "1a", "a1", "a10", "a2", "zh-Hans", "zh-Hant", "zh-HK", "가",
      "나",
      "가나", "하나", "한글", "하늘", "가字", "가a", "1b", "a01", "A1b", "a01b", "001", "あ", "ア", "ｱ", "字",
      "一", "丁",
      "…", "“", "”", "'", "\"", "é", "e", "ß", "ss", "æ", "ø",
      "z", "я",
      "Я", "а", "😀", "©", "→", "\n", "\t", "a b", "ab c", "a-b", "a_b", "a.b", "co-op", "coop", "№",
      "½", "²",
      "α", "ω", "ا", "ש", "ก", "한글", "한국어", "日本語", "中文", "٣", "a٣", "3", "１２", "12",
    ])
  }

  @Test(.needs(.data)) func sortsTheNamesOfRealCatalogsAsFoundationDoes() throws {
    for path in RealCatalogs.readablePaths {
      let catalog = try RealCatalogs.catalog(at: path)
      expectFoundationsOrder(of: catalog.entries.map(\.key))
    }
  }
}

import Characters
import Foundation
import Testing

/// The forms of Chinese characters, against ICU's conversions and names in three scripts.
struct HanVariantsTests {
  private static func folded(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.map(HanVariants.representative)
  }

  /// What ICU converts, from and to both sides, is a form of the same character.
  @Test(arguments: ["Hant-Hans", "Hans-Hant"]) func agreesWithICU(transform: String) throws {
    var (count, different) = (0, [String]())
    for code in 0x4E00...0x9FFF {
      guard let scalar = Unicode.Scalar(code) else { continue }
      let text = String(scalar)
      let other = try #require(text.applyingTransform(StringTransform(transform), reverse: false))
      // Characters of the planes behind the first are too rare for names.
      guard other != text, other.unicodeScalars.count == 1, other.utf16.count == 1 else { continue }
      count += 1
      if Self.folded(text) != Self.folded(other) { different.append(text + other) }
    }
    #expect(count > 2_000)
    // Rare characters that one side replaces by others, such as 姪 by 侄.
    #expect(different.count <= count * 3 / 100, "\(different)")
  }

  @Test(arguments: [
    ["臺北", "台北"], ["東京", "东京"], ["廣州", "广州", "広州"], ["澤田", "沢田", "泽田"],
    ["渡邊", "渡辺", "渡邉", "渡边"], ["齋藤", "斎藤", "斋藤"], ["髙橋", "高橋", "高桥"],
    ["濱松", "浜松", "滨松"], ["國分寺", "国分寺"], ["櫻井", "桜井", "樱井"], ["廣島", "広島", "广岛"],
    ["横濱", "橫浜", "横滨"], ["劉備", "刘备"], ["陳偉", "陈伟"], ["張學友", "张学友", "張学友"],
    ["瀋陽", "沈阳"], ["臺灣", "台湾", "台灣"], ["𠮷田", "吉田"], ["﨑山", "崎山"], ["黃埔", "黄埔"],
  ])
  func takesFormsForTheSame(names: [String]) {
    for name in names {
      #expect(Self.folded(name) == Self.folded(names[0]), "\(name)")
      let spellings = HanVariants.spellings(of: name, limit: 40)
      for other in names where other != name {
        #expect(spellings.contains(other), "\(name) \(other)")
      }
      #expect(!spellings.contains(name))
    }
  }

  @Test(arguments: [("京都", "東都"), ("大阪", "太阪"), ("王明", "玉明"), ("北京", "北東"), ("上海", "下海")])
  func tellsOthersApart(name: String, other: String) {
    #expect(Self.folded(name) != Self.folded(other))
  }

  @Test func limitsTheSpellings() {
    #expect(HanVariants.spellings(of: "Zürich あア 한국", limit: 9).isEmpty)
    #expect(HanVariants.spellings(of: "京都", limit: 9).isEmpty)
    let long = "臺灣廣東澤齋國邊濱齋臺灣廣東澤齋國邊濱齋"
    let spellings = HanVariants.spellings(of: long, limit: 12)
    #expect((1...12).contains(spellings.count) && spellings.contains { $0.hasPrefix("台湾广东") })
    for limit in 2...20 {
      #expect(HanVariants.spellings(of: "臺灣", limit: limit).count <= limit)
    }
  }
}

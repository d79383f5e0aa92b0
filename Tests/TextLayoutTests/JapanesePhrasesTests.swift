import Testing

@testable import TextLayout

struct JapanesePhrasesTests {
  /// Positions inside a phrase, marked with a bar.
  @Test(arguments: [
    // Inflections and helping verbs.
    "検証し|ていません", "記録され|ています", "指定して|ください", "終わって|います", "行わ|れます", "読んで|いる", "使えま|せん",
    "作成し|ました", "変わら|ない", "見つから|なかった", "大き|すぎる", "完了さ|せる", "値では|ありません", "そのまま|です",
    // The endings of verbs made of nouns, and okurigana.
    "検索|する", "作成|しました", "含|まれる", "コピー|します",
    // Particles.
    "写真|の", "「写真」|の", "（任意）|です", "JSON|を", "言語ごと|に", "2026|から", "端末|では", "それ|より", "よう|にします",
    "すべて|は", "それ|だけ", "どれ|も",
    // Compound verbs and prefixes.
    "書き|込みます", "読み|取れません", "付け|加える", "お|試し", "ご|確認", "値をご|確認",
    // Compound nouns of ideographs, and names.
    "文字|列", "環境|変数", "catalog-|lint", "--|output",
  ])
  func joinsWordsWithWhatFollows(text: String) {
    let parts = text.split(separator: "|", maxSplits: 1)
    let whole = parts.joined()
    let position = whole.index(whole.startIndex, offsetBy: parts[0].count)
    #expect(JapanesePhrases.joins(at: position, in: whole))
  }

  /// Positions between phrases, marked with a bar.
  @Test(arguments: [
    "写真の|メタデータ", "写真を|検索し、", "検索し、|すべてを", "結果は|すべて", "場合は|この", "翻訳が|ありません", "ファイルに|ない",
    "言語を|使って", "入れて|保存", "使い|方", "読み取る|ことが", "読み取れない|ため", "したい|とき", "設定|ファイル", "写真|（任意）", "次に|取得",
    "または|その", "りんご|園", "コピー|、", "もの。|--output", "出力 |を", "各・|その",
  ])
  func separatesPhrases(text: String) {
    let parts = text.split(separator: "|", maxSplits: 1)
    let whole = parts.joined()
    let position = whole.index(whole.startIndex, offsetBy: parts[0].count)
    #expect(!JapanesePhrases.joins(at: position, in: whole))
  }

  @Test func joinsAtTheEnds() {
    #expect(JapanesePhrases.joins(at: "写真".startIndex, in: "写真"))
    #expect(JapanesePhrases.joins(at: "写真".endIndex, in: "写真"))
  }
}

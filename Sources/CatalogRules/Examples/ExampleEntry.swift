import StringCatalogs

/// An entry of an example, written as its texts by language: `["ko": "취소", "ja": "キャンセル"]`.
struct ExampleEntry: ExpressibleByDictionaryLiteral {
  let json: ExampleJSON

  /// Creates an entry with only texts, by language.
  init(dictionaryLiteral texts: (String, ExampleText)...) {
    json = .object(Self.localizations(texts))
  }

  private init(members: [ExampleJSON.Member]) {
    json = .object(members)
  }

  /// Creates an entry with more than texts.
  static func entry(
    comment: String? = nil, extractionState: ExtractionState? = nil, shouldTranslate: Bool = true,
    _ texts: KeyValuePairs<String, ExampleText> = [:]
  ) -> ExampleEntry {
    var members: [ExampleJSON.Member] = []
    if let comment { members.append(("comment", .string(comment))) }
    if let extractionState {
      members.append(("extractionState", .string(extractionState.rawValue)))
    }
    members += localizations(texts.map { $0 })
    if !shouldTranslate { members.append(("shouldTranslate", .literal("false"))) }
    return ExampleEntry(members: members)
  }

  private static func localizations(_ texts: [(String, ExampleText)]) -> [ExampleJSON.Member] {
    texts.isEmpty ? [] : [("localizations", .object(texts.map { ($0, $1.json) }))]
  }
}

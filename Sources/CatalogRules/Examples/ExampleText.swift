import StringCatalogs

/// The content of an entry in a language; most often a translated text, written as a string.
///
/// Variants can have variants. An array of strings is the texts of an App Shortcut.
struct ExampleText: ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
  let members: [ExampleJSON.Member]

  var json: ExampleJSON { .object(members) }

  /// Creates a translated text.
  init(stringLiteral text: String) {
    self = .text(text)
  }

  /// Creates the texts of an App Shortcut.
  init(arrayLiteral texts: String...) {
    let set: [ExampleJSON.Member] = [
      ("state", .string("translated")), ("values", .array(texts.map(ExampleJSON.string))),
    ]
    members = [("stringSet", .object(set))]
  }

  private init(members: [ExampleJSON.Member]) {
    self.members = members
  }

  /// An untranslated text.
  static func new(_ text: String) -> ExampleText {
    ExampleText(members: [unit(text, .new)])
  }

  /// A translation that needs review.
  static func needsReview(_ text: String) -> ExampleText {
    ExampleText(members: [unit(text, .needsReview)])
  }

  /// A translated text that can refer to substitutions.
  static func text(
    _ text: String, substitutions: KeyValuePairs<String, ExampleSubstitution> = [:]
  ) -> ExampleText {
    let named = substitutions.map { ($0, $1.json) }
    return ExampleText(
      members: [unit(text, .translated)]
        + (named.isEmpty ? [] : [("substitutions", .object(named))]))
  }

  private static func unit(_ text: String, _ state: StringUnitState) -> ExampleJSON.Member {
    ("stringUnit", .row([("state", .string(state.rawValue)), ("value", .string(text))]))
  }

  /// Variants by plural category.
  static func plural(
    zero: ExampleText? = nil, one: ExampleText? = nil, two: ExampleText? = nil,
    few: ExampleText? = nil, many: ExampleText? = nil, other: ExampleText? = nil
  ) -> ExampleText {
    let texts = [
      ("zero", zero), ("one", one), ("two", two), ("few", few), ("many", many), ("other", other),
    ]
    return variations("plural", texts.compactMap { name, text in text.map { (name, $0) } })
  }

  /// Variants by device.
  static func device(_ texts: KeyValuePairs<String, ExampleText>) -> ExampleText {
    variations("device", texts)
  }

  /// Variants by an axis, to mark the name of the axis or of a variant.
  static func variations(
    _ axis: String, _ texts: KeyValuePairs<String, ExampleText>
  ) -> ExampleText {
    variations(axis, texts.map { $0 })
  }

  private static func variations(_ axis: String, _ texts: [(String, ExampleText)]) -> ExampleText {
    let variants = ExampleJSON.object(texts.map { ($0, $1.json) })
    return ExampleText(members: [("variations", .object([(axis, variants)]))])
  }
}

import ASCII
import StringCatalogs

/// A placeholder in the notation of another system, such as `{{name}}` or `$s`, that the source
/// text does not have.
struct ForeignPlaceholder: TextRule {
  static let description = RuleDescription(
    "foreign-placeholder", severity: .warning,
    examples: [
      .bad([
        "Hello %@": ["de": "⟦Hallo {{name}}⟧", "fr": "⟦Bonjour $s⟧", "es": "⟦Hola &@⟧"],
        "Hello": ["ko": "⟦안녕하세요, {name}⟧"],
      ]),
      .good([
        "Hello {{name}}": ["de": "Hallo {{name}}"],
        "Costs $5": ["fr": "Coûte 5 $ seulement"],
        "Hello %1$@": ["de": "Hallo %1$@"],
        "Braces": ["de": "Klammern { und }"],
      ]),
    ])

  static let traits: TextTraits = [.variable, .tag]

  func check(_ text: TextContext, _ reporter: Reporter) {
    guard let source = text.source else { return }
    let utf8 = Array(text.utf8)
    if source.count(of: UInt8(ascii: "{")) == 0, let name = Self.braces(in: utf8) {
      reporter.report(text, .text(name))
    } else if source.traits.contains(.percent), let name = Self.sign(in: utf8),
      !source.string.contains(name)
    {
      reporter.report(text, .text(name))
    }
  }

  /// Returns the first name in braces, such as `{name}`, `{{name}}` or `{0}`.
  private static func braces(in utf8: [UInt8]) -> String? {
    for start in utf8.indices where utf8[start] == UInt8(ascii: "{") {
      // `${name}` is a variable of App Intents, which has rules of its own.
      if start > 0, [UInt8(ascii: "$"), UInt8(ascii: "{")].contains(utf8[start - 1]) { continue }
      let opening = utf8[start...].prefix { $0 == UInt8(ascii: "{") }.count
      let name = utf8[(start + opening)...].prefix(while: \.isASCIIIdentifier)
      let closing = utf8[name.endIndex...].prefix { $0 == UInt8(ascii: "}") }.count
      guard !name.isEmpty, opening == closing, opening <= 2 else { continue }
      return String(decoding: utf8[start..<name.endIndex + closing], as: UTF8.self)
    }
    return nil
  }

  /// Returns the first `$s`, `$d`, `$@` or `&@`, a placeholder that has lost its percent sign.
  private static func sign(in utf8: [UInt8]) -> String? {
    for index in utf8.indices.dropLast() {
      let isDollar = utf8[index] == UInt8(ascii: "$")
      guard isDollar || utf8[index] == UInt8(ascii: "&") else { continue }
      let letters = isDollar ? "sd@" : "@"
      guard letters.utf8.contains(utf8[index + 1]),
        index + 2 == utf8.count || !utf8[index + 2].isASCIILetter
      else { continue }
      // `%1$@`
      let digits = utf8[..<index].reversed().prefix { $0.isASCIIDigit }.count
      if isDollar, index > digits, utf8[index - digits - 1] == UInt8(ascii: "%") { continue }
      return String(decoding: utf8[(index - (isDollar ? digits : 0))..<index + 2], as: UTF8.self)
    }
    return nil
  }
}

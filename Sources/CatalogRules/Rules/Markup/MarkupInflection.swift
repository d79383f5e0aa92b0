import StringCatalogs

/// Inflection markup that a translation has lost or that is malformed.
struct MarkupInflection: TextRule {
  static let description = RuleDescription(
    "markup-inflection", severity: .warning,
    examples: [
      .bad([
        "^[%lld file](inflect: true)": [
          "es": "⟦^[%lld archivo] (inflect: true)⟧", "fr": "⟦%lld fichier⟧",
        ]
      ]),
      .bad(["⟦^[%lld file](inflected: true)⟧": [:]]),
      .good([
        "^[%lld file](inflect: true)": ["es": "^[%lld archivo](inflect: true)", "ko": "파일 %lld개"],
        "^[a-z]+$": ["de": "^[a-z]"],
        "^[%@](rainbow: true)": [:],
      ]),
    ])

  static let traits: TextTraits = .caret
  static let sourceTraits: TextTraits = .caret

  func check(_ text: TextContext, _ reporter: Reporter) {
    let inflections = Self.inflections(in: text.string)
    for name in inflections.flatMap(\.names) {
      if let meant = Self.known.first(where: { Self.isMisspelling(name, of: $0) }) {
        reporter.report(text, variant: "name", .text(String(name)), .text(meant))
        return
      }
    }
    guard let source = text.source, Self.languages.contains(text.language.language),
      text.traits.isDisjoint(with: [.empty, .blank])
    else { return }
    let expected = Self.inflections(in: source.string).count { $0.names.contains("inflect") }
    let found = inflections.count { $0.names.contains("inflect") }
    if found < expected { reporter.report(text) }
  }

  /// The languages that every inflecting version of Apple's platforms supports.
  private static let languages: Set<String> = ["de", "en", "es", "fr", "it", "pt"]

  /// The attributes of Foundation; a program may define others.
  private static let known = [
    "agreeWithArgument", "agreeWithConcept", "inflect", "inflectionAlternative", "morphology",
    "referentConcept",
  ]

  private struct Inflection {
    let names: [Substring]
  }

  /// Finds `^[…](name: value, …)`, reading the text once.
  private static func inflections(in string: String) -> [Inflection] {
    let bytes = Array(string.utf8)
    var inflections: [Inflection] = []
    var isOpen = false
    var attributes: Int?
    for index in bytes.indices.dropFirst() {
      switch (bytes[index - 1], bytes[index]) {
      case (UInt8(ascii: "^"), UInt8(ascii: "[")) where attributes == nil: isOpen = true
      case (UInt8(ascii: "]"), UInt8(ascii: "(")) where isOpen:
        (isOpen, attributes) = (false, index + 1)
      case (_, UInt8(ascii: ")")):
        if let attributes {
          let text = String(decoding: bytes[attributes..<index], as: UTF8.self)
          inflections.append(Inflection(names: names(in: text)))
        }
        attributes = nil
      default: break
      }
    }
    return inflections
  }

  /// Returns the names in a list such as `inflect: true, morphology: { … }`.
  private static func names(in attributes: String) -> [Substring] {
    attributes.split(separator: ",").compactMap { attribute in
      guard let colon = attribute.firstIndex(of: ":") else { return nil }
      return attribute[..<colon].drop { $0 == " " || $0 == "{" }
    }
  }

  /// Whether a name differs from a known one by its case, or by extra letters at its end.
  private static func isMisspelling(_ name: Substring, of known: String) -> Bool {
    guard name != known, !Self.known.contains(String(name)) else { return false }
    let (name, known) = (name.lowercased(), known.lowercased())
    return name == known || name.hasPrefix(known) && name.count <= known.count + 2
      || known.hasPrefix(name) && name.count + 2 >= known.count
  }
}

/// The plural rules of a language.
///
/// Russian, for example, has `one` for 1, 21, 31, `few` for 2 to 4, 22 to 24, `many` for 0, 5 to 20
/// and `other` for fractions. The rules are those of Unicode's CLDR. Finding the rules of a
/// language takes some microseconds, applying them some nanoseconds: keep them.
///
/// ```swift
/// let rules = PluralRules.cardinal(for: "ru")
/// let categories = rules.categories  // one, few, many, other
/// let category = rules.category(of: 21)  // one
/// ```
public struct PluralRules: Hashable, Sendable {
  private let rules: [PluralRule]

  /// Returns the rules for counting: 1 photo, 2 photos.
  ///
  /// A language without rules uses those of its parents (`pt-BR` those of `pt`, while `pt-PT` has
  /// its own). An unknown language has only `other`.
  public static func cardinal(for language: LanguageTag) -> PluralRules {
    PluralRules(for: language, in: cardinalSets)
  }

  /// Returns the rules for ranking: 1st photo, 2nd photo.
  public static func ordinal(for language: LanguageTag) -> PluralRules {
    PluralRules(for: language, in: ordinalSets)
  }

  /// Returns whether the plural rules of a language are known; an unknown language has only
  /// `other`.
  package static func hasCardinal(for language: LanguageTag) -> Bool {
    guard let name = language.canonical.language else { return false }
    return cardinalSets.contains { $0.isFor(name) }
  }

  /// The categories that the language uses, `other` last.
  public var categories: [PluralCategory] {
    rules.map(\.category) + [.other]
  }

  /// The categories that Xcode requires, `other` last.
  ///
  /// They exclude the `many` that French, Spanish and others have for whole millions only.
  package var requestedCategories: [PluralCategory] {
    let isForMillions =
      category(ofCount: 1_000_000) == .many
      && (2...1_000).allSatisfy { category(ofCount: $0) != .many }
    return categories.filter { $0 != .many || !isForMillions }
  }

  /// Returns the category of a number.
  public func category(of operands: PluralOperands) -> PluralCategory {
    rules.first { $0.holds(for: operands) }?.category ?? .other
  }

  /// Returns the category of a whole number.
  public func category(of number: some FixedWidthInteger) -> PluralCategory {
    category(of: PluralOperands(number))
  }

  /// Returns the category of a whole number.
  package func category(ofCount number: Int) -> PluralCategory {
    category(of: PluralOperands(number))
  }

  /// Returns the index of a whole number's category in ``categories``.
  func position(ofCount number: Int) -> Int {
    let operands = PluralOperands(number)
    return rules.firstIndex { $0.holds(for: operands) } ?? rules.count
  }

  private init(for language: LanguageTag, in sets: [RuleSet]) {
    let tag = language.canonical
    var names = [tag.language ?? ""]
    if let region = tag.region { names.insert("\(names[0])-\(region)", at: 0) }
    let set = names.lazy.compactMap { name in sets.first { $0.isFor(name) } }.first
    rules = (set?.rules ?? []).compactMap { PluralRule($0.category, condition: $0.condition) }
  }
}

extension PluralRules {
  /// The rules shared by several languages, as in the generated table.
  struct RuleSet: Sendable {
    /// The languages with these rules, separated by spaces.
    let languages: String

    /// The categories except `other` and their conditions, in the syntax of UTS 35.
    let rules: [(category: PluralCategory, condition: String)]

    /// Returns whether a language, such as `pt` or `pt-PT`, has these rules.
    func isFor(_ language: String) -> Bool {
      let (names, name) = (languages.utf8.span, language.utf8.span)
      var start = 0
      while start < names.count {
        var end = start
        var isSame = true
        while end < names.count, names[end] != UInt8(ascii: " ") {
          let position = end - start
          if isSame { isSame = position < name.count && names[end] == name[position] }
          end += 1
        }
        if isSame, end - start == name.count { return true }
        start = end + 1
      }
      return false
    }
  }
}

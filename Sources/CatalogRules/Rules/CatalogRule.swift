/// Something that can be wrong with a catalog, and how it is found.
///
/// A rule is one internal struct in one file, named for what it finds. It says what it is in
/// `description`, and looks for it at one of five levels: ``FileRule``, ``EntryRule``,
/// ``LocalizationRule``, ``TextRule`` or ``SuppressionRule``. A check reports what it finds to the
/// ``Reporter`` it is given, which decides how severe the finding is and whether anybody wants to
/// know.
protocol CatalogRule: Sendable {
  /// What a person should know of the rule.
  static var description: RuleDescription { get }

  /// Creates the rule; a rule has no state.
  init()
}

/// A rule that looks at a catalog as a whole, after all of its entries.
protocol FileRule: CatalogRule {
  /// Looks at a catalog.
  func check(_ catalog: CatalogContext, _ reporter: Reporter)
}

/// A rule that looks at a directive in a comment that allows other rules, after all of them.
protocol SuppressionRule: CatalogRule {
  /// Looks at what a directive allows.
  func check(_ suppression: Suppression, in catalog: CatalogContext, _ reporter: Reporter)
}

/// A rule that looks at an entry with all of its languages.
protocol EntryRule: CatalogRule {
  /// Looks at an entry.
  func check(_ entry: EntryContext, _ reporter: Reporter)
}

/// A rule that looks at an entry in one language, with all of its variants.
protocol LocalizationRule: CatalogRule {
  /// The shapes of which a localization must have one to be checked.
  static var shapes: LocalizationShape { get }

  /// Whether a finding in the source language speaks for all translations, which are then not
  /// looked at.
  static var coversTranslations: Bool { get }

  /// Returns whether there is anything to find in a language.
  static func applies(to language: LanguageContext) -> Bool

  /// Returns whether there is anything to find in a catalog, with its file name and configuration.
  static func applies(to catalog: CatalogContext) -> Bool

  /// Looks at a localization.
  func check(_ localization: LocalizationContext, _ reporter: Reporter)
}

/// A rule that looks at a single text: a unit, a variant of it, a text of a set.
///
/// The text in the source language is looked at first. Where an entry has none, its key is: then
/// `isKey` is set, and a fix is not offered.
protocol TextRule: CatalogRule {
  /// The traits of which a text must have one to be checked.
  static var traits: TextTraits { get }

  /// Returns the traits of which a text in a language must have one to be checked.
  static func traits(in language: LanguageContext) -> TextTraits

  /// The traits of which a source text must have one for its translation to be checked.
  static var sourceTraits: TextTraits { get }

  /// Whether a finding in the source text speaks for its translations, which are then not looked
  /// at.
  static var coversTranslations: Bool { get }

  /// Returns whether there is anything to find in a language.
  static func applies(to language: LanguageContext) -> Bool

  /// Returns whether there is anything to find in a catalog, with its file name and configuration.
  static func applies(to catalog: CatalogContext) -> Bool

  /// Looks at a text.
  func check(_ text: TextContext, _ reporter: Reporter)
}

extension LocalizationRule {
  static var shapes: LocalizationShape { .any }
  static var coversTranslations: Bool { false }
  static func applies(to language: LanguageContext) -> Bool { true }
  static func applies(to catalog: CatalogContext) -> Bool { true }
}

extension TextRule {
  static func traits(in language: LanguageContext) -> TextTraits { traits }
  static var sourceTraits: TextTraits { [] }
  static var coversTranslations: Bool { true }
  static func applies(to language: LanguageContext) -> Bool { true }
  static func applies(to catalog: CatalogContext) -> Bool { true }
}

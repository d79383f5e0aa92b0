/// A kind of problem in catalogs, and how it is found.
///
/// A rule is one internal struct in one file, named for what it finds. It describes itself in
/// `description`, and checks one of five levels: ``FileRule``, ``EntryRule``, ``LocalizationRule``,
/// ``TextRule`` or ``SuppressionRule``. A check reports to the ``Reporter`` it is given, which
/// decides on the severity of the finding and whether it is suppressed.
protocol CatalogRule: Sendable {
  /// The description of the rule.
  static var description: RuleDescription { get }

  /// Creates the rule; a rule has no state.
  init()
}

/// A rule that checks a catalog as a whole, after all of its entries.
protocol FileRule: CatalogRule {
  /// Checks a catalog.
  func check(_ catalog: CatalogContext, _ reporter: Reporter)
}

/// A rule that checks a directive in a comment that allows other rules, after all of them.
protocol SuppressionRule: CatalogRule {
  /// Checks the effect of a directive.
  func check(_ suppression: Suppression, in catalog: CatalogContext, _ reporter: Reporter)
}

/// A rule that checks an entry in all of its languages.
protocol EntryRule: CatalogRule {
  /// Checks an entry.
  func check(_ entry: EntryContext, _ reporter: Reporter)

  /// Reports what only all entries together show, after they were checked.
  func finish(_ catalog: CatalogContext, _ reporter: Reporter)
}

extension EntryRule {
  func finish(_ catalog: CatalogContext, _ reporter: Reporter) {}
}

/// A rule that checks an entry in one language, with all of its variants.
protocol LocalizationRule: CatalogRule {
  /// The shapes of which a localization must have one to be checked.
  static var shapes: LocalizationShape { get }

  /// Whether a finding in the source language covers all translations, which are then skipped.
  static var coversTranslations: Bool { get }

  /// Returns whether the rule can find anything in a language.
  static func applies(to language: LanguageContext) -> Bool

  /// Returns whether the rule can find anything in a catalog, with its file name and configuration.
  static func applies(to catalog: CatalogContext) -> Bool

  /// Checks a localization.
  func check(_ localization: LocalizationContext, _ reporter: Reporter)
}

/// A rule that checks a single text: a unit, a variant of it, a text of a set.
///
/// The text in the source language is checked first. If an entry has none, its key is checked: then
/// `isKey` is set, and no fix is offered.
protocol TextRule: CatalogRule, TextCheck {
  /// The traits of which a text must have one to be checked.
  static var traits: TextTraits { get }

  /// Returns the traits of which a text in a language must have one to be checked.
  static func traits(in language: LanguageContext) -> TextTraits

  /// The traits of which a source text must have one for its translation to be checked.
  static var sourceTraits: TextTraits { get }

  /// The traits of which a source text must have one if only what the other languages make certain
  /// is reported, whatever the translation is; nil if that makes no difference.
  static var certainSourceTraits: TextTraits? { get }

  /// Whether a finding in the source text covers its translations, which are then skipped.
  static var coversTranslations: Bool { get }

  /// Returns whether the rule can find anything in a language.
  static func applies(to language: LanguageContext) -> Bool

  /// Returns whether the rule can find anything in a catalog, with its file name and configuration.
  static func applies(to catalog: CatalogContext) -> Bool

  /// Reports what only all texts together show, after they were checked.
  func finish(_ catalog: CatalogContext, _ reporter: Reporter)
}

/// The check of a ``TextRule``, or of a pattern of the configuration.
protocol TextCheck: Sendable {
  /// Checks a text.
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
  static var certainSourceTraits: TextTraits? { nil }
  static var coversTranslations: Bool { true }
  func finish(_ catalog: CatalogContext, _ reporter: Reporter) {}
  static func applies(to language: LanguageContext) -> Bool { true }
  static func applies(to catalog: CatalogContext) -> Bool { true }
}

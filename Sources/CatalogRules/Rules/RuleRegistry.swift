/// All rules.
public enum RuleRegistry {
  /// The rules by family, in the order in which they are documented.
  static let rules: [any CatalogRule.Type] = [
    // Catalog
    CatalogSyntax.self,
    CatalogDuplicateKey.self,
    CatalogMisplacedEntry.self,
    CatalogConflictingTable.self,
    CatalogMisplacedFile.self,
    CatalogBadLanguage.self,
    CatalogUnknownField.self,

    // Policy
    MissingTranslation.self,
    CoverageBelowThreshold.self,
    EmptyTranslation.self,
    UntranslatedCopy.self,
    UntranslatedKey.self,
    SameAsSource.self,
    UnreviewedTranslation.self,
    StaleEntry.self,
    TranslatedUntranslatable.self,
    MissingComment.self,

    // Devices and shortcuts
    DeviceWithoutText.self,
    ShortcutApplicationName.self,

    // Format
    FormatInvalidSpecifier.self,
    FormatArgumentOrder.self,
    FormatArgumentType.self,
    FormatExtraArgument.self,
    FormatMissingArgument.self,
    FormatIntegerWidth.self,
    FormatMixedPositions.self,
    FormatAmbiguousOrder.self,
    FormatSubstitution.self,

    // Plural
    PluralMissingOther.self,
    PluralMissingCategory.self,
    PluralMissingMillions.self,
    PluralUnusedCategory.self,
    PluralImpliedNumber.self,
    PluralWithoutNumber.self,
    PluralCandidate.self,
    PluralFlatTranslation.self,

    // Markup
    MarkupUnbalanced.self,
    MarkupLink.self,
    MarkupTag.self,
    MarkupInflection.self,

    // Unicode
    UnicodeControl.self,
    UnicodeBidiControl.self,
    UnicodeInvisible.self,
    UnicodeNotNfc.self,
    UnicodeMixedScript.self,
    ScriptMismatch.self,

    // Chinese, Japanese, Korean
    ZhTraditionalInSimplified.self,
    ZhSimplifiedInTraditional.self,
    JaNonJapaneseKanji.self,
    JaHalfwidthKana.self,
    JaFullwidthAlphanumeric.self,
    KoParticleAfterPlaceholder.self,
    KoJamo.self,
    CjkHalfwidthPunctuation.self,
    CjkSpace.self,

    // White space
    WhitespaceEdges.self,
    WhitespaceDouble.self,
    NewlineCount.self,

    // Typography and words
    TypographyEllipsis.self,
    UrlDiffers.self,
    TextTooLong.self,
    GlossaryTermMissing.self,
    ForbiddenText.self,

    // Directives in comments
    LintMissingReason.self,
    LintUnknownRule.self,
    LintUnusedSuppression.self,
  ]

  /// The rules of a kind, each with its place among all; found once, as asking a type what it is
  /// takes long.
  static let fileRules = places { $0 as? any FileRule.Type }
  static let entryRules = places { $0 as? any EntryRule.Type }
  static let localizationRules = places { $0 as? any LocalizationRule.Type }
  static let textRules = places { $0 as? any TextRule.Type }
  static let suppressionRules = places { $0 as? any SuppressionRule.Type }

  private static func places<Kind>(_ kind: (any CatalogRule.Type) -> Kind?) -> [(Int, Kind)] {
    rules.enumerated().compactMap { index, rule in kind(rule).map { (index, $0) } }
  }

  /// What a person should know of each rule.
  public static let descriptions: [RuleDescription] = rules.map { $0.description }

  /// Returns what a person should know of a rule.
  public static func description(of rule: RuleIdentifier) -> RuleDescription? {
    descriptions.first { $0.id == rule }
  }
}

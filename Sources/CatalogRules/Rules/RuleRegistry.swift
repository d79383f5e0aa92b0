/// All rules.
///
/// ```swift
/// let names = RuleRegistry.descriptions.map(\.id.rawValue)
/// ```
public enum RuleRegistry {
  /// The rules by family, in the order in which they are documented.
  static let rules: [RegisteredRule] = [
    // Catalog
    .file(CatalogSyntax.self),
    .file(CatalogDuplicateKey.self),
    .file(CatalogMisplacedEntry.self),
    .file(CatalogConflictingTable.self),
    .file(CatalogMisplacedFile.self),
    .file(CatalogBadLanguage.self),
    .file(CatalogUnknownField.self),

    // Policy
    .entry(MissingTranslation.self),
    .file(CoverageBelowThreshold.self),
    .text(EmptyTranslation.self),
    .text(UntranslatedCopy.self),
    .text(UntranslatedKey.self),
    .text(LeftoverText.self),
    .text(SameAsSource.self),
    .text(UnreviewedTranslation.self),
    .text(OutdatedTranslation.self),
    .entry(RenamedKey.self),
    .entry(StaleEntry.self),
    .entry(TranslatedUntranslatable.self),
    .entry(MissingComment.self),
    .text(InconsistentTranslation.self),
    .text(ReusedTranslation.self),
    .entry(KeyStyle.self),

    // Devices and shortcuts
    .localization(DeviceWithoutText.self),
    .text(ShortcutApplicationName.self),

    // Texts for stores
    .text(StoreLength.self),
    .file(StoreLocale.self),

    // Format
    .text(FormatInvalidSpecifier.self),
    .text(FormatArgumentOrder.self),
    .text(FormatArgumentType.self),
    .text(FormatContradiction.self),
    .text(FormatSkippedArgument.self),
    .text(FormatExtraArgument.self),
    .text(FormatMissingArgument.self),
    .text(FormatIntegerWidth.self),
    .text(FormatMixedPositions.self),
    .text(FormatAmbiguousOrder.self),
    .text(FormatSubstitution.self),
    .entry(FormatMissingVariable.self),

    // Plural
    .localization(PluralMissingOther.self),
    .localization(PluralMissingCategory.self),
    .localization(PluralMissingMillions.self),
    .localization(PluralUnusedCategory.self),
    .localization(PluralImpliedNumber.self),
    .localization(PluralWithoutNumber.self),
    .text(PluralCandidate.self),
    .text(PluralEndingArgument.self),
    .localization(PluralFlatTranslation.self),

    // Markup
    .text(MarkupUnbalanced.self),
    .text(MarkupLink.self),
    .text(MarkupTag.self),
    .text(MarkupEntity.self),
    .text(ForeignPlaceholder.self),
    .text(MarkupInflection.self),

    // Escapes
    .text(EscapeInText.self),

    // Unicode
    .text(UnicodeControl.self),
    .text(UnicodeBidiControl.self),
    .text(UnicodeInvisible.self),
    .text(UnicodeNotNfc.self),
    .text(UnicodeMixedScript.self),
    .text(UnicodeMojibake.self),
    .text(ScriptMismatch.self),

    // Chinese, Japanese, Korean
    .text(ZhTraditionalInSimplified.self),
    .text(ZhSimplifiedInTraditional.self),
    .text(JaNonJapaneseKanji.self),
    .text(JaHalfwidthKana.self),
    .text(JaFullwidthAlphanumeric.self),
    .text(JaWaveDash.self),
    .text(KoParticleAfterPlaceholder.self),
    .text(KoJamo.self),
    .text(CjkHalfwidthPunctuation.self),
    .text(CjkSpace.self),

    // White space
    .text(WhitespaceEdges.self),
    .text(WhitespaceDouble.self),
    .text(NewlineCount.self),

    // Typography and words
    .text(TypographyEllipsis.self),
    .text(TypographyQuotes.self),
    .text(MixedQuotes.self),
    .text(MixedAddress.self),
    .text(EndPunctuation.self),
    .text(RepeatedWord.self),
    .text(NumbersDiffer.self),
    .text(LengthRatio.self),
    .text(UrlDiffers.self),
    .text(UnpairedMark.self),
    .text(LostSentence.self),
    .text(LostEmoji.self),
    .text(LengthLimit.self),
    .text(Glossary.self),
    .text(ForbiddenText.self),

    // Directives in comments
    .suppression(LintMissingReason.self),
    .suppression(LintUnknownRule.self),
    .suppression(LintUnusedSuppression.self),
  ]

  /// The description of each rule.
  public static let descriptions: [RuleDescription] = rules.map { $0.type.description }

  /// The description of each rule, and of those that `catalog-code` checks.
  package static let allDescriptions = descriptions + CodeRules.descriptions

  /// Returns the description of a rule, also of one that `catalog-code` checks.
  public static func description(of rule: RuleIdentifier) -> RuleDescription? {
    allDescriptions.first { $0.id == rule }
  }
}

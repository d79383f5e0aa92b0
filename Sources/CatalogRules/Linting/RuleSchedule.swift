import StringCatalogs

/// The rules that run on a catalog: those that are on, each with the gates of its languages.
struct RuleSchedule {
  /// The configured level of each rule of a file.
  let selection: RuleSelection

  /// The level of each rule without exceptions for keys or languages.
  private let choices: [RuleSelection.Choice?]

  /// Whether every rule checks every text, to test that gates hide nothing.
  private let opensGates: Bool

  /// The rules that don't apply to the file, by their indices.
  private let omitted: Set<Int>

  init(_ selection: RuleSelection, of file: CatalogFileContext, opensGates: Bool = false) {
    self.selection = selection
    omitted = TableRules.omitted(in: file)
    self.opensGates = opensGates
    choices =
      selection.hasOverrides
      ? []
      : selection.rules.map { selection.choice($0, key: nil, language: nil) }
  }

  /// Returns the severity of a rule, given by its index; nil if the rule is off.
  func choice(
    of rule: Int, key: @autoclosure () -> String?, language: LanguageTag?
  ) -> RuleSelection.Choice? {
    guard selection.hasOverrides else { return choices[rule] }
    return selection.choice(selection.rules[rule], key: key(), language: language)
  }

  /// The rules for the file as a whole.
  var fileRules: [RuleSlot<any FileRule>] {
    slots { if case .file(let rule) = $0 { rule.init() } else { nil } }
  }

  /// The rules for entries.
  var entryRules: [RuleSlot<any EntryRule>] {
    slots { if case .entry(let rule) = $0 { rule.init() } else { nil } }
  }

  /// The rules for texts, for what they report about all of them.
  var textRules: [RuleSlot<any TextRule>] {
    slots { if case .text(let rule) = $0 { rule.init() } else { nil } }
  }

  /// The rules for directives in comments.
  var suppressionRules: [RuleSlot<any SuppressionRule>] {
    slots { if case .suppression(let rule) = $0 { rule.init() } else { nil } }
  }

  /// Sets a language's rules for localizations and texts.
  func addRules(to language: LanguageContext, in catalog: CatalogContext) {
    guard !language.hasRules else { return }
    // In translatewiki.net, `qqq` has descriptions of the texts.
    if language.language == "qqq" { return language.setRules(TextRuleTable([]), []) }
    var texts: [TextRuleTable.Row] = []
    var localizations: [RuleSlot<any LocalizationRule>] = []
    for index in RuleRegistry.rules.indices where isEnabled(index, language.tag) {
      switch RuleRegistry.rules[index] {
      case .text(let type) where type.applies(to: language) && type.applies(to: catalog):
        let slot = RuleSlot<any TextCheck>(
          rule: type.init(), index: index, coversTranslations: type.coversTranslations)
        let (traits, sourceTraits) = traits(of: type, at: index, in: language)
        texts.append(TextRuleTable.Row(slot: slot, traits: traits, sourceTraits: sourceTraits))
      case .localization(let type) where type.applies(to: language) && type.applies(to: catalog):
        localizations.append(
          RuleSlot(
            rule: type.init(), index: index, shapes: opensGates ? .any : type.shapes,
            coversTranslations: type.coversTranslations))
      default: continue
      }
    }
    texts += patterns(for: language)
    language.setRules(TextRuleTable(texts), localizations)
  }

  /// Returns the traits of which a text or its source text must have one to be checked.
  private func traits(
    of rule: any TextRule.Type, at index: Int, in language: LanguageContext
  ) -> (text: TextTraits, source: TextTraits) {
    if opensGates { return (.any, .any) }
    if !selection.hasOverrides, choices[index]?.isOnlyCertain ?? false,
      let certain = rule.certainSourceTraits
    {
      return ([], certain)
    }
    return (rule.traits(in: language), rule.sourceTraits)
  }

  /// Returns the patterns of the configuration that are on in a language.
  private func patterns(for language: LanguageContext) -> [TextRuleTable.Row] {
    selection.patterns.enumerated().compactMap { offset, pattern in
      let index = RuleRegistry.rules.count + offset
      let check = PatternCheck(pattern, position: offset)
      guard isEnabled(index, language.tag), check.applies(to: language) else { return nil }
      return TextRuleTable.Row(
        slot: RuleSlot(rule: check, index: index), traits: .any, sourceTraits: [])
    }
  }

  private func isEnabled(_ rule: Int, _ language: LanguageTag?) -> Bool {
    if omitted.contains(rule) { return false }
    if !selection.hasOverrides { return choices[rule] != nil }
    return selection.isEnabledAnywhere(selection.rules[rule], language: language)
  }

  private func slots<Rule>(_ rule: (RegisteredRule) -> Rule?) -> [RuleSlot<Rule>] {
    RuleRegistry.rules.indices.compactMap { index in
      guard let rule = rule(RuleRegistry.rules[index]), isEnabled(index, nil) else { return nil }
      return RuleSlot(rule: rule, index: index)
    }
  }
}

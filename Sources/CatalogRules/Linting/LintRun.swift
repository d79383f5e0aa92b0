import StringCatalogs

/// The linting of one catalog: it walks over all texts once and asks the rules.
final class LintRun {
  let bytes: [UInt8]
  let sources: SourceTexts
  let walk: CatalogWalk
  var findings: [Finding] = []

  /// How far the translation has come, once the rules were asked.
  private(set) var statistics = TranslationStatistics()

  private let selection: RuleSelection
  private let path: String

  /// The key of the only entry to look at; nil for all.
  private let onlyEntry: Range<Int>?

  /// The rule that is asked, as its place in the registry, and whether it has reported something.
  private var asked = (rule: 0, hasReported: false)

  /// What is said of each rule where no key and no language is an exception.
  private lazy var choiceEverywhere = RuleRegistry.descriptions.map {
    selection.choice($0, key: nil, language: nil)
  }

  /// What the comments of entries allow.
  var suppressions: [Suppression] = []

  /// The first of these that stands in the entry that is looked at.
  private var firstSuppression = 0

  /// What the rules of each language of the catalog want to look at.
  private var gates: [LanguageGate] = []

  /// The first finding about the localization or entry that is looked at.
  private var firstOfPart = 0

  init(
    catalog: StringCatalog, path: String, configuration: LintConfiguration,
    onlyEntry: Range<Int>? = nil
  ) {
    bytes = catalog.bytes
    sources = SourceTexts(bytes: bytes)
    walk = CatalogWalk(catalog)
    selection = RuleSelection(configuration, path: path)
    self.path = path
    self.onlyEntry = onlyEntry
  }

  /// Returns what the rules have found, in the order of the file.
  func lint(
    _ catalog: StringCatalog, siblings: [String], configuration: LintConfiguration
  ) -> [Finding] {
    let source = catalog.sourceLanguage ?? "en"
    let languages = walk.languages.enumerated().map { index, tag in
      LanguageContext(tag: tag, index: index, isSource: tag.canonical == source.canonical)
    }
    let sourceLanguage =
      languages.first(where: \.isSource) ?? LanguageContext(tag: source, index: nil, isSource: true)
    let context = CatalogContext(
      catalog: catalog, path: path, siblings: siblings, configuration: configuration,
      languages: languages, sourceLanguage: sourceLanguage, run: self)
    for language in languages + [sourceLanguage] { addRules(to: language, in: context) }
    gates = languages.map(\.gate)
    lintEntries(of: context)
    for slot in fileRules {
      begin(slot.index)
      slot.rule.check(context)
    }
    settleSuppressions(of: context)
    findings.sort { left, right in
      left.range.lowerBound == right.range.lowerBound
        ? left.rule < right.rule : left.range.lowerBound < right.range.lowerBound
    }
    return findings
  }

  private func lintEntries(of catalog: CatalogContext) {
    let entry = EntryContext(catalog: catalog)
    let localization = LocalizationContext(entry: entry, language: catalog.sourceLanguage)
    let text = TextContext(localization: localization, bytes: bytes)
    let entryRules = entryRules
    let isSource = catalog.languages.map(\.isSource)
    let source = catalog.sourceLanguage.tag
    var tally = TranslationTally(walk, source: source)
    // Kept here, as each look at a property of an object counts a reference up and down.
    let (bytes, gates, languages) = (bytes, gates, catalog.languages)
    while walk.advance() {
      if let onlyEntry, walk.keyRange != onlyEntry { continue }
      tally.count(walk)
      let (localizations, texts) = (walk.localizations, walk.texts)
      let sourceIndex = localizations.firstIndex { candidate in
        isSource[candidate.language] && texts[candidate.texts].contains { $0.hasLiteral }
      }
      entry.read(walk, sourceIndex: sourceIndex)
      firstSuppression = suppressions.count
      if let range = walk.commentRange, SuppressionReader.mayBeDirective(bytes, range) {
        suppressions += walk.entry.map { SuppressionReader.suppressions(in: $0, of: bytes) } ?? []
      }
      sources.removeAll()
      lintSource(text, sourceIndex: sourceIndex)
      let countsInSource = sourceIndex.map { localizations[$0].shape.contains(.plural) } ?? false
      let plainSource = countsInSource || !sources.isSingle ? nil : sources.first.traits
      for index in localizations.indices where index != sourceIndex {
        var localization = localizations[index]
        let traits = Self.plainTraits(of: localization, texts, in: bytes)
        let gate = gates[localization.language]
        if let plainSource, let traits,
          gate.isNothing(in: localization.shape, traits, source: plainSource)
        {
          continue
        }
        if countsInSource, localization.shape.contains(.unit),
          localization.shape.isDisjoint(with: .counted)
        {
          localization.shape.insert(.flatAnswer)
        }
        lint(localization, languages[localization.language], texts, text, traits: traits)
      }
      firstOfPart = findings.count
      for slot in entryRules {
        asked.rule = slot.index
        slot.rule.check(entry)
      }
    }
    statistics = TranslationStatistics(tally, walk, source: source)
  }
}

// MARK: - Localizations and texts

extension LintRun {
  private func lintSource(_ text: TextContext, sourceIndex: Int?) {
    let localization = text.localization
    let language = text.catalog.sourceLanguage
    firstOfPart = findings.count
    guard let sourceIndex else {
      localization.read(nil, language: language)
      sources.add(
        walk.keyRange, isEscaped: walk.isKeyEscaped, state: .missing, path: [])
      text.readKey(walk.keyRange, isEscaped: walk.isKeyEscaped)
      askSource(language.textRules, text, sourceText: 0)
      return
    }
    let walked = walk.localizations[sourceIndex]
    localization.read(walked, language: language)
    if language.gate.isWorthALook(walked.shape) { ask(localization) }
    for leaf in walk.texts[walked.texts] where leaf.hasLiteral {
      let path = leaf.step == nil ? [] : walk.path(of: leaf)
      let number = sources.add(
        leaf.range, isEscaped: leaf.isEscaped, state: leaf.state, path: path)
      text.read(leaf)
      text.setSource(nil)
      askSource(language.textRules, text, sourceText: number)
    }
  }

  /// Returns what the text of a localization holds that has just one, without escapes.
  @inline(__always)
  private static func plainTraits(
    of walked: WalkedLocalization, _ texts: [WalkedText], in bytes: [UInt8]
  ) -> TextTraits? {
    guard walked.texts.count == 1 else { return nil }
    let text = texts[walked.texts.lowerBound]
    return text.hasLiteral && !text.isEscaped ? LintedText.traits(of: text, in: bytes) : nil
  }

  private func lint(
    _ walked: WalkedLocalization, _ language: LanguageContext, _ texts: [WalkedText],
    _ text: TextContext, traits: TextTraits?
  ) {
    firstOfPart = findings.count
    text.localization.read(walked, language: language)
    if language.gate.isWorthALook(walked.shape) { ask(text.localization) }
    let rules = language.textRules
    guard !rules.indices.isEmpty else { return }
    for place in walked.texts where texts[place].hasLiteral {
      lint(texts[place], text, rules, traits: traits)
    }
  }

  /// Looks at a text just as far as it takes to know that no rule wants to look at it; `traits` are what
  /// it holds, where that is known already.
  private func lint(
    _ leaf: WalkedText, _ text: TextContext, _ rules: TextRuleTable, traits: TextTraits?
  ) {
    if leaf.isEscaped { text.read(leaf) }
    var traits = leaf.isEscaped ? text.traits : traits ?? LintedText.traits(of: leaf, in: bytes)
    let index =
      sources.isSingle ? 0 : sources.index(for: walk.path(of: leaf), isPlain: leaf.step == nil)
    let source = sources.text(at: index)
    let sourceTraits = source.traits
    if !traits.union(sourceTraits).isDisjoint(with: .percent),
      hasOtherPlaceholders(leaf, traits, text, source)
    {
      traits.insert(.otherPlaceholders)
    }
    if traits.contains(.percent), leaf.step != nil, text.localization.shape.contains(.substitutions)
    {
      traits.insert(.substitution)
    }
    guard rules.gate.isWorthALook(traits, source: sourceTraits) else { return }
    if !leaf.isEscaped { text.read(leaf, traits: traits) }
    text.setSource(source)
    ask(rules, text, traits, sourceText: index, sourceTraits)
  }

  private func hasOtherPlaceholders(
    _ leaf: WalkedText, _ traits: TextTraits, _ text: TextContext, _ source: LintedText
  ) -> Bool {
    let hasSome = traits.contains(.percent)
    guard hasSome == source.traits.contains(.percent) else { return true }
    if leaf.isEscaped || source.isEscaped {
      if !leaf.isEscaped { text.read(leaf, traits: traits) }
      return !PlaceholderScan.isSame(source.utf8, text.utf8)
    }
    let bytes = bytes
    let span = bytes.span
    return !PlaceholderScan.isSame(
      LintedText.content(of: source.range), of: span, LintedText.content(of: leaf.range), of: span)
  }

  /// Asks the rules for texts about one in the source language, which has nothing to compare it with.
  private func askSource(_ rules: TextRuleTable, _ text: TextContext, sourceText: Int) {
    var traits = text.text.traits
    if traits.contains(.percent) {
      if !PlaceholderScan.isPlain(text.utf8) { traits.insert(.otherPlaceholders) }
      if text.localization.shape.contains(.substitutions) { traits.insert(.substitution) }
    }
    if rules.gate.isWorthALook(traits, source: []) {
      ask(rules, text, traits, sourceText: sourceText, [])
    }
  }

  private func ask(
    _ rules: TextRuleTable, _ text: TextContext, _ traits: TextTraits, sourceText: Int,
    _ sourceTraits: TextTraits
  ) {
    for place in rules.indices where rules.isWorthALook(place, traits, source: sourceTraits) {
      ask(rules.slot(at: place), text, sourceText: sourceText)
    }
  }

  private func ask(_ localization: LocalizationContext) {
    let shape = localization.shape
    let language = localization.language
    for place in language.localizationRules.indices where language.isWorthALook(place, shape) {
      let slot = language.localizationRules[place]
      if slot.coversTranslations, !localization.isSource,
        sources.isReported(-1, by: slot.index)
      {
        continue
      }
      asked = (slot.index, false)
      slot.rule.check(localization)
      if asked.hasReported, localization.isSource { sources.markReported(-1, by: slot.index) }
    }
  }

  private func ask(_ slot: RuleSlot<any TextRule>, _ text: TextContext, sourceText: Int) {
    if slot.coversTranslations, !text.isSource, sources.isReported(sourceText, by: slot.index) {
      return
    }
    asked = (slot.index, false)
    slot.rule.check(text)
    if asked.hasReported, text.isSource { sources.markReported(sourceText, by: slot.index) }
  }
}

// MARK: - Rules

extension LintRun {
  private func addRules(to language: LanguageContext, in catalog: CatalogContext) {
    guard !language.hasRules else { return }
    var texts: [TextRuleTable.Row] = []
    var localizations: [RuleSlot<any LocalizationRule>] = []
    for index in RuleRegistry.rules.indices where isOn(index, language.tag) {
      switch RuleRegistry.rules[index] {
      case .text(let type) where type.applies(to: language) && type.applies(to: catalog):
        let slot = RuleSlot<any TextRule>(
          rule: type.init(), index: index, coversTranslations: type.coversTranslations)
        texts.append(
          TextRuleTable.Row(
            slot: slot, traits: type.traits(in: language), sourceTraits: type.sourceTraits))
      case .localization(let type) where type.applies(to: language) && type.applies(to: catalog):
        localizations.append(
          RuleSlot(
            rule: type.init(), index: index, shapes: type.shapes,
            coversTranslations: type.coversTranslations))
      default: continue
      }
    }
    language.setRules(TextRuleTable(texts), localizations)
  }

  private func isOn(_ rule: Int, _ language: LanguageTag?) -> Bool {
    if !selection.hasOverrides { return choiceEverywhere[rule] != nil }
    return selection.isOnSomewhere(RuleRegistry.descriptions[rule], language: language)
  }

  private var fileRules: [RuleSlot<any FileRule>] {
    slots { if case .file(let rule) = $0 { rule.init() } else { nil } }
  }

  private var entryRules: [RuleSlot<any EntryRule>] {
    slots { if case .entry(let rule) = $0 { rule.init() } else { nil } }
  }

  var suppressionRules: [RuleSlot<any SuppressionRule>] {
    slots { if case .suppression(let rule) = $0 { rule.init() } else { nil } }
  }

  private func slots<Rule>(_ rule: (RegisteredRule) -> Rule?) -> [RuleSlot<Rule>] {
    RuleRegistry.rules.indices.compactMap { index in
      guard let rule = rule(RuleRegistry.rules[index]), isOn(index, nil) else { return nil }
      return RuleSlot(rule: rule, index: index)
    }
  }
}

// MARK: - Findings

extension LintRun {
  /// Begins to ask a rule; what it reports now is not added to what was reported before.
  func begin(_ rule: Int) {
    asked = (rule, false)
    firstOfPart = findings.count
  }

  /// Returns whether a rule is on for a key.
  func isOn(_ rule: RuleDescription, key: String) -> Bool {
    selection.choice(rule, key: key, language: nil) != nil
  }

  /// Returns how severe it is what the rule that is asked finds about the entry that is looked at in a
  /// language, `severity` unless somebody chose another; nil when the rule is off there, or when the
  /// comment of the entry allows it.
  func severity(
    key: @autoclosure () -> String, language: LanguageTag, unlessChosen severity: Severity
  ) -> Severity? {
    guard let choice = choice(key: key(), language: language), !isAllowed(in: language) else {
      return nil
    }
    return choice.isChosen ? choice.severity : severity
  }

  /// Returns whether the comment of the entry allows the rule that is asked, in a language.
  private func isAllowed(in language: LanguageTag) -> Bool {
    guard firstSuppression < suppressions.count else { return false }
    let rule = RuleRegistry.descriptions[asked.rule].id
    return allows(rule, in: language, suppressions.indices[firstSuppression...])
  }

  private func choice(
    key: @autoclosure () -> String?, language: LanguageTag?
  ) -> RuleSelection.Choice? {
    guard selection.hasOverrides else { return choiceEverywhere[asked.rule] }
    let rule = RuleRegistry.descriptions[asked.rule]
    return selection.choice(rule, key: key(), language: language)
  }

  /// Adds a finding about an entry, or adds a variant to one that the same rule has made already.
  func report(
    at range: Range<Int>, entry: EntryContext, language: LanguageTag?, variation: VariationPath?,
    variant: String?, arguments: [MessageArgument], severity: Severity?,
    chosenSeverity: Severity? = nil, edits: [Fix.Edit]
  ) {
    report(
      at: range, key: entry.key, language: language, variation: variation, variant: variant,
      arguments: arguments, severity: severity, chosenSeverity: chosenSeverity, edits: edits)
  }

  /// Adds a finding, or adds a variant to one that the same rule has made of the same localization.
  ///
  /// `severity` is that of the finding unless somebody chose another; `chosenSeverity` is what was chosen,
  /// where the rule knows that already.
  func report(
    at range: Range<Int>, key: String?, language: LanguageTag?, variation: VariationPath?,
    variant: String?, arguments: [MessageArgument], severity: Severity?,
    chosenSeverity: Severity? = nil, edits: [Fix.Edit]
  ) {
    let known = chosenSeverity.map { RuleSelection.Choice(severity: $0, isChosen: true) }
    guard let choice = known ?? choice(key: key, language: language) else { return }
    let description = RuleRegistry.descriptions[asked.rule]
    asked.hasReported = true
    if key != nil,
      let index = findings[firstOfPart...].firstIndex(where: {
        $0.rule == description.id && $0.key == key && $0.language == language
      })
    {
      merge(variation, edits, into: &findings[index])
      return
    }
    let name = description.id.rawValue
    let message = "rule.\(name).message" + (variant.map { ".\($0)" } ?? "")
    let fix = Fix(
      isSafe: description.fixability == .safe, message: LocalizedMessage("rule.\(name).fix"),
      edits: edits)
    findings.append(
      Finding(
        rule: description.id,
        severity: choice.isChosen ? choice.severity : severity ?? choice.severity, range: range,
        key: key, language: language, variations: variation.map { [$0] } ?? [],
        message: LocalizedMessage(message, arguments: arguments),
        fix: edits.isEmpty ? nil : fix))
  }

  private func merge(_ variation: VariationPath?, _ edits: [Fix.Edit], into finding: inout Finding)
  {
    // What a rule says twice of one text it says at once.
    if let variation, finding.variations.last != variation { finding.variations.append(variation) }
    // A fix mends all variants or is none.
    guard !edits.isEmpty else {
      finding.fix = nil
      return
    }
    for edit in edits { finding.fix?.add(edit) }
  }
}

extension Fix {
  /// Adds a replacement at its place, unless it overlaps another one; most come after all others.
  fileprivate mutating func add(_ edit: Edit) {
    var place = edits.endIndex
    while place > 0, edits[place - 1].range.lowerBound > edit.range.lowerBound { place -= 1 }
    let neighbours = edits[max(0, place - 1)..<min(edits.endIndex, place + 1)]
    guard !neighbours.contains(where: { $0.range.overlaps(edit.range) }) else { return }
    edits.insert(edit, at: place)
  }
}

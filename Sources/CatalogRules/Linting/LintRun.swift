import StringCatalogs
import StringTables

/// One run over a catalog: a single walk over its entries that passes each text to the rules.
final class LintRun {
  /// The translation counts, complete after the run.
  private(set) var statistics = TranslationStatistics()

  private let bytes: [UInt8]
  private let walk: CatalogWalk
  private let sources: SourceTexts
  private let schedule: RuleSchedule
  private let collector: FindingCollector
  private let context: CatalogContext

  /// The number of findings in stale entries that are left out.
  var omittedCount: Int { collector.omittedCount }

  private let includesStale: Bool
  private let groups = LanguageGroups()

  /// Whether the languages of the current entry were asked who overrules the source text.
  private var hasVoted = false

  /// The only key to check; nil for all.
  private let onlyEntry: Range<Int>?

  init(
    _ catalog: StringCatalog, in file: CatalogFileContext, configuration: LintConfiguration,
    onlyEntry: Range<Int>? = nil, opensGates: Bool = false
  ) {
    bytes = catalog.bytes
    walk = CatalogWalk(catalog)
    self.onlyEntry = onlyEntry
    includesStale = configuration.includesStale
    schedule = RuleSchedule(
      RuleSelection(configuration, path: file.path), of: file, opensGates: opensGates)
    collector = FindingCollector(catalog: catalog, schedule: schedule)
    context = CatalogContext(
      walk, of: catalog, in: file, configuration: configuration, selection: schedule.selection)
    sources = context.sources
  }

  /// Returns the findings, in the order of the file.
  func findings() -> [Finding] {
    for language in context.languages + [context.sourceLanguage] {
      schedule.addRules(to: language, in: context)
    }
    let entryRules = schedule.entryRules
    checkEntries(entryRules)
    for slot in entryRules {
      collector.beginPart()
      slot.rule.finish(context, reporter(slot.index))
    }
    for slot in schedule.textRules {
      collector.beginPart()
      slot.rule.finish(context, reporter(slot.index))
    }
    for slot in schedule.fileRules {
      collector.beginPart()
      slot.rule.check(context, reporter(slot.index))
    }
    for slot in schedule.suppressionRules {
      for suppression in collector.suppressions {
        collector.beginPart()
        let reporter = Reporter(rule: slot.index, collector: collector, isAboutDirectives: true)
        slot.rule.check(suppression, in: context, reporter)
      }
    }
    return collector.sortedFindings()
  }

  private func checkEntries(_ entryRules: [RuleSlot<any EntryRule>]) {
    let entry = EntryContext(catalog: context)
    let localization = LocalizationContext(entry: entry, language: context.sourceLanguage)
    let text = TextContext(localization: localization, bytes: bytes)
    let source = context.sourceLanguage.tag
    // Kept in a local, as each access to an object's property updates reference counts.
    let languages = context.languages
    var tally = TranslationTally(walk, source: source) { languages[$0].neededForms }
    let isSource = languages.map(\.isSource)
    while walk.advance() {
      tally.count(walk)
      if let onlyEntry, walk.keyRange != onlyEntry { continue }
      collector.isInStaleEntry = !includesStale && walk.isStale
      let (localizations, texts) = (walk.localizations, walk.texts)
      let sourceIndex = localizations.firstIndex { candidate in
        isSource[candidate.language] && texts[candidate.texts].contains { $0.hasLiteral }
      }
      entry.read(walk, sourceIndex: sourceIndex)
      if let range = walk.commentRange, SuppressionReader.mayBeDirective(bytes, range) {
        collector.add(walk.entry.map { SuppressionReader.suppressions(in: $0, of: bytes) } ?? [])
      }
      sources.removeAll()
      hasVoted = false
      checkSource(text, sourceIndex: sourceIndex)
      let isOverruled = entry.overrulingReference != nil
      let isCounted = sourceIndex.map { localizations[$0].shape.contains(.plural) } ?? false
      for index in localizations.indices where index != sourceIndex {
        var localization = localizations[index]
        if isCounted, localization.shape.contains(.unit),
          localization.shape.isDisjoint(with: .counted)
        {
          localization.shape.insert(.flatTranslation)
        }
        check(localization, languages[localization.language], texts, text)
      }
      if entry.overrulingReference != nil, !isOverruled { checkSourcePlaceholders(text) }
      collector.beginPart()
      for slot in entryRules { slot.rule.check(entry, reporter(slot.index)) }
    }
    collector.isInStaleEntry = false
    statistics = TranslationStatistics(tally, walk, source: source)
    context.statistics = statistics
  }

  private func reporter(_ rule: Int) -> Reporter {
    Reporter(rule: rule, collector: collector)
  }
}

// MARK: - Localizations and texts

extension LintRun {
  private func checkSource(_ text: TextContext, sourceIndex: Int?) {
    let localization = text.localization
    let language = context.sourceLanguage
    collector.beginPart()
    guard let sourceIndex else {
      localization.read(nil, language: language)
      sources.add(
        walk.keyRange, isEscaped: walk.isKeyEscaped, state: .missing, path: [])
      text.readKey(walk.keyRange, isEscaped: walk.isKeyEscaped)
      checkSource(text, language.textRules, number: 0)
      return
    }
    let walked = walk.localizations[sourceIndex]
    localization.read(walked, language: language)
    let leaves = walk.texts[walked.texts].filter(\.hasLiteral)
    for leaf in leaves {
      let path = leaf.step == nil ? [] : walk.path(of: leaf)
      sources.add(leaf.range, isEscaped: leaf.isEscaped, state: leaf.state, path: path)
    }
    if mayBeOverruled { vote(about: text.entry) }
    if language.gate.shouldCheck(walked.shape) { check(localization) }
    for (number, leaf) in leaves.enumerated() {
      text.read(leaf)
      text.setSource(nil)
      checkSource(text, language.textRules, number: number)
    }
  }

  /// Whether the placeholders of some text differ from those of the source text, or of the key if
  /// it has any, so that the source text may be the wrong one.
  private var mayBeOverruled: Bool {
    let key = bytes[LintedText.content(of: walk.keyRange)]
    if isKeyFormatted {
      return sources.all.contains { !PlaceholderScan.isSame(key, bytes[content(of: $0)]) }
    }
    guard sources.all.contains(where: { $0.traits.contains(.percent) }) else { return false }
    let source = bytes[content(of: sources.first)]
    return walk.texts.contains { text in
      text.hasLiteral && !PlaceholderScan.isSame(source, bytes[LintedText.content(of: text.range)])
    }
  }

  private var isKeyFormatted: Bool {
    bytes[LintedText.content(of: walk.keyRange)].contains(UInt8(ascii: "%"))
  }

  /// Whether more languages have the placeholders of the source text than other ones, so that they
  /// can't overrule it; false also if their bytes leave that open.
  private var isSourceConfirmed: Bool {
    let localizations = walk.localizations
    guard sources.isSingle, !sources.first.traits.contains(.stateNew),
      localizations.count <= Self.languageLimit, !isKeyFormatted,
      let wanted = sources.first.simplePlaceholders
    else { return false }
    let (texts, bytes) = (walk.texts, bytes)
    // Regional forms have one vote, which all of them must give to the source text.
    var votes = [Bool?](repeating: nil, count: context.languages.count)
    for localization in localizations
    where context.languages[localization.language].language != context.sourceLanguage.language {
      let all = texts[localization.texts]
      let isShown = all.contains { $0.hasLiteral && $0.state != .new && $0.range.count > 2 }
      guard isShown, let text = all.first else { continue }
      let isSame =
        all.count == 1 && !text.isEscaped
        && PlaceholderScan.simplePlaceholders(
          in: bytes.span, LintedText.content(of: text.range))?.conversions == wanted.conversions
      let group = context.firstForms[localization.language]
      votes[group] = (votes[group] ?? true) && isSame
    }
    return votes.count { $0 == true } > votes.count { $0 == false }
  }

  /// No real entry has more languages.
  private static let languageLimit = 200

  private func content(of text: LintedText) -> Range<Int> { LintedText.content(of: text.range) }

  /// Decides which text of an entry says what arguments the program passes.
  private func vote(about entry: EntryContext) {
    hasVoted = true
    guard !isSourceConfirmed, let complete = entry.entry, let source = entry.sourceLocalization,
      let reference = ArgumentReference.overruling(
        ArgumentProfile(source), sources.all.map(\.format), of: complete,
        in: context.sourceLanguage.tag, groups: groups)
    else { return }
    entry.overrule(by: reference)
  }

  /// Checks the placeholders of the source texts, which translations have overruled.
  private func checkSourcePlaceholders(_ text: TextContext) {
    guard let sourceIndex = text.entry.sourceIndex else { return }
    let walked = walk.localizations[sourceIndex]
    collector.beginPart()
    text.localization.read(walked, language: context.sourceLanguage)
    for (number, leaf) in walk.texts[walked.texts].filter(\.hasLiteral).enumerated() {
      text.read(leaf)
      text.setSource(nil)
      check(
        text, context.sourceLanguage.textRules, .otherPlaceholders, sourceText: number, [])
    }
  }

  /// Checks a text in the source language, which has nothing to compare with.
  private func checkSource(_ text: TextContext, _ rules: TextRuleTable, number: Int) {
    var traits = text.text.traits
    if text.entry.overrulingReference != nil { traits.insert(.otherPlaceholders) }
    if traits.contains(.percent) {
      let utf8 = text.utf8
      if !PlaceholderScan.isPlain(utf8) { traits.insert(.otherPlaceholders) }
      if traits.contains(.variable), text.text.simplePlaceholders?.isWellNumbered ?? false {
        traits.remove(.variable)
      }
      if text.localization.shape.contains(.substitutions) { traits.insert(.substitution) }
    }
    if rules.gate.shouldCheck(traits, source: []) {
      check(text, rules, traits, sourceText: number, [])
    }
  }

  private func check(
    _ walked: WalkedLocalization, _ language: LanguageContext, _ texts: [WalkedText],
    _ text: TextContext
  ) {
    collector.beginPart()
    text.localization.read(walked, language: language)
    if language.gate.shouldCheck(walked.shape) { check(text.localization) }
    let rules = language.textRules
    guard !rules.checks.isEmpty else { return }
    for position in walked.texts where texts[position].hasLiteral {
      check(texts[position], text, rules)
    }
  }

  /// Reads only what decides which rules should check a translation.
  private func check(_ leaf: WalkedText, _ text: TextContext, _ rules: TextRuleTable) {
    if leaf.isEscaped { text.read(leaf) }
    var traits = leaf.isEscaped ? text.traits : LintedText.traits(of: leaf, in: bytes)
    let index =
      sources.isSingle ? 0 : sources.index(for: walk.path(of: leaf), isPlain: leaf.step == nil)
    let source = sources.text(at: index)
    let sourceTraits = source.traits
    let placeholders = traits.contains(.percent) ? simplePlaceholders(leaf, text) : nil
    if !traits.union(sourceTraits).isDisjoint(with: .percent)
      || sourceTraits.contains(.foreignPercent),
      hasOtherPlaceholders(leaf, placeholders, traits, text, source)
    {
      traits.insert(.otherPlaceholders)
      if !hasVoted, !text.entry.isKeySource, !sourceTraits.contains(.percent) {
        vote(about: text.entry)
      }
    }
    if text.entry.overrulingReference != nil { traits.insert(.otherPlaceholders) }
    if traits.contains(.percent), leaf.step != nil, text.localization.shape.contains(.substitutions)
    {
      traits.insert(.substitution)
    }
    if leaf.range.count == source.range.count, bytes[leaf.range] == bytes[source.range] {
      traits.insert(.sameAsSource)
    }
    // Its `$` is only in placeholders with right positions.
    if traits.contains(.variable), !leaf.isEscaped, placeholders?.isWellNumbered ?? false {
      traits.remove(.variable)
    }
    guard rules.gate.shouldCheck(traits, source: sourceTraits) else { return }
    if !leaf.isEscaped { text.read(leaf, traits: traits) }
    text.setSource(source)
    check(text, rules, traits, sourceText: index, sourceTraits)
  }

  private func simplePlaceholders(
    _ leaf: WalkedText, _ text: TextContext
  ) -> PlaceholderScan.SimplePlaceholders? {
    if leaf.isEscaped { return text.text.simplePlaceholders }
    let bytes = bytes
    return PlaceholderScan.simplePlaceholders(
      in: bytes.span, LintedText.content(of: leaf.range))
  }

  private func hasOtherPlaceholders(
    _ leaf: WalkedText, _ placeholders: PlaceholderScan.SimplePlaceholders?, _ traits: TextTraits,
    _ text: TextContext, _ source: LintedText
  ) -> Bool {
    guard traits.contains(.percent) == source.traits.contains(.percent),
      !source.traits.contains(.foreignPercent)
    else { return true }
    if let placeholders, let wanted = source.simplePlaceholders {
      return placeholders.conversions != wanted.conversions
    }
    if !leaf.isEscaped { text.read(leaf, traits: traits) }
    let (utf8, wanted) = (text.utf8, source.utf8)
    return !PlaceholderScan.hasSameBytes(
      0..<utf8.count, of: utf8.span, 0..<wanted.count, of: wanted.span)
  }

  /// Runs the rules that should check a text.
  private func check(
    _ text: TextContext, _ rules: TextRuleTable, _ traits: TextTraits, sourceText: Int,
    _ sourceTraits: TextTraits
  ) {
    let isSource = text.isSource
    let mayBeCovered = !isSource && sources.hasReports
    let checks = rules.checks
    for block in rules.blocks {
      var rest = rules.rules(in: block, for: traits, source: sourceTraits)
      while rest != 0 {
        let position = 64 * block + rest.trailingZeroBitCount
        rest &= rest - 1
        runUnlessReported(
          checks[position].index, mayBeCovered && checks[position].coversTranslations,
          isSource: isSource, sourceText: sourceText
        ) { checks[position].run(text, $0) }
      }
    }
  }

  private func check(_ localization: LocalizationContext) {
    let shape = localization.shape
    let language = localization.language
    for position in language.localizationRules.indices where language.shouldCheck(position, shape) {
      let slot = language.localizationRules[position]
      runUnlessReported(
        slot.index, slot.coversTranslations && sources.hasReports,
        isSource: localization.isSource, sourceText: SourceTexts.none
      ) { slot.rule.check(localization, $0) }
    }
  }

  /// Runs a check, unless the rule has reported the source text and that covers its translations.
  @inline(__always)
  private func runUnlessReported(
    _ rule: Int, _ mayBeCovered: Bool, isSource: Bool, sourceText: Int,
    _ check: (Reporter) -> Void
  ) {
    if mayBeCovered, !isSource, sources.isReported(sourceText, by: rule) { return }
    let count = isSource ? collector.reportCount : 0
    check(reporter(rule))
    if isSource, collector.reportCount > count { sources.markReported(sourceText, by: rule) }
  }
}

import CatalogRules
import StringCatalogs
import TextLayout

/// Creates the preview of one string in one language.
struct LanguagePreviewer {
  /// The maximum number of combinations of numbers shown for a text.
  private static let maximumCombinations = 36

  /// The memory that the renderings of a string may take, in bytes; no text that people read comes
  /// near it.
  ///
  /// A sentence with thousands of substitutions is rendered with each of them.
  static let maximumSize = 100_000_000

  let entry: CatalogEntry
  let key: String
  let language: LanguageSamples
  let source: LanguageSamples
  let sourceLeaves: [CatalogLeaf]

  /// The source texts that only a row can name, by their path.
  let unchosenSource: [[LeafStep]: CatalogLeaf]

  let arguments: [ExpectedArgument]
  let options: PreviewOptions
  let lines: LineIndex
  let devices: NamedDevices

  /// The memory left for renderings, in bytes; further texts are shown only as they are written.
  private(set) var room: Int

  private var isSource: Bool { language.tag == source.tag }

  private var samples: SampleSet {
    SampleSet(arguments: arguments, words: language.words, options: options)
  }

  /// Returns the preview, with those of the findings that concern the language.
  mutating func preview(findings: [PreviewFinding]) -> LanguagePreview {
    let localization = entry.localization(for: language.tag)
    let leaves = (localization?.leaves ?? []).filter { $0.value != nil }
    let missing = language.forms.missing(
      from: leaves, source: sourceLeaves, devices: devices.all)
    let rows = VariationRows(needed: language.needed, source: sourceLeaves)
      .rows(of: localization, missing: missing)
    let isCounted = arguments.contains(where: \.isCounted)
    let shown = localizer(on: nil).rendered(message(samples.values(counting: [:]))).language
    let variations = onDevice(rows).map { variation($0, in: localization) }
    return LanguagePreview(
      language: language.tag, isSource: isSource,
      isRightToLeft: language.tag.isRightToLeft,
      state: TranslationState(
        of: leaves.map(\.state), isSource: isSource,
        shouldTranslate: entry.shouldTranslate && !key.isEmpty,
        lacksForm: !missing.isEmpty && leaves.contains { $0.state != .new }),
      shownLanguage: shown ?? source.tag,
      line: localization.map { lines.position(at: $0.languageRange.lowerBound).line },
      variations: variations, hasText: variations.contains { $0.role == .used },
      hasSeveralStates: Set(variations.map(\.state)).count > 1,
      categories: isCounted ? language.categories : [],
      findings: findings.filter { $0.finding.language == language.tag })
  }

  /// Returns the rows for the requested device; all rows if there is none.
  private func onDevice(_ rows: [VariationRow]) -> [VariationRow] {
    guard let device = options.device else { return rows }
    let present = Set(rows.compactMap(\.device))
    guard let chosen = Device.choices(for: device).first(where: present.contains) else {
      return rows
    }
    return rows.filter { $0.device == nil || $0.device == chosen }
  }

  private mutating func variation(
    _ row: VariationRow, in localization: Localization?
  ) -> VariationPreview {
    var preview = VariationPreview(
      path: VariationPath(row.steps), steps: row.steps, role: row.hasText ? .used : .missing,
      pattern: row.leaf?.value, state: row.leaf?.state,
      line: row.leaf.map { lines.position(at: ($0.valueRange ?? $0.byteRange).lowerBound).line },
      numbers: [], renderings: [], isChosenByValue: false)
    // The key is the source text if the file has none.
    if isSource, row.leaf == nil, row.steps.isEmpty { preview.role = .used }
    guard let category = row.category, let counted = countedArgument(of: row),
      let position = counted.position
    else {
      preview.renderings = renderings(of: row, counting: combinations(of: row).map { ($0, nil) })
      return preview
    }
    let numbers = language.numbers(of: category, hasZeroBeside: row.hasZeroBeside)
    preview.numbers = numbers.map(SampleSet.text)
    if numbers.isEmpty {
      preview.role = .superfluous
      return preview
    }
    let given = samples.givenNumber(for: counted)
    if let given, language.chooses(given, category, hasZeroBeside: row.hasZeroBeside) {
      preview.isChosenByValue = true
      preview.renderings = renderings(of: row, counting: [([position: given], given)])
    } else {
      preview.renderings = renderings(of: row, counting: numbers.map { ([position: $0], $0) })
    }
    return preview
  }

  /// Returns the argument whose number selects the text of a row.
  private func countedArgument(of row: VariationRow) -> ExpectedArgument? {
    if let name = row.substitution {
      return arguments.first { $0.name == name && $0.isCounted }
    }
    return arguments.first { $0.isCounted && $0.name == nil }
      ?? arguments.first { $0.kind == .integer }
  }

  /// Returns the numbers for a text that refers to several substitutions: all combinations of their
  /// categories.
  private func combinations(of row: VariationRow) -> [[Int: MessageArgument]] {
    let names = FormatString(row.leaf?.value ?? "").substitutionNames
    let counted = arguments.filter { argument in
      argument.isCounted && samples.givenNumber(for: argument) == nil
        && argument.name.map(names.contains) ?? false
    }
    guard row.substitution == nil, counted.count > 1 else { return [[:]] }
    var all: [[Int: MessageArgument]] = [[:]]
    for position in counted.compactMap(\.position) {
      all = all.flatMap { chosen in
        language.needed.compactMap { category in
          let numbers = language.numbers(of: category, hasZeroBeside: false)
          return (numbers.first { $0 != .integer(0) } ?? numbers.first).map { number in
            chosen.merging([position: number]) { _, last in last }
          }
        }
      }
      if all.count > Self.maximumCombinations { all = Array(all.prefix(Self.maximumCombinations)) }
    }
    return all
  }

  /// Returns the renderings for several numbers, as far as there is memory left for them.
  private mutating func renderings(
    of row: VariationRow, counting counts: [([Int: MessageArgument], MessageArgument?)]
  ) -> [Rendering] {
    var renderings: [Rendering] = []
    for (counts, number) in counts where room > 0 {
      let rendering = rendering(of: row, counting: counts, number)
      room -= rendering.size
      renderings.append(rendering)
    }
    return renderings
  }

  private func rendering(
    of row: VariationRow, counting counts: [Int: MessageArgument], _ number: MessageArgument?
  ) -> Rendering {
    let values = samples.values(counting: counts)
    let localizer = localizer(on: row.device)
    let message = message(values)
    let rendered = rendered(message, of: row, by: localizer)
    var used = values.samples
    var runs = rendered.runs.flatMap { run in self.runs(of: run, using: &used) }
    if let pseudolanguage = options.pseudolanguage { runs = pseudolanguage.applied(to: runs) }
    let text = runs.map(\.text).joined()
    return Rendering(
      runs: runs, language: rendered.language ?? language.tag,
      pseudolanguage: options.pseudolanguage,
      number: number.map(SampleSet.text), values: used,
      width: text.split(separator: "\n").map { DisplayWidth.of($0) }.max() ?? 0,
      source: isSource ? nil : sourceText(of: row, message),
      problems: problems(rendered.problems, of: row, counts))
  }

  /// Returns the text that a reader sees, including those that a localizer does not choose.
  private func rendered(
    _ message: LocalizedMessage, of row: VariationRow, by localizer: Localizer
  ) -> RenderedMessage {
    if row.steps.isUnchosen {
      if let text = row.leaf?.value {
        return localizer.rendered(message, from: text, in: language.tag)
      }
      if let text = unchosenSource[row.steps]?.value {
        return localizer.rendered(message, from: text, in: source.tag)
      }
    }
    return localizer.rendered(message)
  }

  /// Returns a run split at the values for `${name}`.
  private func runs(of run: MessageRun, using values: inout [SampleValue]) -> [Rendering.Run] {
    if run.position != nil || !run.text.utf8.contains(UInt8(ascii: "$")) {
      return [
        Rendering.Run(text: run.text, isValue: run.position != nil, position: run.position)
      ]
    }
    return NamedPlaceholders.pieces(of: run.text).map { piece in
      switch piece {
      case .text(let text): return Rendering.Run(text: text, isValue: false, position: nil)
      case .name(let name):
        let value = samples.value(named: name)
        if !values.contains(value) { values.append(value) }
        return Rendering.Run(text: value.text, isValue: true, position: nil)
      }
    }
  }

  private func sourceText(of row: VariationRow, _ message: LocalizedMessage) -> String {
    let localizer = source.localizer.onDevice(options.device ?? row.device)
    var used: [SampleValue] = []
    let rendered = unchosenSource[row.steps]?.value.map {
      localizer.rendered(message, from: $0, in: source.tag)
    }
    return (rendered ?? localizer.rendered(message)).runs.flatMap { runs(of: $0, using: &used) }
      .map(\.text).joined()
  }

  /// Omits a problem that is not the text's: a fraction for a whole number, inserted to select a
  /// category.
  private func problems(
    _ problems: [MessageProblem], of row: VariationRow, _ counts: [Int: MessageArgument]
  ) -> [MessageProblem] {
    problems.filter { problem in
      guard case .argumentMistyped(let position) = problem else { return true }
      if case .decimal? = counts[position] { return false }
      return true
    }
  }

  private func message(_ values: SampleSet.Values) -> LocalizedMessage {
    LocalizedMessage(key, arguments: values.arguments)
  }

  private func localizer(on device: Device?) -> Localizer {
    language.localizer.onDevice(options.device ?? device)
  }
}

extension Rendering {
  /// About the memory that it takes, in bytes.
  fileprivate var size: Int {
    let words = runs.reduce(0) { $0 + $1.text.utf8.count } + (source?.utf8.count ?? 0)
    return words + runs.count * MemoryLayout<Run>.stride + values.count * 64
  }
}

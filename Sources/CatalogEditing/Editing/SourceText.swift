package import StringCatalogs

/// The source text of a translation, and the placeholders that the translation must keep.
package struct SourceText {
  /// The text in the catalog; nil if the location has none.
  package let text: String?

  private let location: TextLocation
  private let source: EntrySource
  private let target: Localization?

  /// Finds the source text of a location in an entry.
  package init(of location: TextLocation, in entry: CatalogEntry, _ catalog: StringCatalog) {
    self.init(of: location, in: EntrySource(of: entry, in: catalog))
  }

  /// Finds the source text of a location, or the nearest one if the source text varies in another
  /// way.
  package init(of location: TextLocation, in source: EntrySource) {
    self.location = location
    self.source = source
    target = source.entry.localization(for: location.language)
    guard let localization = source.localization else {
      text = location.substitution == nil ? source.entry.key : nil
      return
    }
    var value: JSONValue? = localization.json
    if let substitution = location.substitution { value = value?["substitutions"]?[substitution] }
    while let variations = value?["variations"], let axis = variations.firstMember {
      let name = location.steps.first { $0.axis.rawValue == axis.name }?.name ?? "other"
      value = axis.value[name] ?? axis.value["other"] ?? source.lastValue(in: axis.value)
    }
    let list = value?["stringSet"]?["values"]
    let phrases = list.map { source.phrases(in: $0) } ?? []
    let phrase = location.phrase.flatMap { phrases.indices.contains($0) ? phrases[$0] : nil }
    text = value?["stringUnit"]?["value"]?.string ?? phrase ?? phrases.first
  }

  /// Returns why a text must not be put at the location: at run time it crashes, or shows something
  /// else than is meant; nil if it may.
  ///
  /// It is what a linter calls an error, and a translation that omits a placeholder. A translation
  /// is compared with what overrules a wrong source text.
  package func problem(in text: String) -> PlaceholderProblem? {
    let (reference, isOverruling) = reference(for: text)
    let misread = placeholdersMisread(in: text, comparedWith: reference)
    guard misread.isEmpty else { return .misread(misread) }
    guard location.language != source.language else {
      return reference.flatMap { reference in
        let unfit = placeholders(of: text, unfitFor: reference.arguments)
        return unfit.isEmpty ? nil : .unfit(unfit, reference: reference.format.text)
      }
    }
    // A source text that skips or contradicts an argument doesn't say which ones there are.
    if let reference, !reference.isClear,
      location.category == nil || reference.arguments.contradiction != nil
    {
      return nil
    }
    let lost = placeholdersLost(in: text, comparedWith: reference)
    guard lost.isEmpty else { return .lost(lost) }
    let added = placeholdersAdded(in: text, comparedWith: isOverruling ? reference : nil)
    return added.isEmpty ? nil : .added(added)
  }

  /// Returns the placeholders that Foundation reads in another way than they are meant.
  private func placeholdersMisread(
    in text: String, comparedWith reference: ArgumentReference?
  ) -> [String] {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "%") || $0 >= 0x80 }) else { return [] }
    let format = FormatString(text)
    guard
      (reference?.format ?? format).hasPlaceholder || FormatString(source.entry.key).hasPlaceholder
    else { return [] }
    let defects = format.defects(comparedWith: reference).filter { !$0.isHarmless }
    guard defects.isEmpty else { return defects.map(\.text) }
    let arguments = arguments(of: text)
    guard location.substitution == nil else { return [] }
    if let (first, second) = arguments.contradiction {
      return [first, second].map { String(format.text(of: $0.piece)) }
    }
    guard let skipped = arguments.skippedPosition, arguments.all.allSatisfy(\.isSpecifier),
      location.category == nil || reference?.arguments.argument(at: skipped)?.kind == .object
    else { return [] }
    return arguments.all.filter { $0.position > skipped }
      .map { String(format.text(of: $0.piece)) }
  }

  /// Returns what the placeholders of a text are compared with, and whether it overrules the source
  /// text.
  private func reference(for text: String) -> (reference: ArgumentReference?, isOverruling: Bool) {
    if let overruling = overruling(text) { return (overruling, true) }
    guard location.language != source.language, let sourceText = self.text, !sourceText.isEmpty
    else {
      return (nil, false)
    }
    let format = FormatString(sourceText).meant
    let arguments = FormatArguments(format) { source.localization?.substitution(named: $0) }
    return (ArgumentReference(.source, format, arguments), false)
  }

  /// Returns what is against a new source text, or against the source text of a new translation.
  private func overruling(_ text: String) -> ArgumentReference? {
    guard let language = source.language, location.substitution == nil else { return nil }
    if location.language == language {
      return ArgumentReference.overruling(
        ArgumentProfile(arguments(of: text)), [FormatString(text)], of: source.entry, in: language)
    }
    guard let localization = source.localization,
      [text, self.text ?? ""].contains(where: { text in
        text.utf8.contains(where: FormatString.mayBePercentSign)
      })
    else { return nil }
    let texts = localization.leaves.compactMap { leaf -> FormatString? in
      if case .substitution? = leaf.path.first { return nil }
      return leaf.value.map { FormatString($0) }
    }
    return ArgumentReference.overruling(
      ArgumentProfile(localization), texts, of: source.entry, in: language,
      with: (
        location.language,
        ArgumentReference(.languages, FormatString(text).meant, arguments(of: text))
      ))
  }

  private func arguments(of text: String) -> FormatArguments {
    FormatArguments(FormatString(text).meant) { nearest?.substitution(named: $0) }
  }

  /// Returns the placeholders of a text for which a program that fills a reference passes no
  /// argument, or one of another type.
  private func placeholders(of text: String, unfitFor reference: FormatArguments) -> [String] {
    let format = FormatString(text)
    let count = reference.all.map(\.position).max() ?? 0
    return arguments(of: text).all.filter { argument in
      argument.position > count
        || reference.argument(at: argument.position).map { !$0.isCompatible(with: argument) }
          ?? false
    }.map { String(format.text(of: $0.piece)) }
  }

  /// Returns the placeholders of the source text, or of what overrules it, that a translation omits
  /// or uses as another type.
  ///
  /// A form for zero, one or two may spell the number in words, also the French one, which is for
  /// zero and one; Russian `one` also applies to 21, so it may not.
  private func placeholdersLost(
    in translation: String, comparedWith reference: ArgumentReference?
  ) -> [String] {
    let wanted = TextPlaceholder.all(
      in: reference?.format.text ?? text ?? "", of: source.localization, location.substitution)
    guard !wanted.isEmpty else { return [] }
    let found = meanings(of: translation)
    var lost = wanted.filter { found.isDisjoint(with: $0.meanings) }
    if let category = location.category, let count = lost.firstIndex(where: \.isCount),
      isForFewNumbers(category)
    {
      lost.remove(at: count)
    }
    return lost.map(\.text)
  }

  /// Returns the placeholders of a translation that no source text of the entry has, or not what
  /// overrules them.
  private func placeholdersAdded(
    in translation: String, comparedWith overruling: ArgumentReference?
  ) -> [String] {
    let found = TextPlaceholder.all(in: translation, of: nearest, location.substitution)
    guard !found.isEmpty,
      source.localization != nil || source.entry.key.contains(where: { " %$".contains($0) })
    else { return [] }
    let known =
      overruling.map { TextPlaceholder.meanings(of: $0.format.text, source.localization, nil) }
      ?? source.meanings
    return found.filter { known.isDisjoint(with: $0.meanings) }.map(\.text)
  }

  /// Returns whether a form is for one whole number in the language, or for zero and one.
  private func isForFewNumbers(_ category: PluralCategory) -> Bool {
    guard PluralCategorySet.small.contains(PluralCategorySet(category)) else { return false }
    let samples = PluralSamples(of: location.language, by: .cardinal(for: location.language))
    guard let numbers = samples[category] else { return true }
    return numbers.count <= 1 || numbers.allSatisfy { $0 < 2 }
  }

  private func meanings(of translation: String) -> Set<TextPlaceholder.Meaning> {
    TextPlaceholder.meanings(of: translation, nearest, location.substitution)
  }

  /// The localization whose substitutions a translation uses.
  private var nearest: Localization? { target ?? source.localization }
}

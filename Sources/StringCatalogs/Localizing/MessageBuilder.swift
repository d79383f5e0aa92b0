/// Builds the text of one message, and records problems.
struct MessageBuilder {
  /// The maximum nesting depth of messages in arguments and of substitutions.
  static let maximumDepth = 8

  /// The maximum number of substitutions and messages in a message, so that few bytes of a catalog
  /// cannot create an endless text.
  static let maximumExpansions = 1_000

  let localizer: Localizer
  private(set) var problems: [MessageProblem] = []
  private var noted: Set<MessageProblem> = []
  private var expansions = 0

  init(localizer: Localizer) {
    self.localizer = localizer
  }

  /// Records a problem, once.
  mutating func note(_ problem: MessageProblem) {
    if noted.insert(problem).inserted { problems.append(problem) }
  }

  /// Returns whether another text may be inserted at a depth.
  mutating func mayExpand(depth: Int) -> Bool {
    expansions += 1
    return depth <= Self.maximumDepth && expansions <= Self.maximumExpansions
  }

  /// Returns a message in runs and its language, nil for a key that the catalog does not have.
  mutating func resolve(
    _ message: LocalizedMessage, depth: Int = 0
  ) -> (runs: [MessageRun], language: LanguageTag?) {
    guard let entry = localizer.entries.entry(for: message.key) else {
      note(.unknownKey(message.key))
      return (format(message.key, of: message, in: localizer.source, nil, depth), nil)
    }
    let number = Self.countedArgument(of: message)
    for language in localizer.candidates {
      guard let localization = entry.localization(for: language.tag),
        let choice = choose(from: localization, in: language, by: number)
      else {
        // In the source language the key is the text.
        if language == localizer.source { break }
        continue
      }
      if choice.isByNumber && number == nil {
        note(
          message.arguments.isEmpty ? .argumentMissing(position: 1) : .argumentMistyped(position: 1)
        )
      }
      if let category = choice.missingCategory { note(.pluralCategoryMissing(category.rawValue)) }
      let runs = format(choice.text, of: message, in: language, localization, depth)
      return (runs, language.tag)
    }
    let runs = format(message.key, of: message, in: localizer.source, nil, depth)
    return (runs, localizer.entries.sourceLanguage)
  }

  /// Returns the text of a localization for the reader's device and a number; nil if it is missing.
  private func choose(
    from localization: Localization, in language: LocalizationLanguage, by number: MessageArgument?
  ) -> VariationChooser.Choice? {
    let chooser = VariationChooser(
      device: localizer.device, pluralRules: language.pluralRules,
      number: number.flatMap { PluralOperands($0, as: nil) })
    guard let choice = chooser.choose(from: localization.content) else { return nil }
    return choice.isUntranslated ? nil : choice
  }

  /// Returns a text of the catalog in runs, as if it had been chosen for a message.
  mutating func format(
    _ text: String, of message: LocalizedMessage, in language: LanguageTag
  ) -> [MessageRun] {
    let localization = localizer.entries.entry(for: message.key)?.localization(for: language)
    return format(text, of: message, in: LocalizationLanguage(language), localization, 0)
  }

  private mutating func format(
    _ text: String, of message: LocalizedMessage, in language: LocalizationLanguage,
    _ localization: Localization?, _ depth: Int
  ) -> [MessageRun] {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return [MessageRun(text)] }
    var formatter = MessageFormatter(
      arguments: message.arguments, language: language, localization: localization, depth: depth)
    return formatter.runs(of: text, with: &self)
  }

  /// Returns the argument that selects a plural variation of a whole string: the first whole
  /// number, or else the first floating-point number.
  private static func countedArgument(of message: LocalizedMessage) -> MessageArgument? {
    let arguments = message.arguments
    return arguments.first { if case .integer = $0 { true } else { false } }
      ?? arguments.first { if case .decimal = $0 { true } else { false } }
  }
}

/// Inserts the arguments of a message into the placeholders of a text.
struct MessageFormatter {
  let arguments: [MessageArgument]
  let language: LocalizationLanguage

  /// The localization that defines the substitutions; nil if the text is a key.
  let localization: Localization?

  /// The number of enclosing messages and substitutions.
  let depth: Int

  private var positions = ArgumentPositions()

  /// The value of `%arg`; nil outside substitutions.
  private var number: (position: Int, specifier: FormatSpecifier)?

  /// The enclosing substitutions.
  private var openSubstitutions: Set<String> = []

  init(
    arguments: [MessageArgument], language: LocalizationLanguage, localization: Localization?,
    depth: Int
  ) {
    self.arguments = arguments
    self.language = language
    self.localization = localization
    self.depth = depth
  }

  /// Returns a text with every placeholder replaced, or unchanged if that is impossible.
  mutating func runs(of text: String, with builder: inout MessageBuilder) -> [MessageRun] {
    let format = FormatString(text)
    var runs: [MessageRun] = []
    for piece in format.pieces {
      let written = MessageRun(String(format.text(of: piece)))
      switch piece.kind {
      case .text: runs.append(written)
      case .percentSign: runs.append(MessageRun("%"))
      case .specifier(let specifier) where specifier.isLikelyText: runs.append(written)
      case .specifier(let specifier): runs.append(run(for: specifier, with: &builder) ?? written)
      case .substitution(let reference):
        runs += self.runs(for: reference, with: &builder) ?? [written]
      case .substitutionNumber:
        let value = number.flatMap { number in
          run(forArgument: number.position, as: number.specifier, with: &builder)
        }
        runs.append(value ?? written)
      }
    }
    return runs
  }

  /// Returns the value for a specifier, or nil if it has no argument.
  private mutating func run(
    for specifier: FormatSpecifier, with builder: inout MessageBuilder
  ) -> MessageRun? {
    // ISO C, 7.23.6.1: the arguments for width and precision precede the value.
    let width = value(of: specifier.width, with: &builder)
    let precision = value(of: specifier.precision, with: &builder)
    var specifier = specifier
    if let width {
      // A negative width from an argument is a `-` flag and a width.
      if width < 0 { specifier.flags.insert(.leftAligned) }
      specifier.width = .fixed(Int(clamping: width.magnitude))
    } else {
      specifier.width = nil
    }
    // A negative precision from an argument is ignored.
    specifier.precision = precision.flatMap { $0 < 0 ? nil : .fixed($0) }
    return run(forArgument: positions.position(of: specifier), as: specifier, with: &builder)
  }

  /// Returns an argument formatted for a specifier, or nil if there is no such argument.
  private func run(
    forArgument position: Int, as specifier: FormatSpecifier, with builder: inout MessageBuilder
  ) -> MessageRun? {
    guard let argument = argument(at: position) else {
      builder.note(.argumentMissing(position: position))
      return nil
    }
    let writer = ArgumentWriter(style: builder.localizer.numberStyle, language: language.tag)
    let result =
      switch argument {
      case .text(let text): writer.write(text, as: specifier)
      case .integer(let number): writer.write(number, as: specifier)
      case .decimal(let number): writer.write(number, as: specifier)
      case .list(let texts):
        writer.write(texts.joined(separator: language.tag.listSeparator), as: specifier)
      case .message(let message):
        writer.write(text(of: message, with: &builder), as: specifier)
      }
    if result.isMistyped { builder.note(.argumentMistyped(position: position)) }
    return MessageRun(result.text, position: position)
  }

  private func text(
    of message: LocalizedMessage, with builder: inout MessageBuilder
  ) -> String {
    guard builder.mayExpand(depth: depth + 1) else {
      builder.note(.nestedTooDeeply(message.key))
      return message.key
    }
    return builder.resolve(message, depth: depth + 1).runs.text
  }

  /// Returns the text of a substitution, or nil if there is none.
  private mutating func runs(
    for reference: SubstitutionReference, with builder: inout MessageBuilder
  ) -> [MessageRun]? {
    let name = reference.name
    let substitution = localization?.substitution(named: name)
    let position = positions.position(
      of: reference, argumentNumber: substitution?.argumentNumber.flatMap { $0 > 0 ? $0 : nil })
    guard let substitution else {
      builder.note(.substitutionMissing(name: name))
      return nil
    }
    guard !openSubstitutions.contains(name), builder.mayExpand(depth: depth + 1) else {
      builder.note(.nestedTooDeeply(name))
      return nil
    }
    let argument = argument(at: position)
    if argument == nil { builder.note(.argumentMissing(position: position)) }
    let specifier =
      substitution.formatSpecifier.flatMap { FormatSpecifier(withoutPercentSign: $0) }
      ?? FormatSpecifier(length: .ll, conversion: .decimal)
    let chooser = VariationChooser(
      device: builder.localizer.device, pluralRules: language.pluralRules,
      number: argument.flatMap { PluralOperands($0, as: specifier) })
    guard let choice = chooser.choose(from: substitution.content) else {
      builder.note(.substitutionMissing(name: name))
      return nil
    }
    if let category = choice.missingCategory {
      builder.note(.pluralCategoryMissing(category.rawValue))
    }
    var inner = MessageFormatter(
      arguments: arguments, language: language, localization: localization, depth: depth + 1)
    inner.positions = ArgumentPositions(startingWith: position)
    inner.number = (position, specifier)
    inner.openSubstitutions = openSubstitutions.union([name])
    // An untranslated variation shows at least the number.
    return inner.runs(of: choice.isUntranslated ? "%arg" : choice.text, with: &builder)
  }

  private func argument(at position: Int) -> MessageArgument? {
    (1...Int.max).contains(position) && position <= arguments.count
      ? arguments[position - 1] : nil
  }

  /// Returns a width or precision; nil if the specifier has none or its argument is missing.
  private mutating func value(
    of count: FormatCount?, with builder: inout MessageBuilder
  ) -> Int? {
    switch count {
    case nil: return nil
    case .fixed(let value): return value
    case .argument(let fixed):
      let position = fixed ?? positions.takeNext()
      switch argument(at: position) {
      case .integer(let value): return Int(clamping: value)
      case nil: builder.note(.argumentMissing(position: position))
      default: builder.note(.argumentMistyped(position: position))
      }
      return nil
    }
  }
}

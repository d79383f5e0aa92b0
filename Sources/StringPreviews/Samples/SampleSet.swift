import StringCatalogs

/// The values for the arguments of a string in one language.
struct SampleSet {
  /// The numbers for arguments that select nothing: the first for one of them, the first two for
  /// two, and so on.
  private static let numbers: [SampleLength: [Int64]] = [
    .short: [3, 5, 2, 8], .usual: [12, 3, 48, 7], .long: [1_234_567, 98_765, 45_678, 12_345],
  ]

  /// The numbers in the order of positions, which ascend, as in “3 of 12 photos”.
  private var numbers: [Int64] {
    let numbers = Self.numbers[options.sampleLength] ?? [3]
    return numbers.prefix(arguments.count { $0.kind == .integer }).sorted()
  }

  let arguments: [ExpectedArgument]
  let words: SampleWords
  let options: PreviewOptions

  /// The values with their arguments for a localizer.
  struct Values {
    var arguments: [MessageArgument] = []
    var samples: [SampleValue] = []
  }

  /// Returns a value for each position; `counts` contains the numbers that select a text, by
  /// position.
  func values(counting counts: [Int: MessageArgument]) -> Values {
    var values = Values()
    var used: [SampleConcept: Int] = [:]
    for expected in arguments {
      guard let position = expected.position else { continue }
      let turn = used[expected.concept, default: 0]
      used[expected.concept] = turn + 1
      let given = given(for: expected)
      let argument =
        counts[position] ?? given.map { Self.argument($0, as: expected.kind) }
        ?? sample(for: expected, turn: turn)
      values.arguments.append(argument)
      values.samples.append(
        SampleValue(
          position: position, name: expected.name, text: Self.text(of: argument),
          isGiven: given == Self.text(of: argument)))
    }
    return values
  }

  /// Returns the value for `${name}`.
  func value(named name: String) -> SampleValue {
    if let given = options.values.last(where: { $0.name == name }) {
      return SampleValue(position: nil, name: name, text: given.text, isGiven: true)
    }
    let word = words.word(
      for: ConceptFinder.concept(ofName: name), length: options.sampleLength, turn: 0)
    return SampleValue(position: nil, name: name, text: word, isGiven: false)
  }

  /// Returns the given number for an argument; nil if there is none or it is not a number.
  func givenNumber(for expected: ExpectedArgument) -> MessageArgument? {
    guard let given = given(for: expected) else { return nil }
    if let number = Int64(given) { return .integer(number) }
    return Double(given).flatMap { $0.isFinite ? .decimal($0) : nil }
  }

  private func given(for expected: ExpectedArgument) -> String? {
    options.values.last(where: expected.accepts)?.text
  }

  private func sample(for expected: ExpectedArgument, turn: Int) -> MessageArgument {
    switch expected.kind {
    case .integer:
      let numbers = numbers
      return .integer(numbers[turn % numbers.count])
    case .decimal:
      return .decimal(
        [.short: 0.5, .usual: 12.5, .long: 1_234_567.89][options.sampleLength] ?? 1.5)
    case .text:
      return .text(
        words.word(for: expected.concept, length: options.sampleLength, turn: turn))
    }
  }

  private static func argument(_ text: String, as kind: ExpectedArgument.Kind) -> MessageArgument {
    guard kind != .text else { return .text(text) }
    if kind == .integer, let number = Int64(text) { return .integer(number) }
    return Double(text).flatMap { $0.isFinite ? .decimal($0) : nil } ?? .text(text)
  }

  /// Returns a value as it would be typed.
  static func text(of argument: MessageArgument) -> String {
    switch argument {
    case .text(let text): text
    case .integer(let number): String(number)
    case .decimal(let number): "\(number)"
    case .message(let message): message.key
    case .list(let texts): texts.joined(separator: ", ")
    }
  }
}

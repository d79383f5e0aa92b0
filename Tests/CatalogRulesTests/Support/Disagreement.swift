import TestSupport

/// An entry whose texts disagree about its arguments, and who is wrong.
///
/// What is wrong is decided while the entry is made: the program passes some arguments, each text
/// is written for them, and a mistake is put into some. Nothing here reads placeholders.
struct Disagreement: CustomStringConvertible {
  /// A type of argument.
  enum Kind: String, CaseIterable {
    case object = "@"
    case integer = "lld"
    case number = "f"
  }

  /// What is wrong with a text.
  enum Mistake: CaseIterable {
    /// An argument is used as another type.
    case type

    /// Two arguments of different types have changed places.
    case order

    /// The last argument is missing.
    case lost

    /// There is an argument too many.
    case added

    /// The last argument has the position after its own.
    case skipped

    /// An argument is used a second time as another type.
    case contradicted

    /// A placeholder is misspelled in a way that says what was meant.
    case misspelled

    /// A placeholder is misspelled in a way that another text must explain.
    case garbled

    /// A percent sign stands for itself.
    case stray

    /// Whether the text alone shows it.
    var isEvident: Bool {
      switch self {
      case .skipped, .contradicted, .misspelled, .stray: true
      case .type, .order, .lost, .added, .garbled: false
      }
    }

    /// Whether it is the spelling of a placeholder.
    var isSpelling: Bool { self == .misspelled || self == .garbled }

    /// Whether the text still says which arguments there are.
    var leavesArgumentsClear: Bool { self == .misspelled || self == .stray }
  }

  /// A text of the entry.
  struct Text {
    var language: String
    var value: String
    var mistake: Mistake?
  }

  var arguments: [Kind]
  var key: String
  var source: Text
  var translations: [Text]

  /// Whether the key has the placeholders.
  var isFormatKey: Bool

  var description: String {
    let texts = ([source] + translations).map { text in
      "\(text.language) “\(text.value)” \(text.mistake.map { "\($0)" } ?? "right")"
    }
    return "“\(key)”: " + texts.joined(separator: ", ")
  }
}

// MARK: - Making one

extension Disagreement {
  private static let words = [
    "en": "files from", "de": "Dateien aus", "fr": "fichiers depuis", "es": "archivos desde",
    "it": "documenti da", "nl": "bestanden uit", "sv": "dokument ur", "pl": "pliki z",
  ]

  /// Makes an entry; nil if nobody could say who is wrong.
  init?(_ random: inout SeededGenerator) {
    let count = Int.random(in: 1...3, using: &random)
    let arguments = (0..<count).map { _ in Kind.allCases.randomElement(using: &random) ?? .object }
    let isFormatKey = Bool.random(using: &random)
    let languages = Self.words.keys.filter { $0 != "en" }.sorted().shuffled(using: &random)
      .prefix(Int.random(in: 1...6, using: &random))
    func text(_ language: String, oneIn chance: Int, _ random: inout SeededGenerator) -> Text? {
      let isWrong = Int.random(in: 0..<chance, using: &random) == 0
      let mistake = isWrong ? Mistake.allCases.randomElement(using: &random) : nil
      return Self.text(arguments, Self.words[language] ?? "", mistake, &random)
        .map { Text(language: language, value: $0, mistake: mistake) }
    }
    guard let source = text("en", oneIn: 2, &random) else { return nil }
    var translations: [Text] = []
    for language in languages {
      guard let text = text(language, oneIn: 5, &random) else { return nil }
      translations.append(text)
    }
    let key = Self.placeholders(of: arguments).joined(separator: " files of ") + " now"
    self.key = isFormatKey ? key : "list.title"
    self.arguments = arguments
    self.isFormatKey = isFormatKey
    self.source = source
    self.translations = translations
    guard isDecidable else { return nil }
  }

  /// Whether somebody who knows only the texts could say who is wrong.
  private var isDecidable: Bool {
    let right = translations.filter { $0.mistake == nil }.count
    let wrong = translations.count - right
    guard let mistake = source.mistake else {
      // A catalog in which nobody else is right has no witness for the source text.
      return right > 0 || wrong == 1 || isFormatKey
    }
    // The key and the code agree, unless most languages are against them.
    if isFormatKey { return right >= wrong }
    switch mistake {
    case .misspelled, .stray: return true
    case .garbled: return right > wrong
    case .skipped, .contradicted: return right > 0 && wrong == 0
    case .added: return false
    case .type, .order, .lost:
      return right >= 2 && wrong == 0 || right >= 3 && right >= 6 * wrong
    }
  }

  private static func placeholders(of arguments: [Kind]) -> [String] {
    arguments.map { "%" + $0.rawValue }
  }

  /// Returns a text for arguments with a mistake; nil if it can't have this one.
  private static func text(
    _ arguments: [Kind], _ words: String, _ mistake: Mistake?,
    _ random: inout SeededGenerator
  ) -> String? {
    let joined = { (parts: [String]) in parts.joined(separator: " \(words) ") }
    let count = arguments.count
    let positional = arguments.indices.map { "%\($0 + 1)$" + arguments[$0].rawValue }
    let hasPositions = Bool.random(using: &random)
    var parts = hasPositions ? positional.shuffled(using: &random) : placeholders(of: arguments)
    let index = Int.random(in: 0..<count, using: &random)
    switch mistake {
    case nil: break
    case .type:
      let other = Kind.allCases.filter { $0 != arguments[index] }.randomElement(using: &random)
      parts = placeholders(of: arguments)
      parts[index] = "%" + (other?.rawValue ?? "")
    case .order:
      parts = placeholders(of: arguments)
      guard let other = arguments.firstIndex(where: { $0 != arguments[0] }) else { return nil }
      parts.swapAt(0, other)
    case .lost:
      parts = placeholders(of: arguments)
      parts.removeLast()
      if parts.isEmpty { return words }
    case .added:
      parts = placeholders(of: arguments) + ["%@"]
    case .skipped:
      parts = positional
      parts[count - 1] = "%\(count + 1)$" + arguments[count - 1].rawValue
    case .contradicted:
      let other: Kind = arguments[index] == .object ? .integer : .object
      parts = positional + ["%\(index + 1)$" + other.rawValue]
    case .misspelled:
      guard arguments[index] != .number else { return nil }
      let position = hasPositions ? "\(index + 1)$" : ""
      parts = hasPositions ? positional : placeholders(of: arguments)
      parts[index] =
        arguments[index] == .integer
        ? "%" + position + (["Lld", "LLd", "lLd"].randomElement(using: &random) ?? "")
        : "％" + position + "@"
    case .garbled:
      guard arguments[index] == .object else { return nil }
      parts = placeholders(of: arguments)
      parts[index] = ["%s@", "%d@", "%$@"].randomElement(using: &random) ?? ""
    case .stray:
      return joined(parts + ["100%!"])
    }
    return parts.count == 1 ? parts[0] + " " + words : joined(parts)
  }
}

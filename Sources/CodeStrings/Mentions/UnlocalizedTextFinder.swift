/// Finds literals that people see as they are, although they look as if they were localized.
struct UnlocalizedTextFinder {
  private var resolver: ContextResolver

  /// Decides which parameters are shown: their values go to views and modifiers as strings.
  private var shown: ContextResolver

  init(_ resolver: ContextResolver, files: [FileFacts]) {
    self.resolver = resolver
    var lookups = Lookups()
    let interface = InterfaceFiles(files)
    for (number, file) in files.enumerated() where interface.contains(file) {
      self.resolver.file = number
      for flow in file.flows {
        let destination = self.resolver.destination(of: flow.destination, in: flow.owner)
        guard destination.meaning == .localized(isOverloaded: true), !destination.isAmbiguous else {
          continue
        }
        _ = lookups.insert(flow.placed(in: number), LookupTarget(), types: resolver.types)
      }
    }
    shown = ContextResolver(resolver.types.project, lookups: lookups)
  }

  /// Returns the literals of files, without those of tests unless they are wanted.
  mutating func texts(in files: [FileFacts], withTests: Bool) -> [UnlocalizedText] {
    var texts: [UnlocalizedText] = []
    for (number, file) in files.enumerated() where withTests || !file.isTest {
      resolver.file = number
      shown.file = number
      texts += file.literals.compactMap { literal in
        let words = Self.words(of: literal)
        guard !literal.isPreview, Self.isProse(words), !Self.isLicense(words),
          let reason = reason(for: literal)
        else { return nil }
        return UnlocalizedText(
          text: Self.text(of: literal), reason: reason, isPhrase: Self.isPhrase(words),
          isConditional: literal.isConditional, location: file.location(at: literal.offset))
      }
    }
    return texts
  }

  private static func text(of literal: CodeLiteral) -> String {
    literal.pieces.map { if case .text(let text) = $0 { text } else { "*" } }.joined()
  }

  private func reason(for literal: CodeLiteral) -> UnlocalizedText.Reason? {
    switch literal.context {
    // A sum of literals is a `String`, too.
    case .sum(let outer, _): isOverloaded(outer, literal) ? .sum : nil
    case .branch(let outer, _):
      if isOverloaded(outer, literal) {
        resolver.destination(of: literal.context, in: literal.owner).meaning == .type("String")
          ? .choice : nil
      } else {
        isShownValue(literal) ? .value : nil
      }
    case .property, .result, .local, .rawValue: isShownValue(literal) ? .value : nil
    case .argument:
      isPlain(literal)
        && shown.destination(of: literal.context, in: literal.owner).meaning == .lookup
        ? .parameter : nil
    default: nil
    }
  }

  /// Returns whether a literal becomes a `String` that a view shows, and that nothing looks up.
  private func isShownValue(_ literal: CodeLiteral) -> Bool {
    var context = literal.context
    while case .branch(let outer, _) = context { context = outer }
    switch context {
    case .property, .result, .local, .rawValue: break
    default: return false
    }
    guard shown.destination(of: context, in: literal.owner).meaning == .lookup else { return false }
    let meaning = resolver.destination(of: context, in: literal.owner).meaning
    return meaning == .unknown || meaning == .type("String")
  }

  private func isOverloaded(_ context: LiteralContext, _ literal: CodeLiteral) -> Bool {
    guard case .argument = context else { return false }
    let destination = resolver.destination(of: context, in: literal.owner)
    return destination.meaning == .localized(isOverloaded: true) && !destination.isAmbiguous
  }

  /// Returns whether nothing localizes a literal.
  private func isPlain(_ literal: CodeLiteral) -> Bool {
    if case .type(let type) = resolver.destination(of: literal.context, in: literal.owner).meaning {
      return type == "String"
    }
    return false
  }

  /// Returns whether a text is something that people read: several words, or one that begins with
  /// a capital letter and goes on in small ones.
  private static func isProse(_ words: [Substring]) -> Bool {
    guard let first = words.first else { return false }
    let count = words.count(where: isWord)
    if words.count > 1 { return count * 2 > words.count }
    return count == 1 && first.count > 2 && first.first?.isUppercase == true
      && first.dropFirst().allSatisfy { !$0.isUppercase }
  }

  /// The number of words that the terms of a license have at least.
  private static let shortestLicense = 20

  /// Returns whether words are the terms of a license, which stay as they were written.
  private static func isLicense(_ words: [Substring]) -> Bool {
    words.count >= shortestLicense
      && words.contains { $0.lowercased().hasPrefix("copyright") }
  }

  private static func isWord(_ word: Substring) -> Bool {
    word.allSatisfy { $0.isLetter || ".,:;!?…’'-".contains($0) }
  }

  /// The number of letters that a word of a phrase has at least.
  private static let shortestWord = 4

  /// Returns whether words are those of a phrase or a sentence: it begins with no small letter, as
  /// commands do, and not all of its words with capital ones, as those of names do.
  private static func isPhrase(_ words: [Substring]) -> Bool {
    guard words.count > 1, let first = words[0].first(where: \.isLetter), !first.isLowercase else {
      return false
    }
    // Names of products mix scripts. Those without capital letters tell nothing else of names.
    if words.allSatisfy({ !$0.contains { $0.isUppercase || $0.isLowercase } }) { return true }
    return words.last?.last.map { ".!?…".contains($0) } == true
      || words.dropFirst().contains { word in
        word.first?.isLowercase == true && isWord(word)
          && word.count { $0.isLetter } >= shortestWord
      }
  }

  /// Returns the words of a literal: what has letters between white space.
  private static func words(of literal: CodeLiteral) -> [Substring] {
    let texts = literal.pieces.map { piece -> String in
      if case .text(let text) = piece { text } else { " " }
    }
    return texts.joined().split(whereSeparator: \.isWhitespace)
      .filter { $0.contains(where: \.isLetter) }
  }
}

import StringCatalogs

/// How the texts of each language do something that can be done in several ways, with the first
/// texts of each way, to find those that differ from nearly all others.
struct UsageTally<Usage: Hashable> {
  /// A text that is an example of a usage.
  struct Example {
    var range: Range<Int>
    var key: String
  }

  /// The texts of a language with one usage.
  struct Group {
    var usage: Usage
    var count = 0
    var examples: [Example] = []

    /// More examples are never named.
    private static var limit: Int { 20 }

    /// Adds a text to the group.
    mutating func add(_ text: TextContext) {
      count += 1
      if examples.count < Self.limit {
        examples.append(Example(range: text.text.range, key: text.entry.key))
      }
    }
  }

  /// What is usual in a language, and the texts that differ.
  struct Deviation {
    var language: LanguageContext
    var usual: Group

    /// What else there is, and examples of it in the order of the file.
    var otherUsages: [Usage]
    var otherCount: Int
    var examples: [Example]
  }

  private var languages: [Int: (language: LanguageContext, groups: [Group])] = [:]

  /// Adds a text; those that nobody translates or sees have no say.
  mutating func add(_ usage: Usage, of text: TextContext) {
    guard let index = text.language.index, text.entry.shouldTranslate, !text.catalog.walk.isStale,
      !text.traits.contains(.stateNew)
    else { return }
    let groups = languages[index, default: (text.language, [])].groups
    let position = groups.firstIndex { $0.usage == usage } ?? groups.endIndex
    if position == groups.endIndex {
      languages[index, default: (text.language, [])].groups.append(Group(usage: usage))
    }
    languages[index]?.groups[position].add(text)
  }

  /// Returns what differs from the usage of nearly all of at least eight texts, by language.
  ///
  /// There must be `factor` of them for each text that differs.
  func deviations(factor: (LanguageContext, Usage) -> Int) -> [Deviation] {
    languages.sorted { $0.key < $1.key }.compactMap { _, entry in
      guard let usual = entry.groups.max(by: { $0.count < $1.count }), usual.count >= 8 else {
        return nil
      }
      let others = entry.groups.filter { $0.usage != usual.usage }
      let count = others.reduce(0) { $0 + $1.count }
      guard count > 0, usual.count >= count * factor(entry.language, usual.usage) else {
        return nil
      }
      let examples = others.flatMap(\.examples).sorted {
        $0.range.lowerBound < $1.range.lowerBound
      }
      return Deviation(
        language: entry.language, usual: usual, otherUsages: others.map(\.usage),
        otherCount: count, examples: examples)
    }
  }
}

extension Reporter {
  /// Reports that texts of a language differ from the others, at the first one that no comment
  /// allows, and names the keys of up to three.
  func report<Usage>(
    _ deviation: UsageTally<Usage>.Deviation, usual: String, other: MessageArgument
  ) {
    let language = deviation.language.tag
    let examples = deviation.examples.filter { example in
      collector.severity(of: rule, key: example.key, language: language, unlessChosen: .info) != nil
    }
    guard let first = examples.first else { return }
    collector.beginPart()
    let keys = examples.prefix(3).map { "“\(Self.shortened($0.key))”" }
    report(
      .text(usual), .integer(Int64(deviation.usual.count)), other,
      .integer(Int64(deviation.otherCount)), .list(keys),
      at: first.range, key: first.key, language: language)
  }

  private static func shortened(_ key: String) -> String {
    key.count > 40 ? key.prefix(39) + "…" : key
  }
}

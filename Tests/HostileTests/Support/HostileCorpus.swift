import TestSupport

/// The hostile catalogs, in groups for one run each.
enum HostileCorpus {
  private static let groups: [(name: String, catalogs: @Sendable () -> [HostileCatalog])] = {
    var groups: [(name: String, catalogs: @Sendable () -> [HostileCatalog])] = [
      ("numbers", { HostileCatalog.numbers(HostileTexts.numbers) }),
      ("sources", { sample(HostileCatalog.sources, 20) }),
      ("malformed", { sample(HostileCatalog.malformed, 20) }),
      ("mutations", { sample(HostileCatalog.mutations, 20) }),
      ("large", { HostileCatalog.large(60) }),
    ]
    let texts = TestScope.isComplete ? HostileTexts.all : HostileTexts.sample(20, seed: 11)
    groups.append(("texts", { catalogs(of: texts) }))
    return groups
  }()

  private static func catalogs(of texts: [String]) -> [HostileCatalog] {
    stride(from: 0, to: texts.count, by: 100).map { start in
      HostileCatalog.texts(
        Array(texts[start..<min(start + 100, texts.count)]), name: "texts-\(start)")
    }
  }

  /// Some of each group, for commands that take one catalog; `LargeHostileTests` has large ones.
  ///
  /// Each catalog costs sixty runs of a tool, so a complete run uses every sixth text, every
  /// twelfth malformed catalog, and every 160th of those with one change; the commands that take a
  /// folder get many more.
  static let single: [HostileCatalog] = groups.flatMap { group in
    let step =
      ["large": 0, "malformed": 12, "mutations": 160, "numbers": 20, "sources": 20][group.name] ?? 1
    guard step > 0 else { return [HostileCatalog]() }
    let all =
      group.name == "texts" && TestScope.isComplete
      ? catalogs(of: every(6, of: HostileTexts.all)) : group.catalogs()
    return sample(every(step, of: all), 1)
  }

  static let names = groups.map(\.name)

  /// A group for commands that take a folder; of the many catalogs with one change, every second.
  static func catalogs(named name: String) -> [HostileCatalog] {
    let catalogs = groups.first { $0.name == name }?.catalogs() ?? []
    return name == "mutations" ? every(2, of: catalogs) : catalogs
  }

  /// Returns all in a complete test run, else a deterministic sample.
  static func sample<Element>(_ elements: [Element], _ count: Int) -> [Element] {
    guard !TestScope.isComplete else { return elements }
    var generator = SeededGenerator(seed: 2_026)
    return Array(elements.shuffled(using: &generator).prefix(count))
  }

  /// Returns every so many of the elements, beginning with the first.
  static func every<Element>(_ step: Int, of elements: [Element]) -> [Element] {
    elements.enumerated().filter { $0.offset.isMultiple(of: step) }.map(\.element)
  }
}

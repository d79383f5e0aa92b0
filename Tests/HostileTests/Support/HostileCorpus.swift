import TestSupport

/// The hostile catalogs, in groups for one run each.
enum HostileCorpus {
  private static let groups: [(name: String, catalogs: @Sendable () -> [HostileCatalog])] = {
    var groups: [(name: String, catalogs: @Sendable () -> [HostileCatalog])] = [
      ("numbers", { HostileCatalog.numbers(HostileTexts.numbers) }),
      ("malformed", { sample(HostileCatalog.malformed, 20) }),
      ("mutations", { sample(HostileCatalog.mutations, 20) }),
      ("large", { HostileCatalog.large(60) }),
    ]
    let texts = TestScope.isComplete ? HostileTexts.all : HostileTexts.sample(20, seed: 11)
    groups.append(
      (
        "texts",
        {
          stride(from: 0, to: texts.count, by: 20).map { start in
            HostileCatalog.texts(
              Array(texts[start..<min(start + 20, texts.count)]), name: "texts-\(start)")
          }
        }
      ))
    return groups
  }()

  /// Some of each group, for commands that take one catalog; `LargeHostileTests` has large ones.
  static let single: [HostileCatalog] = groups.filter { $0.name != "large" }.flatMap { group in
    // A complete run uses every tenth mutation, as each costs fifty runs.
    let catalogs = group.catalogs()
    let some = catalogs.enumerated().filter { $0.offset.isMultiple(of: 10) }.map(\.element)
    return sample(group.name == "mutations" ? some : catalogs, 1)
  }

  static let names = groups.map(\.name)

  static func catalogs(named name: String) -> [HostileCatalog] {
    groups.first { $0.name == name }?.catalogs() ?? []
  }

  /// Returns all in a complete test run, else a deterministic sample.
  static func sample<Element>(_ elements: [Element], _ count: Int) -> [Element] {
    guard !TestScope.isComplete else { return elements }
    var generator = SeededGenerator(seed: 2_026)
    return Array(elements.shuffled(using: &generator).prefix(count))
  }
}

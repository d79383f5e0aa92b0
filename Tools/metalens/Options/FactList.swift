import ArgumentParser

/// The value of an option that takes names of facts separated by commas.
struct FactList<Fact>: ExpressibleByArgument
where Fact: RawRepresentable<String> & CaseIterable & Hashable & Sendable {
  let facts: Set<Fact>

  static var allValueStrings: [String] { Fact.allCases.map(\.rawValue) }

  init?(argument: String) {
    let texts = argument.split(separator: ",").map { $0.filter { !$0.isWhitespace } }
    let facts = texts.compactMap(Fact.init)
    guard !texts.isEmpty, facts.count == texts.count else { return nil }
    self.facts = Set(facts)
  }
}

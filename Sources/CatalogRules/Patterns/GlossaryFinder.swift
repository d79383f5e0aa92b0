/// Finds the terms of a glossary in source texts, as the rule `glossary` does.
package struct GlossaryFinder {
  private let glossary: [GlossaryTerm]
  private let search: GlossarySearch

  /// Prepares to find terms.
  package init(_ glossary: [GlossaryTerm]) {
    self.glossary = glossary
    search = GlossarySearch(for: glossary)
  }

  /// Returns the terms that a source text has, in the order of the glossary.
  package func terms(in text: String) -> [GlossaryTerm] {
    search.indices(of: text).map { glossary[$0] }
  }
}

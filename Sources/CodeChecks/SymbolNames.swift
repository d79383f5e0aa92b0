import CatalogRules
import CodeStrings
import StringCatalogs

/// Finds keys whose generated symbols have no name, or that of another key.
enum SymbolNames {
  static func findings(_ catalogs: [ProjectCatalog]) -> [CodeFinding] {
    catalogs.indices.filter {
      catalogs[$0].hasCodeKeys && !catalogs[$0].hasPhrases && catalogs[$0].mayHaveSymbols
    }
    .flatMap { findings(catalogs[$0], at: $0) }
  }

  private static func findings(_ catalog: ProjectCatalog, at index: Int) -> [CodeFinding] {
    var keys: [String: String] = [:]
    return catalog.entries.compactMap { entry in
      guard entry.extractionState == .manual else { return nil }
      let name = GeneratedSymbol.name(of: entry.key)
      var finding = CodeFinding(
        rule: CodeRules.symbolName, subject: .catalog(index, entry.keyRange), key: entry.key,
        confidence: .certain, variant: "invalid")
      if name.isEmpty { return finding }
      guard let other = keys.updateValue(entry.key, forKey: name) else { return nil }
      finding.variant = "collision"
      finding.arguments = [.text(name), .text(other)]
      return finding
    }
  }
}

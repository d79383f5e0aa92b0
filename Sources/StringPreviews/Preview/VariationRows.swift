import StringCatalogs

/// Lists the texts of a localization, including missing ones.
struct VariationRows {
  /// The categories that a counted text of the language needs.
  let needed: [PluralCategory]

  /// The texts of the source language, which determine what a translation needs.
  let source: [CatalogLeaf]

  /// Returns a row for each text and for each missing form; if there is no text, the shape of the
  /// source text decides.
  ///
  /// A missing substitution has no row, since it needs more than a text.
  func rows(of localization: Localization?, missing: [[LeafStep]]) -> [VariationRow] {
    let leaves = localization?.leaves ?? []
    if leaves.contains(where: { $0.value != nil }) {
      let present = Set(leaves.map(\.path))
      let forms = missing.filter { path in
        if case .substitution? = path.last { false } else { !present.contains(path) }
      }
      return grouped(
        leaves.map { VariationRow(steps: $0.path, leaf: $0) }
          + forms.map { VariationRow(steps: $0) })
    }
    return source.isEmpty ? [VariationRow(steps: [])] : grouped(sourceShape)
  }

  /// Rows without texts in the shape of the source text, with the categories of the language.
  private var sourceShape: [VariationRow] {
    let rows = source.map { VariationRow(steps: $0.path) }
    let isSingle = rows.compactMap(\.category).allSatisfy { $0 == .other || $0 == .zero }
    let wanted = isSingle ? [.other] : needed
    let present = Set(rows.map(\.steps))
    let added = rows.flatMap { row in
      (row.pluralPrefix.map { prefix in
        wanted.map { prefix + [.variation(.plural, $0.rawValue)] }
      } ?? []).filter { !present.contains($0) }
    }
    var seen: Set<[LeafStep]> = []
    return (rows + added.map { VariationRow(steps: $0) }).filter { row in
      row.category.map { needed.contains($0) || $0 == .other } ?? true
        && seen.insert(row.steps).inserted
    }
  }

  /// Sorts the categories of each group in CLDR's order.
  private func grouped(_ rows: [VariationRow]) -> [VariationRow] {
    var groups: [[LeafStep]: [VariationRow]] = [:]
    for row in rows {
      if let prefix = row.pluralPrefix { groups[prefix, default: []].append(row) }
    }
    var result: [VariationRow] = []
    for row in rows {
      guard let prefix = row.pluralPrefix else {
        result.append(row)
        continue
      }
      guard var group = groups.removeValue(forKey: prefix) else { continue }
      let hasZero = group.contains { $0.category == .zero && $0.hasText }
      group.sort { Self.rank($0.category) < Self.rank($1.category) }
      result += group.map { row in
        var row = row
        row.hasZeroBeside = hasZero && row.category != .zero
        return row
      }
    }
    return result
  }

  private static func rank(_ category: PluralCategory?) -> Int {
    category.flatMap { PluralCategory.known.firstIndex(of: $0) } ?? PluralCategory.known.count
  }
}

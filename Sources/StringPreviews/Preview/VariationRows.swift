import StringCatalogs

/// Lists the texts of a localization, including missing ones.
struct VariationRows {
  /// The categories that a counted text of the language needs.
  let needed: [PluralCategory]

  /// The texts of the source language, which determine what a translation needs.
  let source: [CatalogLeaf]

  /// Returns a row for each text; if there is none, the shape of the source text decides.
  func rows(of localization: Localization?) -> [VariationRow] {
    let leaves = localization?.leaves ?? []
    if leaves.contains(where: { $0.value != nil }) {
      return grouped(leaves.map { VariationRow(steps: $0.path, leaf: $0) })
    }
    if source.isEmpty { return [VariationRow(steps: [])] }
    let wanted = source.map { VariationRow(steps: $0.path) }
    return grouped(wanted, keeps: { needed.contains($0) || $0 == .other })
  }

  /// Sorts the categories of each group in CLDR's order and adds missing ones.
  private func grouped(
    _ rows: [VariationRow], keeps: (PluralCategory) -> Bool = { _ in true }
  ) -> [VariationRow] {
    let sourceCategories = source.compactMap { VariationRow(steps: $0.path).category }
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
      let present = group.compactMap(\.category)
      group.removeAll { $0.category.map { !keeps($0) } ?? false }
      for category in Self.missing(needed, in: present, source: sourceCategories) {
        let step = LeafStep.variation(.plural, category.rawValue)
        if !group.contains(where: { $0.category == category }) {
          group.append(VariationRow(steps: prefix + [step]))
        }
      }
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

  /// Returns the missing categories.
  ///
  /// If neither the source nor the translation distinguishes numbers, `other` applies to all of
  /// them.
  private static func missing(
    _ needed: [PluralCategory], in present: [PluralCategory], source: [PluralCategory]
  ) -> [PluralCategory] {
    let isForAll = { (categories: [PluralCategory]) in
      categories.allSatisfy { $0 == .other || $0 == .zero }
    }
    if isForAll(present), isForAll(source) {
      return present.contains(.other) ? [] : [.other]
    }
    return needed.filter { !present.contains($0) }
  }

  private static func rank(_ category: PluralCategory?) -> Int {
    category.flatMap { PluralCategory.known.firstIndex(of: $0) } ?? PluralCategory.known.count
  }
}

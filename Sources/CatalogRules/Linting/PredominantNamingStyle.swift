import StringCatalogs

/// The style that nearly all keys of a catalog are written in.
struct PredominantNamingStyle {
  /// The least number of keys that make a custom, and the part of them, in percent.
  private static let least = (keys: 10, percentage: 80)

  /// The style.
  let style: NamingStyle

  /// A key in this style.
  let example: String

  /// Finds the style of a catalog; nil when it has none.
  init?(_ catalog: StringCatalog) {
    var counts: [NamingStyle: (keys: Int, first: String)] = [:]
    var total = 0
    for entry in catalog.entries {
      guard let style = NamingStyle(entry.key) else { continue }
      total += 1
      counts[style, default: (0, entry.key)].keys += 1
    }
    guard total >= Self.least.keys, let most = counts.max(by: { $0.value.keys < $1.value.keys }),
      most.value.keys * 100 >= total * Self.least.percentage
    else { return nil }
    style = most.key
    example = most.value.first
  }
}

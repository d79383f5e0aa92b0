import StringCatalogs

/// The naming style of nearly all keys of a catalog.
struct PredominantNamingStyle {
  /// The minimum number of keys for a predominant style, and the minimum share, in percent.
  private static let least = (keys: 10, percentage: 80)

  /// The style.
  let style: NamingStyle

  /// A key in this style.
  let example: String

  /// Finds the predominant style of a catalog; nil if there is none.
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

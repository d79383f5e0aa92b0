/// A small catalog that shows what a rule finds, or leaves alone.
public struct RuleExample: Hashable, Sendable {
  /// The text of the catalog.
  ///
  /// Each value that the rule finds stands between `⟦` and `⟧`, which are taken out before the
  /// catalog is read.
  public var catalog: String

  /// The catalog after the fix; nil when there is none to show.
  public var fixed: String?

  /// Creates an example of what the rule finds.
  public static func bad(_ catalog: String, fixed: String? = nil) -> RuleExample {
    RuleExample(catalog: catalog, fixed: fixed)
  }

  /// Creates an example of what the rule leaves alone.
  public static func good(_ catalog: String) -> RuleExample {
    RuleExample(catalog: catalog, fixed: nil)
  }

  /// Whether the rule finds something in the catalog.
  public var isBad: Bool { catalog.contains("⟦") }
}

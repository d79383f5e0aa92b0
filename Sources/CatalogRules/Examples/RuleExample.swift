/// A small catalog that shows what a rule finds or accepts.
public struct RuleExample: Hashable, Sendable {
  /// The text of the catalog.
  ///
  /// Each literal or member that the rule points at is enclosed in `⟦` and `⟧`, including its
  /// quotation marks; the marks are removed before the catalog is read. Of several variants of a
  /// localization the first is marked, as they give one finding.
  public var catalog: String

  /// The catalog after the fix; nil if there is none to show.
  public var fixed: String?

  /// An earlier version of the catalog, for rules that compare with it; nil if there is none.
  public var earlier: String?

  /// The name of the file, with its relevant folders.
  public var path: String

  /// The names of other relevant files beside it.
  public var siblings: [String]

  /// The configuration that the rule needs.
  public var configuration: LintConfiguration

  /// An example of what the rule finds.
  static func bad(
    _ catalog: ExampleCatalog, fixed: ExampleCatalog? = nil, earlier: ExampleCatalog? = nil,
    path: String = Self.defaultPath, siblings: [String] = [],
    configure: (inout LintConfiguration) -> Void = { _ in }
  ) -> RuleExample {
    var configuration = LintConfiguration()
    configure(&configuration)
    return RuleExample(
      catalog: catalog.text, fixed: fixed?.text, earlier: earlier?.text, path: path,
      siblings: siblings, configuration: configuration)
  }

  /// An example that the rule accepts.
  static func good(
    _ catalog: ExampleCatalog, earlier: ExampleCatalog? = nil, path: String = Self.defaultPath,
    siblings: [String] = [], configure: (inout LintConfiguration) -> Void = { _ in }
  ) -> RuleExample {
    bad(catalog, earlier: earlier, path: path, siblings: siblings, configure: configure)
  }

  static let defaultPath = "Localizable.xcstrings"

  /// Whether the rule finds something in the catalog.
  public var isBad: Bool { catalog.contains("⟦") }
}

public import CatalogHistory
public import StringCatalogs
import StringTables

/// Finds problems in string catalogs.
///
/// A linter has no state: files may be linted concurrently.
///
/// ```swift
/// let linter = CatalogLinter(configuration: LintConfiguration())
/// let file = linter.lint(bytes: bytes, path: "App/Localizable.xcstrings")
/// let errors = file.findings.filter { $0.severity == .error }
/// ```
public struct CatalogLinter: Sendable {
  /// The configuration.
  public let configuration: LintConfiguration

  /// Creates a linter.
  public init(configuration: LintConfiguration) {
    self.configuration = configuration
  }

  /// Lints the bytes of a file.
  ///
  /// Input that is not a catalog gives one finding that says why. `siblings` are the names of the
  /// files in the same folder and of those in sibling folders, such as
  /// `en.lproj/Localizable.strings`. `earlier` are the bytes of an earlier version, with which some
  /// rules compare; `history` says what translations were made from.
  public func lint(
    bytes: [UInt8], path: String, siblings: [String] = [], earlier: [UInt8]? = nil,
    history: CatalogHistory? = nil
  ) -> LintedFile {
    lint(
      bytes,
      in: CatalogFileContext(
        path: path, siblings: siblings, store: StoreTextName(path: path)?.store, earlier: earlier,
        history: history))
  }

  /// Lints the bytes of a file.
  func lint(_ bytes: [UInt8], in file: CatalogFileContext) -> LintedFile {
    do {
      let catalog = try StringCatalog(bytes: bytes)
      let run = LintRun(catalog, in: file, configuration: configuration)
      let findings = run.findings()
      var linted = LintedFile(
        path: file.path, bytes: bytes, catalog: catalog, findings: findings,
        statistics: run.statistics)
      linted.omittedCount = run.omittedCount
      return linted
    } catch {
      return LintedFile(
        path: file.path, bytes: bytes, catalog: nil,
        findings: findings(about: error, in: bytes, path: file.path))
    }
  }

  /// Returns the findings in a catalog, in the order of the bytes, without those about surrounding
  /// files.
  public func findings(in catalog: StringCatalog, path: String) -> [Finding] {
    LintRun(catalog, in: CatalogFileContext(path: path), configuration: configuration).findings()
  }

  /// Returns the findings about one key of a catalog, in the order of the bytes.
  ///
  /// They are the same as in the whole catalog, in a fraction of the time.
  public func findings(in catalog: StringCatalog, path: String, key: String) -> [Finding] {
    guard let entry = catalog.entry(for: key) else { return [] }
    let run = LintRun(
      catalog, in: CatalogFileContext(path: path), configuration: configuration,
      onlyEntry: entry.keyRange)
    return run.findings().filter { $0.key == key }
  }

  /// Returns whether a rule is on for some key of a file.
  package func isOn(_ rule: RuleIdentifier, path: String) -> Bool {
    guard let description = RuleRegistry.description(of: rule) else { return false }
    return RuleSelection(configuration, path: path).isEnabledAnywhere(description, language: nil)
  }

  private func findings(about error: CatalogError, in bytes: [UInt8], path: String) -> [Finding] {
    let rule = CatalogSyntax.description
    let selection = RuleSelection(configuration, path: path)
    guard let choice = selection.choice(rule, key: nil, language: nil) else { return [] }
    let offset = error.position.byteOffset
    return [
      Finding(
        rule: rule.id, severity: choice.severity, range: offset..<offset,
        message: Self.isOtherFile(bytes, path: path)
          ? LocalizedMessage("rule.\(rule.id).message.otherFile") : error.localizedMessage)
    ]
  }

  /// Returns whether neither the name nor the beginning of a file is that of a catalog.
  private static func isOtherFile(_ bytes: [UInt8], path: String) -> Bool {
    guard !path.hasSuffix(".xcstrings"), let first = bytes.first(where: { $0 > 0x20 }) else {
      return false
    }
    return ![UInt8(ascii: "{"), UInt8(ascii: "<"), 0xEF, 0xFE, 0xFF].contains(first)
  }
}

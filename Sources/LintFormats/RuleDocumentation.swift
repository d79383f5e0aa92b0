public import CatalogRules
import Escaping
public import StringCatalogs

/// The location of the documentation pages of the rules, each a file `NAME.md`.
///
/// Pages in the source language are at the location itself; those in any other language are in a
/// subfolder such as `ko`.
public struct RuleDocumentation: Hashable, Sendable {
  private let base: String
  private let isOnTheWeb: Bool

  /// The paths of the existing pages; nil if all exist.
  private let paths: Set<String>?

  /// Creates the documentation at a URL such as `https://example.org/docs/rules`; nil if it is
  /// invalid.
  public init?(address: String) {
    guard let colon = address.firstIndex(of: ":"), URIPath.isReference(address) else { return nil }
    let scheme = address[..<colon].lowercased()
    guard ["http", "https", "file"].contains(scheme) else { return nil }
    base = address.hasSuffix("/") ? String(address.dropLast()) : address
    isOnTheWeb = scheme != "file"
    paths = nil
  }

  /// Creates the documentation in a local folder from its absolute path and the paths of its files
  /// in that folder, such as `ko/empty-translation.md`.
  public init(folder: String, filePaths: some Sequence<String>) {
    base = URIPath.reference(to: folder.hasSuffix("/") ? String(folder.dropLast()) : folder)
    isOnTheWeb = false
    paths = Set(filePaths)
  }

  /// Returns the URL of a rule's page for a reader: in the language of the localizer, or else in
  /// the source language; nil if there is none.
  public func address(of rule: RuleIdentifier, for localizer: Localizer) -> String? {
    if rule.isPattern { return nil }
    let folder = localizer.documentationFolder(of: localizer.language)
    return address(of: "\(folder)\(rule).md") ?? address(of: "\(rule).md")
  }

  /// Returns the public URL of a rule's page in the source language.
  func webAddress(of rule: RuleIdentifier) -> String? {
    isOnTheWeb && !rule.isPattern ? address(of: "\(rule).md") : nil
  }

  private func address(of path: String) -> String? {
    paths?.contains(path) == false ? nil : "\(base)/\(path)"
  }
}

public import CatalogRules
import Escaping

/// The location of the documentation pages of the rules, each a file `NAME.md`.
public struct RuleDocumentation: Hashable, Sendable {
  private let base: String
  private let isOnTheWeb: Bool

  /// The rules that have a page; nil if all do.
  private let names: Set<String>?

  /// Creates the documentation at a URL such as `https://example.org/docs/rules`; nil if it is
  /// invalid.
  public init?(address: String) {
    guard let colon = address.firstIndex(of: ":"), URIPath.isReference(address) else { return nil }
    let scheme = address[..<colon].lowercased()
    guard ["http", "https", "file"].contains(scheme) else { return nil }
    base = address.hasSuffix("/") ? String(address.dropLast()) : address
    isOnTheWeb = scheme != "file"
    names = nil
  }

  /// Creates the documentation in a local folder from its absolute path and the names of its files.
  public init(folder: String, fileNames: some Sequence<String>) {
    base = URIPath.reference(to: folder.hasSuffix("/") ? String(folder.dropLast()) : folder)
    isOnTheWeb = false
    names = Set(fileNames)
  }

  /// Returns the URL of a rule's page; nil if there is none.
  public func address(of rule: RuleIdentifier) -> String? {
    let name = rule.rawValue + ".md"
    return names?.contains(name) == false ? nil : "\(base)/\(name)"
  }

  /// Returns the public URL of a rule's page.
  func webAddress(of rule: RuleIdentifier) -> String? {
    isOnTheWeb ? address(of: rule) : nil
  }
}

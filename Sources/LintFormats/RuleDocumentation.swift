public import CatalogRules
import Escaping

/// Where the pages are that describe the rules, each a file `NAME.md`.
public struct RuleDocumentation: Hashable, Sendable {
  private let base: String
  private let isOnTheWeb: Bool

  /// The rules that have a page; nil when all do.
  private let names: Set<String>?

  /// Creates the documentation below an address such as `https://example.org/docs/rules`; nil when
  /// it is no address.
  public init?(address: String) {
    guard let colon = address.firstIndex(of: ":"), URIPath.isReference(address) else { return nil }
    let scheme = address[..<colon].lowercased()
    guard ["http", "https", "file"].contains(scheme) else { return nil }
    base = address.hasSuffix("/") ? String(address.dropLast()) : address
    isOnTheWeb = scheme != "file"
    names = nil
  }

  /// Creates the documentation in a folder of this computer from its absolute path and the names of
  /// its files.
  public init(folder: String, fileNames: some Sequence<String>) {
    base = URIPath.reference(to: folder.hasSuffix("/") ? String(folder.dropLast()) : folder)
    isOnTheWeb = false
    names = Set(fileNames)
  }

  /// Returns the address of the page about a rule; nil when there is none.
  public func address(of rule: RuleIdentifier) -> String? {
    let name = rule.rawValue + ".md"
    return names?.contains(name) == false ? nil : "\(base)/\(name)"
  }

  /// Returns the address of the page about a rule where everybody can read it.
  func webAddress(of rule: RuleIdentifier) -> String? {
    isOnTheWeb ? address(of: rule) : nil
  }
}

/// A function, a property of strings, or a macro that looks up a key, by its name.
package struct CodeHelper: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name without its type and without the number sign of macros.
  package let name: String

  /// The type that declares it; nil for any.
  package let owner: String?

  /// The table that it looks in; nil for `Localizable`, or what its call says.
  package let table: String?

  /// The bundle that it looks in, as code names it, such as `module`.
  package let bundle: String?

  /// Creates a helper by a name such as `tr`, `L10n.string`, or `#localized`.
  package init(_ name: String, table: String? = nil, bundle: String? = nil) {
    let parts = name.drop { $0 == "#" }.split(separator: ".")
    self.name = parts.last.map(String.init) ?? ""
    owner = parts.dropLast().last.map(String.init)
    self.table = table
    self.bundle = bundle
  }

  package init(stringLiteral name: String) {
    self.init(name)
  }
}

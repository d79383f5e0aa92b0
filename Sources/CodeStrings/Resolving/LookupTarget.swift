/// Where a function of a project looks up its keys.
struct LookupTarget: Hashable, Sendable {
  /// The table; nil for `Localizable`.
  var table: String?

  /// The bundle as code names it, such as `module`.
  var bundle: String?
}

/// The string and the language whose history a page asks for.
struct HistoryRequest: Decodable, Sendable {
  /// The key of the string.
  var key: String

  /// The language as the catalog spells it.
  var language: String
}

/// A call of a function of Apple that looks up a key, where the key is not a literal.
struct OpenCall: Hashable, Sendable {
  var call: CodeCall

  /// The name of the enclosing type; empty outside of types.
  var owner: String

  /// The first byte of the call in its file.
  var offset: Int
}

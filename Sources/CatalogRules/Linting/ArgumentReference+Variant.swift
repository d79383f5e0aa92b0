import StringCatalogs

extension ArgumentReference {
  /// The last component of a message that names the reference; nil for the source text.
  var variant: String? { origin == .source ? nil : origin.rawValue }
}

extension FormatArguments.Argument {
  /// Whether the argument is a number, which a text for few numbers can spell in words.
  var isCount: Bool { kind == nil || kind == .integer || kind == .floatingPoint }
}

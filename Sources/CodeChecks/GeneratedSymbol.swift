/// The names of the symbols that Xcode generates for keys that are managed manually.
///
/// How Xcode makes them is not documented; this is what the names of generated files show: words of
/// letters and digits, joined in camel case.
enum GeneratedSymbol {
  /// Returns the name of the symbol of a key; empty if the key has no letters and digits.
  static func name(of key: String) -> String {
    let words = key.split { !$0.isLetter && !$0.isNumber }
    guard let first = words.first else { return "" }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return first.prefix(1).lowercased() + first.dropFirst() + rest.joined()
  }
}

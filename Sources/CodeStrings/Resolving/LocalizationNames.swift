import ASCII

/// The names that projects give to functions that look up keys.
enum LocalizationNames {
  private static let words = ["locali", "l10n", "i18n", "translat"].map { Array($0.utf8) }

  /// Returns whether a name says that something is localized.
  static func contains(_ name: String) -> Bool {
    var rest = name.utf8[...]
    while !rest.isEmpty {
      for word in words where rest.starts(with: word, by: { $0.asciiLowercased == $1 }) {
        return true
      }
      rest.removeFirst()
    }
    return false
  }

  /// Returns whether a function looks up its first parameter, which its name and its other
  /// parameters say: it has a bundle, and returns text.
  static func isLookup(_ function: CodeFunction) -> Bool {
    guard let key = function.parameters.first, TypeName.last(of: key.type) == "String",
      function.result.map(TypeName.last) == "String",
      function.parameters.contains(where: { TypeName.last(of: $0.type) == "Bundle" })
    else { return false }
    return contains(function.name) || contains(function.owner)
  }

  /// Returns whether a call is of a project’s version of `NSLocalizedString`, whose name has
  /// another prefix; projects tell it to Xcode.
  static func isPrefixed(_ name: String, _ call: CodeCall) -> Bool {
    name.hasSuffix("LocalizedString") && call.arguments[0].label == nil
      && call.argument("comment") != nil
  }

  /// Returns whether a call of another module looks up its first argument: it names a bundle.
  static func isLookup(_ call: CodeCall) -> Bool {
    guard let key = call.arguments.first, key.label == nil || key.label == "key",
      call.argument("bundle") != nil
    else { return false }
    switch call.callee {
    case .name(let name): return contains(name)
    case .member(let base?, let name): return contains(name) || contains(base.baseName ?? "")
    default: return false
    }
  }
}

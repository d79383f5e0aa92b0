import CatalogRules

/// A line by which a program tells something to GitHub Actions.
struct WorkflowCommand {
  var name: String
  var properties: [(name: String, value: String)]
  var message: String

  /// The line, with its line feed.
  var text: String {
    let properties = properties.map { "\($0.name)=\(Self.escapeProperty($0.value))" }
    return "::\(name) \(properties.joined(separator: ","))::\(Self.escape(message))\n"
  }

  private static func escape(_ text: String) -> String {
    escape(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private static func escapeProperty(_ text: String) -> String {
    escape(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private static func escape(_ text: String, _ codes: [Unicode.Scalar: String]) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let code = codes[scalar] {
        result.append(contentsOf: code.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}

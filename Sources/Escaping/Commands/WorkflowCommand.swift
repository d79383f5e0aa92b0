/// A workflow command for GitHub Actions.
package struct WorkflowCommand {
  private let name: StaticString
  private let properties: [(name: String, value: String)]
  private let message: String

  /// Creates a command such as `error`; its message and properties may contain any text.
  package init(
    _ name: StaticString, properties: [(name: String, value: String)], message: String
  ) {
    self.name = name
    self.properties = properties
    self.message = message
  }

  /// The line, including its line feed.
  package var text: String {
    let properties = properties.map { "\($0.name)=\(Self.property($0.value))" }
    return "::\(name) \(properties.joined(separator: ","))::\(Self.message(message))\n"
  }

  /// Returns lines of a log without workflow commands.
  ///
  /// The runner interprets a line that begins with two colons, even after white space, or that
  /// contains `##[`.
  package static func escapingCommands(in log: String) -> String {
    let lines = log.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.map { line in
      let line = String(Substring(line))
      let start = line.unicodeScalars.drop(while: \.properties.isWhitespace)
      let isCommand = start.starts(with: "::".unicodeScalars)
      return (isCommand ? "./" : "") + line.breaking("##[")
    }.joined(separator: "\n")
  }

  /// Returns a message in the encoding that the runner decodes.
  static func message(_ text: String) -> String {
    text.replacingBytes { byte in
      switch byte {
      case UInt8(ascii: "%"): "%25"
      case UInt8(ascii: "\r"): "%0D"
      case UInt8(ascii: "\n"): "%0A"
      default: nil
      }
    }
  }

  /// Returns a property value in the encoding that the runner decodes.
  static func property(_ text: String) -> String {
    message(text).replacingBytes { byte in
      switch byte {
      case UInt8(ascii: ":"): "%3A"
      case UInt8(ascii: ","): "%2C"
      default: nil
      }
    }
  }
}

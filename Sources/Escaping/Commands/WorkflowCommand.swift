/// A workflow command for GitHub Actions.
package struct WorkflowCommand {
  private let name: StaticString
  private let properties: [(name: String, value: String)]
  private let message: String

  /// Creates a command such as `error`; its message and properties may contain any text.
  ///
  /// Properties are made visible, since GitHub shows them as they are; a file with an ordinary name
  /// keeps it.
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

  /// Returns a property value, made visible, in the encoding that the runner decodes.
  static func property(_ text: String) -> String {
    message(VisibleText(text, limit: nil).text).replacingBytes { byte in
      switch byte {
      case UInt8(ascii: ":"): "%3A"
      case UInt8(ascii: ","): "%2C"
      default: nil
      }
    }
  }
}

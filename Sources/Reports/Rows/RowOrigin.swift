import Escaping

/// The facts about a run that each row repeats, because one file can contain rows of several runs.
public struct RowOrigin: Hashable, Sendable {
  /// The version of the tool.
  public let toolVersion: String

  /// The version of the rule table that the score follows.
  public let ruleTableVersion: String

  /// The members of a row for these facts, and its end.
  let ending: [UInt8]

  /// Creates the origin of rows.
  public init(toolVersion: String, ruleTableVersion: String) {
    self.toolVersion = toolVersion
    self.ruleTableVersion = ruleTableVersion
    var line = JSONWriter()
    line.object {
      $0.member("toolVersion", toolVersion)
      $0.member("ruleTableVersion", ruleTableVersion)
    }
    ending = [UInt8(ascii: ",")] + line.bytes.dropFirst() + [UInt8(ascii: "\n")]
  }
}

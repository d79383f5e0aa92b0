import Escaping
public import Foundation
public import PhotoAudits

extension PhotoEntry {
  /// Reads an entry from one line of JSON that ``jsonLine`` wrote.
  public init(jsonLine: Data) throws(ReportDecodingError) {
    self = try StoredJSON.decode(StoredEntry.self, from: jsonLine).entry
  }

  /// The entry as one line of JSON, with the members that it has in the JSON of an audit and
  /// without a final line feed.
  ///
  /// Invisible characters and those that affect a terminal or an editor are written as `\u`
  /// escapes.
  public var jsonLine: [UInt8] {
    var line = JSONWriter()
    line.write(self)
    return line.bytes
  }
}

public import Foundation
public import Originality
import TextLayout

extension AuditReport {
  /// Reads an audit from the JSON that ``json`` wrote.
  ///
  /// Moments have whole seconds in JSON; everything else comes back as it was.
  public init(json: Data) throws(ReportDecodingError) {
    let schema = try StoredJSON.decode(SchemaVersion.self, from: json)
    guard schema.version <= StoredAudit.newestSchema else {
      throw .newerSchema(version: schema.version, newest: StoredAudit.newestSchema)
    }
    self = try StoredJSON.decode(StoredAudit.self, from: json).audit
  }

  /// The audit as JSON: codes and raw values, keys in alphabetical order, a line feed at the end.
  ///
  /// Characters that a terminal or an editor would act upon or hide are written as `\u` escapes.
  public var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Encoding fails for numbers that are not finite, and an audit has none.
    let data = (try? encoder.encode(StoredAudit(self))) ?? Data()
    return JSONEscaping.escape(String(decoding: data, as: UTF8.self)) + "\n"
  }
}

/// The member of a report that is read before the others.
private struct SchemaVersion: Decodable {
  let version: Int

  private enum CodingKeys: String, CodingKey {
    case version = "schemaVersion"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    version = try container.number(from: 1, forKey: .version)
  }
}

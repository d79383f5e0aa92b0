public import Foundation
public import PhotoAudits

extension AuditReport {
  /// Reads an audit from the JSON that ``json`` wrote.
  ///
  /// Dates have whole seconds in JSON; everything else round-trips.
  public init(json: Data) throws(ReportDecodingError) {
    let schema = try StoredJSON.decode(SchemaVersion.self, from: json)
    guard schema.version <= StoredAudit.newestSchema else {
      throw .newerSchema(version: schema.version, newest: StoredAudit.newestSchema)
    }
    self = try StoredJSON.decode(StoredAudit.self, from: json).audit
  }

  /// The audit as JSON: codes and raw values, sorted keys, a final line feed.
  ///
  /// Invisible characters and those that affect a terminal or an editor are written as `\u`
  /// escapes.
  public var json: String { StoredJSON.text(of: StoredAudit(self)) }
}

/// The member of a report that is decoded first.
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

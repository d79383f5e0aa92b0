import Escaping
public import Foundation

extension CatalogReport {
  /// The report as JSON with sorted members, as `Templates/reports/catalog-report.schema.json`
  /// describes it, with a line feed at the end.
  public var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Encoding fails only for numbers that are not finite, and a report has none.
    let data = (try? encoder.encode(self)) ?? Data()
    return JSONEscaping.escapeDocument(String(decoding: data, as: UTF8.self)) + "\n"
  }

  /// Reads a report from its JSON.
  public init(json: Data) throws(CatalogReportError) {
    let report: CatalogReport
    do {
      report = try JSONDecoder().decode(CatalogReport.self, from: json)
    } catch DecodingError.keyNotFound(let key, let context) {
      throw .unreadable(path: Self.path(context.codingPath + [key]))
    } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.dataCorrupted(let context)
    {
      throw .unreadable(path: Self.path(context.codingPath))
    } catch {
      throw .unreadable(path: "$")
    }
    guard report.schemaVersion <= Self.currentVersion else {
      throw .newer(version: report.schemaVersion)
    }
    self = report
  }

  private static func path(_ path: [any CodingKey]) -> String {
    path.reduce("$") { text, key in
      key.intValue.map { "\(text)[\($0)]" } ?? "\(text).\(key.stringValue)"
    }
  }
}

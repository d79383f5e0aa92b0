import Foundation
public import StringCatalogs

/// Why a stored report can't be read, and the position of the error.
public enum ReportDecodingError: Error, Hashable, Sendable {
  /// The bytes are not JSON.
  case notJSON(CatalogError)

  /// The report uses a newer schema than the newest known one.
  case newerSchema(version: Int, newest: Int)

  /// A member is missing; the path is like `reports[3].summary.fileSize`.
  case missing(path: String)

  /// A value is invalid at its position; the path `$` is the report as a whole.
  case invalid(path: String)

  /// A line of a report with one entry per line is invalid; lines count from 1.
  indirect case line(Int, ReportDecodingError)
}

extension ReportDecodingError: LocalizedByValue {
  /// The message with the error and its position.
  public var localizedMessage: LocalizedMessage {
    switch self {
    case .notJSON(let error) where error.reason == .empty: LocalizedMessage("report.error.empty")
    case .notJSON(let error):
      LocalizedMessage(
        "report.error.notJSON", .integer(Int64(error.position.line)),
        .integer(Int64(error.position.column)), .message(error.localizedMessage))
    case .newerSchema(let version, let newest):
      LocalizedMessage(
        "report.error.newerSchema", .integer(Int64(version)), .integer(Int64(newest)))
    case .missing(let path):
      LocalizedMessage("report.error.missing", .text(path))
    case .invalid(let path):
      LocalizedMessage("report.error.invalid", .text(path))
    case .line(let number, let error):
      LocalizedMessage(
        "report.error.line", .integer(Int64(number)), .message(error.localizedMessage))
    }
  }
}

extension ReportDecodingError {
  /// Converts an error of the decoder, which read some bytes.
  init(_ error: DecodingError, in json: Data) {
    switch error {
    case .keyNotFound(let key, let context):
      self = .missing(path: Self.path(context.codingPath + [key]))
    case .valueNotFound(_, let context), .typeMismatch(_, let context):
      self = .invalid(path: Self.path(context.codingPath))
    case .dataCorrupted(let context):
      self = Self.syntaxError(in: json) ?? .invalid(path: Self.path(context.codingPath))
    @unknown default:
      self = .invalid(path: Self.path([]))
    }
  }

  /// Returns where bytes are not JSON, and why; nil if they are.
  private static func syntaxError(in json: Data) -> ReportDecodingError? {
    do throws(CatalogError) {
      _ = try StringCatalogs.JSONValue.tolerant(Array(json))
      return nil
    } catch {
      return .notJSON(error)
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    guard !keys.isEmpty else { return "$" }
    return keys.reduce("") { path, key in
      if let index = key.intValue { return "\(path)[\(index)]" }
      return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
    }
  }
}

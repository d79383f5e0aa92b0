import Foundation
import Originality
public import StringCatalogs

/// A member of a photo's row that two audits have different values for.
public struct FieldChange: Hashable, Sendable, Encodable {
  /// The name of the member, such as `score` or `summary.software`.
  public let field: String

  /// The value of the first audit; nil where an element of a list is new.
  let before: JSONValue?

  /// The value of the second audit; nil where an element of a list is gone.
  let after: JSONValue?

  /// The value of the first audit as text: a text itself, else JSON.
  public var textBefore: String? { Self.text(of: before) }

  /// The value of the second audit as text.
  public var textAfter: String? { Self.text(of: after) }

  /// The element of a list that came or went, where a message says it: a flag or a problem.
  public var message: LocalizedMessage? {
    guard let value = before ?? after, before == nil || after == nil else { return nil }
    switch (field, value) {
    case ("flags", _):
      let flag = try? JSONDecoder().decode(OriginalityFlag.self, from: Data(value.json.utf8))
      return flag?.detail.localizedMessage
    case ("summary.problems", .text(let code)):
      return LocalizedMessage("report.problem.\(code)")
    default: return nil
    }
  }

  private static func text(of value: JSONValue?) -> String? {
    switch value {
    case nil, .null: nil
    case .text(let text): text
    case let value?: value.json
    }
  }
}

extension FieldChange {
  /// Returns what differs between two objects, members in the order of their names.
  static func all(
    from old: [String: JSONValue], to new: [String: JSONValue], path: String = ""
  ) -> [FieldChange] {
    Set(old.keys).union(new.keys).sorted().flatMap { name in
      changes(of: path + name, from: old[name] ?? .null, to: new[name] ?? .null)
    }
  }

  private static func changes(
    of field: String, from old: JSONValue, to new: JSONValue
  ) -> [FieldChange] {
    switch (old, new) {
    case _ where old == new: []
    case (.object(let old), .object(let new)): all(from: old, to: new, path: field + ".")
    // What moved within a list is not worth a line; what came and went is.
    case (.null, .object(let new)): all(from: [:], to: new, path: field + ".")
    case (.object(let old), .null): all(from: old, to: [:], path: field + ".")
    case (.list(let old), .list(let new)):
      old.filter { !new.contains($0) }.map { FieldChange(field: field, before: $0, after: nil) }
        + new.filter { !old.contains($0) }.map { FieldChange(field: field, before: nil, after: $0) }
    default: [FieldChange(field: field, before: old, after: new)]
    }
  }
}

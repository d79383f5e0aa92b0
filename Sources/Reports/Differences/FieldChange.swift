import Foundation
import Originality
public import StringCatalogs

/// A member of a photo's row with different values in two audits.
public struct FieldChange: Hashable, Sendable, Encodable {
  /// The name of the member, such as `score` or `summary.software`.
  public let field: String

  /// The value in the first audit; nil for an added element of a list.
  let before: JSONValue?

  /// The value in the second audit; nil for a removed element of a list.
  let after: JSONValue?

  /// The value in the first audit as text: the text itself, or JSON.
  public var textBefore: String? { Self.text(of: before) }

  /// The value in the second audit as text.
  public var textAfter: String? { Self.text(of: after) }

  /// The added or removed element of a list, if it has a message: a flag or a problem.
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
  /// Returns the differences between two objects, sorted by member name.
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
    // Moved elements of a list are ignored; only added and removed ones count.
    case (.null, .object(let new)): all(from: [:], to: new, path: field + ".")
    case (.object(let old), .null): all(from: old, to: [:], path: field + ".")
    case (.list(let old), .list(let new)):
      old.filter { !new.contains($0) }.map { FieldChange(field: field, before: $0, after: nil) }
        + new.filter { !old.contains($0) }.map { FieldChange(field: field, before: nil, after: $0) }
    default: [FieldChange(field: field, before: old, after: new)]
    }
  }
}

import Foundation
import Originality
import PhotoAudits
import PhotoMetadata
public import StringCatalogs

/// A member of a photo's row with different values in two audits.
public struct FieldChange: Hashable, Sendable, Encodable {
  /// The name of the member, such as `score` or `summary.software`.
  public let field: String

  private enum CodingKeys: String, CodingKey { case field, before, after }

  /// The value in the first audit; nil for an added element of a list.
  let before: StoredValue?

  /// The value in the second audit; nil for a removed element of a list.
  let after: StoredValue?

  /// Whether this is an added or a removed element of a list.
  public let isOfList: Bool

  /// The value in the first audit as text: the text itself, or JSON.
  public var textBefore: String? { Self.text(of: before) }

  /// The value in the second audit as text.
  public var textAfter: String? { Self.text(of: after) }

  /// The value in the first audit in words; nil if only its text says what it is.
  public var messageBefore: LocalizedMessage? { before.flatMap(message) }

  /// The value in the second audit in words.
  public var messageAfter: LocalizedMessage? { after.flatMap(message) }

  private func message(of value: StoredValue) -> LocalizedMessage? {
    switch (field, value) {
    case ("flags", _): decoded(value, as: OriginalityFlag.self)?.detail.localizedMessage
    case ("evidence", _): decoded(value, as: StoredEvidence.self)?.evidence.localizedMessage
    case ("summary.facts", _): decoded(value, as: StoredFact.self)?.fact.localizedMessage
    case ("error", .object): decoded(value, as: AppError.self)?.localizedMessage
    case ("summary.dimensions", .object):
      decoded(value, as: StoredDimensions.self)?.dimensions.localizedMessage
    case ("summary.location", .object):
      switch decoded(value, as: StoredLocation.self)?.location {
      case .coordinates(let place): place.localizedMessage
      case .withheld: LocalizedMessage("report.value.locationWithheld")
      case nil: nil
      }
    case ("summary.xmp.hasLocation", .flag(let isRecorded)):
      LocalizedMessage(isRecorded ? "report.value.locationRecorded" : "report.value.absent")
    case ("summary.problems", .text(let code)):
      MetadataProblem(rawValue: code).map(\.localizedMessage)
    case ("assessment.verdict", .text(let code)): LocalizedMessage("report.assessment.\(code)")
    case ("assessment.checksMade", .text(let code)): LocalizedMessage("report.check.\(code)")
    default: nil
    }
  }

  private func decoded<Value: Decodable>(_ value: StoredValue, as type: Value.Type) -> Value? {
    try? JSONDecoder().decode(type, from: Data(value.json.utf8))
  }

  private static func text(of value: StoredValue?) -> String? {
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
    from old: [String: StoredValue], to new: [String: StoredValue], path: String = ""
  ) -> [FieldChange] {
    // The checks that were not possible are all others.
    Set(old.keys).union(new.keys).subtracting(["checksNotMade"]).sorted().flatMap { name in
      changes(of: path + name, from: old[name] ?? .null, to: new[name] ?? .null)
    }
  }

  private static func changes(
    of field: String, from old: StoredValue, to new: StoredValue
  ) -> [FieldChange] {
    switch (old, new) {
    case _ where old == new: []
    // Without XMP there is no location in it.
    case (.null, .flag(false)), (.flag(false), .null): []
    // These are one value to a reader.
    case _ where ["summary.dimensions", "summary.location", "error"].contains(field):
      [FieldChange(field: field, before: old, after: new, isOfList: false)]
    case (.object(let old), .object(let new)): all(from: old, to: new, path: field + ".")
    // Moved elements of a list are ignored; only added and removed ones count.
    case (.null, .object(let new)): all(from: [:], to: new, path: field + ".")
    case (.object(let old), .null): all(from: old, to: [:], path: field + ".")
    case (.null, .list): changes(of: field, from: .list([]), to: new)
    case (.list, .null): changes(of: field, from: old, to: .list([]))
    case (.list(let old), .list(let new)):
      old.filter { !new.contains($0) }.map {
        FieldChange(field: field, before: $0, after: nil, isOfList: true)
      }
        + new.filter { !old.contains($0) }.map {
          FieldChange(field: field, before: nil, after: $0, isOfList: true)
        }
    default: [FieldChange(field: field, before: old, after: new, isOfList: false)]
    }
  }
}

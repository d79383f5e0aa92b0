package import CatalogEditing
package import StringCatalogs

/// One decision about conflicts of merges, as a script sends it.
///
/// It names conflicts by any of the members with which they are listed; what it does not name may
/// be anything.
package struct MergeEdit: Hashable, Sendable {
  /// The catalog as the sender names it; nil for any.
  package var file: String?

  /// The key of the string; nil for any.
  package var key: String?

  /// The language as the sender spells it; nil for any.
  package var language: LanguageTag?

  /// The part of the string, from language to variation; nil for any.
  package var part: String?

  /// What to take.
  package var decision: MergeDecision

  /// Creates a decision about all conflicts.
  package init(_ decision: MergeDecision) {
    self.decision = decision
  }

  /// Returns whether the decision is about a conflict.
  func names(_ conflict: MergeConflict) -> Bool {
    (key.map { conflict.key?.utf8.elementsEqual($0.utf8) ?? false } ?? true)
      && (part.map { $0.utf8.elementsEqual(conflict.part.utf8) } ?? true)
      && (language.map {
        $0.name(among: [conflict.language].compactMap(\.self)) == conflict.language
      }
        ?? true)
  }
}

extension MergeEdit {
  /// The fields that a decision may have.
  private static let fields = ["file", "key", "language", "part", "take", "text", "state"]

  /// The fields of a listed conflict that a decision may repeat.
  private static let ignoredFields = ["kind", "base", "ours", "theirs"]

  /// Parses a decision, such as `{"key": "cancel", "language": "ko", "take": "theirs"}`.
  package init(json: [UInt8]) throws(BatchEditError) {
    guard let value = try? JSONValue.tolerant(json), value.kind == .object else {
      throw BatchEditError("edit.batch.notJSON")
    }
    let fields = try BatchFields(value)
    let known = Self.fields + Self.ignoredFields
    for member in value.members where !known.contains(member.name) {
      throw BatchEditError(
        "edit.batch.unknownField", .text(member.name), .text("resolve"),
        .list(Self.fields))
    }
    let side = try fields.choice("take", among: ["ours", "theirs", "base"])
    let text = try fields.text("text")
    let state = try fields.choice("state", among: StringUnitState.choices.map(\.rawValue))
    switch (side, text) {
    case ("ours", nil): decision = .ours
    case ("theirs", nil): decision = .theirs
    case ("base", nil): decision = .base
    case (nil, let text?):
      decision = .text(text, state: state.map(StringUnitState.init(rawValue:)))
    default: throw BatchEditError("edit.batch.takeOrText")
    }
    guard state == nil || text != nil else { throw BatchEditError("edit.batch.takeOrText") }
    file = try fields.text("file")
    key = try fields.text("key")
    language = try fields.text("language").map { LanguageTag(rawValue: $0) }
    part = try fields.text("part")
    guard file != nil || key != nil || language != nil || part != nil else {
      throw BatchEditError("edit.batch.noConflictNamed")
    }
  }
}

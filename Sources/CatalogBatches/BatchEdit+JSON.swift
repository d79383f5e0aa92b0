public import StringCatalogs

/// Why a line is not an edit, in words that say what to send instead.
public struct BatchEditError: Error, Hashable, Sendable {
  /// The reason.
  public let message: LocalizedMessage

  init(_ key: String, _ arguments: MessageArgument...) {
    message = LocalizedMessage(key, arguments: arguments)
  }
}

extension BatchEdit {
  /// The names of the edits, each with its fields: those that it needs, and those that it may have.
  package static let verbs: [(name: String, needed: [String], optional: [String])] = [
    ("set", ["key", "language"], ["text", "forms", "state"] + locations),
    ("unset", ["key", "language"], locations), ("state", ["key", "language", "state"], locations),
    ("add", ["key"], ["text", "comment"]), ("rename", ["key", "to"], ["keepText"]),
    ("delete", ["key"], []), ("comment", ["key"], ["comment"]),
  ]

  /// The fields that name one of several texts.
  private static let locations = ["plural", "device", "substitution", "phrase"]

  /// Parses an edit, such as `{"edit": "set", "key": "cancel", "language": "ko", "text": "취소"}`.
  ///
  /// Unknown fields are refused, since a misspelled one would change something else than was meant.
  public init(json: [UInt8]) throws(BatchEditError) {
    guard let value = try? JSONValue.tolerant(json) else {
      throw BatchEditError("edit.batch.notJSON")
    }
    try self.init(value)
  }

  /// Reads an edit from an object.
  package init(_ json: JSONValue) throws(BatchEditError) {
    guard json.kind == .object else { throw BatchEditError("edit.batch.notJSON") }
    let fields = try BatchFields(json)
    let name = try fields.text("edit")
    guard let name, let verb = Self.verbs.first(where: { $0.name == name }) else {
      let names = Self.verbs.map(\.name).joined(separator: ", ")
      throw BatchEditError("edit.batch.unknownEdit", .text(name ?? ""), .text(names))
    }
    try fields.check(verb)
    let key = try fields.text("key") ?? ""
    let change: Change =
      switch name {
      case "set": try Self.setting(fields)
      case "unset": .unset
      case "state": .state
      case "add": .add(sourceText: try fields.text("text"), comment: try fields.text("comment"))
      case "rename":
        .rename(to: try fields.text("to") ?? "", keepsText: try fields.boolean("keepText") ?? false)
      case "delete": .delete
      default: .comment(try fields.text("comment"))
      }
    self.init(
      change, key: key, language: try fields.text("language").map { LanguageTag(rawValue: $0) })
    catalog = try fields.text("catalog")
    substitution = try fields.text("substitution")
    device = try fields.choice("device", among: Device.known.map(\.rawValue)).map(
      Device.init(rawValue:))
    category = try fields.choice("plural", among: PluralCategory.known.map(\.rawValue))
      .map(PluralCategory.init(rawValue:))
    state = try fields.choice("state", among: StringUnitState.choices.map(\.rawValue))
      .map(StringUnitState.init(rawValue:))
    phrase = try fields.number("phrase").map { $0 - 1 }
  }

  private static func setting(_ fields: BatchFields) throws(BatchEditError) -> Change {
    let text = try fields.text("text")
    let forms = try fields.forms()
    switch (text, forms) {
    case (let text?, nil): return .set(text)
    case (nil, let forms?):
      guard try fields.text("plural") == nil, try fields.number("phrase") == nil else {
        throw BatchEditError("edit.batch.formsAlone")
      }
      return .setForms(forms)
    default: throw BatchEditError("edit.batch.textOrForms")
    }
  }
}

/// The fields of an edit.
struct BatchFields {
  private let json: JSONValue

  init(_ json: JSONValue) throws(BatchEditError) {
    self.json = json
    var seen: Set<String> = []
    for member in json.writtenMembers where !seen.insert(member.name).inserted {
      throw BatchEditError("edit.batch.repeatedField", .text(member.name))
    }
  }

  /// Throws if a field is missing or unknown.
  func check(
    _ verb: (name: String, needed: [String], optional: [String])
  ) throws(BatchEditError) {
    for name in verb.needed where json[name] == nil {
      throw BatchEditError("edit.batch.missingField", .text(verb.name), .text(name))
    }
    let known = ["edit", "catalog"] + verb.needed + verb.optional
    for member in json.members where !known.contains(member.name) {
      throw BatchEditError(
        "edit.batch.unknownField", .text(member.name), .text(verb.name),
        .list(known))
    }
  }

  /// Returns a text; null counts as absent.
  func text(_ name: String) throws(BatchEditError) -> String? {
    guard let value = json[name], value.kind != .null else { return nil }
    guard let text = value.string else { throw BatchEditError("edit.batch.notText", .text(name)) }
    return text
  }

  func boolean(_ name: String) throws(BatchEditError) -> Bool? {
    guard let value = json[name], value.kind != .null else { return nil }
    guard let flag = value.boolean else {
      throw BatchEditError("edit.batch.notBoolean", .text(name))
    }
    return flag
  }

  /// Returns a whole number from 1.
  func number(_ name: String) throws(BatchEditError) -> Int? {
    guard let value = json[name], value.kind != .null else { return nil }
    guard let number = value.integer, number >= 1 else {
      throw BatchEditError("edit.batch.notNumber", .text(name))
    }
    return number
  }

  func choice(_ name: String, among choices: [String]) throws(BatchEditError) -> String? {
    guard let text = try text(name) else { return nil }
    guard choices.contains(text) else {
      throw BatchEditError(
        "edit.batch.notChoice", .text(name), .text(text), .list(choices))
    }
    return text
  }

  /// Returns the plural forms by category.
  func forms() throws(BatchEditError) -> [PluralCategory: String]? {
    guard let value = json["forms"], value.kind != .null else { return nil }
    guard value.kind == .object, value.firstMember != nil else {
      throw BatchEditError("edit.batch.notForms")
    }
    var forms: [PluralCategory: String] = [:]
    for member in value.members {
      guard PluralCategory.known.contains(PluralCategory(rawValue: member.name)) else {
        throw BatchEditError(
          "edit.batch.notChoice", .text("forms"), .text(member.name),
          .list(PluralCategory.known.map(\.rawValue)))
      }
      guard let text = member.value.string else { throw BatchEditError("edit.batch.notForms") }
      forms[PluralCategory(rawValue: member.name)] = text
    }
    return forms
  }
}

import CatalogEditing
import StringCatalogs

/// Moves the translations of a key to one that differs from it in placeholders only.
///
/// Every placeholder of the texts must be that of the old key or that of the new one; where one is
/// not, nothing is moved.
struct PlaceholderMove {
  /// The placeholders of an argument, without percent sign and position: `lld`.
  private struct Change {
    let old: String
    let new: String

    /// Whether both are those of numbers, which plural forms need.
    let isOfNumbers: Bool
  }

  /// A text whose placeholders do not tell how they change.
  private struct Unclear: Error {}

  let new: String

  private let changes: [Change]
  private let sourceLanguage: LanguageTag?

  /// Creates a move; nil if the keys don’t say which placeholder became which.
  init?(from old: String, to new: String, sourceLanguage: LanguageTag?) {
    self.new = new
    self.sourceLanguage = sourceLanguage
    guard let olds = Self.arguments(of: old), let news = Self.arguments(of: new),
      olds.count == news.count
    else { return nil }
    changes = zip(olds, news).map { old, new in
      Change(
        old: old.text, new: new.text,
        isOfNumbers: old.specifier.isNumber && new.specifier.isNumber)
    }
  }

  /// Returns the placeholders of a key by the numbers of their arguments; nil if an argument has
  /// none, or several.
  private static func arguments(
    of key: String
  ) -> [(text: String, specifier: FormatSpecifier)]? {
    let format = FormatString(key)
    guard format.substitutions.isEmpty else { return nil }
    var found: [Int: (text: String, specifier: FormatSpecifier)] = [:]
    var count = 0
    for piece in format.pieces {
      guard case .specifier(let specifier) = piece.kind else { continue }
      count += 1
      let argument = specifier.position ?? count
      guard found[argument] == nil else { return nil }
      found[argument] = (body(of: piece, specifier, in: format), specifier)
    }
    let arguments = (0..<count).compactMap { found[$0 + 1] }
    return arguments.count == count ? arguments : nil
  }

  /// Returns a placeholder without its percent sign and its position.
  private static func body(
    of piece: FormatPiece, _ specifier: FormatSpecifier, in format: FormatString
  ) -> String {
    let text = format.text(of: piece).dropFirst()
    guard specifier.position != nil, let end = text.firstIndex(of: "$") else { return String(text) }
    return String(text[text.index(after: end)...])
  }

  /// Returns the change of an entry’s texts, which need review then; nil if it isn’t clear.
  func patch(of entry: CatalogEntry) -> JSONPatch? {
    do {
      var changed: [(name: String, patch: JSONPatch)] = []
      for localization in entry.localizations {
        let isSource = localization.language == sourceLanguage
        if let patch = try patch(of: localization.json, isSource: isSource) {
          changed.append((localization.language.rawValue, patch))
        }
      }
      return .members([("localizations", .members(changed))])
    } catch {
      return nil
    }
  }

  // MARK: - Localizations

  /// Returns the change of an object with texts at any depth; nil if there is none.
  private func patch(
    of object: JSONValue, isSource: Bool
  ) throws(Unclear) -> JSONPatch? {
    var changed: [(name: String, patch: JSONPatch)] = []
    for member in object.members where member.value.kind == .object {
      let patch: JSONPatch?
      switch member.name {
      case "stringUnit": patch = try unit(member.value, isSource: isSource)
      case "stringSet": throw Unclear()
      case "substitutions":
        var substitutions: [(name: String, patch: JSONPatch)] = []
        for substitution in member.value.members {
          if let patch = try self.substitution(substitution, isSource: isSource) {
            substitutions.append((substitution.name, patch))
          }
        }
        patch = substitutions.isEmpty ? nil : .members(substitutions)
      case "variations":
        // The number of the first argument decides which form is shown.
        if member.value["plural"] != nil, changes.first?.isOfNumbers != true { throw Unclear() }
        patch = try self.patch(of: member.value, isSource: isSource)
      default: patch = try self.patch(of: member.value, isSource: isSource)
      }
      if let patch { changed.append((member.name, patch)) }
    }
    return changed.isEmpty ? nil : .members(changed)
  }

  private func substitution(
    _ member: JSONMember, isSource: Bool
  ) throws(Unclear) -> JSONPatch? {
    guard let number = member.value["argNum"]?.integer ?? (changes.count == 1 ? 1 : nil),
      changes.indices.contains(number - 1), changes[number - 1].isOfNumbers
    else { throw Unclear() }
    let change = changes[number - 1]
    var changed: [(name: String, patch: JSONPatch)] = []
    if let specifier = member.value["formatSpecifier"]?.string, specifier != change.new {
      guard specifier == change.old else { throw Unclear() }
      changed.append(("formatSpecifier", .value(.string(change.new))))
    }
    // Its forms follow its own number.
    for inner in member.value["variations"]?.members ?? [] where inner.value.kind == .object {
      if let patch = try patch(of: inner.value, isSource: isSource) {
        changed.append(("variations", .members([(inner.name, patch)])))
      }
    }
    return changed.isEmpty ? nil : .members(changed)
  }

  private func unit(_ unit: JSONValue, isSource: Bool) throws(Unclear) -> JSONPatch? {
    var changed: [(name: String, patch: JSONPatch)] = []
    let edits = try edits(of: unit["value"]?.string ?? "")
    if !edits.isEmpty { changed.append(("value", .text(edits))) }
    if !isSource, unit["state"]?.string == StringUnitState.translated.rawValue {
      changed.append(("state", .value(.string(StringUnitState.needsReview.rawValue))))
    }
    return changed.isEmpty ? nil : .members(changed)
  }

  /// Returns the placeholders of a text that change.
  private func edits(of text: String) throws(Unclear) -> [(Range<Int>, with: String)] {
    let format = FormatString(text)
    var edits: [(Range<Int>, with: String)] = []
    var count = 0
    for piece in format.pieces {
      guard case .specifier(let specifier) = piece.kind, !specifier.isLikelyText else { continue }
      if specifier.position == nil {
        count += 1
        // Substitutions may take arguments before it.
        guard format.substitutions.isEmpty else { throw Unclear() }
      }
      let number = specifier.position ?? count
      guard changes.indices.contains(number - 1) else { throw Unclear() }
      let change = changes[number - 1]
      let body = Self.body(of: piece, specifier, in: format)
      if body == change.new { continue }
      guard body == change.old else { throw Unclear() }
      let range = piece.range.upperBound - body.utf8.count..<piece.range.upperBound
      edits.append((range, with: change.new))
    }
    return edits
  }
}

extension FormatSpecifier {
  /// Whether the argument is a number, by which plural forms can be chosen.
  fileprivate var isNumber: Bool {
    conversion.argumentKind == .integer || conversion.argumentKind == .floatingPoint
  }
}

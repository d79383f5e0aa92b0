import Foundation
import TestSupport

/// The product's catalog as Foundation's JSON reader sees it.
enum CatalogFile {
  static let url = Repository.root.appending(path: "Localizations/Localizable.xcstrings")

  /// One text of the catalog: a unit, in its language.
  struct Unit {
    var key: String
    var language: String
    var state: String
    var value: String

    /// Whether it is the text for the plural category “one”, which may leave out the number.
    var isForOne = false
  }

  static func entries() throws -> [String: [String: Any]] {
    let root = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any]
    return root?["strings"] as? [String: [String: Any]] ?? [:]
  }

  /// The texts that are translated; those that are marked as new wait for it, until a release.
  static func units() throws -> [Unit] {
    try allUnits().filter { $0.state != "new" }
  }

  static func allUnits() throws -> [Unit] {
    try entries().flatMap { key, entry in
      (entry["localizations"] as? [String: Any] ?? [:]).flatMap { language, localization in
        units(in: localization, key: key, language: language)
      }
    }
  }

  private static func units(
    in part: Any, key: String, language: String, isForOne: Bool = false
  ) -> [Unit] {
    guard let members = part as? [String: Any] else { return [] }
    if let unit = members["stringUnit"] as? [String: String] {
      let substitutions = members["substitutions"] as? [String: [String: Any]] ?? [:]
      let categories = substitutions.isEmpty ? [nil] : ["other", "one"]
      return categories.map { category in
        Unit(
          key: key, language: language, state: unit["state"] ?? "",
          value: sentence(unit["value"] ?? "", substitutions, category: category),
          isForOne: isForOne || category == "one")
      }
    }
    return members.flatMap { name, part in
      units(in: part, key: key, language: language, isForOne: name == "one")
    }
  }

  /// Returns a text whose substitutions are replaced by their phrases for a plural category.
  private static func sentence(
    _ text: String, _ substitutions: [String: [String: Any]], category: String?
  ) -> String {
    var text = text
    for (name, substitution) in substitutions {
      let variations = substitution["variations"] as? [String: [String: [String: Any]]]
      let forms = variations?["plural"] ?? [:]
      let unit = (category.flatMap { forms[$0] } ?? forms["other"])?["stringUnit"]
      let phrase = (unit as? [String: String])?["value"] ?? ""
      let argument = substitution["argNum"].map { "%\($0)$" } ?? "%"
      let number = argument + (substitution["formatSpecifier"] as? String ?? "")
      text = text.replacing("%#@\(name)@", with: phrase.replacing("%arg", with: number))
    }
    return text
  }
}

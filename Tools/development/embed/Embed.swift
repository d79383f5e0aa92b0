import Foundation

/// Writes files as Swift string literals: `embed NAME OUTPUT FILE…`.
///
/// The output declares `enum NAME` with `static let files: [(name: String, text: StaticString)]`.
/// For string catalogs it is `static let members: [(key: String, text: StaticString)]` instead: the
/// members of their `strings`, sorted by key, on one line each and with the texts alone, without
/// comments and states; and `static let languages: [String]`, sorted.
/// A literal is raw and has as many number signs as its text needs, so the bytes arrive unchanged.
/// The literals are in a function that no other module may inline: otherwise they would be part of
/// the module that others are compiled against, and a changed text would compile all of those anew.
@main
enum Embed {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count >= 3 else {
      FileHandle.standardError.write(Data("usage: embed NAME OUTPUT FILE...\n".utf8))
      exit(2)
    }
    let files = arguments.dropFirst(3).map { URL(fileURLWithPath: $0) }
    let catalogs = files.filter { $0.pathExtension == "xcstrings" }
    var source = "// Generated from the folder \(arguments[1]). Do not edit.\n\n"
    source += "/// The files of the folder \(arguments[1]), as they were when this was built.\n"
    source += "enum \(arguments[1]) {\n"
    if catalogs.isEmpty {
      source += list("files", label: "name")
      for file in files {
        let text = try String(contentsOf: file, encoding: .utf8)
        source += "      (name: \"\(file.lastPathComponent)\", text: \(literal(text))),\n"
      }
    } else {
      let strings = try catalogs.map(strings)
      source += "  static let languages: [String] = \(languages(of: strings))\n\n"
      source += list("members", label: "key")
      let members = try strings.flatMap(members).sorted { $0.key < $1.key }
      for member in members {
        source += "      (key: \(literal(member.key)), text: \(literal(member.text))),\n"
      }
    }
    source += "    ]\n  }\n}\n"
    // An unchanged file keeps its date, so that nothing is compiled again.
    if (try? String(contentsOfFile: arguments[2], encoding: .utf8)) != source {
      try source.write(toFile: arguments[2], atomically: true, encoding: .utf8)
    }
  }

  /// Returns the declaration of a list and the beginning of the function that makes it.
  private static func list(_ name: String, label: String) -> String {
    """
      static let \(name) = all()

      @inline(never)
      @_semantics("optimize.no.crossmodule")
      private static func all() -> [(\(label): String, text: StaticString)] {
        [

    """
  }

  /// The entries of a catalog by key.
  private typealias Strings = [String: [String: Any]]

  /// Returns the `strings` of a catalog.
  private static func strings(of file: URL) throws -> Strings {
    let catalog = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    guard let strings = (catalog as? [String: Any])?["strings"] as? Strings else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return strings
  }

  /// Returns the languages of all entries.
  private static func languages(of catalogs: [Strings]) -> [String] {
    let entries = catalogs.flatMap(\.values)
    return Set(entries.flatMap { ($0["localizations"] as? [String: Any] ?? [:]).keys }).sorted()
  }

  /// Returns the members of `strings`, each as text without what is the same in all: that it was
  /// added by hand, and that it is translated.
  private static func members(of strings: Strings) throws -> [(key: String, text: String)] {
    try strings.map { key, entry in
      let entry = [key: entry.filter { !["comment", "extractionState"].contains($0.key) }]
      let json = try JSONSerialization.data(
        withJSONObject: entry, options: [.sortedKeys, .withoutEscapingSlashes])
      let text = String(decoding: json.dropFirst().dropLast(), as: UTF8.self)
      return (key, text.replacing(#""state":"translated","#, with: ""))
    }
  }

  /// Returns `text` as a raw multi-line literal with enough number signs that no text in it ends
  /// it.
  private static func literal(_ text: String) -> String {
    var signs = "#"
    while text.contains("\"\"\"" + signs) || text.contains("\\" + signs) { signs += "#" }
    return signs + "\"\"\"\n" + text + "\n\"\"\"" + signs
  }
}

import Escaping
import StringCatalogs

/// Tables of several languages as one string catalog, as they would be after a migration.
///
/// It is text like any catalog, so that whatever reads catalogs reads tables; each position in it
/// leads back to the file that its text comes from.
package struct TableCatalog: Sendable {
  /// A position in a file.
  package struct Origin: Hashable, Sendable {
    /// The number of the file in its group.
    package var file: Int

    /// The bytes in the file.
    package var range: Range<Int>
  }

  /// The text of the catalog.
  package private(set) var bytes: [UInt8] = []

  /// The number of the file with the source texts.
  package let sourceFile: Int

  /// The keys that a later entry in the same file hides, though its texts are others.
  package private(set) var hiddenKeys: [(key: String, origin: Origin)] = []

  /// The positions of texts, in order, with those of their parts for a text of a document.
  private var origins: [(range: Range<Int>, origin: Origin, text: MarkdownText?)] = []

  /// Creates the catalog of tables; nil if there are none.
  ///
  /// Texts are translated from English, or from the language with most texts; from the keys where
  /// there is no English file and most keys are texts. Where a `.strings`
  /// file and a `.stringsdict` have the same key, the one that varies counts, as at run time.
  init?(_ tables: [StringTable]) {
    guard let source = Self.sourceTable(of: tables) else { return nil }
    sourceFile = source.file
    let language = Self.isKeyedByTexts(source) ? "en" : source.language
    write("{\n  \"sourceLanguage\" : ")
    write(language.rawValue, from: Origin(file: sourceFile, range: 0..<0))
    write(",\n  \"strings\" : {")
    let isSource: (StringTable) -> Bool = { $0.language == language }
    let entries = TableEntries(tables.filter(isSource) + tables.filter { !isSource($0) })
    hiddenKeys = entries.hidden.map {
      ($0.entry.key.value, Origin(file: $0.file, range: $0.entry.key.range))
    }
    for (index, key) in entries.keys.enumerated() {
      write(index == 0 ? "\n    " : ",\n    ")
      write(entries.entries(of: key))
    }
    write("\n  },\n  \"version\" : \"1.0\"\n}\n")
  }

  /// Creates the catalog of a document, whose texts are numbered; nil if it has none.
  init?(_ document: MarkdownDocument, language: LanguageTag) {
    guard !document.parts.isEmpty else { return nil }
    sourceFile = 0
    write("{\n  \"sourceLanguage\" : ")
    write(language.rawValue, from: Origin(file: 0, range: 0..<0))
    write(",\n  \"strings\" : {")
    for (index, part) in document.parts.enumerated() {
      write(index == 0 ? "\n    " : ",\n    ")
      let origin = Origin(file: 0, range: part.text.range)
      write("\(index)", from: origin)
      write(" : {")
      if !part.directives.isEmpty {
        write("\n      \"comment\" : ")
        write(document.comment(of: part), file: 0)
        write(",")
      }
      write("\n      \"localizations\" : {\n        ")
      write(language.rawValue, from: origin)
      write(" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : ")
      write(part.text, file: 0)
      write(" } }\n      }\n    }")
    }
    write("\n  },\n  \"version\" : \"1.0\"\n}\n")
  }

  private static func sourceTable(of tables: [StringTable]) -> StringTable? {
    tables.first { $0.language == "en" } ?? tables.first { $0.language.language == "en" }
      ?? tables.max { left, right in
        (left.entries.count, right.language.rawValue) < (
          right.entries.count, left.language.rawValue
        )
      }
  }

  /// Returns whether a table that is not English has English texts as keys.
  private static func isKeyedByTexts(_ table: StringTable) -> Bool {
    guard table.language.language != "en" else { return false }
    return 2 * table.entries.count { $0.key.value.contains(" ") } > table.entries.count
  }

  /// Returns where the text of a range is from; the one before it for a range between texts.
  package func origin(of range: Range<Int>) -> Origin {
    index(of: range).map { origins[$0].origin } ?? Origin(file: sourceFile, range: 0..<0)
  }

  /// Returns the text of a document that a range is in, and its literal; nil for a range between
  /// texts.
  package func text(at range: Range<Int>) -> (text: MarkdownText, literal: Range<Int>)? {
    guard let index = index(of: range), let text = origins[index].text,
      case let literal = origins[index].range, range.upperBound <= literal.upperBound
    else { return nil }
    return (text, literal)
  }

  /// Returns the index of the last text that begins at a range or before it.
  private func index(of range: Range<Int>) -> Int? {
    var (low, high) = (0, origins.count)
    while low < high {
      let middle = (low + high) / 2
      if origins[middle].range.lowerBound <= range.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low > 0 ? low - 1 : nil
  }
}

// MARK: - Writing

extension TableCatalog {
  private mutating func write(_ text: StaticString) {
    unsafe bytes += UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  private mutating func write(_ text: String, from origin: Origin) {
    let start = bytes.count
    write(string: text)
    origins.append((start..<bytes.count, origin, nil))
  }

  private mutating func write(_ text: MarkdownText, file: Int) {
    let start = bytes.count
    write(string: String(decoding: text.utf8, as: UTF8.self))
    origins.append((start..<bytes.count, Origin(file: file, range: text.range), text))
  }

  private mutating func write(string text: String) {
    write("\"")
    bytes += JSONEscaping.xcode(text)
    write("\"")
  }

  /// Writes a key with its texts in all languages.
  private mutating func write(_ entries: [TableEntries.Entry]) {
    guard let first = entries.first else { return }
    write(first.entry.key.value, from: Origin(file: first.file, range: first.entry.key.range))
    write(" : {")
    if let comment = entries.map(\.entry.comment).first(where: { !$0.isEmpty }) {
      write("\n      \"comment\" : ")
      write(string: comment)
      write(",")
    }
    write("\n      \"localizations\" : {")
    var isFirst = true
    for entry in entries {
      guard let value = entry.entry.value else { continue }
      write(isFirst ? "\n        " : ",\n        ")
      isFirst = false
      write(
        entry.language.rawValue, from: Origin(file: entry.file, range: entry.entry.key.range))
      write(" : { ")
      write(value, file: entry.file)
      write(" }")
    }
    write("\n      }\n    }")
  }

  /// Writes the members of a value.
  private mutating func write(_ value: TableValue, file: Int) {
    switch value {
    case .text(let text, let state):
      write("\"stringUnit\" : { \"state\" : ")
      write(string: state.rawValue)
      write(", \"value\" : ")
      write(text.value, from: Origin(file: file, range: text.range))
      write(" }")
    case .variations(let axis, let cases):
      write("\"variations\" : { ")
      write(string: axis.rawValue)
      write(" : {")
      writeMembers(cases, name: \.name) { $0.write($1.value, file: file) }
      write(" } }")
    case .format(let text, let state, let substitutions):
      write(.text(text, state), file: file)
      write(", \"substitutions\" : {")
      writeMembers(substitutions, name: \.name) { catalog, substitution in
        if let position = substitution.position {
          catalog.bytes += "\"argNum\" : \(position), ".utf8
        }
        catalog.write("\"formatSpecifier\" : ")
        catalog.write(string: substitution.specifier)
        catalog.write(", ")
        catalog.write(substitution.value, file: file)
      }
      write(" }")
    }
  }

  private mutating func writeMembers<Member>(
    _ members: [Member], name: (Member) -> String,
    _ content: (inout TableCatalog, Member) -> Void
  ) {
    for (index, member) in members.enumerated() {
      write(index == 0 ? " " : ", ")
      write(string: name(member))
      write(" : { ")
      content(&self, member)
      write(" }")
    }
  }
}

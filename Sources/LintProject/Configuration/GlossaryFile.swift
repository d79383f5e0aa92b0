public import CatalogRules
public import StringCatalogs
import StringTables

/// Reads the terms of a glossary that is kept in a file of its own: CSV or TBX.
///
/// ```swift
/// let terms = try GlossaryFile.terms(in: bytes)
/// ```
public enum GlossaryFile {
  /// Why a file is not a glossary.
  public struct Failure: Error, Hashable, Sendable {
    /// The reason.
    public let message: LocalizedMessage
  }

  /// The separator of several accepted translations in a cell.
  private static let separator: Character = "|"

  /// Returns the terms in the bytes of a file.
  ///
  /// The first row of a table names a language in each column, the source language first; other
  /// columns, such as notes, are left out, and `|` separates several accepted translations. In TBX
  /// (ISO 30042, versions 2 and 3) the language of the document is the source language.
  public static func terms(in bytes: [UInt8]) throws(Failure) -> [GlossaryTerm] {
    guard let text = UnicodeText.utf8(bytes) else {
      throw Failure(message: LocalizedMessage("error.exchange.notUnicode"))
    }
    let start = text.first { !" \t\r\n".utf8.contains($0) }
    let terms = start == UInt8(ascii: "<") ? try termBase(text) : try table(text)
    guard !terms.isEmpty else { throw notGlossary }
    return terms
  }

  private static let notGlossary = Failure(
    message: LocalizedMessage("lint.configuration.notGlossary"))

  // MARK: - Tables

  private static func table(_ text: [UInt8]) throws(Failure) -> [GlossaryTerm] {
    let rows: [CSVTable.Row]
    do throws(CSVTable.Failure) {
      rows = try CSVTable(text).rows
    } catch {
      throw notGlossary
    }
    guard let header = rows.first else { throw notGlossary }
    let columns = header.cells.enumerated().compactMap { index, cell in
      let name = LanguageTag(rawValue: cell.filter { !$0.isWhitespace })
      return name.isKnown ? (index: index, language: name) : nil
    }
    guard let source = columns.first, columns.count > 1 else { throw notGlossary }
    return rows.dropFirst().compactMap { row in
      func cell(_ index: Int) -> [String] {
        guard row.cells.indices.contains(index) else { return [] }
        return row.cells[index].split(separator: separator).map(trimmed).filter { !$0.isEmpty }
      }
      guard let word = cell(source.index).first else { return nil }
      var term = GlossaryTerm(source: word, translations: [:])
      for column in columns.dropFirst() {
        let words = cell(column.index)
        if !words.isEmpty { term.translations[column.language] = words }
      }
      return term.translations.isEmpty ? nil : term
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }

  // MARK: - Term bases

  private static func termBase(_ text: [UInt8]) throws(Failure) -> [GlossaryTerm] {
    let root: XMLElement
    do throws(XMLFailure) {
      root = try XMLReader.root(of: text, allowsDocumentType: true)
    } catch {
      throw Failure(
        message: LocalizedMessage(
          "error.exchange.notXML", .message(TableFailure(error).localizedMessage)))
    }
    guard ["martif", "tbx"].contains(root.name) else { throw notGlossary }
    let source = LanguageTag(rawValue: root.attributes["xml:lang"] ?? "en").canonical
    var terms: [GlossaryTerm] = []
    for entry in elements(of: root, named: ["termEntry", "conceptEntry"]) {
      var words: [(language: LanguageTag, words: [String])] = []
      for section in elements(of: entry, named: ["langSet", "langSec"]) {
        let found = elements(of: section, named: ["term"]).map { trimmed($0.text[...]) }
          .filter { !$0.isEmpty }
        words.append((LanguageTag(rawValue: section.attributes["xml:lang"] ?? ""), found))
      }
      let sources = words.filter { $0.language.canonical == source }.flatMap(\.words)
      let others = words.filter { $0.language.canonical != source && !$0.words.isEmpty }
      guard !others.isEmpty else { continue }
      terms += sources.map { word in
        GlossaryTerm(
          source: word,
          translations: Dictionary(others.map { ($0.language, $0.words) }) { $0 + $1 })
      }
    }
    return terms
  }

  /// Returns the elements with names, at any depth, outermost first.
  private static func elements(of parent: XMLElement, named names: Set<String>) -> [XMLElement] {
    parent.elements.flatMap { element in
      names.contains(element.name) ? [element] : elements(of: element, named: names)
    }
  }
}

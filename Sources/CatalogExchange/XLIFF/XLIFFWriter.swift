import CatalogEditing
import Escaping
public import StringCatalogs
import StringTables

/// Writes texts of catalogs as XLIFF 1.2, as Xcode does.
///
/// ```swift
/// var writer = XLIFFWriter(tool: .init(identifier: "org.example", name: "Example", version: "1"))
/// let source = XLIFFWriter.Source(original: "Localizable.xcstrings", catalog: catalog)
/// let bytes = writer.bytes(of: [source], language: "ko")
/// ```
public struct XLIFFWriter {
  /// The source language in documents of a catalog that does not name one.
  static let defaultSourceLanguage: LanguageTag = "en"

  /// A catalog and its path in the project.
  public struct Source: Sendable {
    /// The path of the catalog relative to the project's folder.
    public var original: String

    /// The catalog.
    public var catalog: StringCatalog

    /// Creates a source.
    public init(original: String, catalog: StringCatalog) {
      self.original = original
      self.catalog = catalog
    }
  }

  /// The program that writes a document, as named in it.
  public struct Tool: Hashable, Sendable {
    /// A unique identifier of the program.
    public var identifier: String

    /// The name for readers.
    public var name: String

    /// The version.
    public var version: String

    /// Creates a tool.
    public init(identifier: String, name: String, version: String) {
      self.identifier = identifier
      self.name = name
      self.version = version
    }
  }

  private let tool: Tool
  private var lines: [String] = []

  /// The texts missing in the document, because XML can't represent one of their characters.
  public private(set) var omitted: [OmittedUnit] = []

  /// Creates a writer.
  public init(tool: Tool) {
    self.tool = tool
  }

  /// Returns the document for the translators of a language.
  public mutating func bytes(of sources: [Source], language: LanguageTag) -> [UInt8] {
    omitted = []
    lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" version="1.2" xsi:schemaLocation="urn:oasis:names:tc:xliff:document:1.2 http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd">"#,
    ]
    var order = NameOrder()
    for source in order.sorted(sources, by: \.original) { write(source, language) }
    lines.append("</xliff>")
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  private mutating func write(_ source: Source, _ language: LanguageTag) {
    let sourceLanguage = source.catalog.sourceLanguage ?? Self.defaultSourceLanguage
    lines += [
      "  <file \(attribute("original", source.original))"
        + " \(attribute("source-language", sourceLanguage.rawValue))"
        + " \(attribute("target-language", language.rawValue)) datatype=\"plaintext\">",
      "    <header>",
      "      <tool \(attribute("tool-id", tool.identifier)) \(attribute("tool-name", tool.name))"
        + " \(attribute("tool-version", tool.version))/>",
      "    </header>", "    <body>",
    ]
    let units = ExchangeUnits(of: source.catalog, in: language, includesUntranslatable: true)
    for unit in TranslationUnit.units(of: units.units) {
      let omissions = unit.texts.compactMap(OmittedUnit.init)
      omitted += omissions
      if omissions.isEmpty { write(unit) }
    }
    lines += ["    </body>", "  </file>"]
  }

  private mutating func write(_ unit: TranslationUnit) {
    guard let first = unit.texts.first else { return }
    let translate = first.isTranslatable ? "" : " translate=\"no\""
    lines.append(
      "      <trans-unit \(attribute("id", unit.identifier))\(translate) xml:space=\"preserve\">")
    // If the source language has no text, Xcode repeats the identifier.
    write(
      "source", unit, unit.isSet ? unit.texts.map(\.source) : [first.source ?? first.identifier])
    let targets = unit.texts.map(\.target)
    if targets.contains(where: { $0 != nil }) {
      let state = XLIFFState(first.state)
      let attributes =
        (state.map { " \(attribute("state", $0.state))" } ?? "")
        + (state?.qualifier.map { " \(attribute("state-qualifier", $0))" } ?? "")
      write("target", attributes: attributes, unit, targets)
    }
    lines.append(note(first))
    lines.append("      </trans-unit>")
  }

  private mutating func write(
    _ name: String, attributes: String = "", _ unit: TranslationUnit, _ texts: [String?]
  ) {
    guard unit.isSet else {
      let text = XMLEscaping.content((texts.first ?? nil) ?? "")
      return lines.append(
        text.isEmpty
          ? "        <\(name)\(attributes)/>" : "        <\(name)\(attributes)>\(text)</\(name)>")
    }
    lines.append("        <\(name)\(attributes)>")
    for (number, text) in texts.enumerated() {
      guard let text else { continue }
      lines.append(
        "          <mrk mtype=\"\(XLIFFDocument.phraseMark)\" mid=\"\(number)\">"
          + XMLEscaping.content(text) + "</mrk>")
    }
    lines.append("        </\(name)>")
  }

  private func note(_ unit: ExchangeUnit) -> String {
    guard let comment = unit.comment, !comment.isEmpty else { return "        <note/>" }
    let origin = unit.isCommentAutoGenerated ? " from=\"auto-generated\"" : ""
    let possible = XMLEscaping.replacingImpossibleCharacters(in: comment)
    return "        <note\(origin)>\(XMLEscaping.content(possible))</note>"
  }

  /// Returns an attribute; a path, a language or a state may have any characters.
  private func attribute(_ name: String, _ value: String) -> String {
    let possible = XMLEscaping.replacingImpossibleCharacters(in: value)
    return "\(name)=\"\(XMLEscaping.attribute(possible))\""
  }
}

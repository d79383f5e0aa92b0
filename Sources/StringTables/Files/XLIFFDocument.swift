package import StringCatalogs

/// An XLIFF 1.2 document, including one that other programs than Xcode wrote.
package struct XLIFFDocument {
  /// A text, and its translation.
  package struct Unit: Hashable, Sendable {
    /// The reason why a translation is not a plain text.
    package enum Problem: Hashable, Sendable {
      /// It has elements that represent unknown content: `<x/>`.
      case opaqueElements

      /// It has no phrases, though its source does.
      case phrasesLost

      /// It has an element that XLIFF does not know, such as `<b>`; with its name.
      case markup(String)

      /// It doesn't say which text it is.
      case noIdentifier
    }

    /// The key and the variation.
    package var identifier: String

    /// The source text; nil if there is none.
    package var source: TableText?

    /// The translation; nil if there is none.
    package var target: TableText?

    /// The state of the translation; nil if the document does not specify it.
    package var state: XLIFFState?

    /// The note for translators; empty if there is none.
    package var note: String

    /// Why the translation is not a plain text; nil if it is.
    package var problem: Problem?

    /// The bytes of the start tag.
    package var tag: Range<Int>

    /// The first line of the unit, from 1.
    package var line: Int
  }

  /// The texts of one file of a project.
  package struct File: Sendable {
    /// The path of the file in its project.
    package var original: String

    /// The source language; nil if the document does not specify it.
    package var sourceLanguage: LanguageTag?

    /// The target language; nil if the document does not specify it.
    package var targetLanguage: LanguageTag?

    /// The first line of the file in the document, from 1.
    package var line: Int

    /// The texts in order.
    package var units: [Unit] = []

    /// The bytes of the start tag.
    package var tag: Range<Int>
  }

  private static let namespace = "urn:oasis:names:tc:xliff:document:1.2"

  /// The `mtype` of an element for a phrase; its `mid` is the index of the phrase, from 0.
  package static let phraseMark = "x-set"

  /// The files in order; those with the same name and languages are joined.
  package private(set) var files: [File] = []

  /// Reads a document in UTF-8.
  package init(_ bytes: [UInt8]) throws(TableFailure) {
    let root: XMLElement
    do {
      root = try XMLReader.root(of: bytes, maximumNodes: Self.maximumNodes(bytes.count))
    } catch {
      throw TableFailure(error)
    }
    func refuse(_ reason: TableFailure.Reason) -> TableFailure {
      TableFailure(reason, at: root.tag.lowerBound)
    }
    guard root.name == "xliff" else { throw refuse(.notXLIFF(found: root.name)) }
    let version = root.attributes["version"] ?? ""
    guard version == "1.2" else { throw refuse(.wrongVersion(version)) }
    if let other = root.namespace, other != Self.namespace {
      throw refuse(.notXLIFF(found: "{\(other)}\(root.name)"))
    }
    for element in Self.elements("file", in: root) {
      var file = File(
        original: element.attributes["original"] ?? "",
        sourceLanguage: Self.language(element.attributes["source-language"]),
        targetLanguage: Self.language(element.attributes["target-language"]), line: element.line,
        tag: element.tag)
      for body in Self.elements("body", in: element) { Self.collect(body, &file.units) }
      if let same = files.firstIndex(where: { Self.isPart(file, of: $0) }) {
        files[same].units += file.units
      } else {
        files.append(file)
      }
    }
  }

  /// Returns the most elements, attributes, and texts of a document of a size.
  ///
  /// A unit of Xcode with short texts has 14 of them in 220 bytes. With the most of all, which
  /// 140,000 units have, a document takes a few hundred megabytes of memory.
  static func maximumNodes(_ byteCount: Int) -> Int {
    min(2_000_000, max(XMLReader.maximumNodes, byteCount / 12))
  }

  private static func isPart(_ file: File, of other: File) -> Bool {
    file.original == other.original && file.sourceLanguage == other.sourceLanguage
      && file.targetLanguage == other.targetLanguage
  }

  private static func language(_ name: String?) -> LanguageTag? {
    name.flatMap { $0.isEmpty ? nil : LanguageTag(rawValue: $0) }
  }

  private static func elements(_ name: String, in element: XMLElement) -> [XMLElement] {
    element.elements.filter { $0.name == name && ($0.namespace ?? namespace) == namespace }
  }

  /// Collects units, including those that another program put into groups.
  private static func collect(_ element: XMLElement, _ units: inout [Unit]) {
    for child in element.elements {
      switch child.name {
      case "group": collect(child, &units)
      case "trans-unit" where child.attributes["translate"] != "no": units += self.units(child)
      default: break
      }
    }
  }

  /// Returns the unit of an element, or one for each of its phrases.
  private static func units(_ element: XMLElement) -> [Unit] {
    var unit = unit(element)
    let source = elements("source", in: element).first.map(phrases) ?? [:]
    let target = elements("target", in: element).first.map(phrases) ?? [:]
    guard !source.isEmpty || !target.isEmpty else { return [unit] }
    if target.isEmpty, let text = unit.target, !text.value.allSatisfy(\.isWhitespace) {
      unit.problem = .phrasesLost
      return [unit]
    }
    return Set(source.keys).union(target.keys).sorted().map { number in
      var phrase = unit
      phrase.identifier += VariationName.separator + VariationName.name(of: [.element(number)])
      phrase.source = source[number]
      phrase.target = target[number]
      return phrase
    }
  }

  /// Returns the phrases of a set by index; none for a text that is not a set.
  private static func phrases(_ element: XMLElement) -> [Int: TableText] {
    var phrases: [Int: TableText] = [:]
    for mark in elements("mrk", in: element) where mark.attributes["mtype"] == phraseMark {
      guard let number = mark.attributes["mid"].flatMap(Int.init), number >= 0 else { continue }
      phrases[number] = text(mark)
    }
    return phrases
  }

  private static func unit(_ element: XMLElement) -> Unit {
    let target = elements("target", in: element).first
    let state = target?.attributes["state"].map {
      XLIFFState(state: $0, qualifier: target?.attributes["state-qualifier"])
    }
    return Unit(
      identifier: element.attributes["id"] ?? "",
      source: elements("source", in: element).first.map(text), target: target.map(text),
      state: state, note: elements("note", in: element).map(\.text).joined(separator: "\n"),
      problem: problem(of: element, target), tag: element.tag, line: element.line)
  }

  private static func problem(of unit: XMLElement, _ target: XMLElement?) -> Unit.Problem? {
    if unit.attributes["id"] == nil { return .noIdentifier }
    guard let target else { return nil }
    if hasOpaqueElements(target) { return .opaqueElements }
    return markup(in: target).map { .markup($0) }
  }

  /// XLIFF 1.2, 2.2: the elements inside texts.
  private static let inlineElements: Set<String> = [
    "bpt", "bx", "ept", "ex", "g", "it", "mrk", "ph", "sub", "x",
  ]

  /// Returns the name of the first element in a text that XLIFF does not know.
  private static func markup(in element: XMLElement) -> String? {
    for child in element.elements {
      if !inlineElements.contains(child.name) { return child.name }
      if let name = markup(in: child) { return name }
    }
    return nil
  }

  private static func text(_ element: XMLElement) -> TableText {
    TableText(element.text, element.inside)
  }

  private static func hasOpaqueElements(_ element: XMLElement) -> Bool {
    element.elements.contains { ["x", "bx", "ex"].contains($0.name) || hasOpaqueElements($0) }
  }
}

import StringCatalogs

/// Reads XLIFF 1.2, including documents that other programs wrote.
public enum XLIFFReader {
  private static let namespace = "urn:oasis:names:tc:xliff:document:1.2"

  /// Returns the files of a document, in order; those with the same name and languages are joined.
  public static func files(in bytes: [UInt8]) throws(ExchangeError) -> [XLIFFFile] {
    let root = try XMLTree.root(of: UnicodeFile.utf8(bytes))
    guard root.name == "xliff" else {
      throw ExchangeError(.notXLIFF(found: root.name), line: root.line)
    }
    let version = root.attributes["version"] ?? ""
    guard version == "1.2" else {
      throw ExchangeError(.wrongVersion(version), line: root.line)
    }
    if let other = root.namespace, other != namespace {
      throw ExchangeError(.notXLIFF(found: "{\(other)}\(root.name)"), line: root.line)
    }
    var files: [XLIFFFile] = []
    for element in elements("file", in: root) {
      var file = XLIFFFile(
        original: element.attributes["original"] ?? "",
        sourceLanguage: language(element.attributes["source-language"]),
        targetLanguage: language(element.attributes["target-language"]), line: element.line)
      for body in elements("body", in: element) { collect(body, &file.units) }
      if let same = files.firstIndex(where: { isPart(file, of: $0) }) {
        files[same].units += file.units
      } else {
        files.append(file)
      }
    }
    return files
  }

  private static func isPart(_ file: XLIFFFile, of other: XLIFFFile) -> Bool {
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
  private static func collect(_ element: XMLElement, _ units: inout [XLIFFFile.Unit]) {
    for child in element.elements {
      switch child.name {
      case "group": collect(child, &units)
      case "trans-unit" where child.attributes["translate"] != "no": units += self.units(child)
      default: break
      }
    }
  }

  /// Returns the unit of an element, or one for each of its phrases.
  private static func units(_ element: XMLElement) -> [XLIFFFile.Unit] {
    var unit = unit(element)
    let source = elements("source", in: element).first.map(phrases) ?? [:]
    let target = elements("target", in: element).first.map(phrases) ?? [:]
    guard !source.isEmpty || !target.isEmpty else { return [unit] }
    if target.isEmpty, let text = unit.target, !text.allSatisfy(\.isWhitespace) {
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
  private static func phrases(_ element: XMLElement) -> [Int: String] {
    var phrases: [Int: String] = [:]
    for mark in elements("mrk", in: element)
    where mark.attributes["mtype"] == TranslationUnit.phraseMark {
      guard let number = mark.attributes["mid"].flatMap(Int.init), number >= 0 else { continue }
      phrases[number] = text(mark)
    }
    return phrases
  }

  private static func unit(_ element: XMLElement) -> XLIFFFile.Unit {
    let target = elements("target", in: element).first
    let state = target?.attributes["state"].map {
      XLIFFState(state: $0, qualifier: target?.attributes["state-qualifier"])
    }
    return XLIFFFile.Unit(
      identifier: element.attributes["id"] ?? "",
      source: elements("source", in: element).first.map(text), target: target.map(text),
      state: state, problem: target.map(hasOpaqueElements) ?? false ? .opaqueElements : nil,
      line: element.line)
  }

  /// Returns the text of an element and of the markup elements in it.
  private static func text(_ element: XMLElement) -> String {
    element.content.map { content in
      switch content {
      case .text(let text): text
      case .element(let element): text(element)
      }
    }.joined()
  }

  /// Returns whether a text contains elements that represent unknown content: `<x/>`.
  private static func hasOpaqueElements(_ element: XMLElement) -> Bool {
    element.elements.contains { ["x", "bx", "ex"].contains($0.name) || hasOpaqueElements($0) }
  }
}

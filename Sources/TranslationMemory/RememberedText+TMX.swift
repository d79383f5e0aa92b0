public import StringCatalogs
import StringTables

/// Why a file is not a translation memory.
public struct TMXError: Error, Hashable, Sendable {
  /// The reason.
  public let message: LocalizedMessage

  /// The line of the error, from 1; nil if it concerns the whole file.
  public let line: Int?
}

extension RememberedText {
  /// The maximum number of elements and other marks in a translation memory.
  private static let maximumNodes = 8_000_000

  /// Reads the translations in TMX 1.1 to 1.4; texts in the source language without a translation
  /// are left out, and inline elements are read as the text in them.
  public static func texts(ofTMX bytes: [UInt8], file: String) throws(TMXError) -> [RememberedText]
  {
    guard let text = UnicodeText.utf8(bytes) else {
      throw TMXError(message: LocalizedMessage("error.exchange.notUnicode"), line: nil)
    }
    let root: XMLElement
    do throws(XMLFailure) {
      root = try XMLReader.root(of: text, allowsDocumentType: true, maximumNodes: maximumNodes)
    } catch {
      let failure = TableFailure(error)
      throw TMXError(
        message: LocalizedMessage("error.exchange.notXML", .message(failure.localizedMessage)),
        line: LineIndex(text).position(at: error.offset).line)
    }
    guard root.name == "tmx" else {
      throw TMXError(message: LocalizedMessage("error.memory.notTMX", .text(root.name)), line: 1)
    }
    let header = root.elements.first { $0.name == "header" }
    let usual = LanguageTag(rawValue: header?.attributes["srclang"] ?? "")
    let units = root.elements.first { $0.name == "body" }?.elements ?? []
    return units.filter { $0.name == "tu" }.flatMap { unit -> [RememberedText] in
      let named = unit.attributes["srclang"].map { LanguageTag(rawValue: $0) }
      return texts(of: unit, sourceLanguage: named ?? usual, file: file)
    }
  }

  private static func texts(
    of unit: XMLElement, sourceLanguage: LanguageTag, file: String
  ) -> [RememberedText] {
    let segments = unit.elements.filter { $0.name == "tuv" }.compactMap { variant in
      (variant.attributes["xml:lang"] ?? variant.attributes["lang"]).flatMap { tag in
        variant.elements.first { $0.name == "seg" }.map { (LanguageTag(rawValue: tag), $0.text) }
      }
    }
    // `*all*` means that any language can be the source.
    let source =
      segments.first { $0.0.canonical == sourceLanguage.canonical }
      ?? segments.first { $0.0.language == sourceLanguage.language } ?? segments.first
    guard let source, !source.1.isEmpty else { return [] }
    let form = unit.elements.first { $0.name == "prop" && $0.attributes["type"] == "form" }?.text
    return segments.filter { $0.0 != source.0 && !$0.1.isEmpty }.map { language, text in
      RememberedText(
        source: source.1, language: language, translation: text, form: form ?? "", file: file)
    }
  }
}

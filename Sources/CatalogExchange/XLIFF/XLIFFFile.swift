public import StringCatalogs
import StringTables

/// The texts of one catalog in an XLIFF document.
public struct XLIFFFile: Hashable, Sendable {
  /// The path of the catalog relative to the project's folder, as Xcode writes it.
  public var original: String

  /// The source language; nil if the document does not specify it.
  public var sourceLanguage: LanguageTag?

  /// The target language; nil if the document does not specify it.
  public var targetLanguage: LanguageTag?

  /// The first line of the file in the document, from 1.
  public var line: Int

  var units: [XLIFFDocument.Unit]

  /// Whether the texts belong to a string catalog, and not to a storyboard or another file of a
  /// project.
  public var isStringCatalog: Bool { original.hasSuffix(".xcstrings") }
}

public import StringCatalogs

/// The texts of one catalog in an XLIFF document.
public struct XLIFFFile: Hashable, Sendable {
  /// A text of a catalog, and its translation.
  struct Unit: Hashable, Sendable {
    /// The key and the variation.
    var identifier: String

    /// The source text; nil if the document has none.
    var source: String?

    /// The translation; nil if there is none.
    var target: String?

    /// The translation state; nil if the document does not specify it.
    var state: XLIFFState?

    /// Why the translation can't be imported, whatever the catalog has; nil if it can.
    var problem: ImportRefusal.Reason?

    /// The first line of the unit, from 1.
    var line: Int
  }

  /// The path of the catalog relative to the project's folder, as Xcode writes it.
  public var original: String

  /// The source language; nil if the document does not specify it.
  public var sourceLanguage: LanguageTag?

  /// The target language; nil if the document does not specify it.
  public var targetLanguage: LanguageTag?

  /// The first line of the file in the document, from 1.
  public var line: Int

  var units: [Unit] = []

  /// Whether the texts belong to a string catalog, and not to a storyboard or another file of a
  /// project.
  public var isStringCatalog: Bool { original.hasSuffix(".xcstrings") }
}

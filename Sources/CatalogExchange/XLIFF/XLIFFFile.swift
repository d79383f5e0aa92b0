public import StringCatalogs

/// The texts of one catalog in an XLIFF document.
public struct XLIFFFile: Hashable, Sendable {
  /// A text of a catalog, and its translation.
  struct Unit: Hashable, Sendable {
    /// The key, and what the text is of it.
    var identifier: String

    /// The text that was translated; nil when the document has none.
    var source: String?

    /// The translation; nil when there is none.
    var target: String?

    /// How far the translation has come; nil when the document does not say.
    var state: XLIFFState?

    /// Why the translation can't be taken over, whatever the catalog has; nil when it may be.
    var problem: ImportRefusal.Reason?

    /// The line on which the unit begins, from 1.
    var line: Int
  }

  /// The path of the catalog from the folder of the project, as Xcode writes it.
  public var original: String

  /// The language of the source texts; nil when the document does not say.
  public var sourceLanguage: LanguageTag?

  /// The language of the translations; nil when the document does not say.
  public var targetLanguage: LanguageTag?

  /// The line on which the file begins, from 1.
  public var line: Int

  var units: [Unit] = []

  /// Whether the texts are of a string catalog, and not of a storyboard or whatever else a project has.
  public var isOfCatalog: Bool { original.hasSuffix(".xcstrings") }
}

public import StringCatalogs

/// The reason why a file that came back can't be read at all.
public struct ExchangeError: Error, Hashable, Sendable {
  /// What is wrong with a file.
  public enum Reason: Hashable, Sendable {
    /// It is neither UTF-8 nor UTF-16.
    case notUnicode

    /// It is not XML; with the words of the parser.
    case notXML(String)

    /// It has a document type declaration, which may hide what it says.
    case hasDocumentType

    /// It is larger or nested more deeply than any file of translations.
    case tooLarge

    /// Its outermost element is another one than `xliff`.
    case notXLIFF(found: String)

    /// It is XLIFF of another version.
    case wrongVersion(String)

    /// It has no row with the names of columns.
    case noHeader

    /// It lacks a column.
    case columnMissing(String, found: [String])

    /// It has two columns of the same name.
    case columnTwice(String)

    /// It lacks a column with translations.
    case noLanguageColumn

    /// A quotation mark that opens a cell has no counterpart.
    case quoteNotClosed

    /// It is no folder as Xcode exports it.
    case notLocalizationCatalog
  }

  /// What is wrong.
  public var reason: Reason

  /// The line that it was found in, from 1; nil when it is the file as a whole.
  public var line: Int?

  /// Creates an error.
  public init(_ reason: Reason, line: Int? = nil) {
    self.reason = reason
    self.line = line
  }
}

extension ExchangeError: LocalizedByValue {
  /// What is wrong, and what to do.
  public var localizedMessage: LocalizedMessage {
    switch reason {
    case .notUnicode: LocalizedMessage("error.exchange.notUnicode")
    case .notXML(let words): LocalizedMessage("error.exchange.notXML", .text(words))
    case .hasDocumentType: LocalizedMessage("error.exchange.hasDocumentType")
    case .tooLarge: LocalizedMessage("error.exchange.tooLarge")
    case .notXLIFF(let name): LocalizedMessage("error.exchange.notXLIFF", .text(name))
    case .wrongVersion(let version):
      LocalizedMessage("error.exchange.wrongVersion", .text(version))
    case .noHeader: LocalizedMessage("error.exchange.noHeader")
    case .columnMissing(let name, let found):
      LocalizedMessage(
        "error.exchange.columnMissing", .text(name), .text(found.joined(separator: ", ")))
    case .columnTwice(let name): LocalizedMessage("error.exchange.columnTwice", .text(name))
    case .noLanguageColumn: LocalizedMessage("error.exchange.noLanguageColumn")
    case .quoteNotClosed: LocalizedMessage("error.exchange.quoteNotClosed")
    case .notLocalizationCatalog: LocalizedMessage("error.exchange.notLocalizationCatalog")
    }
  }
}

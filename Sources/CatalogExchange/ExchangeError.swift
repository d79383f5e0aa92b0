public import StringCatalogs
import StringTables

/// The reason why an imported file can't be read at all.
public struct ExchangeError: Error, Hashable, Sendable {
  /// What is wrong with a file.
  public enum Reason: Hashable, Sendable {
    /// It is neither UTF-8 nor UTF-16.
    case notUnicode

    /// It is not XML; with the reason.
    case notXML(LocalizedMessage)

    /// It has a document type declaration, which could change its content.
    case hasDocumentType

    /// It is larger or nested more deeply than any translation file.
    case tooLarge

    /// Its root element is not `xliff`.
    case notXLIFF(found: String)

    /// It is XLIFF of another version.
    case wrongVersion(String)

    /// It has no header row.
    case noHeader

    /// It lacks a column.
    case columnMissing(String, found: [String])

    /// It has two columns of the same name.
    case columnTwice(String)

    /// It lacks a column with translations.
    case noLanguageColumn

    /// A cell's opening quotation mark is not closed.
    case quoteNotClosed

    /// It is not a JSON object of texts.
    case notFlat

    /// It is not a folder that Xcode exports.
    case notLocalizationCatalog
  }

  /// The reason.
  public var reason: Reason

  /// The line of the error, from 1; nil if it concerns the whole file.
  public var line: Int?

  /// Creates an error.
  public init(_ reason: Reason, line: Int? = nil) {
    self.reason = reason
    self.line = line
  }
}

extension ExchangeError {
  /// Creates the error for a text that has no tables.
  init(_ failure: TableFailure, in text: [UInt8]) {
    let position = LineIndex(text).position(at: failure.offset)
    switch failure.reason {
    case .xml(.tooLarge): self.init(.tooLarge)
    case .xml(.documentType): self.init(.hasDocumentType, line: position.line)
    case .notXLIFF(let name): self.init(.notXLIFF(found: name), line: position.line)
    case .wrongVersion(let version): self.init(.wrongVersion(version), line: position.line)
    default: self.init(.notXML(failure.localizedMessage), line: position.line)
    }
  }
}

extension ExchangeError {
  /// Creates the error for a text that is no table.
  init(_ failure: CSVTable.Failure) {
    switch failure {
    case .notUnicode: self.init(Reason.notUnicode)
    case .quoteNotClosed(let line): self.init(.quoteNotClosed, line: line)
    }
  }
}

extension ExchangeError: LocalizedByValue {
  /// What is wrong, and what to do.
  public var localizedMessage: LocalizedMessage {
    switch reason {
    case .notUnicode: LocalizedMessage("error.exchange.notUnicode")
    case .notXML(let words): LocalizedMessage("error.exchange.notXML", .message(words))
    case .hasDocumentType: LocalizedMessage("error.exchange.hasDocumentType")
    case .tooLarge: LocalizedMessage("error.exchange.tooLarge")
    case .notXLIFF(let name): LocalizedMessage("error.exchange.notXLIFF", .text(name))
    case .wrongVersion(let version):
      LocalizedMessage("error.exchange.wrongVersion", .text(version))
    case .noHeader: LocalizedMessage("error.exchange.noHeader")
    case .columnMissing(let name, let found):
      LocalizedMessage(
        "error.exchange.columnMissing", .text(name), .list(found))
    case .columnTwice(let name): LocalizedMessage("error.exchange.columnTwice", .text(name))
    case .noLanguageColumn: LocalizedMessage("error.exchange.noLanguageColumn")
    case .quoteNotClosed: LocalizedMessage("error.exchange.quoteNotClosed")
    case .notFlat: LocalizedMessage("error.exchange.notFlat")
    case .notLocalizationCatalog: LocalizedMessage("error.exchange.notLocalizationCatalog")
    }
  }
}

import StringCatalogs
import StringTables

/// Reads XLIFF 1.2, including documents that other programs wrote.
///
/// ```swift
/// let files = try XLIFFReader.files(in: bytes)
/// ```
public enum XLIFFReader {
  /// Returns the files of a document, in order; those with the same name and languages are joined.
  public static func files(in bytes: [UInt8]) throws(ExchangeError) -> [XLIFFFile] {
    guard let text = UnicodeText.utf8(bytes) else { throw ExchangeError(.notUnicode) }
    do {
      return try XLIFFDocument(text).files.map { file in
        XLIFFFile(
          original: file.original, sourceLanguage: file.sourceLanguage,
          targetLanguage: file.targetLanguage, line: file.line, units: file.units)
      }
    } catch {
      throw ExchangeError(error, in: text)
    }
  }
}

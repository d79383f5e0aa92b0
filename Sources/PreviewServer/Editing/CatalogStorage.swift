/// The file that a catalog is kept in.
///
/// This library opens no file: who starts the server says which catalogs there are, and a request
/// names one by its number.
public protocol CatalogStorage: Sendable {
  /// The path as it was given, to be shown.
  var name: String { get }

  /// Returns something that changes when the file does, or when its project wants it linted in another way; nil
  /// when there is no file.
  func stamp() -> FileStamp?

  /// Returns how the project wants the catalog to be linted.
  func linting() -> CatalogLinting

  /// Returns the bytes of the file.
  func read() throws(StorageError) -> [UInt8]

  /// Replaces the file at once or not at all, and returns false when its bytes are not `expected` any more.
  func replace(_ expected: [UInt8], with bytes: [UInt8]) throws(StorageError) -> Bool
}

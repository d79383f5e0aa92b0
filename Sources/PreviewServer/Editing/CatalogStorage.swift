public import CatalogHistory
public import LintProject
public import StringCatalogs

/// The file of a catalog.
///
/// This library opens no file: the tool provides the catalogs, and a request names one by its
/// number.
public protocol CatalogStorage: Sendable {
  /// The path as given, for display.
  var name: String { get }

  /// Returns a stamp that changes with the file, or with the project's configuration; nil if the
  /// file does not exist.
  func stamp() -> FileStamp?

  /// Returns the project's linter for the catalog.
  func linting() -> CatalogLinting

  /// Returns the translations of the file, read as `catalog`, whose source texts have changed since
  /// they were made, as far as its history tells.
  ///
  /// It may take seconds; reading and saving don't wait for it.
  func outdatedTexts(in catalog: StringCatalog) -> [OutdatedText]

  /// Returns the merge that git left open in the file; nil if there is none.
  ///
  /// Throws if its conflicts can't be decided one by one.
  func merge() throws(StorageError) -> StoredMerge?

  /// Returns what git knows of a string in a language; nil if the file is in no commit.
  ///
  /// It may take seconds; reading and saving don't wait for it.
  func textHistory(
    of key: String, in language: LanguageTag
  ) throws(StorageError) -> TextHistory?

  /// Returns the bytes of the file.
  func read() throws(StorageError) -> [UInt8]

  /// Replaces the file atomically; returns false if its bytes are not `expected` any more.
  func replace(_ expected: [UInt8], with bytes: [UInt8]) throws(StorageError) -> Bool
}

extension CatalogStorage {
  /// Returns nothing, as for a file without a history.
  public func outdatedTexts(in catalog: StringCatalog) -> [OutdatedText] { [] }

  /// Returns nothing, as for a file outside of git.
  public func textHistory(
    of key: String, in language: LanguageTag
  ) throws(StorageError) -> TextHistory? { nil }

  /// Returns nothing, as for a file outside of git.
  public func merge() throws(StorageError) -> StoredMerge? { nil }
}

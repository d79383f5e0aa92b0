import CatalogEditing
import StringCatalogs
import ToolSupport

/// A catalog in a file, as it was when it was read.
struct CatalogFile {
  /// The path as it was given, or another name under which people know the file; `-` is standard input.
  let path: String

  /// The catalog.
  let catalog: StringCatalog

  /// Reads a catalog; an empty file is one without strings when that is allowed.
  ///
  /// A file that is only read may have a name that tells more than its path.
  init(at path: String, named name: String? = nil, allowsEmpty: Bool = false) throws(EditError) {
    self.path = name ?? path
    let bytes: [UInt8]
    do {
      bytes = try SystemFile.input(at: path)
    } catch {
      throw .file(error)
    }
    do {
      let isEmpty = allowsEmpty && bytes.isEmpty
      catalog = try StringCatalog(bytes: isEmpty ? Array(#"{"strings":{}}"#.utf8) : bytes)
    } catch {
      throw .notACatalog(path: name ?? path, error)
    }
  }

  /// Throws when an object of the catalog has two members of the same name.
  func refuseDuplicates() throws(EditError) {
    do {
      try EditingError.refuseDuplicates(in: catalog)
    } catch {
      throw .refused(path: path, error)
    }
  }

  /// Returns what a change makes of the catalog.
  func edited(
    by edit: (StringCatalog) throws(EditingError) -> [UInt8]
  ) throws(EditError) -> [UInt8] {
    do {
      return try edit(catalog)
    } catch {
      throw .refused(path: path, error)
    }
  }

  /// Replaces the file by other bytes, unless somebody changed it since it was read.
  func save(_ bytes: [UInt8]) throws(EditError) {
    guard path == "-" || bytes != catalog.bytes else { return }
    do {
      guard path != "-" else { return try StandardStream.writeReport(bytes) }
      let isReplaced = try AtomicFile.replace(path, with: bytes) {
        (try? SystemFile.bytes(at: path)) == catalog.bytes
      }
      if !isReplaced { throw EditError.changedMeanwhile(path: path) }
    } catch let error as FileError {
      throw .file(error)
    } catch {
      throw .changedMeanwhile(path: path)
    }
  }
}

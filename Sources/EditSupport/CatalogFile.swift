import CatalogEditing
package import StringCatalogs
import ToolSupport

/// A catalog in a file, as it was read.
package struct CatalogFile {
  /// The path as given; `-` is standard input.
  package let path: String

  /// The catalog.
  package let catalog: StringCatalog

  /// Reads a catalog.
  package init(at path: String) throws(EditError) {
    self.path = path
    let bytes: [UInt8]
    do {
      bytes = try SystemFile.input(at: path)
    } catch {
      throw .file(error)
    }
    do {
      catalog = try StringCatalog(bytes: bytes)
    } catch {
      throw .notACatalog(path: path, error)
    }
  }

  /// Throws if an object of the catalog has two members of the same name.
  package func refuseDuplicates() throws(EditError) {
    do {
      try EditingError.refuseDuplicates(in: catalog)
    } catch {
      throw .refused(path: path, error)
    }
  }

  /// Replaces the bytes of the file, unless it has changed since it was read.
  package func save(_ bytes: [UInt8]) throws(EditError) {
    guard path == "-" || bytes != catalog.bytes else { return }
    do {
      guard path != "-" else { return try StandardStream.writeDocument(bytes) }
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

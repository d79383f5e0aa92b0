import CatalogEditing
package import StringCatalogs
package import ToolSupport

/// A catalog in a file, as it was read.
package struct CatalogFile {
  /// The path as given; `-` is standard input.
  package let path: String

  /// The catalog.
  package let catalog: StringCatalog

  /// Where the file is; nil for standard input.
  private let location: FileLocation?

  /// Reads a catalog to edit it; a pipe or a device is refused at once.
  ///
  /// A link is read, but saved only if it is among the paths that were named.
  package init(at path: String, among named: NamedPaths? = nil) throws(CatalogToolError) {
    guard path != "-" else {
      try self.init(toRead: path)
      return
    }
    let (location, bytes) = try CatalogToolError.wrap { () throws(FileError) in
      try FileError.reading(path) { () throws(FileFailure) in
        let location = try (named ?? NamedPaths([path])).location(of: path)
        return (location, try location.open(following: true).bytes())
      }
    }
    try self.init(bytes, at: path, location)
  }

  /// Reads a catalog that will not be saved, also from a pipe.
  package init(toRead path: String) throws(CatalogToolError) {
    let bytes = try CatalogToolError.wrap { () throws(FileError) in
      try SystemFile.input(at: path)
    }
    try self.init(bytes, at: path)
  }

  /// Reads a catalog that was found, and not named, and that will not be saved.
  package init(found path: String) throws(CatalogToolError) {
    let bytes = try CatalogToolError.wrap { () throws(FileError) in
      try SystemFile.bytes(at: path)
    }
    try self.init(bytes, at: path)
  }

  /// Reads a catalog from bytes, which messages call `path`.
  package init(
    _ bytes: [UInt8], at path: String, _ location: FileLocation? = nil
  ) throws(CatalogToolError) {
    (self.path, self.location) = (path, location)
    do {
      catalog = try StringCatalog(bytes: bytes)
    } catch {
      throw .notACatalog(path: path, error)
    }
  }

  /// Throws if an object of the catalog has two members of the same name.
  package func refuseDuplicates() throws(CatalogToolError) {
    do {
      try EditingError.refuseDuplicates(in: catalog)
    } catch {
      throw .refused(path: path, error)
    }
  }

  /// Replaces the bytes of the file, unless it has changed since it was read.
  package func save(_ bytes: [UInt8]) throws(CatalogToolError) {
    try save(bytes, over: catalog.bytes)
  }

  /// Replaces bytes of the file, unless others have been written meanwhile.
  package func save(_ bytes: [UInt8], over expected: [UInt8]) throws(CatalogToolError) {
    guard path == "-" || bytes != expected else { return }
    do {
      guard let location else { return try StandardStream.writeDocument(bytes) }
      if try !location.replace(expected, with: bytes) {
        throw CatalogToolError.changedMeanwhile(path: path)
      }
    } catch let error as FileError {
      throw .file(error)
    } catch {
      throw .changedMeanwhile(path: path)
    }
  }
}

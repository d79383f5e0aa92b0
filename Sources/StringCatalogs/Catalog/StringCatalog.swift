/// A string catalog, parsed from the bytes of an `.xcstrings` file.
///
/// Every valid catalog can be read, whatever its version: unknown members and values are preserved
/// and accessible. Nothing is copied from the file until it is requested, and every part has its
/// byte range in the file. Two catalogs are equal if their bytes are.
///
/// ```swift
/// let catalog = try StringCatalog(bytes: bytes)
/// let value = catalog.entry(for: "cancel")?.localization(for: "ko")?.content.unit?.value
/// ```
public struct StringCatalog: Sendable {
  private let document: JSONDocument
  private let strings: JSONValue

  /// Reads a catalog from the bytes of a file.
  ///
  /// The text must be JSON in UTF-8 (RFC 8259), with or without a byte order mark, and its root
  /// object must have an object `strings`. All other deviations from Xcode's format are not errors
  /// here: see `irregularities`.
  public init(bytes: [UInt8]) throws(CatalogError) {
    do {
      document = try JSONDocument(bytes: bytes)
    } catch {
      throw CatalogError(error, in: bytes)
    }
    let root = document.root
    guard root.kind == .object else {
      throw CatalogError(.notAnObject, at: document.position(at: root.byteRange.lowerBound))
    }
    guard let strings = root["strings"] else {
      throw CatalogError(.stringsMissing, at: document.position(at: root.byteRange.lowerBound))
    }
    guard strings.kind == .object else {
      throw CatalogError(
        .stringsNotAnObject, at: document.position(at: strings.byteRange.lowerBound))
    }
    self.strings = strings
  }

  /// Reads a catalog from built-in text.
  public init(_ text: StaticString) throws(CatalogError) {
    try self.init(bytes: text.withUTF8Buffer { unsafe [UInt8]($0) })
  }

  /// The bytes of the file.
  public var bytes: [UInt8] { document.bytes }

  /// Whether the file begins with a byte order mark, which Xcode does not write.
  public var hasByteOrderMark: Bool { document.hasByteOrderMark }

  /// The version of the format, such as `1.0`; nil if it is missing.
  public var version: String? { json["version"]?.string }

  /// The language of the keys and of the texts in the code.
  ///
  /// Nil if it is missing, as in some real files: a default is left to the caller.
  public var sourceLanguage: LanguageTag? {
    json["sourceLanguage"]?.string.map(LanguageTag.init(rawValue:))
  }

  /// The entries in the order of the file.
  ///
  /// Of entries with the same key only the last one is included, as in Foundation's
  /// `JSONSerialization`. The list is computed on each access: keep it.
  public var entries: [CatalogEntry] {
    var entries: [CatalogEntry] = []
    entries.reserveCapacity(document.nodes.count / 128)
    strings.forEachMember { if let entry = CatalogEntry($0) { entries.append(entry) } }
    return entries
  }

  /// Returns the entry with a key in constant time, the last one if there are several.
  public func entry(for key: String) -> CatalogEntry? {
    strings.member(named: key).flatMap(CatalogEntry.init)
  }

  /// Returns the line and column of a byte offset.
  ///
  /// This scans the whole file. For many positions create a `LineIndex` of ``bytes``.
  public func position(at byteOffset: Int) -> CatalogPosition {
    document.position(at: byteOffset)
  }
}

extension StringCatalog: CatalogPart {
  /// The whole file as JSON.
  package var json: JSONValue { document.root }

  /// The members of the root object.
  package static let knownMembers: [KnownMember] = [
    KnownMember("sourceLanguage", .string), KnownMember("strings", .object),
    KnownMember("version", .string),
  ]
}

extension StringCatalog: Hashable {
  /// Returns whether two catalogs have the same bytes.
  public static func == (left: StringCatalog, right: StringCatalog) -> Bool {
    left.document === right.document || left.bytes == right.bytes
  }

  /// Hashes the bytes of the catalog.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ByteView.hash(of: bytes[...]))
  }
}

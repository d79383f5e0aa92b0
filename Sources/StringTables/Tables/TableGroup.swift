package import StringCatalogs

/// The files that hold the texts of one table: those of all its languages, or an XLIFF document.
package struct TableGroup: Sendable {
  /// A file of a group.
  package struct File: Sendable {
    /// The path.
    package var path: String

    /// The text in UTF-8 without a byte order mark; the bytes as they are if it is no text.
    package var bytes: [UInt8]

    /// Why it has no texts; nil if it was read.
    package var failure: TableFailure?

    /// What is wrong with a file that was read.
    package var problems: [TableFailure] = []

    /// Whether the file has other bytes, as it is UTF-16.
    package var isConverted = false
  }

  /// The files in the given order.
  package private(set) var files: [File] = []

  /// The tables, each as a string catalog.
  package private(set) var catalogs: [TableCatalog] = []

  /// The store whose texts these are; nil for the texts of a program.
  package private(set) var store: AppStorefront?

  /// The Markdown document that this is; nil for tables.
  package private(set) var document: MarkdownDocument?

  /// The keys that a language may lack, as the store has a text for it.
  package private(set) var optionalKeys: Set<String> = []

  /// Reads files that belong together.
  package init(_ files: [(path: String, bytes: [UInt8])]) {
    var tables: [StringTable] = []
    var storeTexts: [(language: LanguageTag?, file: Int, entry: TableEntry)] = []
    for (number, file) in files.enumerated() {
      let storeName = StoreTextName(path: file.path)
      let name = TableName(path: file.path)
      guard storeName != nil || name != nil else { continue }
      var read = File(path: file.path, bytes: file.bytes)
      do throws(TableFailure) {
        guard !file.bytes.starts(with: "bplist".utf8) else { throw TableFailure(.binary) }
        guard let text = UnicodeText.utf8(file.bytes) else { throw TableFailure(.notUnicode) }
        read.bytes = text
        if let storeName {
          store = storeName.store
          storeTexts += Self.storeTexts(of: text, storeName).map { ($0, number, $1) }
        } else if let name, name.isDocument {
          let document = try XLIFFDocument(text)
          read.problems = document.files.flatMap(\.problems)
          catalogs += document.files.compactMap { TableCatalog($0.tables(file: number)) }
        } else if let name {
          let (entries, problems) = try Self.entries(of: text, name.kind)
          read.problems = problems
          tables.append(
            StringTable(language: name.language ?? Self.base, file: number, entries: entries))
        }
      } catch {
        read.failure =
          Self.conflict(in: read.bytes).map { TableFailure(.conflictMarkers, at: $0) } ?? error
      }
      self.files.append(read)
    }
    if let store {
      let texts = StoreTexts(storeTexts, store: store)
      tables = texts.tables
      optionalKeys = texts.optionalKeys
    }
    if let catalog = TableCatalog(Self.resolved(tables)) { catalogs.append(catalog) }
  }

  /// Reads a Markdown document.
  ///
  /// `name` is its path in the project, which may name its language, unless `language` does. Where
  /// neither does, nor the document itself, it is in English.
  package init(
    document file: (path: String, bytes: [UInt8]), name: DocumentName?, language: LanguageTag? = nil
  ) {
    guard let text = UnicodeText.utf8(file.bytes) else {
      files = [File(path: file.path, bytes: file.bytes, failure: TableFailure(.notUnicode))]
      return
    }
    // With a byte order mark, offsets count from it, so that fixes can be made in the file.
    let isConverted = !file.bytes.suffix(text.count).elementsEqual(text)
    let bytes = isConverted ? text : file.bytes
    files = [File(path: file.path, bytes: bytes, isConverted: isConverted)]
    let document = MarkdownDocument(bytes, name: name)
    self.document = document
    let language = language ?? document.language ?? name?.language ?? "en"
    if let catalog = TableCatalog(document, language: language) { catalogs = [catalog] }
  }

  private static func storeTexts(
    of text: [UInt8], _ name: StoreTextName
  ) -> [(language: LanguageTag?, entry: TableEntry)] {
    guard let key = name.key else { return DeliverfileParser.texts(of: text) }
    return StoreTexts.entry(key, text).map { [(name.locale, $0)] } ?? []
  }

  /// The language of tables until it is known which one they are written in.
  private static let base: LanguageTag = "Base"

  private static func entries(
    of text: [UInt8], _ kind: TableName.Kind
  ) throws(TableFailure) -> (entries: [TableEntry], problems: [TableFailure]) {
    // Foundation reads a property list in any form, whatever its file's extension, and needs only
    // its outermost element.
    let start = text.first { !" \t\r\n".utf8.contains($0) }
    guard kind == .stringsdict || start == UInt8(ascii: "<") else {
      return (try StringsParser.entries(of: text).filter { !isPath($0.key.value) }, [])
    }
    let members = try PropertyListNode.members(of: text)
    let entries = members.map { key, node in
      TableEntry(key: key, value: StringsDictionary.value(of: node))
    }
    return (entries, members.flatMap { StringsDictionary.problems(of: $0.value, at: $0.key) })
  }

  /// Returns the position of the first mark of an unfinished merge.
  private static func conflict(in bytes: [UInt8]) -> Int? {
    bytes.indices.first { position in
      (position == 0 || bytes[position - 1] == 0x0A)
        && ["<<<<<<< ", ">>>>>>> "].contains { bytes[position...].starts(with: $0.utf8) }
    }
  }

  /// Returns whether a key is the path of a text with plurals, as Xcode writes it into XLIFF.
  ///
  /// No program asks for it, but some services for translators put it into tables.
  private static func isPath(_ key: String) -> Bool {
    key.hasPrefix("/") && key.hasSuffix(":dict/:string")
  }

  /// Returns tables with their languages: the base is English, but for keys for which there is
  /// English beside it that is not of a region.
  ///
  /// For the texts of an interface file that no table holds, those that Xcode wrote into comments
  /// are the base.
  private static func resolved(_ tables: [StringTable]) -> [StringTable] {
    let english: LanguageTag = "en"
    let known = tables.filter { $0.language == english }
    if !known.isEmpty {
      let keys = Set(known.flatMap { $0.entries.map(\.key.value) })
      return tables.compactMap { table in
        guard table.language == base else { return table }
        // What English lacks comes from the base, as at run time.
        var rest = table
        rest.language = english
        rest.entries.removeAll { keys.contains($0.key.value) }
        return rest.entries.isEmpty ? nil : rest
      }
    }
    guard tables.contains(where: { $0.language == base }) else {
      return (tables.lazy.compactMap(InterfaceComment.source).first.map { [$0] } ?? []) + tables
    }
    return tables.map { table in
      var table = table
      if table.language == base { table.language = english }
      return table
    }
  }
}

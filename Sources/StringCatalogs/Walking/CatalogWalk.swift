/// A walk over all texts of a catalog, entry by entry, with almost no copies and allocations.
///
/// It provides the same content as ``StringCatalog/entries`` and ``Localization/leaves``, for
/// callers that process hundreds of thousands of texts.
package final class CatalogWalk {
  private let document: JSONDocument
  private let first: Int
  private let end: Int
  private var next: Int
  private var current = 0
  private var index: EntryIndex

  /// The entries passed so far that may be irregular, and whether one is not an entry at all.
  private var suspects = (entries: [Int](), hasInvalidEntry: false)

  /// The languages of the whole catalog as it spells them, in order of appearance.
  package private(set) var languages: [LanguageTag] = []

  /// The devices of all texts of the catalog; finding them scans the whole catalog once.
  package private(set) lazy var namedDevices = findDevices()

  /// The localizations of the entry, in the order of the file.
  package var localizations: [WalkedLocalization] { index.localizations }

  /// Whether a localization of the entry has substitutions.
  package var hasSubstitutions: Bool { index.hasSubstitutions }

  /// The texts of the entry, grouped by localization.
  package var texts: [WalkedText] { index.texts }

  /// The steps of the paths to the texts.
  package var steps: [WalkedStep] { index.steps }

  /// Creates a walk before the first entry of a catalog.
  package init(_ catalog: StringCatalog) {
    document = catalog.json.document
    index = EntryIndex(document)
    let strings = catalog.json["strings"]
    first = (strings?.index ?? -1) + 1
    next = first
    end = if let strings { Int(document.nodes[strings.index].next) } else { 0 }
    languages = findLanguages()
  }

  /// Creates a walk over the same catalog, before its first entry.
  package init(again walk: CatalogWalk) {
    document = walk.document
    end = walk.end
    first = walk.first
    next = walk.first
    index = walk.index
    languages = walk.languages
  }

  /// Moves to the next entry; false if there is none.
  package func advance() -> Bool {
    while next < end {
      current = next
      next = Int(node(current + 1).next)
      if isRead(current), node(current + 1).kind == .object {
        ByteView.withView(of: document.bytes) { index.read(current, $0) }
        if index.mayBeIrregular { suspects.entries.append(current) }
        return true
      }
      suspects.hasInvalidEntry = true
    }
    return false
  }

  /// The entries passed so far that may be irregular.
  package var suspiciousEntries: [CatalogEntry] {
    suspects.entries.compactMap { CatalogEntry(JSONMember(document: document, index: $0)) }
  }

  /// All irregularities of a catalog after a complete walk, in the order of the file.
  package func irregularities(of catalog: StringCatalog) -> [CatalogIrregularity] {
    // Overridden keys and entries that are not objects are found by checking all keys.
    suspects.hasInvalidEntry
      ? catalog.irregularities : catalog.irregularities(in: suspiciousEntries)
  }

  /// The entry.
  package var entry: CatalogEntry? {
    CatalogEntry(JSONMember(document: document, index: current))
  }

  /// The byte range of the key in the file, including its quotation marks.
  package var keyRange: Range<Int> { node(current).byteRange }

  /// Whether the literal of the key contains a backslash.
  package var isKeyEscaped: Bool { node(current).isEscaped }

  /// Whether the string should be translated.
  package var shouldTranslate: Bool {
    index.translate == 0 || JSONValue(document: document, index: index.translate).boolean ?? true
  }

  /// The origin of the string.
  package var extractionState: ExtractionState? {
    guard index.extraction != 0 else { return nil }
    return JSONValue(document: document, index: index.extraction).string
      .map(ExtractionState.init(rawValue:))
  }

  /// Whether Xcode no longer finds the string in the code; faster than ``extractionState``.
  package var isStale: Bool {
    guard index.extraction != 0 else { return false }
    // The length of the literal already tells the states apart.
    return node(index.extraction).byteRange.count == 7 && extractionState == .stale
  }

  /// The byte range of the developer's comment, including its quotation marks.
  package var commentRange: Range<Int>? {
    guard index.comment != 0, node(index.comment).kind == .string else { return nil }
    return node(index.comment).byteRange
  }

  /// Returns the complete localization.
  package func localization(_ localization: WalkedLocalization) -> Localization? {
    Localization(JSONMember(document: document, index: localization.name))
  }

  /// Returns the byte range of the first occurrence of a language's name, including its quotation
  /// marks.
  package func firstRange(ofLanguageAt position: Int) -> Range<Int> {
    index.languages.nodes[position].byteRange
  }

  /// Returns the byte range of a language's name in the file, including its quotation marks.
  package func languageRange(of localization: WalkedLocalization) -> Range<Int> {
    node(localization.name).byteRange
  }

  /// Returns the byte range of the unit or set that contains a text.
  package func holderRange(of text: WalkedText) -> Range<Int> {
    node(text.holder).byteRange
  }

  /// Returns a text as a value of the file.
  package func value(of text: WalkedText) -> JSONValue {
    JSONValue(document: document, index: text.literal)
  }

  /// Returns the path to a text.
  package func path(of text: WalkedText) -> [LeafStep] {
    let steps = index.steps
    var path: [LeafStep] = []
    var step = text.step
    while let position = step {
      let walked = steps[position]
      path.append(leafStep(walked))
      step = walked.parent
    }
    path.reverse()
    return path
  }

  /// Returns an unescaped text.
  package func string(of text: WalkedText) -> String {
    guard text.hasLiteral else { return "" }
    let content = text.range.dropFirst().dropLast()
    return JSONText.string(from: document.bytes[content], isEscaped: text.isEscaped)
  }

  private func leafStep(_ step: WalkedStep) -> LeafStep {
    switch step.kind {
    case .element: .element(step.name)
    case .substitution: .substitution(string(at: step.name))
    case .plural: .variation(.plural, string(at: step.name))
    case .device: .variation(.device, string(at: step.name))
    case .otherAxis:
      .variation(VariationAxis(rawValue: string(at: step.axis)), string(at: step.name))
    }
  }

  private func string(at index: Int) -> String {
    JSONValue(document: document, index: index).string ?? ""
  }

  @inline(__always)
  private func node(_ index: Int) -> JSONNode { document.nodes[index] }

  private func isRead(_ name: Int) -> Bool { !node(name).isOverridden }
}

// MARK: - Languages

extension CatalogWalk {
  private func findLanguages() -> [LanguageTag] {
    var index = index
    let localizations = index.names.localizations
    ByteView.withView(of: document.bytes) { bytes in
      var name = next
      while name < end {
        let entryEnd = Int(node(name &+ 1).next)
        var member =
          node(name &+ 1).kind == .object && !node(name).isOverridden ? name &+ 2 : entryEnd
        while member < entryEnd {
          let memberEnd = Int(node(member &+ 1).next)
          if localizations.matches(node(member), in: bytes), !node(member).isOverridden,
            node(member &+ 1).kind == .object
          {
            var language = member &+ 2
            while language < memberEnd {
              if node(language &+ 1).kind == .object, !node(language).isOverridden {
                _ = index.language(at: language, bytes)
              }
              language = Int(node(language &+ 1).next)
            }
          }
          member = memberEnd
        }
        name = entryEnd
      }
    }
    self.index = index
    return index.languages.nodes.map { node in
      LanguageTag(
        rawValue: JSONText.string(
          from: document.bytes[node.contentRange], isEscaped: node.isEscaped))
    }
  }

  fileprivate func findDevices() -> Set<Device> {
    ByteView.withView(of: document.bytes) { bytes in
      var devices: Set<Device> = []
      let name = index.names.device
      for position in document.nodes.indices.dropLast()
      where node(position).kind == .string && name.matches(node(position), in: bytes)
        && node(position + 1).kind == .object
      {
        forEachMember(of: position + 1) { devices.insert(Device(rawValue: string(at: $0))) }
      }
      return devices
    }
  }

  private func forEachMember(of object: Int, _ body: (Int) -> Void) {
    guard node(object).kind == .object else { return }
    var name = object + 1
    while name < Int(node(object).next) {
      if isRead(name) { body(name) }
      name = Int(node(name + 1).next)
    }
  }
}

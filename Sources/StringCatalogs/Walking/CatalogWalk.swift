/// A walk over all texts of a catalog, entry by entry, that copies nothing and allocates next to
/// nothing.
///
/// It says the same as ``StringCatalog/entries`` and ``Localization/leaves`` do, for those who must
/// look at hundreds of thousands of texts in an instant.
package final class CatalogWalk {
  private let document: JSONDocument
  private let nodes: [JSONNode]
  private let end: Int
  private var next: Int
  private var current = 0
  private var names = WalkedLanguages()

  /// The languages of the whole catalog as it spells them, in the order in which they appear.
  package private(set) var languages: [LanguageTag] = []

  /// The name of each language where it appears first, with its quotes.
  package var languageRanges: [Range<Int>] { names.nodes.map(\.byteRange) }

  /// The localizations of the entry, in the order of the file.
  package private(set) var localizations: [WalkedLocalization] = []

  /// The texts of the entry: of one localization after the other.
  package private(set) var texts: [WalkedText] = []

  /// The steps that lead to the texts.
  package private(set) var steps: [WalkedStep] = []

  /// The comment, the extraction state and so on among the values of the file; zero for none.
  private var comment = 0
  private var extraction = 0
  private var translate = 0

  /// Begins before the first entry of a catalog.
  package init(_ catalog: StringCatalog) {
    document = catalog.json.document
    nodes = document.nodes
    let strings = catalog.json["strings"]
    next = (strings?.index ?? -1) + 1
    end = if let strings { Int(nodes[strings.index].next) } else { 0 }
    languages = findLanguages()
  }

  /// Moves to the next entry; false when there is none.
  package func advance() -> Bool {
    while next < end {
      current = next
      next = Int(nodes[current + 1].next)
      if isRead(current), nodes[current + 1].kind == .object {
        ByteView.withView(of: document.bytes) { readEntry($0) }
        return true
      }
    }
    return false
  }

  /// The entry.
  package var entry: CatalogEntry? {
    CatalogEntry(JSONMember(document: document, index: current))
  }

  /// The bytes of the key in the file, with its quotes.
  package var keyRange: Range<Int> { nodes[current].byteRange }

  /// Whether the literal of the key holds a backslash.
  package var isKeyEscaped: Bool { nodes[current].isEscaped }

  /// Whether the string is to be translated.
  package var shouldTranslate: Bool {
    translate == 0 || JSONValue(document: document, index: translate).boolean ?? true
  }

  /// Where the string comes from.
  package var extractionState: ExtractionState? {
    guard extraction != 0 else { return nil }
    return JSONValue(document: document, index: extraction).string
      .map(ExtractionState.init(rawValue:))
  }

  /// The bytes of what the developer tells the translator, with its quotes.
  package var commentRange: Range<Int>? {
    guard comment != 0, nodes[comment].kind == .string else { return nil }
    return nodes[comment].byteRange
  }

  /// Returns the full form of a localization.
  package func localization(_ localization: WalkedLocalization) -> Localization? {
    Localization(JSONMember(document: document, index: localization.name))
  }

  /// Returns the bytes of a language's name in the file, with its quotes.
  package func languageRange(of localization: WalkedLocalization) -> Range<Int> {
    nodes[localization.name].byteRange
  }

  /// Returns the bytes of the unit or set that a text is in.
  package func holderRange(of text: WalkedText) -> Range<Int> {
    nodes[text.holder].byteRange
  }

  /// Returns the way to a text.
  package func path(of text: WalkedText) -> [LeafStep] {
    var path: [LeafStep] = []
    var step = text.step
    while let index = step {
      let walked = steps[index]
      path.append(leafStep(walked))
      step = walked.parent
    }
    path.reverse()
    return path
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

  private func isRead(_ name: Int) -> Bool { !nodes[name].isOverridden }
}

// MARK: - Reading an entry

extension CatalogWalk {
  private func findLanguages() -> [LanguageTag] {
    ByteView.withView(of: document.bytes) { bytes in
      var name = next
      while name < end {
        forEachMember(of: name + 1) { member in
          guard KnownName.localizations.matches(nodes[member], in: bytes) else { return }
          forEachMember(of: member + 1) { language in
            if nodes[language + 1].kind == .object {
              _ = names.index(of: nodes[language], in: bytes)
            }
          }
        }
        name = Int(nodes[name + 1].next)
      }
    }
    return names.nodes.map { node in
      LanguageTag(
        rawValue: JSONText.string(
          from: document.bytes[node.contentRange], isEscaped: node.isEscaped))
    }
  }

  private func readEntry(_ bytes: ByteView) {
    localizations.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
    steps.removeAll(keepingCapacity: true)
    (comment, extraction, translate) = (0, 0, 0)
    var name = current + 2
    let end = Int(nodes[current + 1].next)
    while name < end {
      let node = nodes[name]
      if !node.isOverridden {
        if KnownName.localizations.matches(node, in: bytes) {
          readLocalizations(name + 1, bytes)
        } else if KnownName.comment.matches(node, in: bytes) {
          comment = name + 1
        } else if KnownName.extractionState.matches(node, in: bytes) {
          extraction = name + 1
        } else if KnownName.shouldTranslate.matches(node, in: bytes) {
          translate = name + 1
        }
      }
      name = Int(nodes[name + 1].next)
    }
  }

  private func readLocalizations(_ object: Int, _ bytes: ByteView) {
    guard nodes[object].kind == .object else { return }
    var name = object + 1
    let end = Int(nodes[object].next)
    while name < end {
      if isRead(name), nodes[name + 1].kind == .object {
        let start = texts.count
        localizations.append(
          WalkedLocalization(
            language: names.index(of: nodes[name], in: bytes), texts: start..<start, shape: [],
            name: name))
        var shape: WalkedLocalization.Shape = []
        readContent(name + 1, step: nil, &shape, bytes)
        readSubstitutions(of: name + 1, &shape, bytes)
        localizations[localizations.count - 1].texts = start..<texts.count
        localizations[localizations.count - 1].shape = shape
      }
      name = Int(nodes[name + 1].next)
    }
  }

  private func readContent(
    _ object: Int, step: Int?, _ shape: inout WalkedLocalization.Shape, _ bytes: ByteView
  ) {
    var name = object + 1
    let end = Int(nodes[object].next)
    while name < end {
      let node = nodes[name]
      let value = name + 1
      if !node.isOverridden, nodes[value].kind == .object {
        if KnownName.stringUnit.matches(node, in: bytes) {
          shape.insert(.unit)
          readUnit(value, step: step, bytes)
        } else if KnownName.variations.matches(node, in: bytes) {
          readVariations(value, step: step, &shape, bytes)
        } else if KnownName.stringSet.matches(node, in: bytes) {
          shape.insert(.set)
          readSet(value, step: step, bytes)
        }
      }
      name = Int(nodes[value].next)
    }
  }

  private func readUnit(_ object: Int, step: Int?, _ bytes: ByteView) {
    var state = WalkedText.State.missing
    var literal = 0
    var name = object + 1
    let end = Int(nodes[object].next)
    while name < end {
      let node = nodes[name]
      if !node.isOverridden {
        if KnownName.value.matches(node, in: bytes) {
          literal = name + 1
        } else if KnownName.state.matches(node, in: bytes) {
          state = self.state(at: name + 1, bytes)
        }
      }
      name = Int(nodes[name + 1].next)
    }
    append(literal: literal, state: state, step: step, holder: object)
  }

  private func readSet(_ object: Int, step: Int?, _ bytes: ByteView) {
    var state = WalkedText.State.missing
    var values = 0
    forEachMember(of: object) { member in
      if KnownName.values.matches(nodes[member], in: bytes) {
        values = member + 1
      } else if KnownName.state.matches(nodes[member], in: bytes) {
        state = self.state(at: member + 1, bytes)
      }
    }
    guard values != 0, nodes[values].kind == .array else { return }
    var element = values + 1
    var index = 0
    while element < Int(nodes[values].next) {
      steps.append(WalkedStep(kind: .element, parent: step, axis: 0, name: index))
      append(literal: element, state: state, step: steps.count - 1, holder: object)
      index += 1
      element = Int(nodes[element].next)
    }
  }

  private func readVariations(
    _ object: Int, step: Int?, _ shape: inout WalkedLocalization.Shape, _ bytes: ByteView
  ) {
    var axis = object + 1
    while axis < Int(nodes[object].next) {
      if isRead(axis), nodes[axis + 1].kind == .object {
        var kind = WalkedStep.Kind.otherAxis
        if KnownName.plural.matches(nodes[axis], in: bytes) {
          kind = .plural
          shape.insert(.plural)
        } else if KnownName.device.matches(nodes[axis], in: bytes) {
          kind = .device
          shape.insert(.device)
        }
        readChildren(of: axis + 1, kind: kind, axis: axis, step: step, &shape, bytes)
      }
      axis = Int(nodes[axis + 1].next)
    }
  }

  private func readSubstitutions(
    of object: Int, _ shape: inout WalkedLocalization.Shape, _ bytes: ByteView
  ) {
    var name = object + 1
    while name < Int(nodes[object].next) {
      if isRead(name), KnownName.substitutions.matches(nodes[name], in: bytes),
        nodes[name + 1].kind == .object
      {
        shape.insert(.substitutions)
        readChildren(of: name + 1, kind: .substitution, axis: 0, step: nil, &shape, bytes)
      }
      name = Int(nodes[name + 1].next)
    }
  }

  private func readChildren(
    of object: Int, kind: WalkedStep.Kind, axis: Int, step: Int?,
    _ shape: inout WalkedLocalization.Shape, _ bytes: ByteView
  ) {
    var name = object + 1
    while name < Int(nodes[object].next) {
      if isRead(name), nodes[name + 1].kind == .object {
        steps.append(WalkedStep(kind: kind, parent: step, axis: axis, name: name))
        readContent(name + 1, step: steps.count - 1, &shape, bytes)
      }
      name = Int(nodes[name + 1].next)
    }
  }

  private func append(literal: Int, state: WalkedText.State, step: Int?, holder: Int) {
    let node = nodes[literal]
    let isText = literal != 0 && node.kind == .string
    texts.append(
      WalkedText(
        state: state, range: isText ? node.byteRange : 0..<0, isEscaped: isText && node.isEscaped,
        step: step, holder: holder))
  }

  private func state(at value: Int, _ bytes: ByteView) -> WalkedText.State {
    let node = nodes[value]
    guard node.kind == .string else { return .missing }
    if KnownName.translated.matches(node, in: bytes) { return .translated }
    if KnownName.needsReview.matches(node, in: bytes) { return .needsReview }
    if KnownName.new.matches(node, in: bytes) { return .new }
    if KnownName.stale.matches(node, in: bytes) { return .stale }
    return .unknown
  }

  private func forEachMember(of object: Int, _ body: (Int) -> Void) {
    guard nodes[object].kind == .object else { return }
    var name = object + 1
    while name < Int(nodes[object].next) {
      if isRead(name) { body(name) }
      name = Int(nodes[name + 1].next)
    }
  }
}

/// What an entry holds, as a flat list that is filled anew for each entry.
struct EntryIndex {
  private(set) var localizations: [WalkedLocalization] = []
  private(set) var texts: [WalkedText] = []
  private(set) var steps: [WalkedStep] = []

  /// The comment, the extraction state and so on among the values of the file; zero for none.
  private(set) var comment = 0
  private(set) var extraction = 0
  private(set) var translate = 0

  /// The languages met so far.
  private(set) var languages = WalkedLanguages()

  private let nodes: [JSONNode]

  init(nodes: [JSONNode]) {
    self.nodes = nodes
  }

  /// Returns the number of a language, a new one when it was not met yet.
  mutating func language(at name: Int, _ bytes: ByteView) -> Int {
    languages.index(of: nodes[name], in: bytes)
  }

  /// Reads the entry whose key is the node `current`.
  mutating func read(_ current: Int, _ bytes: ByteView) {
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

  private mutating func readLocalizations(_ object: Int, _ bytes: ByteView) {
    guard nodes[object].kind == .object else { return }
    var name = object + 1
    let end = Int(nodes[object].next)
    while name < end {
      if isRead(name), nodes[name + 1].kind == .object {
        let start = texts.count
        localizations.append(
          WalkedLocalization(
            language: languages.index(of: nodes[name], in: bytes), texts: start..<start, shape: [],
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

  private mutating func readContent(
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

  private mutating func readUnit(_ object: Int, step: Int?, _ bytes: ByteView) {
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

  private mutating func readSet(_ object: Int, step: Int?, _ bytes: ByteView) {
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

  private mutating func readVariations(
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

  private mutating func readSubstitutions(
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

  private mutating func readChildren(
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

  private mutating func append(literal: Int, state: WalkedText.State, step: Int?, holder: Int) {
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

  private func isRead(_ name: Int) -> Bool { !nodes[name].isOverridden }
}

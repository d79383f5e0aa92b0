public import StringCatalogs

/// The conflicts of a merge, and the merged file as far as they are decided.
///
/// ```swift
/// var resolution = try MergeResolution(base: base, ours: ours, theirs: theirs)
/// for conflict in resolution.openConflicts { try resolution.decide(.theirs, for: conflict) }
/// let bytes = resolution.ours.bytes
/// ```
public struct MergeResolution: Sendable {
  /// All conflicts, in the order of our file.
  public let conflicts: [MergeConflict]

  /// The merged catalog with our version for each open conflict.
  public private(set) var ours: StringCatalog

  /// The merged catalog with their version for each open conflict.
  public private(set) var theirs: StringCatalog

  /// Whether a text may omit placeholders of the source text, or add others.
  public var allowsLostPlaceholders = false

  private let stages: Versions

  /// Merges two versions with a common base; nothing is decided yet.
  ///
  /// Throws if an object of either side has two members of the same name.
  public init(
    base: StringCatalog, ours: StringCatalog, theirs: StringCatalog
  ) throws(EditingError) {
    let merge = try CatalogMerge(base: base, ours: ours, theirs: theirs)
    conflicts = merge.conflicts
    stages = Versions(base: base.json, ours: ours.json, theirs: theirs.json)
    self.ours = try Self.catalog(merge.bytes)
    self.theirs = merge.conflicts.isEmpty ? self.ours : try Self.catalog(merge.theirBytes)
  }

  /// Goes on with a merged file that somebody edited, as it is with our and with their version for
  /// each open conflict; returns false, without a change, if they differ anywhere else.
  public mutating func goOn(ours: StringCatalog, theirs: StringCatalog) -> Bool {
    if (try? EditingError.refuseDuplicates(in: ours)) == nil { return false }
    if (try? EditingError.refuseDuplicates(in: theirs)) == nil { return false }
    var edited = self
    (edited.ours, edited.theirs) = (ours, theirs)
    let open = edited.openConflicts
    let changes = open.map { ($0.path, Self.value(at: $0.path, in: theirs.json)) }
    guard let result = try? Self.applying(changes, to: ours),
      Versions.isSame(result.json, theirs.json)
    else { return false }
    self = edited
    return true
  }

  /// The conflicts that are not decided yet.
  public var openConflicts: [MergeConflict] { conflicts.filter(isOpen) }

  /// Returns whether a conflict is not decided yet.
  public func isOpen(_ conflict: MergeConflict) -> Bool {
    !Versions.isSame(
      Self.value(at: conflict.path, in: ours.json), Self.value(at: conflict.path, in: theirs.json))
  }

  /// Returns what is decided for a conflict; nil if it is open, or the part was removed.
  public func decided(for conflict: MergeConflict) -> ConflictVersion? {
    isOpen(conflict)
      ? nil : Self.value(at: conflict.path, in: ours.json).map(ConflictVersion.init)
  }

  /// Decides a conflict, also one that was decided before.
  ///
  /// Throws if the decision is a text where several texts, or none, are in conflict, if a
  /// placeholder of the source text would be lost, or if the string is gone from the file.
  public mutating func decide(
    _ decision: MergeDecision, for conflict: MergeConflict
  ) throws(EditingError) {
    try decide([(conflict, decision)])
  }

  /// Decides conflicts; if that fails for one of them, nothing is decided.
  public mutating func decide(
    _ decisions: [(conflict: MergeConflict, decision: MergeDecision)]
  ) throws(EditingError) {
    var changes: [(path: [String], value: JSONValue?)] = []
    var edits: [CatalogEdit] = []
    var removed: [(path: [String], side: JSONValue)] = []
    for (conflict, decision) in decisions {
      let path = conflict.path
      let side: JSONValue?
      // Somebody may have edited a side of an open conflict in the file.
      let open = isOpen(conflict)
      switch decision {
      case .ours: side = open ? ours.json : stages.ours
      case .theirs: side = open ? theirs.json : stages.theirs
      case .base: side = stages.base
      case .text(let text, let state):
        edits.append(try Self.edit(of: conflict, to: text, state))
        side = conflict.ours == nil ? stages.theirs : stages.ours
      }
      try checkParent(of: conflict)
      let value = side.flatMap { Self.value(at: path, in: $0) }
      if value == nil, let side { removed.append((path, side)) }
      changes.append((path, value))
    }
    let (newOurs, newTheirs) = (
      try Self.pruning(removed, in: Self.applying(changes, to: ours)),
      try Self.pruning(removed, in: Self.applying(changes, to: theirs))
    )
    (ours, theirs) = (try editing(newOurs, edits), try editing(newTheirs, edits))
  }

  private static func edit(
    of conflict: MergeConflict, to text: String, _ state: StringUnitState?
  ) throws(EditingError) -> CatalogEdit {
    if conflict.isComment, let key = conflict.key { return .setComment(text, key: key) }
    guard let location = conflict.location else {
      throw .notOneText(key: conflict.key ?? conflict.part)
    }
    return .setText(text, state: state ?? .translated, at: location)
  }

  private func checkParent(of conflict: MergeConflict) throws(EditingError) {
    for catalog in [ours, theirs] {
      guard Self.value(at: conflict.path.dropLast(), in: catalog.json)?.kind != .object else {
        continue
      }
      throw .unknownKey(conflict.key ?? "")
    }
  }

  private static func value(at path: some Sequence<String>, in json: JSONValue) -> JSONValue? {
    path.reduce(json as JSONValue?) { $0?[$1] }
  }

  /// Returns a catalog with other values at paths; nil removes one.
  ///
  /// The file is rewritten only as often as the changes of one entry require.
  private static func applying(
    _ changes: [(path: [String], value: JSONValue?)], to catalog: StringCatalog
  ) throws(EditingError) -> StringCatalog {
    var result = catalog
    var waiting = changes
    while !waiting.isEmpty {
      var round = PatchRound()
      waiting = waiting.filter { path, value in
        // A value that doesn’t change keeps its layout.
        if Versions.isSame(Self.value(at: path, in: result.json), value) { return false }
        return !round.add(value.map { .value(.existing($0)) } ?? .removal, at: path)
      }
      guard let patch = round.patch else { continue }
      result = try Self.catalog(PatchWriter.bytes(of: result, applying: patch))
    }
    return result
  }

  /// Returns a catalog without the objects that became empty when parts were removed, unless the
  /// version that was taken has them.
  private static func pruning(
    _ removed: [(path: [String], side: JSONValue)], in catalog: StringCatalog
  ) throws(EditingError) -> StringCatalog {
    var result = catalog
    var waiting = removed
    while true {
      waiting = waiting.compactMap { path, side in
        let parent = Array(path.dropLast())
        guard parent.count > 1, value(at: parent, in: side) == nil,
          let object = value(at: parent, in: result.json), object.kind == .object,
          object.firstMember == nil
        else { return nil }
        return (parent, side)
      }
      guard !waiting.isEmpty else { return result }
      let paths = Set(waiting.map(\.path))
      result = try applying(paths.map { ($0, nil) }, to: result)
    }
  }

  private func editing(
    _ catalog: StringCatalog, _ edits: [CatalogEdit]
  ) throws(EditingError) -> StringCatalog {
    guard !edits.isEmpty else { return catalog }
    var editor = try CatalogEditor(catalog)
    editor.allowsLostPlaceholders = allowsLostPlaceholders
    try editor.apply(edits)
    return editor.catalog
  }

  private static func catalog(_ bytes: [UInt8]) throws(EditingError) -> StringCatalog {
    do throws(CatalogError) {
      return try StringCatalog(bytes: bytes)
    } catch {
      throw .unreadable(error)
    }
  }
}

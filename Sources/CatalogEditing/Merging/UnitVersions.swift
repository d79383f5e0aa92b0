import StringCatalogs

/// A text with its state that both sides of a merge changed differently.
struct UnitVersions {
  /// One of the two sides.
  enum Side {
    case ours
    case theirs
  }

  private let versions: Versions

  init(_ versions: Versions) {
    self.versions = versions
  }

  /// Returns the side to use without asking; nil if there is a conflict.
  ///
  /// A new text, with its own state, wins over a new state of the old text. If the texts are equal,
  /// the state that asks for more work wins: `needs_review` before `translated` before `new`.
  func resolved(preferring preference: MergePreference?) -> Side? {
    if let side = sideWithNewText { return side }
    switch preference {
    case .ours: return .ours
    case .theirs: return .theirs
    case .newestState:
      let progress = (Self.progress(of: versions.ours), Self.progress(of: versions.theirs))
      return progress.0 == progress.1 ? nil : progress.0 > progress.1 ? .ours : .theirs
    case nil:
      guard areEqual(versions.ours, versions.theirs, exceptFor: "state") else { return nil }
      let ours = state(of: versions.ours)
      let theirs = state(of: versions.theirs)
      let order: [StringUnitState] = [.needsReview, .translated, .new]
      guard let ours, let theirs, let one = order.firstIndex(of: ours),
        let other = order.firstIndex(of: theirs)
      else { return nil }
      return one < other ? .ours : .theirs
    }
  }

  /// Whether both sides have new, different texts.
  var hasTwoNewTexts: Bool {
    sideWithNewText == nil && !areEqual(versions.ours, versions.theirs, exceptFor: "state")
  }

  /// The side with a new text, if the other changed only the state.
  private var sideWithNewText: Side? {
    guard versions.base != nil, versions.ours != nil, versions.theirs != nil else { return nil }
    let isOurs = !areEqual(versions.base, versions.ours, exceptFor: "state")
    let isTheirs = !areEqual(versions.base, versions.theirs, exceptFor: "state")
    return isOurs == isTheirs ? nil : isOurs ? .ours : .theirs
  }

  private func areEqual(_ one: JSONValue?, _ other: JSONValue?, exceptFor name: String) -> Bool {
    let names = [one, other].flatMap { $0?.members ?? [] }.map(\.name).filter { $0 != name }
    return names.allSatisfy { Versions.isSame(one?[$0], other?[$0]) }
  }

  private func state(of unit: JSONValue?) -> StringUnitState? {
    unit?["state"]?.string.map(StringUnitState.init)
  }

  /// Returns the translation state of a unit.
  private static func progress(of unit: JSONValue?) -> Int {
    switch unit?["state"]?.string.map(StringUnitState.init(rawValue:)) {
    case .translated?: 2
    case .needsReview?: 1
    default: 0
    }
  }
}

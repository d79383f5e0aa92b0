package import StringCatalogs

/// A translation state as the attributes of a `target` express it.
package struct XLIFFState: Hashable, Sendable {
  /// XLIFF 1.2, 2.3: the attribute `state`.
  package var state: String

  /// XLIFF 1.2, 2.3: the attribute `state-qualifier`; nil if there is none.
  package var qualifier: String?

  private static let machine = "leveraged-mt"

  /// Creates the state of a target from its attributes.
  package init(state: String, qualifier: String? = nil) {
    self.state = state
    self.qualifier = qualifier
  }

  /// Creates the state that Xcode writes for one of a catalog; an unknown one becomes a custom
  /// XLIFF state.
  package init?(_ state: StringUnitState?) {
    switch state {
    case nil: return nil
    case .new?: self.init(state: "new")
    case .needsReview?: self.init(state: "needs-review-l10n")
    case .translated?: self.init(state: "translated")
    case .machineTranslated?: self.init(state: "translated", qualifier: Self.machine)
    case let other?: self.init(state: "x-\(other.rawValue)")
    }
  }

  /// Whether XLIFF has the state, or it is one of a program: `x-final`.
  package var isKnown: Bool {
    stringUnitState != nil || state.hasPrefix("x-")
  }

  /// The state for the catalog; nil if it has no equivalent.
  package var stringUnitState: StringUnitState? {
    switch state {
    case "translated" where qualifier == Self.machine: .machineTranslated
    case "translated", "signed-off", "final": .translated
    case "needs-review-translation", "needs-review-l10n", "needs-review-adaptation": .needsReview
    case "new", "needs-translation", "needs-l10n", "needs-adaptation": .new
    default: state.hasPrefix("x-") ? StringUnitState(rawValue: String(state.dropFirst(2))) : nil
    }
  }
}

extension StringUnitState {
  /// Machine-translated.
  package static let machineTranslated = StringUnitState(rawValue: "machine_translated")
}

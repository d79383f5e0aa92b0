public import CatalogRules
public import StringCatalogs

/// One of the texts of a string in a language: the only one, or that of a plural category, a
/// device, a substitution or an element of a set.
public struct VariationPreview: Hashable, Sendable {
  /// Whether a text exists and is used.
  public enum Role: String, Hashable, Sendable {
    /// A text that readers see for some number and device.
    case used

    /// A text that the language needs and the file does not have.
    case missing

    /// A text that no number selects in this language.
    case superfluous
  }

  /// The path to the text: `device.iphone/plural.other`; empty for the only text.
  public var path: VariationPath

  /// The path as steps.
  public var steps: [LeafStep]

  /// Whether the text exists and is used.
  public var role: Role

  /// The text as in the file, with its placeholders; nil if it is missing.
  public var pattern: String?

  /// The translation state in the file.
  public var state: StringUnitState?

  /// The line of the text in the file, from 1; nil if it is missing.
  public var line: Int?

  /// The numbers that select the text, with ASCII digits; empty if it is not selected by number.
  public var numbers: [String]

  /// The text with values, once for each number or combination of numbers that selects it; empty if
  /// no reader ever sees it, or if those of the string would take more than 100 MB.
  public var renderings: [Rendering]

  /// Whether a given value, not a sample, selects this text.
  public var isChosenByValue: Bool

  /// The plural category of the text.
  public var category: PluralCategory? {
    guard case .variation(.plural, let name)? = steps.last(where: \.isPlural) else { return nil }
    return PluralCategory(rawValue: name)
  }

  /// The device of the text.
  public var device: Device? {
    for case .variation(.device, let name) in steps { return Device(rawValue: name) }
    return nil
  }

  /// The substitution that contains the text.
  public var substitution: String? {
    for case .substitution(let name) in steps { return name }
    return nil
  }

  /// The index of the text in its set, from zero.
  public var element: Int? {
    guard case .element(let index)? = steps.last else { return nil }
    return index
  }

  /// The most informative rendering in one line: that of a number which is neither 0 nor, if others
  /// have the same form, 1.
  public var mainRendering: Rendering? {
    let plain = category == .other || category == nil ? ["0", "1"] : ["0"]
    return renderings.first { $0.number.map { !plain.contains($0) } ?? true } ?? renderings.first
  }
}

extension LeafStep {
  /// Whether the step selects by number.
  var isPlural: Bool {
    if case .variation(.plural, _) = self { true } else { false }
  }
}

extension [LeafStep] {
  /// Whether no number or device selects the text: it is not the first of a set, or along an axis
  /// that is neither.
  ///
  /// The texts of a substitution are always selected, because they are only parts of a text.
  var isUnchosen: Bool {
    for step in self {
      switch step {
      case .substitution: return false
      case .variation(let axis, _): if axis != .plural && axis != .device { return true }
      case .element(let index): if index > 0 { return true }
      }
    }
    return false
  }
}

public import CatalogRules
public import StringCatalogs

/// One of the texts of a string in a language: the only one, or that of a plural category, a device, a
/// substitution or a place in a set.
public struct VariationPreview: Hashable, Sendable {
  /// Whether a text exists and is used.
  public enum Role: String, Hashable, Sendable {
    /// A text that readers see for some number and device.
    case used

    /// A text that the language needs and the file does not have.
    case missing

    /// A text that no number chooses in this language.
    case superfluous
  }

  /// The way to the text: `device.iphone/plural.other`; empty for the only text.
  public var path: VariationPath

  /// The same as steps.
  public var steps: [LeafStep]

  /// Whether the text exists and is used.
  public var role: Role

  /// The text as the file has it, with its placeholders; nil when it is missing.
  public var pattern: String?

  /// The translation state in the file.
  public var state: StringUnitState?

  /// The line of the file that the text stands in, from 1; nil when it is missing.
  public var line: Int?

  /// The numbers that choose the text, with ASCII digits; empty when it is not chosen by number.
  public var numbers: [String]

  /// The text with values, once for each number or combination of numbers that selects it; empty
  /// when no reader ever sees it.
  public var renderings: [Rendering]

  /// Whether a given value, not a sample, selects this text.
  public var isChosenByValue: Bool

  /// The plural category that the text is for.
  public var category: PluralCategory? {
    guard case .variation(.plural, let name)? = steps.last(where: \.isPlural) else { return nil }
    return PluralCategory(rawValue: name)
  }

  /// The device that the text is for.
  public var device: Device? {
    for case .variation(.device, let name) in steps { return Device(rawValue: name) }
    return nil
  }

  /// The substitution that the text belongs to.
  public var substitution: String? {
    for case .substitution(let name) in steps { return name }
    return nil
  }

  /// The place of the text in its set, from zero.
  public var element: Int? {
    guard case .element(let index)? = steps.last else { return nil }
    return index
  }

  /// The rendering that says most in one line: that of a number which is neither 0 nor, where others
  /// have the same form, 1.
  public var mainRendering: Rendering? {
    let plain = category == .other || category == nil ? ["0", "1"] : ["0"]
    return renderings.first { $0.number.map { !plain.contains($0) } ?? true } ?? renderings.first
  }
}

extension LeafStep {
  /// Whether the step chooses by number.
  var isPlural: Bool {
    if case .variation(.plural, _) = self { true } else { false }
  }
}

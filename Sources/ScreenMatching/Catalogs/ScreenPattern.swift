import ScreenTexts

/// A text of a catalog as it can stand on a screen: folded, with positions for formatted values.
struct ScreenPattern: Hashable, Sendable {
  /// A place for a value.
  struct Gap: Hashable, Sendable {
    /// Whether only digits and what stands between them fit.
    var isNumber: Bool

    /// Whether a space stands before the value.
    var followsSpace = false

    /// Whether a space stands after the value.
    var precedesSpace = false
  }

  /// A part of a pattern.
  enum Element: Hashable, Sendable {
    case unit(FoldedText.Unit)
    case gap(Gap)
  }

  /// The parts, in order.
  private(set) var elements: [Element] = []

  /// The sum of the weights of the units.
  private(set) var weight = 0.0

  /// The number of gaps.
  private(set) var gapCount = 0

  private var endsWithSpace = false

  /// The units without the gaps.
  var units: [FoldedText.Unit] {
    elements.compactMap { if case .unit(let unit) = $0 { unit } else { nil } }
  }

  /// Whether there is no letter outside the gaps.
  var isEmpty: Bool { !units.contains { $0.isLetterOrDigit && !$0.isDigit } }

  /// Whether a value can be anything, not only a number.
  var hasFreeGap: Bool {
    elements.contains { if case .gap(let gap) = $0 { !gap.isNumber } else { false } }
  }

  /// Whether nothing but punctuation follows a value that can be anything.
  var endsWithFreeGap: Bool {
    let last = elements.last { element in
      if case .unit(let unit) = element { unit.isLetterOrDigit } else { true }
    }
    if case .gap(let gap)? = last { return !gap.isNumber }
    return false
  }

  /// Adds text.
  mutating func append(_ text: some StringProtocol) {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else { return }
    if case .gap(var gap)? = elements.last, first.properties.isWhitespace {
      gap.precedesSpace = true
      elements[elements.count - 1] = .gap(gap)
    }
    for unit in FoldedText(String(text)).units {
      elements.append(.unit(unit))
      weight += unit.weight
    }
    endsWithSpace = last.properties.isWhitespace
  }

  /// Adds a place for a value; one next to another is one place.
  mutating func appendGap(isNumber: Bool) {
    if case .gap(var gap)? = elements.last {
      gap.isNumber = gap.isNumber && isNumber
      elements[elements.count - 1] = .gap(gap)
      return
    }
    elements.append(.gap(Gap(isNumber: isNumber, followsSpace: endsWithSpace && !elements.isEmpty)))
    gapCount += 1
    endsWithSpace = false
  }
}

import StringCatalogs

/// The argument by which a text varies that varies by number as a whole: its first number.
struct CountedArgument {
  /// The type of the argument, such as `lld`.
  let type: String

  private let position: Int
  private let hasOthers: Bool

  /// Finds the argument in the texts of all plural categories.
  init(in texts: [String]) {
    var arguments: [Int: FormatSpecifier] = [:]
    for text in texts {
      for (position, specifier) in Self.arguments(of: FormatString(text)) {
        arguments[position] = arguments[position] ?? specifier
      }
    }
    let counted = arguments.filter { $0.value.conversion.argumentKind == .integer }
    let fractions = arguments.filter { $0.value.conversion.argumentKind == .floatingPoint }
    position = (counted.isEmpty ? fractions : counted).keys.min() ?? 1
    hasOthers = arguments.count > 1
    type =
      arguments[position].map { ($0.length?.rawValue ?? "") + String($0.conversion.rawValue) }
      ?? "lld"
  }

  /// Returns the reference to a variable that stands for the whole text.
  func reference(to variable: String) -> String {
    position == 1 && !hasOthers ? "%#@\(variable)@" : "%\(position)$#@\(variable)@"
  }

  /// Returns a text whose placeholders name their positions, if there are several.
  func explicit(_ text: String) -> String {
    hasOthers ? FormatString(text).numbered { !$0.isLikelyText } : text
  }

  private static func arguments(of format: FormatString) -> [(Int, FormatSpecifier)] {
    var next = 1
    return format.specifiers.filter { !$0.isLikelyText }.map { specifier in
      let position = specifier.position ?? next
      if specifier.position == nil { next += 1 }
      return (position, specifier)
    }
  }
}

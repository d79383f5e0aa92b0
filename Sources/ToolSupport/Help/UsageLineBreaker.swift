import TextLayout

/// Breaks a usage line between its elements: an option stays with its value, and an element with
/// the dots after it.
struct UsageLineBreaker: LineBreaking {
  /// Returns the positions at which a line may break, ascending.
  func breakOpportunities(in text: String) -> [String.Index] {
    var positions: [String.Index] = []
    var (depth, previous, isInOption) = (0, Character(" "), false)
    for index in text.indices {
      let character = text[index]
      if previous == " ", character != " ", depth == 0 {
        let continues = character == "." || isInOption && character == "<"
        if !continues { positions.append(index) }
        isInOption = character == "-"
      }
      if character == "[" { depth += 1 }
      if character == "]" { depth -= 1 }
      previous = character
    }
    return positions
  }
}

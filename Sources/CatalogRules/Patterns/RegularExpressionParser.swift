import Characters

/// Parses the syntax of ICU's regular expressions, without what can't be matched in linear time.
struct RegularExpressionParser {
  /// The maximum depth of groups, which bounds the recursion.
  private static let maximumDepth = 50

  /// The maximum number of scalars, some of which are tested for each of ASCII.
  private static let maximumLength = 10_000

  /// The maximum number in a quantifier.
  private static let maximumCount = 1_000

  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var depth = 0
  private var ignoresCase = false
  private var testCount = 0

  init(_ pattern: String) {
    scalars = Array(pattern.unicodeScalars)
  }

  /// Returns the parsed expression.
  mutating func parse() throws(RegularExpressionError) -> RegularExpressionNode {
    guard scalars.count <= Self.maximumLength else {
      throw error(.tooLarge, from: 0, to: scalars.count)
    }
    if scalars.starts(with: "(?i)".unicodeScalars) {
      ignoresCase = true
      position = 4
    }
    let node = try choice()
    guard position == scalars.count else {
      throw error(.unopened, from: position, to: position + 1)
    }
    return node
  }

  private mutating func choice() throws(RegularExpressionError) -> RegularExpressionNode {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else { throw error(.tooLarge, from: position) }
    var choices = [try sequence()]
    while take("|") { choices.append(try sequence()) }
    return choices.count == 1 ? choices[0] : .choice(choices)
  }

  private mutating func sequence() throws(RegularExpressionError) -> RegularExpressionNode {
    var parts: [RegularExpressionNode] = []
    while let next = peek, next != "|", next != ")" {
      let start = position
      let part = try atom()
      parts.append(try repeated(part, from: start))
    }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  // MARK: - Quantifiers

  private mutating func repeated(
    _ part: RegularExpressionNode, from start: Int
  ) throws(RegularExpressionError) -> RegularExpressionNode {
    guard let bounds = try quantifier() else { return part }
    switch part {
    case .anchor, .look: throw error(.quantifier, from: start)
    default: break
    }
    if peek == "+" { throw error(.unsupported, from: position, to: position + 1) }
    let isLazy = take("?")
    if let next = peek, ["*", "+", "?"].contains(next) {
      throw error(.quantifier, from: position, to: position + 1)
    }
    return .repetition(part, minimum: bounds.minimum, maximum: bounds.maximum, isLazy: isLazy)
  }

  private mutating func quantifier() throws(RegularExpressionError) -> (
    minimum: Int, maximum: Int?
  )? {
    if take("*") { return (0, nil) }
    if take("+") { return (1, nil) }
    if take("?") { return (0, 1) }
    let start = position
    guard take("{") else { return nil }
    guard let minimum = number() else { throw error(.quantifier, from: start) }
    var maximum: Int? = minimum
    if take(",") { maximum = number() }
    guard take("}"), minimum <= Self.maximumCount, maximum ?? minimum >= minimum,
      maximum ?? 0 <= Self.maximumCount
    else { throw error(.quantifier, from: start) }
    return (minimum, maximum)
  }

  private mutating func number() -> Int? {
    let start = position
    while let next = peek, ("0"..."9").contains(next) { position += 1 }
    return Int(text(from: start))
  }

  // MARK: - Atoms

  private mutating func atom() throws(RegularExpressionError) -> RegularExpressionNode {
    let start = position
    guard let next = take() else { throw error(.unfinished, from: start) }
    switch next {
    case "(": return try group(from: start)
    case "[": return test(try set(from: start))
    case ".": return test(.anyButLineEnds, isCased: false)
    case "^": return .anchor(.start)
    case "$": return .anchor(.end)
    case "\\": return try escape(from: start)
    case "*", "+", "?", "{": throw error(.quantifier, from: start)
    default: return test(.range(next.value...next.value))
    }
  }

  private mutating func group(
    from start: Int
  ) throws(RegularExpressionError) -> RegularExpressionNode {
    var look: (isBehind: Bool, isNegative: Bool)?
    if take("?") {
      if take("=") {
        look = (false, false)
      } else if take("!") {
        look = (false, true)
      } else if take("<") {
        if take("=") {
          look = (true, false)
        } else if take("!") {
          look = (true, true)
        } else {
          try groupName(from: start)
        }
      } else if !take(":") {
        throw error(.unsupported, from: start)
      }
    }
    let content = try choice()
    guard take(")") else { throw error(.unfinished, from: start, to: start + 1) }
    return look.map { .look(content, isBehind: $0.isBehind, isNegative: $0.isNegative) } ?? content
  }

  /// Skips a name, as groups can't be referred to.
  private mutating func groupName(from start: Int) throws(RegularExpressionError) {
    let name = position
    while let next = peek, next.properties.isAlphabetic || ("0"..."9").contains(next) {
      position += 1
    }
    guard position > name, take(">") else { throw error(.unsupported, from: start) }
  }

  private mutating func escape(
    from start: Int
  ) throws(RegularExpressionError) -> RegularExpressionNode {
    switch peek {
    case "b": return anchor(.wordBoundary)
    case "B": return anchor(.noWordBoundary)
    case "A": return anchor(.start)
    case "z": return anchor(.end)
    default: return test(try escapedSet(from: start))
    }
  }

  private mutating func anchor(_ anchor: RegularExpressionNode.Anchor) -> RegularExpressionNode {
    position += 1
    return .anchor(anchor)
  }

  private mutating func test(_ set: ScalarSet, isCased: Bool = true) -> RegularExpressionNode {
    testCount += 1
    let set = ignoresCase && isCased ? ScalarSet.ignoringCase(set) : set
    return .scalar(ScalarTest(set, number: testCount))
  }
}

// MARK: - Sets

extension RegularExpressionParser {
  private mutating func set(from start: Int) throws(RegularExpressionError) -> ScalarSet {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else { throw error(.tooLarge, from: start) }
    let isInverted = take("^")
    var sets: [ScalarSet] = []
    while !take("]") {
      let first = position
      guard let next = take() else { throw error(.unfinished, from: start, to: start + 1) }
      if next == "[" {
        sets.append(try set(from: first))
      } else if (next == "&" && peek == "&") || (next == "-" && peek == "-") {
        throw error(.unsupported, from: first, to: position + 1)
      } else {
        sets.append(try member(next, from: first))
      }
    }
    guard !sets.isEmpty else { throw error(.set, from: start) }
    return isInverted ? .inverted(.union(sets)) : .union(sets)
  }

  /// Returns a scalar or an escaped set, or the range that it begins.
  private mutating func member(
    _ first: Unicode.Scalar, from start: Int
  ) throws(RegularExpressionError) -> ScalarSet {
    let low = try first == "\\" ? escapedSet(from: start) : .range(first.value...first.value)
    guard peek == "-", position + 1 < scalars.count, scalars[position + 1] != "]",
      case .range(let lowRange) = low
    else { return low }
    position += 1
    let end = position
    guard let next = take(), next != "[" else { throw error(.unsupported, from: start) }
    let high = try next == "\\" ? escapedSet(from: end) : .range(next.value...next.value)
    guard case .range(let highRange) = high, lowRange.lowerBound <= highRange.lowerBound else {
      throw error(.set, from: start)
    }
    return .range(lowRange.lowerBound...highRange.lowerBound)
  }

  /// Returns the set of an escape whose backslash is behind.
  private mutating func escapedSet(from start: Int) throws(RegularExpressionError) -> ScalarSet {
    guard let next = take() else { throw error(.unfinished, from: start) }
    switch next {
    case "d": return .digit
    case "D": return .inverted(.digit)
    case "w": return .word
    case "W": return .inverted(.word)
    case "s": return .space
    case "S": return .inverted(.space)
    case "p": return try property(from: start)
    case "P": return .inverted(try property(from: start))
    case "n": return .range(0x0A...0x0A)
    case "r": return .range(0x0D...0x0D)
    case "t": return .range(0x09...0x09)
    case "u": return try scalar(digits: 4, from: start)
    case "U": return try scalar(digits: 8, from: start)
    case "x": return try bracedScalar(from: start)
    case "1"..."9", "k", "X", "G", "R", "K": throw error(.unsupported, from: start)
    default:
      guard next.isASCII, !next.properties.isAlphabetic, !("0"..."9").contains(next) else {
        throw error(.escape, from: start)
      }
      return .range(next.value...next.value)
    }
  }

  private mutating func property(from start: Int) throws(RegularExpressionError) -> ScalarSet {
    guard take("{") else { throw error(.property, from: start) }
    let isInverted = take("^")
    let first = position
    while let next = peek, next != "}" { position += 1 }
    var name = text(from: first)
    guard take("}") else { throw error(.unfinished, from: start) }
    for prefix in ["Script=", "sc=", "General_Category=", "gc="] where name.hasPrefix(prefix) {
      name.removeFirst(prefix.count)
    }
    let set: ScalarSet
    if let script = Script(rawValue: name) {
      set = .ranges(script.ranges)
    } else if Unicode.GeneralCategory.abbreviations.contains(where: { $0.hasPrefix(name) }),
      (1...2).contains(name.count)
    {
      set = .category(name)
    } else {
      throw error(.property, from: start)
    }
    return isInverted ? .inverted(set) : set
  }

  private mutating func bracedScalar(from start: Int) throws(RegularExpressionError) -> ScalarSet {
    guard take("{") else { return try scalar(digits: 2, from: start) }
    let first = position
    while let next = peek, next != "}" { position += 1 }
    let digits = text(from: first)
    guard take("}"), digits.count <= 6 else { throw error(.escape, from: start) }
    return try scalar(digits, from: start)
  }

  private mutating func scalar(
    digits count: Int, from start: Int
  ) throws(RegularExpressionError) -> ScalarSet {
    let first = position
    position = min(position + count, scalars.count)
    guard position - first == count else { throw error(.escape, from: start) }
    return try scalar(text(from: first), from: start)
  }

  private func scalar(
    _ digits: String, from start: Int
  ) throws(RegularExpressionError) -> ScalarSet {
    guard digits.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
      let value = UInt32(digits, radix: 16), Unicode.Scalar(value) != nil
    else { throw error(.escape, from: start) }
    return .range(value...value)
  }
}

// MARK: - Scalars

extension RegularExpressionParser {
  private var peek: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private mutating func take() -> Unicode.Scalar? {
    guard let next = peek else { return nil }
    position += 1
    return next
  }

  private mutating func take(_ wanted: Unicode.Scalar) -> Bool {
    guard peek == wanted else { return false }
    position += 1
    return true
  }

  private func text(from start: Int) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars[start..<position])
    return text
  }

  private func error(
    _ reason: RegularExpressionError.Reason, from start: Int, to end: Int? = nil
  ) -> RegularExpressionError {
    let bytes = { (scalars: ArraySlice<Unicode.Scalar>) in
      scalars.reduce(0) { $0 + UTF8.width($1) }
    }
    let end = min(max(end ?? position, start), scalars.count)
    let lower = bytes(scalars[..<start])
    return RegularExpressionError(
      reason: reason, range: lower..<lower + bytes(scalars[start..<end]))
  }
}

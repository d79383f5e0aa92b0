/// A regular expression as instructions, of which several run at the same time.
struct RegularExpressionProgram: Hashable, Sendable {
  /// The maximum number of instructions of an expression, which bounds the time for each scalar.
  private static let maximumCount = 2_000

  /// The maximum number of looks, each of which is remembered for every position of a text.
  ///
  /// Each is counted twice, as it is in the forward and in the backward instructions.
  private static let maximumLooks = 40

  /// What a thread does.
  enum Instruction: Hashable, Sendable {
    /// Reads a scalar of a set, given by its index among the tests.
    case scalar(Int)

    /// Goes on at several positions, given by their indices among the targets, the best last.
    case split(Range<Int>)

    /// Continues if the position in the text is an anchor.
    case anchor(RegularExpressionNode.Anchor)

    /// Continues if what stands around the position in the text matches, or does not.
    case look(Int, isNegative: Bool)

    /// The expression matches.
    case match
  }

  /// An expression that is looked for around a position.
  struct Look: Hashable, Sendable {
    var program: [Instruction]
    var isBehind: Bool
  }

  /// The scalars that the backward instructions can begin with; nil if that depends on the
  /// position.
  private(set) var last: ScalarTest?

  /// The sets of scalars, each once.
  private(set) var tests: [ScalarTest] = []

  /// The scalars of ASCII in each of those sets.
  private(set) var asciiTests: [ScalarTest.ASCII] = []

  /// The positions at which instructions go on.
  private(set) var targets: [Int] = []

  /// The instructions that read the text forward.
  private(set) var forward: [Instruction] = []

  /// The instructions that read the text backward.
  private(set) var backward: [Instruction] = []

  /// The looks, each after those that it contains.
  private(set) var looks: [Look] = []

  /// The number of instructions of the longest program: that of the expression, or of a look.
  private(set) var largestProgram = 0

  private var count = 0

  /// The indices of the tests by their numbers.
  private var testIndices: [Int: Int] = [:]

  /// Creates the program; nil if it is too large.
  init?(_ node: RegularExpressionNode) {
    var (forward, backward): ([Instruction], [Instruction]) = ([], [])
    guard append(node, to: &forward, isBackward: false),
      append(node, to: &backward, isBackward: true)
    else { return nil }
    self.forward = forward + [.match]
    self.backward = backward + [.match]
    last = beginning(of: self.backward)
    largestProgram = ([self.forward, self.backward] + looks.map(\.program)).map(\.count).max() ?? 0
  }

  /// Returns what the instructions can begin with; nil if that depends on the position.
  private func beginning(of program: [Instruction]) -> ScalarTest? {
    var beginnings: Set<Int> = []
    var reached: Set<Int> = []
    var open = [0]
    while let index = open.popLast() {
      guard reached.insert(index).inserted else { continue }
      switch program[index] {
      case .scalar(let test): beginnings.insert(test)
      case .split(let range): open += targets[range]
      case .anchor, .look, .match: return nil
      }
    }
    return ScalarTest(.union(beginnings.sorted().map { tests[$0].set }))
  }

  private mutating func instruction(_ test: ScalarTest) -> Instruction {
    let index = testIndices[test.number] ?? tests.count
    if index == tests.count {
      testIndices[test.number] = index
      tests.append(test)
      asciiTests.append(test.ascii)
    }
    return .scalar(index)
  }

  private mutating func split(_ positions: Int...) -> Instruction { split(positions) }

  private mutating func split(_ positions: [Int]) -> Instruction {
    targets += positions.reversed()
    return .split(targets.count - positions.count..<targets.count)
  }

  /// Appends the instructions of a node; returns whether there was room.
  private mutating func append(
    _ node: RegularExpressionNode, to program: inout [Instruction], isBackward: Bool
  ) -> Bool {
    count += 1
    guard count <= Self.maximumCount else { return false }
    switch node {
    case .scalar(let test): program.append(instruction(test))
    case .anchor(let anchor): program.append(.anchor(anchor))
    case .sequence(let parts):
      for part in isBackward ? parts.reversed() : parts {
        guard append(part, to: &program, isBackward: isBackward) else { return false }
      }
    case .choice(let choices):
      return append(choices, to: &program, isBackward: isBackward)
    case .repetition(let part, let minimum, let maximum, let isLazy):
      for _ in 0..<minimum {
        guard append(part, to: &program, isBackward: isBackward) else { return false }
      }
      return appendOptional(
        part, count: maximum.map { $0 - minimum }, isLazy: isLazy, to: &program,
        isBackward: isBackward)
    case .look(let part, let isBehind, let isNegative):
      var look: [Instruction] = []
      guard append(part, to: &look, isBackward: !isBehind), looks.count < Self.maximumLooks else {
        return false
      }
      looks.append(Look(program: look + [.match], isBehind: isBehind))
      program.append(.look(looks.count - 1, isNegative: isNegative))
    }
    return true
  }

  private mutating func append(
    _ choices: [RegularExpressionNode], to program: inout [Instruction], isBackward: Bool
  ) -> Bool {
    let start = program.count
    var starts: [Int] = []
    var ends: [Int] = []
    program.append(.split(0..<0))
    for choice in choices {
      starts.append(program.count)
      guard append(choice, to: &program, isBackward: isBackward) else { return false }
      ends.append(program.count)
      program.append(.split(0..<0))
    }
    program[start] = split(starts)
    for end in ends { program[end] = split(program.count) }
    return true
  }

  /// Appends a part that may be there up to `count` times, or any number of times.
  private mutating func appendOptional(
    _ part: RegularExpressionNode, count: Int?, isLazy: Bool, to program: inout [Instruction],
    isBackward: Bool
  ) -> Bool {
    guard let count else {
      let start = program.count
      program.append(.split(0..<0))
      guard append(part, to: &program, isBackward: isBackward) else { return false }
      program.append(split(start))
      let (inside, outside) = (start + 1, program.count)
      program[start] = isLazy ? split(outside, inside) : split(inside, outside)
      return true
    }
    var splits: [Int] = []
    for _ in 0..<count {
      splits.append(program.count)
      program.append(.split(0..<0))
      guard append(part, to: &program, isBackward: isBackward) else { return false }
    }
    for position in splits {
      let (inside, outside) = (position + 1, program.count)
      program[position] = isLazy ? split(outside, inside) : split(inside, outside)
    }
    return true
  }
}

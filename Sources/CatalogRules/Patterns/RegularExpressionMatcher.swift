/// Runs the instructions of an expression on one text.
///
/// All threads advance together, one scalar at a time, and two threads at one instruction are one:
/// so the time is proportional to the length of the text and that of the expression, whatever the
/// two are (Thompson 1968; Pike's virtual machine). A budget bounds that product.
struct RegularExpressionMatcher {
  private typealias Instruction = RegularExpressionProgram.Instruction

  /// The steps that starting costs, besides one for eight instructions.
  private static let stepsOfStart = 50

  /// What is left of the steps; if it is spent, a match may have been missed.
  private(set) var budget: PatternBudget

  private let expression: RegularExpressionProgram
  private let scalars: [Unicode.Scalar]

  /// For each position of the text, a bit for each look that matches there; empty without looks.
  private var looks: [UInt64] = []

  /// The scalar for which each test was last asked, and the answer.
  private var answers: [(scalar: UInt32, isMember: Bool)]

  /// The step in which an instruction was last reached.
  private var reached: [Int]
  private var step = 0

  /// The instructions that wait for a scalar, and those that the next one leads to.
  private var threads: [Int] = []
  private var next: [Int] = []

  /// The instructions to go on with, kept to save allocations.
  private var open: [Int] = []

  init(
    _ expression: RegularExpressionProgram, in scalars: [Unicode.Scalar], budget: PatternBudget
  ) {
    self.expression = expression
    self.scalars = scalars
    self.budget = budget
    // No test is asked for U+0000, which is ASCII.
    answers = Array(repeating: (0, false), count: expression.tests.count)
    let count = expression.largestProgram
    reached = Array(repeating: 0, count: count)
    self.budget.take(Self.stepsOfStart + count / 8)
  }

  /// Returns the first match, as a range of scalars; nil without one, or if the budget is spent.
  mutating func firstMatch() -> Range<Int>? {
    findLooks()
    var start: Int?
    run(expression.backward, isBackward: true, beginning: expression.last) { start = $0 }
    guard let start, !budget.isSpent else { return nil }
    let end = end(of: expression.forward, from: start)
    return budget.isSpent ? nil : start..<end
  }

  /// Finds where each look matches, those inside of others first.
  private mutating func findLooks() {
    guard !expression.looks.isEmpty else { return }
    looks = Array(repeating: 0, count: scalars.count + 1)
    for (index, look) in expression.looks.enumerated() {
      budget.take(scalars.count)
      guard !budget.isSpent else { return }
      var positions = Array(repeating: false, count: scalars.count + 1)
      run(look.program, isBackward: !look.isBehind, beginning: nil) { positions[$0] = true }
      for position in positions.indices where positions[position] {
        looks[position] |= 1 << UInt64(index)
      }
    }
  }

  /// Starts a program at every position of the text, and calls `body` with the positions where it
  /// matches, in the order in which it reads the text.
  ///
  /// A program starts only before a scalar of `beginning`, if that is known.
  private mutating func run(
    _ program: [Instruction], isBackward: Bool, beginning: ScalarTest?, _ body: (Int) -> Void
  ) {
    threads.removeAll(keepingCapacity: true)
    for offset in 0...scalars.count {
      guard !budget.isSpent else { return }
      let position = isBackward ? scalars.count - offset : offset
      step += 1
      next.removeAll(keepingCapacity: true)
      budget.take(1 + threads.count)
      if offset > 0, !threads.isEmpty {
        let scalar = scalars[isBackward ? position : position - 1]
        for index in threads.indices where reads(program[threads[index]], scalar) {
          add(threads[index] + 1, of: program, at: position)
        }
      }
      if canBegin(at: isBackward ? position - 1 : position, with: beginning) {
        add(0, of: program, at: position)
      }
      if reached[program.count - 1] == step { body(position) }
      swap(&threads, &next)
    }
  }

  private mutating func canBegin(at index: Int, with beginning: ScalarTest?) -> Bool {
    guard let beginning else { return true }
    guard scalars.indices.contains(index) else { return false }
    let scalar = scalars[index]
    if !scalar.isASCII { budget.take(beginning.steps) }
    return beginning.contains(scalar)
  }

  /// Returns where the preferred match that begins at a position ends.
  private mutating func end(of program: [Instruction], from start: Int) -> Int {
    threads.removeAll(keepingCapacity: true)
    next.removeAll(keepingCapacity: true)
    step += 1
    var end = start
    add(0, of: program, at: start, isPreferred: true)
    swap(&threads, &next)
    for position in start..<scalars.count where !threads.isEmpty {
      guard !budget.isSpent else { return end }
      next.removeAll(keepingCapacity: true)
      step += 1
      budget.take(1 + threads.count)
      for index in threads.indices where reads(program[threads[index]], scalars[position]) {
        // Threads after one that matches are worse than it.
        if add(threads[index] + 1, of: program, at: position + 1, isPreferred: true) {
          end = position + 1
          break
        }
      }
      swap(&threads, &next)
    }
    return end
  }

  private mutating func reads(_ instruction: Instruction, _ scalar: Unicode.Scalar) -> Bool {
    guard case .scalar(let test) = instruction else { return false }
    if scalar.isASCII { return expression.asciiTests[test].contains(scalar) }
    if answers[test].scalar != scalar.value {
      budget.take(expression.tests[test].steps)
      answers[test] = (scalar.value, expression.tests[test].contains(scalar))
    }
    return answers[test].isMember
  }

  /// Adds the instructions that read a scalar and that a thread reaches without one to those of
  /// the next step, the best first.
  ///
  /// If only the preferred match is wanted, worse instructions than one that matches are not added;
  /// then it returns true.
  @discardableResult
  private mutating func add(
    _ first: Int, of program: [Instruction], at position: Int, isPreferred: Bool = false
  ) -> Bool {
    open.removeAll(keepingCapacity: true)
    open.append(first)
    var count = 0
    defer { budget.take(count) }
    while let index = open.popLast() {
      count += 1
      guard reached[index] != step else { continue }
      reached[index] = step
      switch program[index] {
      case .scalar: next.append(index)
      case .split(let range): open += expression.targets[range]
      case .anchor(let anchor): if isAnchor(anchor, position) { open.append(index + 1) }
      case .look(let look, let isNegative):
        let isThere = looks[position] >> UInt64(look) & 1 != 0
        if isThere != isNegative { open.append(index + 1) }
      case .match: if isPreferred { return true }
      }
    }
    return false
  }

  private func isAnchor(_ anchor: RegularExpressionNode.Anchor, _ position: Int) -> Bool {
    switch anchor {
    case .start: position == 0
    case .end: position == scalars.count
    case .wordBoundary: isWordBoundary(position)
    case .noWordBoundary: !isWordBoundary(position)
    }
  }

  private func isWordBoundary(_ position: Int) -> Bool {
    let isBefore = position > 0 && ScalarSet.isWord(scalars[position - 1])
    let isAfter = position < scalars.count && ScalarSet.isWord(scalars[position])
    return isBefore != isAfter
  }
}

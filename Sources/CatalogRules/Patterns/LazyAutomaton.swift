/// Tells in one pass over the bytes of a text whether an expression may match it.
///
/// It is a deterministic automaton whose states are sets of threads of a
/// ``RegularExpressionMatcher``. What a scalar does to a state is found when it first happens, and
/// remembered. Word boundaries and looks are taken for granted: a text that is refused has no
/// match, and one that is accepted is for the matcher.
///
/// The steps that finding a transition takes are taken from the budget each time that it is used,
/// so that the texts before change nothing but the time.
final class LazyAutomaton {
  private typealias Instruction = RegularExpressionProgram.Instruction

  /// What a scalar does to a state.
  private struct Transition {
    /// The next state, or one of the other constants.
    var state: Int32
    var steps: Int32 = 0

    static let unknown: Int32 = -1
    static let match: Int32 = -2
  }

  /// The most states that are remembered, each with a transition for each scalar of ASCII.
  private static let maximumStates = 128

  /// The number of other transitions that are remembered: a few for each hash of 10 bits.
  private static let positionsOfHash = 4
  private static let otherCount = positionsOfHash << 10

  private let expression: RegularExpressionProgram

  /// The threads with which a match begins inside of a text, and the scalars that they read.
  private var beginning: [Int] = []
  private var beginnings = ScalarTest(.union([]))

  /// The threads with which a match begins at the start of a text.
  private var start: [Int] = []

  /// Whether the expression may match without reading a scalar, and so every text.
  private var matchesEmptyText = false

  /// The threads of each state besides those of ``beginning``; the first state is the start.
  private var states: [[Int]] = []
  private var numbers: [[Int]: Int32] = [:]

  /// Whether the expression may match at the end of a text, for each state.
  private var matchesAtEnd: [Bool] = []

  /// The transitions of each state for the scalars of ASCII.
  private var asciiTransitions: [Transition] = []

  /// Transitions for other scalars, each at a position that its state and scalar have.
  private var otherTransitions: [(state: Int32, scalar: UInt32, transition: Transition)] = []

  /// The step in which each instruction was last reached, and each test last asked.
  private var reached: [Int]
  private var answers: [(step: Int, isMember: Bool)]
  private var step = 0

  /// The threads that a step leads to, and the instructions to go on with, kept to save
  /// allocations.
  private var next: [Int] = []
  private var open: [Int] = []

  init(_ expression: RegularExpressionProgram) {
    self.expression = expression
    reached = Array(repeating: 0, count: expression.forward.count)
    answers = Array(repeating: (0, false), count: expression.tests.count)
    var steps = 0
    step = 1
    matchesEmptyText = add(0, &steps)
    beginning = next.sorted()
    beginnings = ScalarTest(
      .union(
        beginning.compactMap { position in
          if case .scalar(let test) = expression.forward[position] {
            expression.tests[test].set
          } else {
            nil
          }
        }))
    step = 2
    next.removeAll()
    if add(0, isStart: true, &steps) { matchesEmptyText = true }
    start = next.sorted()
    forgetAll()
  }

  /// Returns whether the expression may match a text in UTF-8; true also if finding out takes more
  /// than the budget.
  func mayMatch(_ utf8: ArraySlice<UInt8>, _ budget: inout PatternBudget) -> Bool {
    guard !matchesEmptyText else { return true }
    let span = utf8.span
    var state: Int32 = 0
    var position = 0
    while position < span.count {
      let byte = span[position]
      let transition: Transition
      if byte < 0x80 {
        let known = asciiTransitions[Int(state) << 7 | Int(byte)]
        transition =
          known.state == Transition.unknown
          ? makeTransition(from: state, for: Unicode.Scalar(byte)) : known
        position += 1
      } else {
        let (scalar, length) = span.scalar(at: position)
        transition = self.transition(from: state, for: scalar)
        position += length
      }
      budget.take(Int(transition.steps))
      if transition.state == Transition.match || budget.isSpent { return true }
      state = transition.state
    }
    return matchesAtEnd[Int(state)]
  }

  // MARK: - Transitions

  private func transition(from state: Int32, for scalar: Unicode.Scalar) -> Transition {
    if otherTransitions.isEmpty {
      otherTransitions = Array(
        repeating: (Transition.unknown, 0, Transition(state: Transition.unknown)),
        count: Self.otherCount)
    }
    let position = Self.position(of: state, scalar)
    for known in otherTransitions[position..<position + Self.positionsOfHash]
    where known.state == state && known.scalar == scalar.value {
      return known.transition
    }
    return makeTransition(from: state, for: scalar)
  }

  /// Remembers a transition at the first free position, or instead of another one.
  private func remember(
    _ transition: Transition, from state: Int32, for scalar: Unicode.Scalar
  ) {
    let position = Self.position(of: state, scalar)
    let positions = position..<position + Self.positionsOfHash
    let free = positions.first { otherTransitions[$0].state == Transition.unknown } ?? position
    otherTransitions[free] = (state, scalar.value, transition)
  }

  /// Returns the first position of a transition, by multiplicative hashing.
  private static func position(of state: Int32, _ scalar: Unicode.Scalar) -> Int {
    let number = scalar.value &+ UInt32(truncatingIfNeeded: state) &* 0x1F_0003
    return Int((number &* 0x9E37_79B1) >> 22) * positionsOfHash
  }

  private func makeTransition(from state: Int32, for scalar: Unicode.Scalar) -> Transition {
    step += 1
    next.removeAll(keepingCapacity: true)
    var steps = 1
    var isMatch = read(scalar, by: states[Int(state)], &steps)
    if !scalar.isASCII { steps += beginnings.steps }
    if !isMatch, beginnings.contains(scalar) {
      steps += beginning.count / 8
      isMatch = read(scalar, by: beginning, &steps)
    }
    var transition = Transition(state: Transition.match, steps: Int32(clamping: steps))
    if !isMatch {
      next.sort()
      let hasRoom = numbers[next] != nil || states.count < Self.maximumStates
      if !hasRoom { forgetAll() }
      transition.state = number(of: next)
      guard hasRoom else { return transition }
    }
    if scalar.isASCII {
      asciiTransitions[Int(state) << 7 | Int(scalar.value)] = transition
    } else {
      remember(transition, from: state, for: scalar)
    }
    return transition
  }

  /// Returns the number of a state, a new one for threads that were not reached before.
  private func number(of threads: [Int]) -> Int32 {
    if let number = numbers[threads] { return number }
    let number = Int32(states.count)
    numbers[threads] = number
    states.append(threads)
    asciiTransitions += repeatElement(Transition(state: Transition.unknown), count: 128)
    matchesAtEnd.append((threads + beginning).contains(where: matchesAtEnd(from:)))
    return number
  }

  private func forgetAll() {
    numbers.removeAll()
    states.removeAll()
    asciiTransitions.removeAll(keepingCapacity: true)
    matchesAtEnd.removeAll()
    otherTransitions.removeAll()
    _ = number(of: start)
  }

  // MARK: - Threads

  /// Adds what threads lead to when they read a scalar; returns whether that is a match.
  private func read(_ scalar: Unicode.Scalar, by threads: [Int], _ steps: inout Int) -> Bool {
    for thread in threads {
      guard case .scalar(let test) = expression.forward[thread] else { continue }
      if contains(scalar, test, &steps), add(thread + 1, &steps) { return true }
    }
    return false
  }

  private func contains(_ scalar: Unicode.Scalar, _ test: Int, _ steps: inout Int) -> Bool {
    if scalar.isASCII { return expression.asciiTests[test].contains(scalar) }
    if answers[test].step != step {
      steps += expression.tests[test].steps
      answers[test] = (step, expression.tests[test].contains(scalar))
    }
    return answers[test].isMember
  }

  /// Adds the threads that begin at an instruction; returns whether one of them matches.
  ///
  /// A thread waits for a scalar, or for the end of the text.
  private func add(_ first: Int, isStart: Bool = false, _ steps: inout Int) -> Bool {
    open.removeAll(keepingCapacity: true)
    open.append(first)
    while let index = open.popLast() {
      steps += 1
      guard reached[index] != step else { continue }
      reached[index] = step
      switch expression.forward[index] {
      case .scalar, .anchor(.end): next.append(index)
      case .split(let range): open += expression.targets[range]
      case .anchor(.start): if isStart { open.append(index + 1) }
      case .anchor, .look: open.append(index + 1)
      case .match: return true
      }
    }
    return false
  }

  /// Returns whether a thread that waits for the end of the text may match there.
  private func matchesAtEnd(from thread: Int) -> Bool {
    guard case .anchor(.end) = expression.forward[thread] else { return false }
    step += 1
    open = [thread + 1]
    while let index = open.popLast() {
      guard reached[index] != step else { continue }
      reached[index] = step
      switch expression.forward[index] {
      case .scalar: break
      case .split(let range): open += expression.targets[range]
      case .anchor, .look: open.append(index + 1)
      case .match: return true
      }
    }
    return false
  }
}

/// Runs the instructions of an expression on one text.
///
/// All threads advance together, one scalar at a time, and two threads at one instruction are one:
/// so the time is proportional to the length of the text and that of the expression, whatever the
/// two are (Thompson 1968; Pike's virtual machine).
struct RegularExpressionMatcher {
  private typealias Instruction = RegularExpressionProgram.Instruction

  private let scalars: [Unicode.Scalar]

  /// For each look, whether it matches at each place of the text.
  private var looks: [[Bool]] = []

  /// The step in which an instruction was last reached.
  private var reached: [Int] = []
  private var step = 0

  /// The instructions that wait for a scalar, and those that the next one leads to.
  private var threads: [Int] = []
  private var next: [Int] = []

  /// The instructions to go on with, kept to save allocations.
  private var open: [Int] = []

  init(_ program: RegularExpressionProgram, in scalars: [Unicode.Scalar]) {
    self.scalars = scalars
    for look in program.looks {
      var places = Array(repeating: false, count: scalars.count + 1)
      run(look.program, isBackward: !look.isBehind, beginnings: nil) { places[$0] = true }
      looks.append(places)
    }
  }

  /// Returns the first match, as a range of scalars.
  mutating func firstMatch(of program: RegularExpressionProgram) -> Range<Int>? {
    var start: Int?
    run(program.backward, isBackward: true, beginnings: program.lasts) { start = $0 }
    return start.map { $0..<end(of: program.forward, from: $0) }
  }

  /// Starts a program at every place of the text, and calls `body` with the places where it
  /// matches, in the order in which it reads the text.
  ///
  /// A program starts only before one of `beginnings`, if they are known.
  private mutating func run(
    _ program: [Instruction], isBackward: Bool, beginnings: [ScalarTest]?, _ body: (Int) -> Void
  ) {
    begin(program)
    for offset in 0...scalars.count {
      let place = isBackward ? scalars.count - offset : offset
      step += 1
      next.removeAll(keepingCapacity: true)
      if offset > 0, !threads.isEmpty {
        let scalar = scalars[isBackward ? place : place - 1]
        for thread in threads where Self.reads(program[thread], scalar) {
          add(thread + 1, of: program, at: place)
        }
      }
      if canBegin(at: isBackward ? place - 1 : place, with: beginnings) {
        add(0, of: program, at: place)
      }
      if reached[program.count - 1] == step { body(place) }
      swap(&threads, &next)
    }
  }

  private func canBegin(at index: Int, with beginnings: [ScalarTest]?) -> Bool {
    guard let beginnings else { return true }
    guard scalars.indices.contains(index) else { return false }
    let scalar = scalars[index]
    return beginnings.contains { $0.contains(scalar) }
  }

  /// Returns where the preferred match that begins at a place ends.
  private mutating func end(of program: [Instruction], from start: Int) -> Int {
    begin(program)
    step += 1
    var end = start
    add(0, of: program, at: start, isPreferred: true)
    swap(&threads, &next)
    for place in start..<scalars.count where !threads.isEmpty {
      next.removeAll(keepingCapacity: true)
      step += 1
      for thread in threads where Self.reads(program[thread], scalars[place]) {
        // Threads after one that matches are worse than it.
        if add(thread + 1, of: program, at: place + 1, isPreferred: true) {
          end = place + 1
          break
        }
      }
      swap(&threads, &next)
    }
    return end
  }

  private mutating func begin(_ program: [Instruction]) {
    reached = Array(repeating: 0, count: program.count)
    step = 0
    threads.removeAll(keepingCapacity: true)
    next.removeAll(keepingCapacity: true)
  }

  private static func reads(_ instruction: Instruction, _ scalar: Unicode.Scalar) -> Bool {
    if case .scalar(let test) = instruction { test.contains(scalar) } else { false }
  }

  /// Adds the instructions that read a scalar and that a thread reaches without one to those of
  /// the next step, the best first.
  ///
  /// If only the preferred match is wanted, worse instructions than one that matches are not added;
  /// then it returns true.
  @discardableResult
  private mutating func add(
    _ first: Int, of program: [Instruction], at place: Int, isPreferred: Bool = false
  ) -> Bool {
    open.removeAll(keepingCapacity: true)
    open.append(first)
    while let index = open.popLast() {
      guard reached[index] != step else { continue }
      reached[index] = step
      switch program[index] {
      case .scalar: next.append(index)
      case .split(let targets): open += targets.reversed()
      case .anchor(let anchor): if isAnchor(anchor, place) { open.append(index + 1) }
      case .look(let look, let isNegative):
        if looks[look][place] != isNegative { open.append(index + 1) }
      case .match: if isPreferred { return true }
      }
    }
    return false
  }

  private func isAnchor(_ anchor: RegularExpressionNode.Anchor, _ place: Int) -> Bool {
    switch anchor {
    case .start: place == 0
    case .end: place == scalars.count
    case .wordBoundary: isWordBoundary(place)
    case .noWordBoundary: !isWordBoundary(place)
    }
  }

  private func isWordBoundary(_ place: Int) -> Bool {
    let isBefore = place > 0 && ScalarSet.isWord(scalars[place - 1])
    let isAfter = place < scalars.count && ScalarSet.isWord(scalars[place])
    return isBefore != isAfter
  }
}

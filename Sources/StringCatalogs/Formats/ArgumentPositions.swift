/// Which arguments the placeholders of a text are for, asked in the order of the text.
///
/// A placeholder that says no position is for the next argument, or for that of an earlier one with
/// the same name.
struct ArgumentPositions {
  /// The position of the next argument for a placeholder without one, from 1.
  private var next: Int

  private var positionsByName: [String: Int]

  /// The substitutions that have already taken a position in the order of arguments.
  private var countedSubstitutions: Set<String> = []

  /// Starts with an argument; names that another text has too stand for the same arguments, in any
  /// order.
  init(startingWith first: Int = 1, namedAsIn other: Self? = nil) {
    next = first
    positionsByName = other?.positionsByName ?? [:]
  }

  /// Returns the position of the next argument, such as that of a width.
  mutating func takeNext() -> Int {
    defer { if next < Int.max { next += 1 } }
    return next
  }

  /// Returns the position of the argument that a specifier shows.
  mutating func position(of specifier: FormatSpecifier) -> Int {
    guard let name = specifier.name else { return specifier.position ?? takeNext() }
    let position = specifier.position ?? positionsByName[name] ?? takeNext()
    positionsByName[name] = position
    return position
  }

  /// Returns the position of the argument that a substitution counts.
  ///
  /// It is the one in the reference, else the substitution's own `argNum`, else the next in order.
  /// A reference without a position takes a place in the order even if the substitution has an
  /// `argNum`, like the placeholder it replaces, but only the first time: in `%#@files@ in %@` the
  /// last placeholder is for the second argument.
  mutating func position(of reference: SubstitutionReference, argumentNumber: Int?) -> Int {
    if let position = reference.position { return position }
    if let argumentNumber, !countedSubstitutions.insert(reference.name).inserted {
      return argumentNumber
    }
    let next = takeNext()
    return argumentNumber ?? next
  }
}

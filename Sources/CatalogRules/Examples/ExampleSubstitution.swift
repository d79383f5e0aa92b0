/// The substitution for `%#@name@` in a text of an example.
struct ExampleSubstitution {
  let json: ExampleJSON

  /// Texts for an argument, by its position and its format; most often a plural.
  static func argument(
    at position: Int? = nil, format: String = "lld", _ text: ExampleText
  ) -> ExampleSubstitution {
    let argument = position.map { [("argNum", ExampleJSON.literal(String($0)))] } ?? []
    return ExampleSubstitution(
      json: .object(argument + [("formatSpecifier", .string(format))] + text.members))
  }
}

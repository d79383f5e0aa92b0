/// A literal that people see as it is, although it looks as if it were localized.
package struct UnlocalizedText: Hashable, Sendable {
  /// Why it isn’t localized.
  package enum Reason: String, Hashable, Sendable, CaseIterable {
    /// It’s a part of a sum of strings, as in `Text("Hello " + name)`.
    case sum

    /// It’s one of two results, of which the other is a string, as in `Text(name ?? "Nobody")`.
    case choice

    /// A function or a view of the project takes it as a `String` and shows it.
    case parameter

    /// It’s the value of a property, a function, or a variable of the type `String`, which a view
    /// shows, as in `Text(title)`.
    case value
  }

  /// The text; with `*` for interpolations.
  package var text: String

  package var reason: Reason

  /// Whether the text is written as a phrase or a sentence, and hardly a name or a command.
  package var isPhrase = true

  /// Whether the literal is in a branch of `#if` that the app may be built without.
  package var isConditional = false

  package var location: CodeLocation
}

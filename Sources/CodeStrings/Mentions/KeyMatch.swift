/// How a catalog has the key of a string of the code.
///
/// It is the one decision from which `check`, `unused`, and `sync` say what is used, what is
/// unused, and what is missing.
package enum KeyMatch: Hashable, Sendable {
  /// The catalog has the key, and also others that the string may mean, since a type is guessed.
  case exact(others: [String])

  /// The catalog has keys that the string may mean, since a type is guessed or text is unknown.
  case possible([String])

  /// The catalog has keys that differ in placeholders only, so the program doesn’t find them.
  ///
  /// It’s certain if declarations say the types of the values.
  case differs([String], isCertain: Bool)

  /// The catalog has nothing like the key.
  case absent
}

/// A string that code presents to people in their language.
package struct CodeString: Hashable, Sendable {
  /// The table that has the key, usually `Localizable`; nil if the program chooses it.
  package var table: String?

  /// The key; for a dynamic one, the pattern of keys with `*` for each part that is unknown.
  package var key: String

  /// The default value in the source language.
  package var value: String?

  /// The comment for translators.
  package var comment: String?

  /// What the code gives as bundle, such as `module`.
  package var bundle: String?

  /// The path of the file.
  package var file: String

  /// The line of the literal, from 1.
  package var line: Int

  /// The column of the literal in bytes, from 1.
  package var column: Int

  package var confidence: Confidence

  /// The parts of the key with specifiers that are guessed.
  package var parts: [KeyPart]

  /// Whether declarations say the types of all values in the key, so that it has no other form.
  package var hasDeclaredTypes = true

  /// Whether one of Apple’s functions or views looks the key up in the main bundle, since it gets
  /// no other one.
  package var isInMainBundle = false

  /// Whether the specifiers of the default value are known.
  package var isValueKnown = true

  /// The number of arguments that `String(format:)` and its like give to the text; nil if it is no
  /// format.
  package var formatArgumentCount: Int?

  /// Whether the literal is in a preview.
  package var isPreview = false

  /// Whether the literal is in a branch of `#if` that the app may be built without.
  package var isConditional = false

  /// Whether it is certain that a program presents the text.
  ///
  /// One of Apple’s functions or types gets it, in code that Xcode compiles; only its placeholders
  /// may be a guess. `check` reports such keys as errors, `sync` adds them, and `extract` calls
  /// them certain.
  package var isCertain: Bool { isKnownUse && isExtracted && !isConditional }

  /// Whether a declaration says that the literal is localized, and in which table.
  package var isKnownUse: Bool

  /// Whether a function of another module gets the literal, which may show it as it is.
  package var isPossible = false

  /// Whether Xcode extracts the string.
  package var isExtracted: Bool

  /// The keys of all phrases of the App Shortcut that this is a phrase of, in their order; empty if
  /// not all are known, and nil for other strings.
  package var phrases: [String]?

  /// Whether this is a phrase that Xcode writes under another one, the first of its App Shortcut.
  package var isLaterPhrase: Bool { phrases?.first.map { $0 != key } ?? false }
}

/// A part of a key: text, or a specifier.
package enum KeyPart: Hashable, Sendable {
  case text(String)

  /// A specifier, and whether the type of the value is known.
  case specifier(String, isCertain: Bool)

  /// Text that is known when the program runs.
  case unknown

  /// Whether this is a specifier of a value whose type is a guess.
  package var isGuess: Bool {
    if case .specifier(_, isCertain: false) = self { true } else { false }
  }
}

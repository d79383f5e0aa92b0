import ASCII

/// What a comment tells translators about a whole text.
enum TranslatorNote {
  /// Returns whether a comment says that the text is not to be translated.
  ///
  /// `Do not translate the name` is about a part of the text, and so is `Don’t translate “Pro”`:
  /// nothing may follow but the end of the sentence.
  static func forbidsTranslation(_ comment: String) -> Bool {
    // Few comments have one of the verbs, and looking for phrases takes long.
    guard mayHaveVerb(comment) else { return false }
    let comment = comment.lowercased().replacing("’", with: "'")
    return phrases.contains { phrase in
      comment.ranges(of: phrase).contains { range in
        guard let next = comment[range.upperBound...].first else { return true }
        return ".!;,)]\"”»\n".contains(next)
      }
    }
  }

  /// Returns whether a comment says that the program has another text where the catalog has none.
  static func namesFallback(_ comment: String) -> Bool {
    let comment = comment.lowercased()
    return ["falls back", "fall back", "fallback"].contains(where: comment.contains)
  }

  private static let verbs = ["translate", "localize", "localise"]

  private static func mayHaveVerb(_ comment: String) -> Bool {
    let letters = comment.utf8.map(\.asciiLowercased)[...]
    return stems.contains { letters.contains($0) }
  }

  /// The beginnings of the verbs.
  private static let stems = ["transl", "locali"].map { Array($0.utf8) }

  private static let phrases: [String] = verbs.flatMap { verb in
    ["do not \(verb)", "don't \(verb)", "never \(verb)", "not be \(verb)d"]
  }
}

/// The literals of a project, whatever they are for, and the names that it uses.
///
/// A key that no localizing call has may still be one of them: a program can pass literals on in
/// ways that nobody can follow.
package struct LiteralIndex: Sendable {
  private var locations: [String: CodeLocation] = [:]
  private var patterns: [(pattern: KeyPattern, location: CodeLocation)] = []
  /// The names in lowercase.
  private var names: Set<String> = []

  /// What literals such as `error.network` begin with: `error`.
  private var namespaces: Set<Substring> = []

  /// Reads the literals of files.
  init(_ files: [FileFacts]) {
    var known: Set<KeyPattern> = []
    for file in files {
      for name in file.memberNames { names.insert(name.lowercased()) }
      for function in file.functions { names.insert(function.name.lowercased()) }
      for literal in file.literals {
        if case .text(let start)? = literal.pieces.first, let namespace = Self.namespace(of: start)
        {
          namespaces.insert(namespace)
        }
        if let text = literal.text {
          if locations[text] == nil { locations[text] = file.location(at: literal.offset) }
          guard case .sum(_, isWhole: false) = literal.context else { continue }
        }
        for pattern in Self.patterns(of: literal)
        where pattern.isTelling && known.insert(pattern).inserted {
          patterns.append((pattern, file.location(at: literal.offset)))
        }
      }
    }
  }

  /// Returns the location of a literal that is a key.
  package func location(of key: String) -> CodeLocation? { locations[key] }

  /// Returns a literal that can become a key when the program runs.
  package func pattern(covering key: String) -> (pattern: KeyPattern, location: CodeLocation)? {
    let bytes = Array(key.utf8)
    return patterns.first { $0.pattern.covers(bytes) }
  }

  /// Returns whether the code has a function, a case, or a member of a name, in whatever case.
  package func hasName(_ name: String) -> Bool { names.contains(name.lowercased()) }

  /// Returns whether a program that looks up names can make a key from what is in the code: it is a
  /// name of the code, or begins as its literals do.
  package func canName(_ key: String) -> Bool {
    Self.namespace(of: key).map(namespaces.contains) ?? hasName(key)
  }

  /// Returns what stands before the first mark in a name; nil in anything else.
  private static func namespace(of text: String) -> Substring? {
    guard let end = text.firstIndex(where: { "._-/:".contains($0) }),
      end > text.startIndex, !text.contains(where: \.isWhitespace)
    else { return nil }
    return text[..<end]
  }

  /// Returns the patterns of a literal: with interpolations, or in a sum with other strings.
  private static func patterns(of literal: CodeLiteral) -> [KeyPattern] {
    var parts: [String?] = literal.pieces.map { piece in
      if case .text(let text) = piece { text } else { nil }
    }
    guard case .sum(_, isWhole: false) = literal.context else { return [KeyPattern(parts)] }
    // Its location in the sum is unknown.
    let isFirst = KeyPattern(parts + [nil])
    parts.insert(nil, at: 0)
    return [isFirst, KeyPattern(parts)]
  }
}

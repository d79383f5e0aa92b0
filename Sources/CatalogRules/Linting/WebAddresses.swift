/// The web addresses in a text.
enum WebAddresses {
  /// Returns the addresses with `http` and `https`, without punctuation around them.
  static func all(in text: String) -> [String] {
    text.split(whereSeparator: { !$0.isASCII || $0.isWhitespace || "<>()[]\"'".contains($0) })
      .filter { word in
        ["http://", "https://"].contains { word.prefix($0.count).lowercased() == $0 }
      }
      .map { word in
        var word = word
        while let last = word.last, ".,;:!?*_`".contains(last) { word.removeLast() }
        return String(word)
      }
  }
}

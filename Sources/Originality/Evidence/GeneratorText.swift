import ASCII

/// The settings that image generators save in texts of their pictures.
///
/// The forms are those of AUTOMATIC1111 and its relatives (`Steps: 20, Sampler: Euler a, CFG scale:
/// 7, Seed: 1`), ComfyUI (a graph of nodes in JSON), NovelAI and InvokeAI (settings in JSON), and
/// Midjourney (`Job ID:` and a UUID).
enum GeneratorText {
  /// Returns whether a text has the form of a generator's settings.
  static func isFound(in text: String) -> Bool {
    if text.hasPrefix("{") || text.hasPrefix("[") {
      return graphs.allSatisfy { text.contains($0) } || settings.allSatisfy { text.contains($0) }
    }
    if part(of: text, after: "Steps: ")?.first?.isASCIIDigit == true {
      return parameters.contains { text.contains($0) }
    }
    return hasJobIdentifier(text)
  }

  private static let graphs = [#""class_type""#, #""inputs""#]
  private static let settings = [#""seed""#, #""steps""#]
  private static let parameters = ["Sampler: ", "CFG scale: ", "Seed: "]

  private static func hasJobIdentifier(_ text: String) -> Bool {
    guard let identifier = part(of: text, after: "Job ID: ") else { return false }
    let groups = identifier.prefix(36).split(separator: UInt8(ascii: "-"))
    return groups.map(\.count) == [8, 4, 4, 4, 12]
      && groups.allSatisfy { $0.allSatisfy { $0.hexadecimalValue != nil } }
  }

  /// Returns what follows the first occurrence of a name in ASCII; nil without one.
  ///
  /// Most texts have none, which is known several times as fast from bytes.
  private static func part(of text: String, after name: String) -> Substring.UTF8View? {
    var rest = text.utf8[...]
    while let start = name.utf8.first.flatMap(rest.firstIndex) {
      rest = rest[start...]
      if rest.starts(with: name.utf8) { return rest.dropFirst(name.utf8.count) }
      rest = rest.dropFirst()
    }
    return nil
  }
}

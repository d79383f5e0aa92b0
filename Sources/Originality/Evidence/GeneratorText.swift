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
    if let steps = text.firstRange(of: "Steps: "),
      text[steps.upperBound...].utf8.first?.isASCIIDigit == true
    {
      return parameters.contains { text.contains($0) }
    }
    return hasJobIdentifier(text)
  }

  private static let graphs = [#""class_type""#, #""inputs""#]
  private static let settings = [#""seed""#, #""steps""#]
  private static let parameters = ["Sampler: ", "CFG scale: ", "Seed: "]

  private static func hasJobIdentifier(_ text: String) -> Bool {
    guard let name = text.firstRange(of: "Job ID: ") else { return false }
    let groups = text[name.upperBound...].prefix(36).split(separator: "-")
    return groups.map(\.utf8.count) == [8, 4, 4, 4, 12]
      && groups.allSatisfy { $0.utf8.allSatisfy { $0.hexadecimalValue != nil } }
  }
}

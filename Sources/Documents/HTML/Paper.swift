/// A size of paper.
public enum Paper: String, CaseIterable, Hashable, Sendable {
  /// 210 by 297 mm.
  case a4

  /// 8.5 by 11 inches.
  case letter

  /// The rule for a style sheet, which has the margins.
  var style: String { "@page { size: \(rawValue); }\n" }
}

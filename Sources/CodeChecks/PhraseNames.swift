import CatalogRules
import CodeStrings

/// Finds phrases of App Shortcuts without the name of the app, which Xcode refuses.
enum PhraseNames {
  private static let name = "${applicationName}"

  static func findings(_ strings: [CodeString]) -> [CodeFinding] {
    strings.compactMap { string in
      guard string.phrases != nil, !string.isPreview, !string.parts.contains(.unknown),
        string.key.firstRange(of: name) == nil
      else { return nil }
      return CodeFinding(
        rule: CodeRules.phraseName, subject: .code(string.location.finding), key: string.key,
        confidence: .certain)
    }
  }
}

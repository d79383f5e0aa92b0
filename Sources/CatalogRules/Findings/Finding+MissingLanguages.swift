import StringCatalogs

extension Finding {
  /// The languages that a text is not translated into, separated by commas; nil for a finding of
  /// any rule but `missing-translation`.
  package var missingLanguages: String? {
    guard rule == .missingTranslation, case .text(let languages)? = message.arguments.first
    else { return nil }
    return languages
  }
}

extension RuleIdentifier {
  /// The rule whose findings list languages.
  package static let missingTranslation = MissingTranslation.description.id
}

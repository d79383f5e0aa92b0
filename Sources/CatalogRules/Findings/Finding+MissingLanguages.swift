import StringCatalogs

extension Finding {
  /// The languages that a text is not translated into, separated by commas; nil for any finding but
  /// those of `missing-translation` about a text.
  package var missingLanguages: String? {
    guard rule == .missingTranslation, key != nil,
      case .list(let languages)? = message.arguments.first
    else { return nil }
    return languages.joined(separator: ", ")
  }
}

extension RuleIdentifier {
  /// The rule whose findings list languages.
  package static let missingTranslation = MissingTranslation.description.id
}

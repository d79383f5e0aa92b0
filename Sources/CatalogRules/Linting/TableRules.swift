/// The rules for tables, which have no form of their own, for texts of a store, and for documents.
enum TableRules {
  /// The rules about the form of a catalog, which a table doesn't have.
  private static let form: Set<RuleIdentifier> = Set(
    RuleRegistry.descriptions.map(\.id).filter {
      $0.rawValue.hasPrefix("catalog-") && $0 != CatalogBadLanguage.description.id
    })

  /// The rules about texts for a store, which are prose without arguments and are not shown by a
  /// program.
  private static let store: Set<RuleIdentifier> = Set(
    RuleRegistry.descriptions.map(\.id).filter { rule in
      ["store-", "unicode-", "zh-", "ja-", "ko-jamo", "cjk-", "typography-"].contains {
        rule.rawValue.hasPrefix($0)
      }
    } + [
      MissingTranslation.description.id, UntranslatedCopy.description.id,
      LeftoverText.description.id, ScriptMismatch.description.id, RepeatedWord.description.id,
      LengthLimit.description.id, Glossary.description.id, ForbiddenText.description.id,
    ])

  /// The rules about prose that has nothing to compare with.
  ///
  /// Documents in Japanese have the names of Chinese companies and words, in their own characters.
  private static let document: Set<RuleIdentifier> = Set(
    RuleRegistry.descriptions.map(\.id).filter { rule in
      ["unicode-", "zh-", "ja-", "ko-jamo", "cjk-", "typography-", "lint-"].contains {
        rule.rawValue.hasPrefix($0)
      }
    } + [
      ScriptMismatch.description.id, RepeatedWord.description.id, ForbiddenText.description.id,
    ]
  ).subtracting([JaNonJapaneseKanji.description.id])

  /// Returns the positions of the rules that don't apply to a file, none of them a pattern.
  static func omitted(in file: CatalogFileContext) -> Set<Int> {
    guard file.isTable else { return [] }
    return Set(
      RuleRegistry.rules.indices.filter { index in
        let rule = RuleRegistry.rules[index].type.description.id
        if file.isDocument { return !document.contains(rule) }
        return file.store == nil ? form.contains(rule) : !store.contains(rule)
      })
  }
}

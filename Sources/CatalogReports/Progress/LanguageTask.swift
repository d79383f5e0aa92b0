/// The strings that are left to translate into a language.
public struct LanguageTask: Codable, Hashable, Sendable {
  /// The language, as the catalog spells it.
  public var language: String

  /// The strings, in the order of the files.
  public var strings: [StringChange]

  /// Returns tasks with one for each language, sorted by their tags.
  static func joined(_ tasks: [LanguageTask]) -> [LanguageTask] {
    Dictionary(grouping: tasks, by: \.language).map { language, tasks in
      LanguageTask(language: language, strings: tasks.flatMap(\.strings))
    }.sorted { $0.language < $1.language }
  }
}

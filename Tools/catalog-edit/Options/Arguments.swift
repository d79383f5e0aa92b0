public import ArgumentParser
public import CatalogEditing
public import StringCatalogs

extension LanguageTag: ExpressibleByArgument {
  /// Creates a language from an argument, unchanged.
  public init?(argument: String) {
    guard !argument.isEmpty else { return nil }
    self.init(rawValue: argument)
  }
}

extension PluralCategory: ExpressibleByArgument {
  /// Creates a category from its name.
  public init?(argument: String) {
    guard Self.allValueStrings.contains(argument) else { return nil }
    self.init(rawValue: argument)
  }

  /// The names of the categories.
  public static var allValueStrings: [String] { known.map(\.rawValue) }

  /// Their names.
  public static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

extension StringUnitState: ExpressibleByArgument {
  /// Creates a state from its name.
  public init?(argument: String) {
    guard Self.allValueStrings.contains(argument) else { return nil }
    self.init(rawValue: argument)
  }

  /// The names of the states that Xcode writes.
  public static var allValueStrings: [String] {
    StringUnitState.choices.map(\.rawValue)
  }

  /// Their names.
  public static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

extension MergePreference: ExpressibleByArgument {}

public import CatalogEditing
public import StringCatalogs

/// Something that an import refused.
public struct ImportRefusal: Hashable, Sendable {
  /// The reason.
  public enum Reason: Hashable, Sendable {
    /// The catalog has no such text.
    case unknownKey

    /// The catalog has two texts with the identifier that the file uses.
    case ambiguous

    /// The file already has a text with this identifier.
    case repeated

    /// The source text has changed since the file was exported.
    case sourceChanged(was: String, now: String)

    /// The translation lacks placeholders of the source text.
    case placeholdersLost([String])

    /// The translation has placeholders that the source text does not have.
    case placeholdersAdded([String])

    /// The text has percent signs that Foundation reads in another way than they are meant.
    case placeholdersMisread([String])

    /// The source text has placeholders that don't fit the arguments of the key, or of nearly all
    /// languages; with the text that has them.
    case placeholdersUnfit([String], reference: String)

    /// The translation is empty, although it is marked as finished; with the text that the catalog
    /// keeps.
    case emptied(String)

    /// The translation has elements of unknown meaning, such as `<x/>`.
    case opaqueElements

    /// The translation has an element that XLIFF does not know, such as `<b>`; with its name.
    case markup(String)

    /// The unit has no identifier, so that its text is unknown.
    case noIdentifier

    /// The source text is a set of phrases, and the translation is one text.
    case phrasesLost

    /// The catalog has no equivalent of the translation's state.
    case unknownState(String)

    /// The translation varies in another way than the one in the catalog, and lacks the text for
    /// `other`.
    case incompleteVariations

    /// The catalog has several texts where the translation has one, or varies in another way; with
    /// their identifiers.
    case variationsLost([String])

    /// The translation can't be beside those before it, which vary in another way.
    case contradiction

    /// The catalog can't be changed that way.
    case editing(EditingError)

    /// The texts of the file belong to another catalog; with its path in the project.
    case otherCatalog(String)

    /// The source language of the file differs from that of the catalog.
    case otherSourceLanguage(LanguageTag?, catalog: LanguageTag?)

    /// The table has a column whose name is also that of a language that the catalog does not have.
    case doubtfulColumn(String)

    /// The file names an unknown language, or none.
    case unknownLanguage(String)
  }

  /// The reason.
  public var reason: Reason

  /// The key and the variation; empty for a file as a whole.
  public var identifier: String

  /// The line in the imported file, from 1.
  public var line: Int

  /// Creates a refusal.
  public init(reason: Reason, identifier: String, line: Int) {
    self.reason = reason
    self.identifier = identifier
    self.line = line
  }
}

extension ImportRefusal.Reason {
  /// Creates the reason for a text with a problem.
  init(_ problem: PlaceholderProblem) {
    self =
      switch problem {
      case .lost(let placeholders): .placeholdersLost(placeholders)
      case .added(let placeholders): .placeholdersAdded(placeholders)
      case .misread(let placeholders): .placeholdersMisread(placeholders)
      case .unfit(let placeholders, let reference):
        .placeholdersUnfit(placeholders, reference: reference)
      }
  }
}

extension ImportRefusal: LocalizedByValue {
  /// What was refused, why, and what to do.
  public var localizedMessage: LocalizedMessage {
    let name = MessageArgument.text(identifier)
    return switch reason {
    case .unknownKey: LocalizedMessage("edit.refused.unknownKey", name)
    case .ambiguous: LocalizedMessage("edit.refused.ambiguous", name)
    case .repeated: LocalizedMessage("edit.refused.repeated", name)
    case .sourceChanged(let was, let now):
      LocalizedMessage("edit.refused.sourceChanged", name, .text(was), .text(now))
    case .placeholdersLost(let lost):
      LocalizedMessage(
        "edit.refused.placeholdersLost", name, .list(lost))
    case .placeholdersAdded(let added):
      LocalizedMessage(
        "edit.refused.placeholdersAdded", name, .list(added))
    case .placeholdersMisread(let misread):
      LocalizedMessage(
        "edit.refused.placeholdersMisread", name, .list(misread))
    case .placeholdersUnfit(let unfit, let reference):
      LocalizedMessage(
        "edit.refused.placeholdersUnfit", name, .list(unfit),
        .text(reference))
    case .emptied(let kept):
      kept.isEmpty
        ? LocalizedMessage("edit.refused.empty", name)
        : LocalizedMessage("edit.refused.emptied", name, .text(kept))
    case .opaqueElements: LocalizedMessage("edit.refused.opaqueElements", name)
    case .markup(let element): LocalizedMessage("edit.refused.markup", name, .text(element))
    case .noIdentifier: LocalizedMessage("edit.refused.noIdentifier")
    case .phrasesLost: LocalizedMessage("edit.refused.phrasesLost", name)
    case .unknownState(let state):
      LocalizedMessage("edit.refused.unknownState", name, .text(state))
    case .incompleteVariations: LocalizedMessage("edit.refused.incompleteVariations", name)
    case .variationsLost(let lost):
      LocalizedMessage("edit.refused.variationsLost", name, .list(lost))
    case .contradiction: LocalizedMessage("edit.refused.contradiction", name)
    case .editing(let error): error.localizedMessage
    case .otherCatalog(let original):
      LocalizedMessage("edit.refused.otherCatalog", .text(original))
    case .otherSourceLanguage(let found, let wanted):
      LocalizedMessage(
        "edit.refused.otherSourceLanguage", .text(found?.rawValue ?? "?"),
        .text(wanted?.rawValue ?? "?"))
    case .doubtfulColumn(let name): LocalizedMessage("edit.refused.doubtfulColumn", .text(name))
    case .unknownLanguage(let name):
      name.isEmpty
        ? LocalizedMessage("edit.refused.noLanguage")
        : LocalizedMessage("edit.refused.unknownLanguage", .text(name))
    }
  }
}

package import StringCatalogs

extension ScreenFinding {
  /// The sentence of the finding; its arguments are untrusted.
  package func sentence(for language: LanguageTag?) -> LocalizedMessage {
    let expected = MessageArgument.text(expected ?? "")
    return switch kind {
    case .untranslated where self.expected == nil:
      LocalizedMessage("screens.finding.untranslated.missing", .text(text))
    case .untranslated where isLikely:
      LocalizedMessage("screens.finding.untranslated.likely", .text(text), expected)
    case .untranslated:
      LocalizedMessage("screens.finding.untranslated", .text(text), expected)
    case .wrongLanguage:
      LocalizedMessage(
        "screens.finding.wrongLanguage", .text(self.language?.rawValue ?? ""),
        .text(language?.rawValue ?? ""))
    case .cutOff: LocalizedMessage("screens.finding.cutOff", .text(text), expected)
    case .overlapping: LocalizedMessage("screens.finding.overlapping", .text(text), expected)
    case .outside: LocalizedMessage("screens.finding.outside", .text(text))
    case .notInCatalog: LocalizedMessage("screens.finding.notInCatalog", .text(text))
    }
  }

  /// The innocent explanation of such findings.
  var explanation: LocalizedMessage {
    LocalizedMessage("screens.explanation.\(kind.name)")
  }

  /// What is wrong, in a word, and whether it is only likely.
  var label: LocalizedMessage {
    isLikely
      ? LocalizedMessage("screens.likelyFormat", .message(kind.label)) : kind.label
  }
}

extension ScreenFinding.Kind {
  /// What is wrong, in a word.
  var label: LocalizedMessage { LocalizedMessage("screens.kind.\(name)") }

  /// The end of the keys of the texts about the kind.
  var name: String {
    switch self {
    case .untranslated: "untranslated"
    case .wrongLanguage: "wrongLanguage"
    case .cutOff: "cutOff"
    case .overlapping: "overlapping"
    case .outside: "outside"
    case .notInCatalog: "notInCatalog"
    }
  }
}

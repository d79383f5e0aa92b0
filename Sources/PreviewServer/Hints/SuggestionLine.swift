import CatalogRules
import Escaping
import StringCatalogs
import TranslationMemory

/// What a program is told about a text for which it may suggest a translation: one line of JSON.
struct SuggestionLine {
  let number: Int
  let key: String
  let source: String
  let sourceLanguage: LanguageTag
  let language: LanguageTag
  let form: String
  let comment: String?
  let matches: [MemoryMatch]
  let terms: [GlossaryTerm]

  /// The line, with its line feed.
  var bytes: [UInt8] {
    let format = FormatString(source)
    let placeholders = format.pieces.filter { piece in
      switch piece.kind {
      case .specifier, .substitution, .substitutionNumber: true
      default: false
      }
    }
    let value = JSONOutput.members([
      "id": .integer(number), "key": .text(key), "source": .text(source),
      "sourceLanguage": .text(sourceLanguage.rawValue), "language": .text(language.rawValue),
      "form": .text(form), "comment": comment.map(JSONOutput.text),
      "placeholders": .array(placeholders.map { .text(String(format.text(of: $0))) }),
      "memory": .array(
        matches.map { match in
          .members([
            "source": .text(match.text.source), "text": .text(match.translation),
            "similarity": .integer(match.similarity),
          ])
        }),
      "glossary": .array(
        terms.compactMap { term in
          term.translations(in: language).map { translations in
            .members([
              "term": .text(term.source),
              "translations": .array(translations.map(JSONOutput.text)),
            ])
          }
        }),
    ])
    return Array((value.compactText() + "\n").utf8)
  }

  /// Returns the suggestion in a line that answers this one; a message if the program says why it
  /// has none; nil if the line is no answer.
  func suggestion(in answer: [UInt8]) -> Result<String, ProgramMessage>? {
    guard let json = try? JSONValue.tolerant(answer), json.kind == .object,
      json["id"]?.integer == number
    else { return nil }
    if let text = json["text"]?.string { return text.isEmpty ? nil : .success(text) }
    return json["error"]?.string.map { .failure(ProgramMessage(text: $0)) }
  }
}

/// Why a program suggests nothing, in its own words.
struct ProgramMessage: Error {
  let text: String
}

extension GlossaryTerm {
  /// Returns the accepted translations into a language; nil if the glossary has none.
  func translations(in language: LanguageTag) -> [String]? {
    let found = translations.filter { $0.key.canonical == language.canonical }
      .min { $0.key.rawValue < $1.key.rawValue }?.value
    return found?.isEmpty == false ? found : nil
  }
}

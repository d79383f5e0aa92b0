import Escaping
import StringCatalogs
import StringPreviews

/// The rows of the list: what is shown of each string in a language, and what is searched.
struct StringsAnswer {
  let revision: Int
  let overview: CatalogOverview
  let language: LanguageTag

  /// The other texts of each string, in the source language and in this one.
  let otherForms: (source: [[String]], language: [[String]])

  /// The answer; every text is missing in a language that the catalog does not have yet.
  var response: PageResponse {
    let position = overview.languages.firstIndex { $0.language == language }
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("revision", revision)
      writer.member("language", language.rawValue)
      writer.name("rows")
      writer.array { writer in
        for (index, string) in overview.strings.enumerated() {
          Self.write(string, at: position, forms: forms(at: index), to: &writer)
        }
      }
    }
    return PageResponse(type: PageResponse.json, body: writer.bytes)
  }

  /// Writes a row: an array, since its members are always the same: key, source, text, comment,
  /// state, whether it is stale, and optionally the other forms of source and text.
  private static func write(
    _ string: StringOverview, at position: Int?, forms: [[String]], to writer: inout JSONWriter
  ) {
    writer.array { writer in
      writer.value(string.key)
      let source = string.source == string.key ? nil : string.source
      for text in [source, position.flatMap { string.texts[$0] }, string.comment] {
        if let text { writer.value(text) } else { writer.null() }
      }
      let state = position.map { string.states[$0] } ?? string.absentState
      writer.value(state.rawValue)
      writer.value(string.isStale)
      for texts in forms { writer.list(texts) { $0.value($1) } }
    }
  }

  /// Returns the other forms of a string in both languages; nothing if there are none.
  private func forms(at index: Int) -> [[String]] {
    let both = [otherForms.source, otherForms.language].map {
      $0.indices.contains(index) ? $0[index] : []
    }
    return both.allSatisfy(\.isEmpty) ? [] : both
  }
}

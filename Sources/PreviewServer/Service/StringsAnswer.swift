import StringCatalogs
import StringPreviews
import TextLayout

/// The rows of the list: what is seen of each string in a language, and what is searched.
struct StringsAnswer {
  let revision: Int
  let overview: CatalogOverview
  let language: LanguageTag

  /// The other texts of each string in the source language and in this one.
  let otherForms: (source: [[String]], language: [[String]])

  /// The answer; every text is missing in a language that the catalog does not have yet.
  var response: PageResponse {
    let place = overview.languages.firstIndex { $0.language == language }
    var bytes = Array("{\"revision\":\(revision),\"language\":".utf8)
    JSONEscaping.append(language.rawValue, to: &bytes)
    bytes += ",\"rows\":[".utf8
    for (index, string) in overview.strings.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      Self.write(string, at: place, to: &bytes)
      Self.write(forms(at: index), to: &bytes)
    }
    bytes += "]}".utf8
    return PageResponse(type: PageResponse.json, body: bytes)
  }

  /// Writes the beginning of a row: an array, since its members are always the same: key, source, text,
  /// comment, state, whether it is stale, and where there are any the other forms of source and text.
  private static func write(_ string: StringOverview, at place: Int?, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "["))
    JSONEscaping.append(string.key, to: &bytes)
    let source = string.source == string.key ? nil : string.source
    for text in [source, place.flatMap { string.texts[$0] }, string.comment] {
      bytes.append(UInt8(ascii: ","))
      if let text { JSONEscaping.append(text, to: &bytes) } else { bytes += "null".utf8 }
    }
    let state =
      place.map { string.states[$0] } ?? (string.shouldTranslate ? .missing : .notNeeded)
    bytes += ",\"\(state.rawValue)\",\(string.isStale)".utf8
  }

  /// Writes the end of a row.
  private static func write(_ forms: [[String]], to bytes: inout [UInt8]) {
    for texts in forms {
      bytes += ",[".utf8
      for (index, text) in texts.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        JSONEscaping.append(text, to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    }
    bytes.append(UInt8(ascii: "]"))
  }

  /// Returns the other forms of a string in both languages; nothing when there is none.
  private func forms(at index: Int) -> [[String]] {
    let both = [otherForms.source, otherForms.language].map {
      $0.indices.contains(index) ? $0[index] : []
    }
    return both.allSatisfy(\.isEmpty) ? [] : both
  }
}

import Escaping
import Foundation
import LocaleFormats
import StringCatalogs

/// Writes the values of a document in one language.
struct DocumentWriter: Sendable {
  /// The language, in the catalog's spelling.
  let language: LanguageTag

  private let words: DocumentWords
  private let dates: DateWriter

  /// Creates a writer with the words of a language.
  init(words: DocumentWords) {
    self.words = words
    language = words.language
    dates = DateWriter(language: words.language)
  }

  /// Whether the language is written from right to left.
  var isRightToLeft: Bool {
    Locale.Language(identifier: language.rawValue).characterDirection == .rightToLeft
  }

  /// The name of the language in that language.
  var languageName: String { LanguageName.nativeName(of: language) }

  /// Returns words of this library, by the end of their key.
  func builtIn(_ key: String, _ arguments: MessageArgument...) -> String {
    words.builtIn(key, arguments)
  }

  /// Returns a message as plain text.
  func plain(_ message: LocalizedMessage) -> String { text(message).plain }

  /// Returns a label and a text as one line.
  func labeled(_ label: String, _ text: DocumentText) -> DocumentText {
    DocumentText(
      marked: builtIn("labelFormat", .text(label), .text(text.marked)), fullText: text.fullText)
  }

  /// Returns a label and a text as one line.
  func labeled(_ label: DocumentText, _ text: DocumentText) -> DocumentText {
    builtInText("labelFormat", label, text)
  }

  /// Returns words of this library with values.
  func builtInText(_ key: String, _ texts: DocumentText...) -> DocumentText {
    DocumentText(
      marked: words.builtIn(key, texts.map { .text($0.marked) }),
      fullText: texts.lazy.compactMap(\.fullText).first)
  }

  /// Returns texts in a row.
  func list(_ texts: [DocumentText]) -> DocumentText {
    DocumentText(joining: texts, by: language.listSeparator)
  }

  /// Returns a message with untrusted arguments.
  func text(_ message: LocalizedMessage) -> DocumentText {
    var fullText: String?
    let marked = marking(message, &fullText)
    return DocumentText(marked: words.text(for: marked), fullText: fullText)
  }

  /// Returns a value in the format of this language.
  func text(_ value: DocumentValue) -> DocumentText {
    switch value {
    case .message(let message): text(message)
    case .phrase(let key, let values): phrase(key, values)
    case .untrusted(let text): DocumentText(untrusted: text)
    case .code(let text): DocumentText(untrusted: text, kind: .code)
    case .path(let path): DocumentText(path: path)
    case .list(let values): list(values.map { text($0) })
    case .number(let number): DocumentText(words: self.number(number))
    case .percent(let share): DocumentText(words: percent(share))
    case .language(let tag): languageText(tag)
    case .byteSize(let count): DocumentText(words: byteSize(count))
    case .offset(let offset): DocumentText(words: self.offset(offset))
    case .date(let date):
      DocumentText(words: builtIn("utcFormat", .text(dates.text(for: date))))
    case .localDate(let date): DocumentText(words: localDate(date))
    case .absent: DocumentText(words: builtIn("absent"))
    }
  }

  /// Returns a whole number in the digits and grouping of the language.
  func number(_ value: Int) -> String {
    LocaleNumberStyle().text(for: Int64(value), in: language)
  }

  /// Returns a share of 100; a dash for one that is not finite.
  func percent(_ share: Double) -> String {
    guard share.isFinite else { return "–" }
    var tenths = (share * 10).rounded()
    // Almost everything is not everything, and a little is not nothing.
    if share > 0, share < 100 { tenths = min(max(tenths, 1), 999) }
    return LocaleNumberStyle().text(forPercent: tenths / 10, in: language)
  }

  /// Returns a number out of a maximum.
  func ratio(_ meter: Meter) -> String {
    builtIn("meterFormat", .integer(Int64(meter.value)), .integer(Int64(meter.maximum)))
  }

  private func phrase(_ key: String, _ values: [DocumentValue]) -> DocumentText {
    var fullText: String?
    let arguments = values.map { value -> MessageArgument in
      if case .number(let number) = value { return .integer(Int64(number)) }
      let written = text(value)
      if fullText == nil { fullText = written.fullText }
      return .text(written.marked)
    }
    let written = words.text(for: LocalizedMessage(key, arguments: arguments))
    return DocumentText(marked: written, fullText: fullText)
  }

  private func marking(_ message: LocalizedMessage, _ fullText: inout String?) -> LocalizedMessage {
    var arguments: [MessageArgument] = []
    for argument in message.arguments {
      switch argument {
      case .text(let raw):
        let text = DocumentText(untrusted: raw)
        if fullText == nil { fullText = text.fullText }
        arguments.append(.text(text.marked))
      case .list(let raw):
        let texts = raw.map { DocumentText(untrusted: $0) }
        if fullText == nil { fullText = texts.lazy.compactMap(\.fullText).first }
        arguments.append(.list(texts.map(\.marked)))
      case .message(let inner): arguments.append(.message(marking(inner, &fullText)))
      default: arguments.append(argument)
      }
    }
    return LocalizedMessage(message.key, arguments: arguments)
  }

  private func languageText(_ tag: LanguageTag) -> DocumentText {
    guard tag.hasOnlyTagCharacters, let name = LanguageName.name(of: tag, in: language) else {
      return DocumentText(untrusted: tag.rawValue)
    }
    return DocumentText(
      words: builtIn("languageFormat", .text(name), .text(tag.rawValue)))
  }

  private func byteSize(_ count: Int) -> String {
    let rounded = LocaleSizeStyle(language: language).text(forBytes: Int64(count))
    guard count >= 1_000 else { return rounded }
    return builtIn("byteSizeFormat", .text(rounded), .integer(Int64(count)))
  }

  private func offset(_ offset: Int) -> String {
    let sign = offset < 0 ? "-" : ""
    return builtIn(
      "offsetFormat", .text(sign + "0x" + String(offset.magnitude, radix: 16, uppercase: true)),
      .integer(Int64(offset)))
  }

  private func localDate(_ date: LocalDate) -> String {
    let written = dates.text(for: date)
    guard date.time != nil, let offset = date.offsetMinutes else { return written }
    return builtIn("zoneFormat", .text(written), .text(DateWriter.zone(offset)))
  }
}

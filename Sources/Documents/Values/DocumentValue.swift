public import Foundation
public import StringCatalogs

/// A value in a document, independent of language.
public indirect enum DocumentValue: Hashable, Sendable {
  /// A text of the catalog; its arguments are untrusted.
  case message(LocalizedMessage)

  /// A text of the catalog, by its key, with values for its placeholders.
  ///
  /// A number also selects a plural form, as in a message.
  case phrase(String, [DocumentValue])

  /// Untrusted text, such as the metadata of a file.
  case untrusted(String)

  /// Untrusted text that is an identifier, such as a digest.
  case code(String)

  /// The path of a file, as untrusted text.
  case path(String)

  /// Values in a row.
  case list([DocumentValue])

  /// A whole number.
  case number(Int)

  /// A share of 100, with up to one decimal.
  ///
  /// Only 100 is written as 100, and only 0 as 0, however near to it a value is.
  case percent(Double)

  /// A language, by its name and its tag; an unknown one is untrusted text.
  case language(LanguageTag)

  /// A number of bytes.
  case byteSize(Int)

  /// The position of a byte in a file.
  case offset(Int)

  /// A moment, which is written in UTC.
  case date(Date)

  /// A day, or a time, as a calendar and a clock show it.
  case localDate(LocalDate)

  /// A value that is not known.
  case absent

  /// Returns untrusted text; absent without any.
  public static func untrusted(orAbsent text: String?) -> DocumentValue {
    text.map(DocumentValue.untrusted) ?? .absent
  }

  /// Returns a text of the catalog with values for its placeholders.
  public static func phrase(_ key: String, _ values: DocumentValue...) -> DocumentValue {
    .phrase(key, values)
  }
}

package import StringCatalogs

/// A text in a file, and where it is.
package struct TableText: Hashable, Sendable {
  /// The text, without escapes.
  package var value: String

  /// The bytes of the text in the file, with its quotation marks if there are any.
  package var range: Range<Int>

  /// Creates a text.
  package init(_ value: String, _ range: Range<Int>) {
    self.value = value
    self.range = range
  }
}

/// What a table has for a key, in the shapes of a string catalog.
package indirect enum TableValue: Sendable {
  /// One text.
  case text(TableText, StringUnitState)

  /// A value for each case of an axis, in the order of the file.
  case variations(VariationAxis, [(name: String, value: TableValue)])

  /// A text that refers to substitutions.
  case format(TableText, StringUnitState, [TableSubstitution])
}

/// A part of a text that varies by an argument.
package struct TableSubstitution: Sendable {
  /// The name in the text that refers to it.
  package var name: String

  /// The position of the argument, from 1; nil for the only one.
  package var position: Int?

  /// The format of the argument, such as `lld`.
  package var specifier: String

  /// The texts by plural category.
  package var value: TableValue
}

/// An entry of a table.
package struct TableEntry: Sendable {
  /// The key.
  package var key: TableText

  /// The comments before the entry; empty if there are none.
  package var comment = ""

  /// The value; nil for a key that has none yet.
  package var value: TableValue?
}

/// The texts of one language in a file.
package struct StringTable: Sendable {
  /// The language.
  package var language: LanguageTag

  /// The number of the file among those that are read together.
  package var file: Int

  /// The entries in the order of the file; a key may occur several times.
  package var entries: [TableEntry]
}

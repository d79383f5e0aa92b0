import StringCatalogs

/// A value to be written into a catalog.
indirect enum NewValue: Sendable {
  /// A text.
  case string(String)

  /// An object with members, which are sorted when they are written.
  case object([(name: String, value: NewValue)])

  /// An array of values.
  case array([NewValue])

  /// A value of a file, laid out anew.
  case existing(JSONValue)
}

/// How strictly a file is read.
package enum FormatReading: Sendable {
  /// The reading ends with the first violation of the format's standard.
  case strict

  /// Violations are read as the programs that show photos read them.
  case lenient
}

/// How the parts of a file are read.
package enum FormatReading: Sendable {
  /// Up to the first violation of the standard.
  case strict

  /// As the programs do that people use, which pass over what is odd.
  case lenient
}

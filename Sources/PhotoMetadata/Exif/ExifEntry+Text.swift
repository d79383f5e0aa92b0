import PhotoFormats

extension ExifEntry {
  /// The text up to the first NUL, trimmed; nil if it is empty or not text.
  var text: String? { decodedText.flatMap { $0.text.isEmpty ? nil : $0.text } }

  /// The text, and the encoding that had to be assumed for it; nil if the value is not text.
  ///
  /// The type should be ASCII; some programs write text as bytes of undefined type.
  var decodedText: DecodedText? {
    guard format == TIFFFormat.ascii || format == TIFFFormat.undefined else { return nil }
    return DecodedText(value)
  }
}

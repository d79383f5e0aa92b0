import PhotoMetadata

/// The names of image generators in fields in which programs name themselves.
enum GeneratorName {
  /// Returns whether a text names a generator.
  static func isFound(in text: String) -> Bool {
    let text = FoldedName(text)
    return EvidenceLists.generators.contains { $0.isFound(in: text) }
      || EvidenceLists.ambiguousGenerators.contains(String(text.scalars))
  }

  /// Returns whether the maker or model in EXIF is a generator's: its name, or the settings that
  /// ComfyUI puts there.
  static func isEntry(_ text: String) -> Bool {
    if GeneratorText.isEntry(text) { return true }
    let text = FoldedName(text)
    return EvidenceLists.generators.contains { $0.begins(text) }
  }
}

extension String {
  fileprivate init(_ scalars: [Unicode.Scalar]) {
    self = String(String.UnicodeScalarView(scalars))
  }
}

extension EmbeddedMetadata {
  /// The maker and the model in EXIF, unless an image generator put something else there.
  var camera: (make: String?, model: String?) {
    let names = [exif?.make, exif?.model].compactMap { $0 }
    return names.contains(where: GeneratorName.isEntry) ? (nil, nil) : (exif?.make, exif?.model)
  }
}

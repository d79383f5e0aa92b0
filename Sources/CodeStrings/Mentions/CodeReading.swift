/// What the code of a project says about keys, for a comparison with its catalogs.
package struct CodeReading: Sendable {
  /// The strings that the code presents, with those of previews.
  package var strings: [CodeString]

  /// Whether catalogs should have the strings of previews.
  package var includesPreviews = false

  /// The literals that look localized and aren’t.
  package var unlocalized: [UnlocalizedText]

  /// The calls whose keys are unknown.
  package var openLookups: [OpenLookup]

  /// All literals.
  package var literals: LiteralIndex
}

extension CodeStringExtractor {
  /// Returns what files say about keys.
  ///
  /// Strings of tests are left out as by ``strings(in:)``; the index has all literals.
  package func reading(of files: [FileFacts]) -> CodeReading {
    let resolver = resolver(of: files)
    var finder = UnlocalizedTextFinder(resolver, files: files)
    var extractor = self
    extractor.includesPreviews = true
    return CodeReading(
      strings: extractor.strings(in: files, resolver), includesPreviews: includesPreviews,
      unlocalized: finder.texts(in: files, withTests: includesTests),
      openLookups: files.flatMap { OpenLookupFinder.lookups(in: $0, resolver) },
      literals: LiteralIndex(files))
  }
}

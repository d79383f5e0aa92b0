/// What the code of a project says about keys, for a comparison with its catalogs.
package struct CodeReading: Sendable {
  /// The strings that the code presents.
  package var strings: [CodeString]

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
  /// Strings of tests and previews are left out as by ``strings(in:)``; the index has all literals.
  package func reading(of files: [FileFacts]) -> CodeReading {
    let resolver = resolver(of: files)
    var finder = UnlocalizedTextFinder(resolver, files: files)
    return CodeReading(
      strings: strings(in: files, resolver),
      unlocalized: finder.texts(in: files, withTests: includesTests),
      openLookups: files.flatMap { OpenLookupFinder.lookups(in: $0, resolver) },
      literals: LiteralIndex(files))
  }
}

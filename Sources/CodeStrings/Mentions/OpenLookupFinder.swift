/// Finds calls that look up keys that only the running program knows.
enum OpenLookupFinder {
  /// Returns the calls of a file whose key is neither a literal nor passed on by a parameter.
  static func lookups(in file: FileFacts, _ resolver: ContextResolver) -> [OpenLookup] {
    file.isTest
      ? []
      : file.openCalls.map { open in
        OpenLookup(
          table: CodeStringExtractor.table(
            of: ContextResolver.Destination(meaning: .lookup, call: open.call), in: open.owner,
            resolver.types.project),
          location: file.location(at: open.offset))
      }
  }
}

package import ArgumentParser

extension CompletionKind {
  /// Files and folders with string catalogs.
  package static var catalogs: CompletionKind { .file(extensions: ["xcstrings"]) }
}

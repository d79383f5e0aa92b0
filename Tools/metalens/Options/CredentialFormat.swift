import ArgumentParser

/// The format of what `metalens credentials` found out.
enum CredentialFormat: String, ExpressibleByArgument, CaseIterable {
  /// For people.
  case text
  /// For programs, with what was found out.
  case json
  /// For programs that read the form of C2PA, with everything in the credentials.
  case crjson
}

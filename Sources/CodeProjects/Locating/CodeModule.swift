/// A target of a package or of an Xcode project: what it compiles, and which catalogs are its own.
package struct CodeModule: Hashable, Sendable {
  /// The kind of project that has the target.
  package enum Kind: Hashable, Sendable {
    /// A Swift package, whose targets own their folders.
    case package

    /// An Xcode project, whose targets can share files.
    case xcode
  }

  /// The name of the target.
  package var name: String

  package var kind: Kind

  /// The files and folders of the target: sources and resources.
  package var members: ModuleMembers

  /// Whether the target is a program, whose resources can be copied into its main bundle.
  package var isProgram = false

  /// The language of the texts in the code, as the project says it; nil if it does not.
  package var developmentLanguage: String?

  /// Whether Xcode generates symbols for the keys of the catalogs; nil if that is unknown.
  package var generatesSymbols: Bool?
}

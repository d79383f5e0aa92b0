/// The files of a target: some by themselves, others by their folder.
///
/// All paths are absolute.
package struct ModuleMembers: Hashable, Sendable {
  /// The paths of files.
  package var files: Set<String> = []

  /// The paths of folders whose files belong to the target at any depth.
  package var folders: Set<String> = []

  /// The paths of files and folders inside of `folders` that don’t.
  package var excluded: Set<String> = []

  package init() {}
}

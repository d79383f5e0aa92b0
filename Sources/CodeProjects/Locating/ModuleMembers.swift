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

  /// The folders of which patterns say what belongs to the target.
  package var selections: [FolderSelection] = []

  package init() {}
}

/// A folder of which patterns say what belongs to a target.
package struct FolderSelection: Hashable, Sendable {
  /// The absolute path of the folder.
  package var folder: String

  /// The patterns of what belongs to the target; everything if there are none.
  var included: [PathPattern] = []

  /// The patterns of what does not.
  var excluded: [PathPattern] = []

  /// Returns whether a file of the folder belongs to the target, by the names in its absolute path
  /// in lowercase.
  func contains(_ names: [Substring]) -> Bool {
    (included.isEmpty || included.contains { $0.covers(names) })
      && !excluded.contains { $0.covers(names) }
  }
}

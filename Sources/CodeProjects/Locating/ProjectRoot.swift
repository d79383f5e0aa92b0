/// The folder of a whole project.
package enum ProjectRoot {
  /// Returns the absolute path of the outermost folder at or above a folder that has a Swift
  /// package or an Xcode project, up to the folder of the repository; without one, the folder
  /// itself.
  package static func folder(around folder: String, _ reader: some ProjectFileReader) -> String {
    ProjectFinder.root(of: folder, reader) ?? folder
  }
}

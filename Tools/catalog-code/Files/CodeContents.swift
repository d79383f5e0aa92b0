import CodeStrings
import ToolSupport

/// What the files of a project with code contain, in their order.
struct CodeContents {
  var facts: [FileFacts] = []

  /// What Xcode wrote about the strings of files.
  var data: [BuildStrings.File] = []

  /// Why files could not be read.
  var errors: [FileError] = []

  /// The paths, as reports show them, of the files that may allow rules in comments.
  var pathsWithDirectives: Set<String> = []
}

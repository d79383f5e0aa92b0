/// Git, run on a repository that may be untrusted.
///
/// Its configuration can name programs; git is told to run none of those that `git status` would
/// not run either, and to write nothing.
package enum Git {
  private static let options = [
    "--no-pager", "--no-optional-locks", "-c", "core.fsmonitor=false",
  ]

  /// Runs git and returns its standard output; nil if there is no git, or a signal ended it.
  package static func output(
    of arguments: [String]
  ) -> (status: Int32, bytes: [UInt8])? {
    ChildProcess.output(of: "git", options + arguments)
  }

  /// Runs git, which reads `input`, in a folder, and returns its standard output and error; nil if
  /// there is no git, or a signal ended it.
  ///
  /// - Throws: a ``FileError`` if there is no room for a temporary file.
  package static func output(
    of arguments: [String], in folder: String, input: [UInt8] = []
  ) throws(FileError) -> (status: Int32, bytes: [UInt8], errors: String)? {
    try ChildProcess.output(of: "git", options + ["-C", folder] + arguments, input: input)
  }
}

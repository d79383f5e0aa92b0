import StringCatalogs

/// Standard output that can't be written to the end.
package struct OutputError: Error, CustomStringConvertible {
  /// Why the system refused.
  let reason: String

  /// What went wrong, in the language of the environment.
  package var description: String {
    ToolText.text("tool.cannotWrite", "stdout", .text(reason))
  }
}

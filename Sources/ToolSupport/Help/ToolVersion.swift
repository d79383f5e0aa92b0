/// The version of the tools, which are released together.
package enum ToolVersion {
  /// The version, as `--version` prints it and as reports and exports name it.
  package static let current = "0.1.0"
}

import ToolSupport

/// The editor of the user, for a text that somebody changes on the terminal.
enum TextEditor {
  /// The command that git would use, too; nil if the user has none.
  static var command: String? {
    ["GIT_EDITOR", "VISUAL", "EDITOR"].lazy.compactMap { Environment.value(of: $0) }
      .first { !$0.isEmpty }
  }

  /// Returns a text as it was saved in the editor, without the line break at its end that editors
  /// add; nil if the editor failed, or the text is empty or not in UTF-8.
  static func edited(_ text: String, with command: String) throws(FileError) -> String? {
    let folder = try PrivateFolder()
    let path = "\(folder.path)/TEXT"
    try AtomicFile.replace(path, with: Array(text.utf8) + Array("\n".utf8))
    // The command may have options of its own, as git allows.
    let arguments = ["-c", "\(command) \"$@\"", command, path]
    guard ChildProcess("sh", arguments)?.wait() == 0 else { return nil }
    var bytes = try SystemFile.bytes(at: path, upTo: SystemFile.maximumSettingsByteCount)
    if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    return bytes.isEmpty ? nil : String(validating: bytes, as: UTF8.self)
  }
}

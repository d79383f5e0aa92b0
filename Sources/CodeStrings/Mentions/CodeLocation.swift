/// A location in a source file.
package struct CodeLocation: Hashable, Sendable {
  /// The path of the file.
  package var file: String

  /// The line, from 1.
  package var line: Int

  /// The column in bytes, from 1.
  package var column: Int

  /// Creates a location.
  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension CodeString {
  /// The location of the literal.
  package var location: CodeLocation { CodeLocation(file: file, line: line, column: column) }
}

extension FileFacts {
  /// Returns the location of a byte of the file.
  func location(at offset: Int) -> CodeLocation {
    let (line, column) = position(at: offset)
    return CodeLocation(file: path, line: line, column: column)
  }
}

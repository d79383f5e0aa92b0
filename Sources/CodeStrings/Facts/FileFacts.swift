/// What a source file declares and which literals it has.
///
/// A file is read by itself, so files can be read at the same time; what a literal means follows
/// from the declarations of all files.
package struct FileFacts: Sendable {
  /// The path of the file.
  package let path: String

  var literals: [CodeLiteral] = []
  var functions: [CodeFunction] = []
  var properties: [CodeProperty] = []
  var types: [CodeType] = []
  var aliases: [String: String] = [:]
  var flows: [CodeFlow] = []

  /// The calls that look up keys which are not literals.
  var openCalls: [OpenCall] = []

  /// The names of members that the code uses, such as generated symbols.
  var memberNames: Set<String> = []

  /// The modules that the file imports, and those that it passes on with `@_exported`.
  var imports: Set<String> = []
  var exports: Set<String> = []

  /// Whether the file belongs to tests.
  var isTest = false

  /// The bytes at which the lines begin.
  var lineStarts: [Int] = [0]

  init(path: String) {
    self.path = path
  }

  /// Returns the line and the column of a byte, both from 1; columns count bytes.
  func position(at offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - lineStarts[low] + 1)
  }
}

import Foundation

/// Writes files as Swift string literals: `embed NAME OUTPUT FILE…`.
///
/// The output declares `enum NAME` with `static let files: [(name: String, text: StaticString)]`.
/// A literal is raw and has as many number signs as its text needs, so the bytes arrive unchanged.
@main
enum Embed {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count >= 3 else {
      FileHandle.standardError.write(Data("usage: embed NAME OUTPUT FILE...\n".utf8))
      exit(2)
    }
    var source = "// Generated from the folder \(arguments[1]). Do not edit.\n\n"
    source += "/// The files of the folder \(arguments[1]), as they were when this was built.\n"
    source += "enum \(arguments[1]) {\n"
    source += "  static let files: [(name: String, text: StaticString)] = [\n"
    for path in arguments.dropFirst(3) {
      let file = URL(fileURLWithPath: path)
      let text = try String(contentsOf: file, encoding: .utf8)
      source += "    (name: \"\(file.lastPathComponent)\", text: \(literal(text))),\n"
    }
    source += "  ]\n}\n"
    try source.write(toFile: arguments[2], atomically: true, encoding: .utf8)
  }

  /// Returns `text` as a raw multi-line literal with enough number signs that nothing in it ends it.
  private static func literal(_ text: String) -> String {
    var signs = "#"
    while text.contains("\"\"\"" + signs) || text.contains("\\" + signs) { signs += "#" }
    return signs + "\"\"\"\n" + text + "\n\"\"\"" + signs
  }
}

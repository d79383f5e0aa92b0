import Foundation
import TestSupport
import Testing

/// Text is escaped in one target and nowhere else.
struct EscapingDoorwayTests {
  /// The patterns of code that escapes, for `grep -E`.
  private static let signs = [
    // References of HTML and XML.
    "&(amp|lt|gt|quot|apos|nbsp|#x?[0-9]+);",
    // Escapes in a string: "\\u", "\\U", "\\\"", "\\\\", "\\n".
    #""[^"]*\\\\(u|U|n|\\"|\\\\)"#,
    // Replacements of a special character, as a Character or otherwise.
    #"replac[A-Za-z]*\((of: )?"(\\"|'"|<|>|&|\*/|/\*|\\\\|%"|\||`|#|\\n|\\r)"#,
    // Comparisons with such a character to write it in another way.
    #"case "(<|>|&|`|\\")""#,
    // Quotation marks that are doubled, or enclose a text that may contain some.
    #"\[byte, byte\]"#, #"'\\\\''"#,
    // Codes of workflow commands and addresses.
    #""%(25|0[AD]|3A|2C)""#, "(adding|removing)PercentEncoding",
    // The first characters of formulas, and the names of invisible characters.
    #"=\+-@"#, #""⟨"#,
    // Concatenated JSON objects.
    #""\{\\""#,
  ]

  /// The number of lines per file that match but only read, or are an example of a rule.
  private static let readers = [
    "Sources/CatalogEditing/Layout/XcodeLiteral.swift": 2,
    "Sources/CatalogRules/Linting/PairedMarks.swift": 2,
    "Sources/CatalogRules/Linting/SentenceCount.swift": 1,
    "Sources/CatalogRules/Rules/Escape/EscapeInText.swift": 2,
    "Sources/CatalogRules/Rules/Markup/MarkupEntity.swift": 5,
    "Sources/PhotoMetadata/XMP/XMLDocument.swift": 1,
    "Sources/StringCatalogs/Reading/JSONText.swift": 1,
    "Sources/ToolSupport/Help/ParserMessage.swift": 1,
    "Tools/metalens/Input/EarlierRows.swift": 1,
  ]

  @Test func onlyOneTargetEscapes() throws {
    let lines = try Self.linesWithSigns(
      ["-r", "--include=*.swift", "--exclude-dir=Escaping", "--exclude-dir=development"]
        + ["Sources", "Tools"])
    let locations = Dictionary(grouping: lines) { String($0.prefix { $0 != ":" }) }
    for (file, lines) in locations where lines.count != Self.readers[file] {
      Issue.record("\(lines.joined(separator: "\n"))")
    }
  }

  /// Lines of code that escaped before this target existed.
  @Test func theSignsFindCodeThatEscapes() throws {
    let lines = [
      ##"case "&": result.append(contentsOf: "&amp;".unicodeScalars)"##,
      ##"text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")"##,
      ##"return "\"" + cell.replacing("\"", with: "\"\"") + "\"""##,
      ##"let doubled = cell.utf8.flatMap { byte in byte == mark ? [byte, byte] : [byte] }"##,
      ##"entry.comment.map { "/* \($0.replacing("*/", with: "* /")) */\n" }"##,
      ##"case "\"", "\\": result += ["\\", scalar]"##,
      ##"visible.replacing("'", with: "'\\''")"##,
      ##"case "\"": text += "\\\"""##,
      ##"Array("{\"overview\":".utf8) + answer.body"##,
      ##"escape(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])"##,
      ###"line.replacing("##[", with: "## [")"###,
      ##".replacing("<", with: #"\u003c"#)"##,
      ##"guard let first, "=+-@|%＝＋－＠".unicodeScalars.contains(first) else { return visible }"##,
      ##"if scalar.value == 0x7F { return "⟨DEL⟩" }"##,
    ]
    let folder = try TemporaryFolder()
    let file = try folder.write(Data(lines.joined(separator: "\n").utf8), to: "Old.swift")
    #expect(try Self.linesWithSigns(["-h", file.path]) == lines)
  }

  private static func linesWithSigns(_ arguments: [String]) throws -> [String] {
    let grep = try #require(Program(named: "grep"))
    let run = try grep.run(
      ["-E"] + signs.flatMap { ["-e", $0] } + arguments, folder: Repository.root)
    #expect(run.status < 2, "\(run.errorText)")
    return run.text.split(separator: "\n").map(String.init)
  }
}

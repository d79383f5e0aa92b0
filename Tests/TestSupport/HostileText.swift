/// Texts, numbers and names that are hard to measure, to escape and to show.
///
/// All of it is the same in every run. Tests that put it everywhere take a sample unless
/// ``Corpus/isWhole``.
public enum HostileText {
  /// Characters that some form of output gives a meaning to.
  public static let specialCharacters: [String] = [
    "\"", "'", "&", "<", ">", "`", "$", "\\", "*", "/", "_", "[", "]", "(", ")", "{", "}", "|", "%",
    "=", "+", "-", "@", "#", "!", "~", "^", ",", ";", ":", ".", "?", " ", "\t", "\n", "\r", "\r\n",
    "*/", "/*", "]]>", "-->", "<!--", "${", "%@", "%1$lld", "%#@n@", "\\(", "{{", "}}", "://", "＝",
    "＋", "－", "＠", "＂", "\u{FF07}",
  ]

  /// Scalars that become one character with what stands before them.
  public static let marks: [String] = [
    "\u{301}", "\u{20DD}", "\u{338}", "\u{FE0F}", "\u{200D}", "\u{1F3FD}", "\u{94D}", "\u{E0101}",
  ]

  /// Characters made of very many scalars, in bytes of very few and very many.
  public static let longCharacters: [String] =
    [31, 32, 33, 255, 256, 257, 10_000].map { "a" + String(repeating: "\u{301}", count: $0) }
    + [20, 1000].map { String(repeating: "\u{915}\u{94D}", count: $0) + "\u{915}" }
    + [
      String(repeating: "\u{1F468}\u{200D}", count: 500) + "\u{1F468}",
      String(repeating: "\u{301}", count: 500), String(repeating: "\u{1F1E6}", count: 501),
      String(repeating: "\u{1100}", count: 500) + "\u{1161}\u{11A8}",
    ]

  /// Control characters, those that turn the direction of text, and those that nobody sees.
  public static let invisibleCharacters: [String] =
    ([0...0x1F, 0x7F...0x9F, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFDD0...0xFDD1]
    as [ClosedRange])
    .joined().compactMap { Unicode.Scalar(UInt32($0)).map { String($0) } }
    + [
      "\u{AD}", "\u{34F}", "\u{61C}", "\u{115F}", "\u{180E}", "\u{2800}", "\u{3164}", "\u{FEFF}",
      "\u{FFF9}", "\u{FFFC}", "\u{FFFD}", "\u{FFFE}", "\u{FFFF}", "\u{E0001}", "\u{E0041}",
      "\u{E000}", "\u{10FFFF}", "\u{1FFFE}",
    ]

  /// Markup, commands and formulas that would do something where they are not escaped.
  public static let injections: [String] = [
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onmouseover='alert(1)",
    "javascript:alert(1)", "&lt;b&gt;&amp;&#60;&#x3C;", "<![CDATA[x]]>", "<?xml version=\"1.0\"?>",
    "=1+1", "=cmd|' /C calc'!A0", "+1", "-1+1", "@SUM(A1)", "\t=1+1", "\r=1+1", "  =1+1",
    "a\",=1+1,\"b", "a\"\u{301},=1+1,b", "it'\u{301}; touch PWNED #", "$(touch PWNED)",
    "`touch PWNED`", "a */\u{301} \"evil\" = \"injected\"; /* b", "::error file=a::b",
    "%0A::set-output",
    "\u{1B}[31mred\u{1B}[0m", "\u{1B}]8;;http://example.org\u{7}link\u{1B}]8;;\u{7}",
    "\u{202E}txt.exe", "[a](javascript:b)", "![a](b)", "| a | b |", "```\nfence\n```", "# heading",
    "- list", "&nbsp;", "{{report}}", "{{{raw}}}", "${name}", "\\u0041\\", "\\", "\u{2028}", "]]>",
    "\r\n\r\nHeader: value", "a\u{0}b", "%n%s%99999999d", "../../../etc/passwd", "\u{FEFF}{}",
  ]

  /// Short texts: every special character alone, and with each mark behind it.
  public static let escapes: [String] =
    specialCharacters + specialCharacters.flatMap { special in marks.map { special + $0 } }

  /// All texts that are not long.
  public static let texts: [String] =
    [""] + escapes + longCharacters + invisibleCharacters + injections
    + invisibleCharacters.map { "a" + $0 + "\u{301}b" } + numbers

  /// Numbers in the places of which something else is expected, and the other way around.
  public static let numbers: [String] = [
    "-1", "-0", "0", "00", "1.5", "1e999", "-1e999", "1e-999", "NaN", "Infinity", "-Infinity",
    "0x7FFFFFFFFFFFFFFF", "2147483647", "2147483648", "-2147483648", "4294967295", "4294967296",
    "9223372036854775807", "9223372036854775808", "-9223372036854775808", "-9223372036854775809",
    "18446744073709551615", "18446744073709551616", "1\u{301}", "１２", "٣", "1 000", "1,5", "+1",
    "1/0",
    String(repeating: "9", count: 400),
  ]

  /// Bytes that are not UTF-8: overlong, alone or paired surrogates, cut off, beyond Unicode.
  public static let invalidBytes: [[UInt8]] = [
    [0xFF], [0xFE, 0xFF], [0x80], [0xC0, 0xAF], [0xE0, 0x80, 0xAF], [0xC3], [0xE2, 0x82],
    [0xF0, 0x9F, 0x98],
    [0xED, 0xA0, 0x80], [0xED, 0xB0, 0x80], [0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80],
    [0xF4, 0x90, 0x80, 0x80],
    [0xF8, 0x88, 0x80, 0x80, 0x80], [0x22, 0xCC], [0x61, 0xE9, 0x62],
  ]

  /// Names of files that a file system takes, without a slash.
  public static let fileNames: [[UInt8]] =
    [
      "line\nbreak", "return\r", "tab\t", "\u{1B}[31m", "\u{7F}", "\u{85}", "\u{202E}gpj.exe",
      "\u{2066}a",
      "\"quote'", "back\\slash", "-rf", "--help", "--", "-", "=1+1", "<b>", "$(id)", "`id`", "%00",
      "a,b;c",
      "#a?b", " ", "CON", "...", "{{a}}", "a\"\u{301}", "'\u{301}; id #", "*", "?", "[a]", "~", "!",
      "&amp;",
      "\u{FEFF}", "\u{1F468}\u{200D}\u{1F469}", "a" + String(repeating: "\u{301}", count: 120),
      String(repeating: "\u{915}\u{94D}", count: 41), String(repeating: "n", count: 250),
    ].map { Array($0.utf8) } + invalidBytes

  /// A text of so many bytes at least, in lines or in one.
  public static func long(_ size: Int, of piece: String = "0123456789 ") -> String {
    String(repeating: piece, count: size / max(1, piece.utf8.count) + 1)
  }
}

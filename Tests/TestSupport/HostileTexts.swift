/// Texts that can crash programs or corrupt their output, the same in every run.
public enum HostileTexts {
  /// Characters that are special to a format, a shell, a terminal or a reader.
  public static let specials: [Unicode.Scalar] =
    ["\"", "'", "<", ">", "&", "`", "|", "\\", "/", "*", "=", "+", "-", "@", "%", ";", ",", "$"]
    + ["{", "}", "#", "!", "(", ")", "[", "]", "~", "^", "?", ":", "_", "."]
    + ["\0", "\u{7}", "\u{8}", "\t", "\n", "\u{B}", "\u{C}", "\r", "\u{1B}", "\u{1F}", " "]
    + ["\u{7F}", "\u{80}", "\u{85}", "\u{9B}", "\u{9F}", "\u{A0}", "\u{AD}", "\u{61C}"]
    + ["\u{200B}", "\u{200D}", "\u{200E}", "\u{200F}", "\u{2028}", "\u{2029}", "\u{202A}"]
    + ["\u{202E}", "\u{2060}", "\u{2066}", "\u{2069}", "\u{FEFF}", "\u{FFF9}", "\u{FFFD}"]
    + ["\u{FFFE}", "\u{FFFF}", "\u{E0001}", "\u{E007F}", "\u{F0000}", "\u{10FFFF}"]

  /// Characters that join the preceding one, so that both are one `Character`.
  public static let marks: [Unicode.Scalar] = [
    "\u{301}", "\u{338}", "\u{20DD}", "\u{94D}", "\u{200D}", "\u{FE0F}", "\u{1F3FF}",
  ]

  /// Each special character alone, and followed by each mark.
  public static let markedSpecials: [String] = specials.flatMap { special in
    [String(special)]
      + marks.map { mark in
        var text = String.UnicodeScalarView([special, mark])
        text.append("x")
        return String(text)
      }
  }

  /// Returns characters of about this many scalars: marks, viramas, joiners, flags, tags, Hangul.
  public static func longCharacters(scalarCount count: Int) -> [String] {
    let half = max(1, count / 2)
    return [
      "a" + String(repeating: "\u{301}", count: count),
      String(repeating: "क\u{94D}", count: half) + "क",
      String(repeating: "👩\u{200D}", count: half) + "👩",
      String(repeating: "\u{1F1E6}", count: count),
      "🏴" + String(repeating: "\u{E0067}", count: count) + "\u{E007F}",
      String(repeating: "\u{200D}", count: count),
      String(repeating: "\u{1100}", count: count) + "\u{1161}",
      "\"" + String(repeating: "\u{301}", count: count) + "\"",
      "*/" + String(repeating: "\u{20DD}", count: count),
      "%" + String(repeating: "\u{301}", count: count) + "@",
    ]
  }

  /// Texts that a format, a shell, a spreadsheet or a file system may interpret.
  public static let phrases: [String] = [
    "", " ", "\n", "\r\n", "null", "true", "-", "--", "--help", "-1", ".", "..", "../../x", "/",
    "/etc/passwd", "C:\\x", "a/../../b", "~", "*", "**/**/**", "[", "[a-", "x]y", "{a,b}", "<!--",
    "-->",
    "<![CDATA[", "]]>", "</script><script>", "<b>", "<x", "</x", "&amp;", "&#0;", "&x;", "<?xml",
    "::error::x", "::set-output name=a::b", " ::stop-commands::x", "##[group]",
    "##vso[task.setvariable variable=a]b", "##teamcity[buildStatus status='SUCCESS']", "=1+1",
    "@SUM(A1)", "+1", "\t=1", "|x", "%0A", "%2C", "%25", "%",
    "%@", "%%", "%lld", "%1$@", "%0$@", "%2$@", "%99999999999999999999$@", "%9223372036854775807$d",
    "%2147483648$d", "%*d", "%*1$.*2$f", "%9999999999d", "%.9999999999f", "%999999d",
    "%-0+ #'512.512lld",
    "%#@", "%#@@", "%#@a@", "%1$#@a@", "%#@a@%#@a@", "%arg", "%hhhhd", "%lllld", "%n", "%c",
    "%C%S%p%a%A",
    "${", "${}", "${a", "${a}${a}", "$(touch x)", "`touch x`", "'; touch x #", "\\", "\\u",
    "\\ud800",
    "\\\"", "/*", "*/", "//", "*/ \"a\" = \"b\"; /*", "catalog-lint:ignore[",
    "catalog-lint:ignore[]",
    "catalog-lint:ignore[all]", "catalog-lint:ignore[empty-translation:ko,]", "[x](javascript:x)",
    "![x](y)", "**x** _y_ ~~z~~ `q`", "|---|", "\u{1B}]8;;x\u{1B}\\", "\u{1B}[31m", "|==|",
    "k|==|plural.one",
    "k|==|stringSet.9223372036854775807", "k|==|substitutions.@.", "x-", "-x", "_", "en_",
    "zh--Hans",
    "http://", "https://[::1", "a@b", "…", "“", "„“", "‘", "« »", "、。", "ﾊﾟ", "1e999", "0x1p-1074",
    "NaN",
    "\u{1100}\u{1161}\u{11A8}", "ﬁ", "İı", "ŉ", "ẞß", "\u{130}\u{307}", "Ω\u{1F75}",
  ]

  /// Numbers at and beyond the limits of programs.
  public static let numbers: [String] = [
    "0", "-0", "1", "-1", "2", "31", "255", "256", "1000", "1001", "65535", "65536", "3000000",
    "2147483647",
    "2147483648", "-2147483648", "4294967296", "9223372036854775806", "9223372036854775807",
    "9223372036854775808", "-9223372036854775807", "-9223372036854775808", "18446744073709551615",
    "18446744073709551616", "0.1", "-0.5", "1.0", "1e0", "1E2", "1e18", "1e19", "1e308", "1e309",
    "1e999",
    "-1e999", "1e-999", "1e99999999999999999999", String(repeating: "9", count: 400),
    "0." + String(repeating: "0", count: 400) + "1",
  ]

  /// All short texts.
  public static let all: [String] =
    markedSpecials + phrases + numbers
    + [31, 32, 33, 64].flatMap { longCharacters(scalarCount: $0) }

  /// Returns some of the short ones, deterministic for a seed.
  public static func sample(_ count: Int, seed: UInt64) -> [String] {
    var generator = SeededGenerator(seed: seed)
    return Array(all.shuffled(using: &generator).prefix(count))
  }

  /// Bytes that are not UTF-8: truncated, overlong, surrogates, out of range, other encodings.
  public static let malformed: [[UInt8]] = [
    [0x80], [0xFF], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xC0, 0x80], [0xC1, 0xBF],
    [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF],
    [0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80],
    [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80],
    [0xFE, 0xFF],
    [0xFF, 0xFE], [0x82, 0xA0], [0xE9],
  ]

  /// The contents of JSON strings that are invalid text, or barely valid.
  public static let escapes: [String] = [
    #"\ud800"#, #"\udc00"#, #"\udc00\ud800"#, #"\ud83d\ude00"#, #"\ud83dx"#, #"\ud83d\u0041"#,
    #"\u0000"#,
    #"\u001b"#, #"\u007f"#, #"\uffff"#, #"\ufeff"#, #"\u2028"#, #"\/"#, #"\b\f\n\r\t"#,
  ]
}

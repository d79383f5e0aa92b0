extension HostileTexts {
  /// File names that Linux allows, as bytes without a slash.
  public static let fileNames: [[UInt8]] =
    [
      "line\nbreak", "return\r", "tab\t", "\u{1B}[31m", "\u{7F}", "\u{85}", "\u{202E}gpj.exe",
      "\u{2066}a", "\"quote'", "back\\slash", "-rf", "--help", "--", "-", "=1+1", "<b>", "$(id)",
      "`id`", "%00", "a,b;c", "#a?b", " ", "CON", "...", "{{a}}", "a\"\u{301}", "'\u{301}; id #",
      "*", "?", "[a]", "~", "!", "&amp;", "\u{FEFF}", "::set-output name=a::b", " ::error::x",
      "x\n::error::x", "##[group]x",
      "##vso[task.complete]x", "##teamcity[x]", "\u{1F468}\u{200D}\u{1F469}",
      "a" + String(repeating: "\u{301}", count: 120),
      String(repeating: "\u{915}\u{94D}", count: 41), String(repeating: "n", count: 255),
    ].map { Array($0.utf8) } + malformed
}

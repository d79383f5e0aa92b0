import Foundation
import TestSupport
import Testing

@testable import CodeProjects

@Suite struct PathPatternTests {
  private static let files = [
    "README.md", "a.swift", "b.swift", "ios/a.h", "ios/b.m", "ios/c.c", "ios/deep/d.h",
    "ios/deep/dTests.m", "configs/server0.json", "configs/server3.json", "App/A-Private.h",
    "App/en.lproj/T.strings", "App/Old/O.swift", "App/Old/deep/P.swift", "x/[a].swift",
  ]

  private func covers(_ pattern: String, _ path: String) -> Bool? {
    PathPattern(pattern, below: "/p/Code")?
      .covers(PathPattern.names(in: "/p/code/" + path.lowercased()))
  }

  /// What a shell finds is the same: files, and those in folders.
  @Test(
    .needs(.bash),
    arguments: [
      "*", "*.swift", "**/*.md", "**/*.swift", "ios/*.[mh]", "ios/**/*Tests.[hm]", "**/*.[!h]",
      "configs/server[0-2].json", "*/*-Private.h", "App/Old", "App/Old/**", "**/Old",
      "**/{O,P}.swift", "{ios,App}/**/*.{h,m,swift}", "App/*.lproj", "?.swift", "**", "App/**/deep",
      "{a,{b,c}}.swift", "a*b*", "none/**", "x/\\[a].swift", "./a.swift", "ios/../a.swift",
    ])
  func findsWhatAShellFinds(pattern: String) throws {
    let folder = try TemporaryFolder()
    for file in Self.files { try folder.write("".utf8, to: file) }
    let script = """
      shopt -s globstar nullglob
      for x in \(pattern); do if [ -d "$x" ]; then find "$x" -type f; else echo "$x"; fi; done
      """
    let run = try #require(Program(named: "bash")).run(["-c", script], folder: folder.url)
    let lines = run.text.split(separator: "\n").map { line in
      String(line).replacing("ios/../", with: "").replacing("./", with: "")
        .replacing("//", with: "/")
    }
    let found = Set(lines).intersection(Self.files)
    let ours = Self.files.filter { covers(pattern.replacing("\\[", with: "[[]"), $0) == true }
    #expect(Set(ours) == found)
  }

  @Test func comparesNamesWhateverTheirCase() {
    #expect(covers("IOS/*.H", "ios/a.h") == true)
    #expect(covers("/p/Code/a.swift", "a.swift") == true)
    #expect(covers("../code/a.swift", "a.swift") == true)
    // A name can begin with a combining mark.
    #expect(covers("x/*", "x/\u{301}a") == true)
    #expect(covers("*\u{301}a", "x/\u{301}a") == false)
  }

  @Test func endsAtPatternsThatNobodyWrites() {
    #expect(covers(String(repeating: "{a,b}", count: 20), "a") == nil)
    #expect(covers(String(repeating: "a", count: 5_000), "a") == nil)
    let stars = String(repeating: "*a", count: 1_000)
    #expect(covers(stars, String(repeating: "a", count: 4_000) + "b") == false)
    let folders = String(repeating: "**/a/", count: 500)
    #expect(covers(folders + "b", String(repeating: "a/", count: 1_000) + "c") == false)
  }

  @Test(arguments: [
    ("Sources/**", "Sources"), ("**", ""), ("A/b*/C", "A"), ("A/B", "A/B"), ("/A/{b,c}", "/A"),
  ])
  func knowsTheFolderOfAPattern(pattern: String, folder: String) {
    #expect(PathPattern.folder(of: pattern) == folder)
  }
}

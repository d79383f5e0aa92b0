import Foundation
import TestSupport
import Testing

/// `catalog-edit set`, `add-language` and `remove-stale`, run as by a user.
struct CatalogEditChangeTests {
  private let folder: TemporaryFolder
  private let tool: Tool

  init() throws {
    folder = try TemporaryFolder()
    tool = Tool(executable: Tool.built("catalog-edit"), folder: folder.url)
    try folder.write(Self.text.utf8, to: "A.xcstrings")
  }

  private static let text = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%@ saved" : {

        },
        "old" : {
          "extractionState" : "stale"
        }
      },
      "version" : "1.0"
    }
    """

  @Test func setsATextInPlace() throws {
    let run = try tool.run("set", "A.xcstrings", "%@ saved", "%@ 저장됨", "--language", "ko")
    #expect(run.status == 0 && run.text.isEmpty && run.errorText.isEmpty)
    #expect(try folder.text(of: "A.xcstrings").contains("\"value\" : \"%@ 저장됨\""))
    let state = try tool.run(
      "set", "A.xcstrings", "%@ saved", "--language", "ko", "--state", "needs_review", "--diff")
    #expect(state.status == 1)
    #expect(state.text.contains("\n-            \"state\" : \"translated\",\n+"))
  }

  @Test func losesNeitherOfTwoChangesMadeAtOnce() async throws {
    let keys = (0..<300).map { "k\($0)" }
    let empty = keys.map { "\"\($0)\":{}" }.joined(separator: ",")
    for _ in 0..<10 {
      try folder.write("{\"sourceLanguage\":\"en\",\"strings\":{\(empty)}}".utf8, to: "B.xcstrings")
      let runs = await withTaskGroup { group in
        for key in keys.prefix(2) {
          group.addTask { try? tool.run("set", "B.xcstrings", key, "<\(key)>", "-l", "ko") }
        }
        return await group.reduce(into: []) { $0.append($1?.status) }
      }
      let text = try folder.text(of: "B.xcstrings")
      #expect(runs.count { $0 == 0 } == keys.prefix(2).count { text.contains("\"<\($0)>\"") })
    }
  }

  @Test func givesAPlainTextPluralForms() throws {
    try folder.write(
      #"""
      {"sourceLanguage":"en","strings":{"%lld files":{},"%lld of %lld":{"localizations":{"en":
      {"stringUnit":{"state":"translated","value":"%1$lld of %2$lld"}}}}}}
      """#.utf8, to: "B.xcstrings")
    let run = try tool.run(
      "set", "B.xcstrings", "%lld files", "%lld file", "--language", "en", "--plural", "one")
    #expect(run.status == 0 && run.errorText.isEmpty)
    var object =
      try JSONSerialization.jsonObject(with: Data(folder.text(of: "B.xcstrings").utf8))
      as? [String: Any]
    for name in ["strings", "%lld files", "localizations", "en", "variations"] {
      object = object?[name] as? [String: Any]
    }
    let forms = object?["plural"] as? [String: [String: [String: String]]]
    #expect(
      forms?.compactMapValues { $0["stringUnit"] } == [
        "one": ["state": "translated", "value": "%lld file"],
        "other": ["state": "translated", "value": "%lld files"],
      ])
    let refused = try tool.run(
      "set", "B.xcstrings", "%lld of %lld", "%1$lld of %2$lld", "--language", "en", "--plural",
      "one")
    #expect(refused.status == 2)
    #expect(
      refused.errorText.replacing("\n", with: " ").contains(
        "must have exactly one placeholder for a whole number, such as %lld."))
  }

  @Test func saysWhatIsLost() throws {
    let run = try tool.run("set", "A.xcstrings", "%@ saved", "저장됨", "--language", "ko")
    #expect(run.status == 2)
    let words = run.errorText.replacing("\n", with: " ")
    #expect(words.contains("is missing placeholders of the source text: %@. Use --force"))
    #expect(try folder.text(of: "A.xcstrings") == Self.text)
    #expect(
      try tool.run("set", "A.xcstrings", "%@ saved", "저장됨", "--language", "ko", "--force").status
        == 0)
  }

  @Test func asksBeforeATextBecomesEmpty() throws {
    #expect(try tool.run("set", "A.xcstrings", "old", "낡은", "--language", "ko").status == 0)
    let text = try folder.text(of: "A.xcstrings")
    let run = try tool.run("set", "A.xcstrings", "old", "", "--language", "ko")
    let words = run.errorText.replacing("\n", with: " ")
    #expect(
      run.status == 2 && words.contains("Use --allow-empty to set it anyway, or catalog-edit unset")
    )
    #expect(try folder.text(of: "A.xcstrings") == text)
    #expect(
      try tool.run("set", "A.xcstrings", "old", "", "--language", "ko", "--allow-empty").status == 0
    )
    #expect(try folder.text(of: "A.xcstrings") == text.replacing("낡은", with: ""))
  }

  @Test func removesTranslationsCompletely() throws {
    let text = try folder.text(of: "A.xcstrings")
    for key in ["%@ saved", "old"] {
      _ = try tool.run("set", "A.xcstrings", key, "<%@>", "--language", "ko", "--force")
    }
    let translated = try folder.text(of: "A.xcstrings")
    #expect(translated != text)
    let shown = try tool.run("unset", "A.xcstrings", "old", "--language", "ko", "--diff")
    #expect(shown.status == 1 && shown.text.contains("-            \"value\" : \"<%@>\"\n"))
    #expect(try folder.text(of: "A.xcstrings") == translated)
    let run = try tool.run("unset", "A.xcstrings", "%@ saved", "old", "--language", "KO")
    #expect(run.status == 0 && run.text == "Removed text from 2 strings.\n")
    #expect(try folder.text(of: "A.xcstrings") == text)
    let again = try tool.run("unset", "A.xcstrings", "old", "--language", "ko")
    #expect(again.status == 2 && again.errorText.contains("has no matching text in ko"))
    let source = try tool.run("unset", "A.xcstrings", "old", "--language", "en")
    #expect(source.status == 2 && source.errorText.contains("--allow-source"))
    #expect(try folder.text(of: "A.xcstrings") == text)
  }

  @Test(arguments: [
    ["set", "A.xcstrings", "%@ saved", "--language", "ko"],
    ["set", "A.xcstrings", "absent", "x", "--language", "ko"],
    ["set", "A.xcstrings", "%@ saved", "%@", "--language", "ko", "--plural", "lots"],
    ["set", "A.xcstrings"],
    ["set", "absent.xcstrings", "a", "b", "--language", "ko"], ["add-language", "A.xcstrings"],
    ["remove-stale", "A.xcstrings", "%@ saved"], ["add-language", "A.xcstrings", "ko", "absent"],
    ["merge", "A.xcstrings"],
  ])
  func endsAWrongCommandWithStatusTwoAndASentence(arguments: [String]) throws {
    let run = try tool.run(arguments: arguments)
    #expect(run.status == 2 && run.text.isEmpty && run.errorText.hasPrefix("error: "))
    #expect(try folder.text(of: "A.xcstrings") == Self.text)
  }

  @Test(arguments: [
    ("en_US.UTF-8", "Choose from: zero, one, two, few, many, other."),
    ("ko_KR.UTF-8", "다음 중에서 선택하십시오: zero, one, two, few, many, other."),
    ("ja_JP.UTF-8", "次から選んでください：zero、one、two、few、many、other。"),
    ("zh_CN.UTF-8", "请从以下值中选择：zero、one、two、few、many、other。"),
  ])
  func namesAllChoicesInTheLanguageOfTheEnvironment(locale: String, choices: String) throws {
    var tool = tool
    tool.environment["LANG"] = locale
    tool.environment["COLUMNS"] = "100"
    let run = try tool.run("set", "A.xcstrings", "old", "x", "--language", "ko", "--plural", "lots")
    let words = run.errorText.split(separator: "\n").prefix(2).joined(separator: " ")
    #expect(
      run.status == 2 && words.replacing(" ", with: "").contains(choices.replacing(" ", with: "")))
    #expect(!run.errorText.contains("Please provide"))
  }

  @Test func saysHowToSetATextThatBeginsWithAHyphen() throws {
    let refused = try tool.run("set", "A.xcstrings", "%@ saved", "-%@", "--language", "ko")
    #expect(refused.status == 2)
    let mistaken = try tool.run("set", "A.xcstrings", "old", "-1 day", "--language", "ko")
    #expect(mistaken.status == 2)
    #expect(mistaken.errorText.contains("Put -- before a text that begins with\na hyphen."))
    #expect(
      try tool.run("set", "A.xcstrings", "old", "--language", "ko", "--", "-1 day").status == 0)
    #expect(try folder.text(of: "A.xcstrings").contains("\"value\" : \"-1 day\""))
  }

  @Test func addsALanguageAndRemovesTheStale() throws {
    #expect(try tool.run("remove-stale", "A.xcstrings").text == "Removed 1 string.\n")
    #expect(try tool.run("add-language", "A.xcstrings", "ko").text == "Added ko to 1 string.\n")
    #expect(try tool.run("add-language", "A.xcstrings", "ko").text == "Added ko to 0 strings.\n")
    let text = try folder.text(of: "A.xcstrings")
    #expect(text.contains("\"value\" : \"%@ saved\"") && !text.contains("old"))
    #expect(try tool.run("format", "--check", "A.xcstrings").status == 0)
  }

  @Test(arguments: ["ko", "KO", "zh-hans", "zh_Hans"])
  func spellsALanguageAsTheCatalogDoes(language: String) throws {
    try folder.write(
      #"""
      {"sourceLanguage":"en","strings":{"a":{},"b":{"localizations":{"ko":
      {"stringUnit":{"state":"translated","value":"나"}},"zh-Hans":
      {"stringUnit":{"state":"translated","value":"乙"}}}}}}
      """#.utf8, to: "B.xcstrings")
    let spelled = language == "ko" || language == "KO" ? "ko" : "zh-Hans"
    let text = spelled == "ko" ? "나" : "乙"
    let added = try tool.run("add-language", "B.xcstrings", language)
    #expect(added.text == "Added \(spelled) to 1 string.\n")
    #expect(try tool.run("set", "B.xcstrings", "b", "<\(text)>", "-l", language).status == 0)
    let languages = try folder.text(of: "B.xcstrings").components(separatedBy: "\"\(spelled)\"")
    #expect(languages.count == 3)
    let xliff = try tool.run("export", "xliff", "B.xcstrings", "-l", language).text
    #expect(xliff.contains("target-language=\"\(spelled)\"") && xliff.contains("&lt;\(text)&gt;"))
    let table = try tool.run("export", "csv", "B.xcstrings", "-l", language).text
    #expect(table.contains(",\(spelled),") && table.contains("<\(text)>"))
    #expect(try tool.run("export", "strings", "B.xcstrings", "-l", language).status == 0)
    #expect(try folder.names == ["A.xcstrings", "B.xcstrings", "\(spelled).lproj"])
    #expect(try tool.run("export", "xcloc", "B.xcstrings", "-l", language).status == 0)
    #expect(try folder.names.contains("\(spelled).xcloc"))
  }

  @Test(
    .needs(.permissions))
  func leavesAFileThatIsReadOnly() throws {
    let file = folder.url.appending(path: "A.xcstrings")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file.path)
    let run = try tool.runWithoutPrivileges("remove-stale", "A.xcstrings")
    #expect(run.status == 2 && run.errorText.contains("Can’t write A.xcstrings"))
    #expect(try folder.text(of: "A.xcstrings") == Self.text)
  }

  private static let setpriv = Program(named: "setpriv")

  @Test(
    .needs(.root),
    arguments: [
      ("--bounding-set=-sys_boot", [65534, 100, 0o4646]),
      ("--bounding-set=-chown", [0, 0, 0o644]),
    ])
  func keepsThePermissionsOfAFile(privileges: String, access: [Int]) throws {
    let path = folder.url.appending(path: "A.xcstrings").path
    #expect(unsafe chown(path, 65534, 100) == 0 && chmod(path, 0o4646) == 0)
    let run = try #require(Self.setpriv).run(
      [privileges, tool.executable.path, "remove-stale", path], environment: tool.environment)
    #expect(run.status == 0 && run.text == "Removed 1 string.\n")
    var status = stat()
    #expect(unsafe stat(path, &status) == 0)
    #expect([Int(status.st_uid), Int(status.st_gid), Int(status.st_mode & 0o7777)] == access)
  }

  /// A disk of four pages of memory that no other process sees.
  private static let fullDisk = """
    mkdir disk && mount -t tmpfs -o size=16k tmpfs disk || exit 99
    cp A.xcstrings disk && { cat /dev/zero > disk/rest 2> /dev/null; cd disk; }
    """
  private static let unshare = Program(named: "unshare")

  @Test(
    .needs(.mount),
    arguments: [
      ("en_US.UTF-8", "error: Can’t write A.xcstrings: No space left on device\n"),
      ("ko_KR.UTF-8", "오류: 저장할 수 없습니다: A.xcstrings (디스크 공간 부족)\n"),
      ("ja_JP.UTF-8", "エラー：書き込めません：A.xcstrings（ディスクの空き容量がありません）\n"),
      ("zh_CN.UTF-8", "错误：无法写入 A.xcstrings：磁盘空间不足\n"),
    ])
  func leavesAFileOnAFullDisk(locale: String, message: String) throws {
    let script =
      Self.fullDisk + """

        "$TOOL" set A.xcstrings "%@ saved" "%@ 저장됨" --language ko
        status=$?
        cmp A.xcstrings ../A.xcstrings && ls
        exit $status
        """
    let environment = ["LANG": locale, "TOOL": tool.executable.path, "PATH": "/usr/bin:/bin"]
    let run = try #require(Self.unshare).run(
      ["-rm", "/bin/sh", "-c", script], environment: environment, folder: folder.url)
    #expect(run.status == 2 && run.errorText == message)
    #expect(run.text == "A.xcstrings\nrest\n")
  }

  /// strace holds the tool back while it locks its temporary file.
  @Test(.needs(.strace)) func leavesAFileThatChangedMeanwhile() throws {
    try folder.write(Self.text.replacing("saved", with: "stored").utf8, to: "second")
    let script = """
      cp A.xcstrings B.xcstrings
      strace -f -qq -o /dev/null -e inject=flock:delay_enter=500000:when=1 \
        "$TOOL" remove-stale B.xcstrings &
      until ls B.xcstrings.*.tmp >/dev/null 2>&1; do :; done
      cp second new && mv new B.xcstrings
      wait $!
      """
    var environment = tool.environment
    environment["TOOL"] = tool.executable.path
    environment["PATH"] = "/usr/bin:/bin"
    let run = try Program(at: URL(filePath: "/bin/sh")).run(
      ["-c", script], environment: environment, folder: folder.url)
    #expect(run.status == 2 && run.errorText.contains("B.xcstrings changed"))
    #expect(try folder.names == ["A.xcstrings", "B.xcstrings", "second"])
    #expect(try folder.text(of: "B.xcstrings") == folder.text(of: "second"))
  }

  @Test(arguments: ["ko_KR.UTF-8", "ja_JP.UTF-8", "zh_CN.UTF-8"])
  func helpsInTheLanguageOfTheEnvironment(locale: String) throws {
    var tool = tool
    tool.environment["LANG"] = locale
    for command in [
      [], ["format"], ["set"], ["add-language"], ["remove-stale"], ["merge"], ["unset"],
    ] {
      let run = try tool.run(arguments: command + ["--help"])
      #expect(run.status == 0)
      for english in ["OVERVIEW", "USAGE", "OPTIONS", "ARGUMENTS", "Show ", "See '", "help."] {
        #expect(!run.text.contains(english), "\(english) in the help of \(command)")
      }
    }
  }
}

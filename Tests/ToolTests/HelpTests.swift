import Foundation
import TestSupport
import Testing
import TextLayout

/// The help of every command of every tool.
struct HelpTests {
  /// What the help of a tool dumps as JSON, as far as these tests read it.
  private struct Dump: Decodable {
    struct Command: Decodable {
      var commandName: String
      var arguments: [Argument]?
      var subcommands: [Command]?
    }

    struct Argument: Decodable {
      struct Name: Decodable {
        var kind: String
        var name: String
      }

      var names: [Name]?
      var sectionTitle: String?
      var shouldDisplay: Bool
    }

    var command: Command
  }

  static let tools = [
    "metalens", "catalog-lint", "catalog-edit", "catalog-preview", "catalog-report", "screen-words",
  ]
  static let locales = ["en_US.UTF-8", "ko_KR.UTF-8", "ja_JP.UTF-8", "zh_CN.UTF-8"]

  private func tool(_ name: String, _ locale: String = "en_US.UTF-8", columns: Int = 80) -> Tool {
    Tool(
      executable: Tool.built(name), environment: ["LANG": locale, "COLUMNS": String(columns)])
  }

  /// Returns every command of a tool, as typed behind its name, with its options.
  private func commands(of name: String) throws -> [(words: [String], command: Dump.Command)] {
    func all(_ command: Dump.Command, _ words: [String]) -> [([String], Dump.Command)] {
      [(words, command)]
        + (command.subcommands ?? []).filter { $0.commandName != "help" }
        .flatMap { all($0, words + [$0.commandName]) }
    }
    let run = try tool(name, columns: 40).run("--experimental-dump-help")
    return all(try JSONDecoder().decode(Dump.self, from: run.output).command, [])
  }

  /// What the parser writes in English.
  private static let english = [
    "OVERVIEW", "USAGE", "OPTIONS", "ARGUMENTS", "SUBCOMMANDS", "Show ", "See '", "default",
    "values:", "help.",
  ]

  @Test(arguments: tools, locales)
  func fitsANarrowTerminalInEveryLanguage(name: String, locale: String) throws {
    let isEnglish = locale == Self.locales[0]
    for (words, command) in try commands(of: name) {
      let help = try help(of: name, words, locale, columns: 40)
      expectWholeOptions(of: command, in: help)
      for line in help.split(separator: "\n") {
        // A label is alone on its line.
        #expect(!line.drop { $0 == " " }.contains("  "), "\(name) \(words): \(line)")
      }
      for text in isEnglish ? [] : Self.english {
        #expect(!help.contains(text), "\(name) \(words): \(text)")
      }
    }
  }

  @Test(arguments: tools, [59, 60, 80])
  func putsDescriptionsBesideLabelsFromSixtyColumns(name: String, columns: Int) throws {
    for (words, command) in try commands(of: name) {
      let help = try help(of: name, words, "en_US.UTF-8", columns: columns)
      expectWholeOptions(of: command, in: help)
      let label = "\n  -h, --help"
      #expect(
        help.contains(
          columns < 60 ? label + "\n      Show help.\n" : label + "              Show help.\n"))
    }
  }

  /// Returns the help of a command, whose lines must fit.
  private func help(
    of name: String, _ words: [String], _ locale: String, columns: Int
  ) throws -> String {
    let run = try tool(name, locale, columns: columns).run(arguments: words + ["--help"])
    #expect(run.status == 0 && run.errorText.isEmpty)
    for line in run.text.split(separator: "\n") {
      #expect(DisplayWidth.of(line) <= columns, "\(name) \(words) \(locale): \(line)")
    }
    return run.text
  }

  private func expectWholeOptions(of command: Dump.Command, in help: String) {
    let tokens = Set(
      help.split { character in
        !character.isASCII || character != "-" && !character.isLetter
      })
    for argument in command.arguments ?? [] where argument.shouldDisplay {
      for option in argument.names ?? [] where option.kind == "long" {
        #expect(tokens.contains("--\(option.name)"), "--\(option.name)")
      }
    }
  }

  @Test(arguments: tools)
  func groupsManyOptions(name: String) throws {
    for (words, command) in try commands(of: name) {
      let own = (command.arguments ?? []).filter { argument in
        let names = (argument.names ?? []).map(\.name)
        return argument.shouldDisplay && !names.isEmpty && !names.contains("help")
          && !names.contains("version")
      }
      let titles = Set(own.compactMap(\.sectionTitle))
      #expect(own.count <= 8 || titles.count >= 2, "\(name) \(words) has \(own.count) options")
    }
  }

  @Test func groupsTheOptionsOfAnAudit() throws {
    for (locale, headings) in [
      (
        "en_US.UTF-8",
        ["ARGUMENTS:", "INPUT:", "OUTPUT:", "WEB PAGES:", "PRIVACY:", "AUTOMATION:"]
          + ["OTHER OPTIONS:"]
      ),
      ("ko_KR.UTF-8", ["인수:", "입력:", "출력:", "웹 페이지:", "개인정보 보호:", "자동화:", "기타 옵션:"]),
      ("ja_JP.UTF-8", ["引数：", "入力：", "出力：", "ウェブページ：", "プライバシー：", "自動化：", "その他のオプション："]),
      ("zh_CN.UTF-8", ["参数：", "输入：", "输出：", "网页：", "隐私：", "自动化：", "其他选项："]),
    ] {
      let lines = try tool("metalens", locale).run("audit", "--help").text
        .split(separator: "\n").map(String.init)
      #expect(lines.filter(headings.contains) == headings)
    }
  }
}

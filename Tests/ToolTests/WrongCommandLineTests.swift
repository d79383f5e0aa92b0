import Foundation
import TestSupport
import Testing

@testable import ToolSupport

/// What the tools say about command lines that they can't parse.
struct WrongCommandLineTests {
  /// A command line for each kind of error of the parser, and for each check of an option.
  static let wrong = [
    "metalens audi", "metalens help audi", "metalens audi --help", "metalens audi --version",
    "metalens publish", "metalens audit", "metalens audit x --nonsense",
    "metalens audit x --formt html", "metalens audit x --format", "metalens audit x -l",
    "metalens audit x --format pdf", "metalens audit x -x", "metalens audit x -rj",
    "metalens audit x -rJ", "metalens audit x --split=3", "metalens audit x --width=a",
    "metalens audit x --width=9", "metalens audit x --jobs 0", "metalens audit x --fail-on nothing",
    "metalens audit x --log-level loud", "metalens audit ---x", "metalens ---", "metalens audit -=",
    "metalens report", "metalens report a b", "metalens report a b c", "metalens diff a",
    "metalens verify a --format yaml", "metalens rules now", "metalens ---completion",
    "metalens --generate-completion-script tcsh", "metalens --generate-completion-script",
    "catalog-lint statz", "catalog-lint statz --nonsense", "catalog-lint help statz",
    "catalog-lint --nonsense", "catalog-lint --format", "catalog-lint --format x",
    "catalog-lint --preset x", "catalog-lint --color x", "catalog-lint --error-on note",
    "catalog-lint --severity a=b", "catalog-lint --fix=1", "catalog-lint rule",
    "catalog-lint rule x y", "catalog-lint rule emtpy-translation", "catalog-lint rules now",
    "catalog-lint stats --format x", "catalog-lint init a b", "catalog-lint schema x",
    "catalog-edit fromat a b", "catalog-edit export cvs", "catalog-edit import cvs x",
    "catalog-edit set", "catalog-edit set a", "catalog-edit set a b c --plural few",
    "catalog-edit set a b c -l ko --plural fiw", "catalog-edit set a b c -l ko --device x",
    "catalog-edit set a b c -l ko --state x", "catalog-edit set a b c -l ko --phrase 0",
    "catalog-edit set a b c -l ko --phrase x", "catalog-edit set a b -l ko",
    "catalog-edit set a b c d -l ko", "catalog-edit merge a b", "catalog-edit merge a b c d",
    "catalog-edit merge a b c --prefer x", "catalog-edit unset a", "catalog-edit format --chek",
    "catalog-edit export csv", "catalog-edit export csv a b c", "catalog-edit import csv a",
    "catalog-preview shwo a", "catalog-preview export pdf", "catalog-preview show",
    "catalog-preview show a b c", "catalog-preview show a --samples x",
    "catalog-preview show a --width 0", "catalog-preview list a --state x",
    "catalog-preview serve", "catalog-preview serve --port 99999999 a",
    "catalog-preview serve --port x a", "catalog-preview show a --pseudo=",
  ]

  /// Words of the parser's English sentences.
  private static let english = [
    "Error", "Unexpected", "unexpected", "Unknown", "Missing", "invalid", "provide", "Did you",
    "Usage", "USAGE", "Help:", "See '", "Internal", "Can't", "does not", "Invalid", "one of",
  ]

  private func run(
    _ line: String, locale: String, in folder: TemporaryFolder
  ) throws
    -> Program.Run
  {
    let words = line.split(separator: " ").map(String.init)
    return try Tool(
      executable: Tool.built(words[0]), folder: folder.url,
      environment: ["LANG": locale, "SHELL": "/bin/tcsh"]
    ).run(arguments: Array(words.dropFirst()))
  }

  @Test(arguments: wrong)
  func answersInTheLanguageOfTheEnvironment(line: String) throws {
    let folder = try TemporaryFolder()
    for (locale, prefix) in [
      ("en_US.UTF-8", "error: "), ("ko_KR.UTF-8", "오류: "), ("ja_JP.UTF-8", "エラー："),
      ("zh_CN.UTF-8", "错误："),
    ] {
      let run = try run(line, locale: locale, in: folder)
      #expect(run.status == 2 && run.text.isEmpty, "\(locale)")
      #expect(run.errorText.hasPrefix(prefix), "\(run.errorText)")
      guard locale != "en_US.UTF-8" else { continue }
      for words in Self.english {
        #expect(!run.errorText.contains(words), "\(words) in \(run.errorText)")
      }
    }
  }

  @Test(arguments: [
    ("metalens audi", "Unknown command audi. Did you mean audit?", "metalens <subcommand>"),
    ("metalens help vrify", "Unknown command vrify. Did you mean verify?", "metalens"),
    ("metalens publish", "Unknown command publish.", "metalens <subcommand>"),
    ("catalog-lint statz", "Unknown command statz. Did you mean stats?", "catalog-lint"),
    (
      "catalog-lint explain whitespace-edges", "Unknown command explain. Did you mean rule?",
      "catalog-lint"
    ),
    ("catalog-edit explain", "Unknown command explain.", "catalog-edit"),
    (
      "catalog-edit export cvs", "Unknown command cvs. Did you mean csv?", "catalog-edit export"
    ),
  ])
  func suggestsTheNearestCommand(line: String, sentence: String, usage: String) throws {
    let run = try run(line, locale: "en_US.UTF-8", in: TemporaryFolder())
    #expect(run.status == 2)
    #expect(run.errorText.hasPrefix("error: \(sentence)\nUSAGE: \(usage)"))
  }

  @Test(arguments: [
    ("catalog-lint --rules a", "Unknown option --rules."),
    ("catalog-lint --statistic", "Unknown option --statistic. Did you mean --statistics?"),
  ])
  func suggestsAnOptionOnlyIfItIsSimilar(line: String, sentence: String) throws {
    let run = try run(line, locale: "en_US.UTF-8", in: TemporaryFolder())
    #expect(run.status == 2)
    #expect(run.errorText.hasPrefix("error: \(sentence)\nUSAGE: "))
  }

  @Test func lintsAPathThatIsLikeACommand() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#.utf8, to: "statz/A.xcstrings")
    #expect(try run("catalog-lint statz", locale: "en_US.UTF-8", in: folder).status == 0)
    let absent = try run("catalog-lint Sources/App", locale: "en_US.UTF-8", in: folder)
    #expect(absent.errorText == "error: Can’t read Sources/App: No such file or folder\n")
  }

  @Test func showsWhatWasTypedByName() throws {
    let folder = try TemporaryFolder()
    let run = try Tool(folder: folder.url).run(
      "audit", "x", "--format", "a\n\u{1B}[31m\nOPTIONS:\n  --fake  Fake")
    #expect(run.status == 2 && !run.errorText.utf8.contains(0x1B))
    #expect(run.errorText.hasPrefix("error: “a⟨LF⟩⟨ESC⟩[31m⟨LF⟩OPTIONS:⟨LF⟩"))
  }

  @Test(arguments: [
    "Value to be set with flag '--no-progress' had already been set with flag '--progress'",
    "Internal error. Invalid state while parsing command-line arguments.",
    "Unknown option '-rj'. Did you mean '--r'?\n   or: Missing value for '-j <n>' in '-rj'",
  ])
  func knowsSentencesThatAreRarelySaid(sentence: String) throws {
    let translation = try #require(ParserMessage.translation(of: sentence))
    #expect(!translation.contains("already") && !translation.contains("or:"))
  }
}

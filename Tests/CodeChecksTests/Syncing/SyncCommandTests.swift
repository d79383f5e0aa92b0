import Foundation
import TestSupport
import Testing

/// `catalog-code sync`, run as by a user or a script.
@Suite struct SyncCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: ".git"), withIntermediateDirectories: true)
    try write("let a = Text(\"Open\")\nlet b = Text(\"Close\")\n", to: "App/A.swift")
    // The files of the folder have views of SwiftUI.
    try write("@_exported import SwiftUI", to: "App/Exports.swift")
    try write(Self.catalog("    \"Open\" : {\n\n    }"), to: "App/Localizable.xcstrings")
  }

  private static func catalog(_ entries: String) -> String {
    "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(entries)\n  },\n"
      + "  \"version\" : \"1.0\"\n}"
  }

  private static let synced = catalog("    \"Close\" : {\n\n    },\n    \"Open\" : {\n\n    }")

  private func write(_ text: String, to name: String) throws {
    try folder.write(text.utf8, to: name)
  }

  private let tool = Program(
    at: URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
      .deletingLastPathComponent().appending(path: "catalog-code"))

  private func run(_ arguments: String..., in location: String = "") throws -> Program.Run {
    try tool.run(
      ["sync"] + arguments, environment: ["LANG": "en_US.UTF-8"],
      folder: folder.url.appending(path: location))
  }

  private func text() throws -> String { try folder.text(of: "App/Localizable.xcstrings") }

  @Test func syncsTheCatalogsOfAFolder() throws {
    let first = try run()
    #expect(first.status == 0)
    #expect(
      first.text == "App/Localizable.xcstrings is now up to date with the code "
        + "(1 new, 0 removed, 0 stale, 0 updated).\n")
    #expect(try text() == Self.synced)
    let second = try run()
    #expect(second.status == 0)
    #expect(second.text.isEmpty)
    #expect(try run("--check").status == 0)
  }

  @Test func checksWithoutWriting() throws {
    let before = try text()
    let check = try run("--check")
    #expect(check.status == 1)
    #expect(check.text.contains("isn’t up to date with the code (1 new"))
    let difference = try run("--diff")
    #expect(difference.status == 1)
    #expect(difference.text.contains("+    \"Close\" : {\n"))
    #expect(try text() == before)
  }

  @Test func movesTranslationsIfAsked() throws {
    try write("let a = Text(\"\\(3) files\")\n", to: "App/A.swift")
    let entry = """
          "%@ files" : {
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%@ Dateien"
                }
              }
            }
          }
      """
    try write(Self.catalog(entry), to: "App/Localizable.xcstrings")
    let option = ["--placeholders-changed", "needs_review"]
    let difference = try run("--diff", option[0], option[1])
    #expect(difference.status == 1)
    #expect(difference.text.contains("+            \"value\" : \"%lld Dateien\"\n"))
    #expect(
      difference.errorText.contains(
        "note: The translations of “%@ files” move to “%lld files” and need review."))
    #expect(try run("--check", option[0], option[1]).status == 1)
    #expect(try run(option[0], option[1]).text.contains("1 updated"))
    #expect(
      try text()
        == Self.catalog(
          entry.replacing("%@", with: "%lld").replacing("translated", with: "needs_review")))
    #expect(try run("--check").status == 0)
  }

  @Test func leavesOutWhatIsOnlyLikely() throws {
    try write(
      "let a = Text(\"Open\")\n#if SKIP\nlet b = Text(\"Phone\")\n#endif\nlet c = Foo(\"main\")",
      to: "App/A.swift")
    let before = try text()
    let result = try run()
    #expect(result.status == 0)
    #expect(result.errorText.contains("App/A.swift:3:14: note: “Phone” isn’t added"))
    #expect(result.errorText.contains("1 key was left out of App/Localizable.xcstrings."))
    #expect(try text() == before)
    #expect(try run("--check").status == 0)
    #expect(try run("--likely").status == 0)
    #expect(try text().contains("\"Phone\""))
    #expect(try !text().contains("\"main\""))
  }

  /// A catalog that the manifest excludes is still the one that the code means, for all commands.
  @Test func agreesWithTheCheckWhereAManifestExcludesTheCatalog() throws {
    let target = ".target(name: \"A\", path: \"App\", exclude: [\"Localizable.xcstrings\"])"
    try write("let package = Package(name: \"A\", targets: [\(target)])", to: "Package.swift")
    let before = try text()
    #expect(try run("--check").status == 0)
    #expect(try text() == before)
    #expect(try tool.run(["unused"], folder: folder.url).text.isEmpty)
  }

  @Test func readsTheWholeProjectWhicheverCatalogIsNamed() throws {
    try write("let package = Package(name: \"A\")", to: "Package.swift")
    try write("import SwiftUI\nlet c = Text(\"Other\")", to: "Other/B.swift")
    #expect(try run("Localizable.xcstrings", in: "App").status == 0)
    #expect(try text().contains("\"Other\""))
    try write("", to: "Other/B.swift")
    #expect(try run(in: "App").status == 2)
  }

  @Test func refusesToLoseMany() throws {
    try write("let a = 1", to: "App/A.swift")
    let before = try text()
    let result = try run()
    #expect(result.status == 2)
    #expect(result.errorText.contains("doesn’t use 1 of its 1 keys"))
    #expect(try text() == before)
    #expect(try run("--add-only").status == 0)
    #expect(try text() == before)
    #expect(try run("--allow-removals").status == 0)
    #expect(try text() == Self.catalog(""))
  }

  @Test func refusesUnknownTypes() throws {
    try write("let a = Text(\"Open\"); let b = Text(\"\\(f(1)) files\")", to: "App/A.swift")
    let before = try text()
    let result = try run()
    #expect(result.status == 2)
    #expect(result.errorText.contains("App/A.swift:1:36: error: The type of a value in “%@ files”"))
    #expect(try text() == before)
    #expect(try run("--assume-object").status == 0)
    #expect(try text().contains("\"%@ files\""))
  }

  @Test func marksTranslationsForReview() throws {
    try write(
      "let a = String(localized: \"t\", defaultValue: \"New\")", to: "App/A.swift")
    let unit = { (language: String, state: String, value: String) in
      "\"\(language)\" : {\"stringUnit\" : {\"state\" : \"\(state)\",\"value\" : \"\(value)\"}}"
    }
    let entry = { (text: String, state: String) in
      "\"t\" : {\"extractionState\" : \"extracted_with_value\",\"localizations\" : {"
        + "\(unit("de", state, "Alt")),\(unit("en", "new", text))}}"
    }
    try write(Self.catalog(entry("Old", "translated")), to: "App/Localizable.xcstrings")
    #expect(try run("--check").status == 0)
    #expect(try run("--source-changed", "needs_review").status == 0)
    #expect(try text() == Self.catalog(entry("New", "needs_review")))
  }

  @Test func readsWhatXcodeWrote() throws {
    let file = folder.url.appending(path: "App/A.swift").path(percentEncoded: false)
    let data = { (source: String, key: String) in
      "{\"source\":\"\(source)\",\"tables\":{\"Localizable\":[{\"key\":\"\(key)\"}]},\"version\":1}"
    }
    try write(data(file, "Open"), to: "DerivedData/A.stringsdata")
    try write(data("/gone/B.swift", "Gone"), to: "DerivedData/B.stringsdata")
    try write(data(file + "/GeneratedStringSymbols_A.swift", "X"), to: "DerivedData/C.stringsdata")
    let other = try TemporaryFolder()
    let checkout = try other.write("".utf8, to: "C.swift").path(percentEncoded: false)
    try write(data(checkout, "Checkout"), to: "DerivedData/D.stringsdata")
    let result = try run(".", "DerivedData")
    #expect(result.status == 0)
    #expect(result.text.isEmpty)
    #expect(result.errorText.contains("/gone/B.swift no longer exists"))
  }

  @Test func keepsKeysOfPreviewsButAddsNone() throws {
    let code = "let a = Text(\"Close\")\n#Preview { Text(\"Open\"); Text(\"New\") }"
    try write(code, to: "App/A.swift")
    #expect(try run().status == 0)
    #expect(try text() == Self.synced)
    #expect(try run("--previews").status == 0)
    #expect(try text().contains("\"New\""))
  }

  @Test func leavesOutWhatIsNotOfCode() throws {
    let names = ["mul.lproj/Main", "InfoPlist", "App-InfoPlist", "A.bundle/Root"]
    for name in names {
      try write(Self.catalog("    \"id\" : {\n\n    }"), to: "App/\(name).xcstrings")
    }
    #expect(try run("--allow-removals").status == 0)
    for name in names {
      #expect(try folder.text(of: "App/\(name).xcstrings").contains("\"id\""))
    }
    #expect(try run("App/InfoPlist.xcstrings").status == 2)
  }

  @Test func syncsPhrasesWithTheCodeButNotWithABuild() throws {
    let phrases = #"AppShortcut(intent: A(), phrases: ["Open \(.applicationName)"])"#
    try write("let a = Text(\"Open\")\nlet b = \(phrases)\n", to: "App/A.swift")
    try write(Self.catalog(""), to: "App/AppShortcuts.xcstrings")
    let file = folder.url.appending(path: "App/A.swift").path(percentEncoded: false)
    let data = #"{"source":"\#(file)","tables":{"Localizable":[{"key":"Open"}]},"version":1}"#
    try write(data, to: "DerivedData/A.stringsdata")
    #expect(try run(".", "DerivedData").status == 0)
    #expect(try folder.text(of: "App/AppShortcuts.xcstrings") == Self.catalog(""))
    #expect(try run("App").status == 0)
    let synced = try folder.text(of: "App/AppShortcuts.xcstrings")
    #expect(synced.contains(#""Open ${applicationName}" : {"#))
    // What the compiler wrote of the file lacks its phrases, which are used nevertheless.
    let check = try tool.run(["check"], folder: folder.url)
    #expect(!check.text.contains("AppShortcuts.xcstrings"))
    #expect(check.status == 0)
  }

  @Test func namesPathsAsTheyWereGiven() throws {
    for path in ["nothing", "./App/No.xcstrings"] {
      let result = try run(path)
      #expect(result.errorText.contains("Can’t read \(path): "))
      #expect(result.status == 2)
    }
  }

  @Test(.needs(.permissions))
  func namesAFolderThatCannotBeReadAsItWasGiven() throws {
    try write("let c = Text(\"Shared\")", to: "App/Hidden/S.swift")
    let hidden = folder.url.appending(path: "App/Hidden").path
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: hidden)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: hidden)
    }
    let before = try text()
    for path in [".", "App"] {
      let result = try tool.withoutPrivileges.run(["sync", path], folder: folder.url)
      #expect(result.status == 2)
      #expect(result.errorText.contains("Can’t read App/Hidden: "))
    }
    #expect(try text() == before)
  }

  @Test func saysThatCatalogsAreEquallyNear() throws {
    try write("let c = Text(\"Shared\"); import SwiftUI", to: "Shared/S.swift")
    try write(Self.catalog(""), to: "Kit/Localizable.xcstrings")
    let result = try run("--check")
    #expect(result.errorText.contains("Shared/S.swift:1:14: warning:"))
    #expect(result.errorText.contains("App/Localizable.xcstrings, Kit/Localizable.xcstrings"))
    let catalogs = "{\"Shared\": \"App/Localizable.xcstrings\"}"
    try write("{\"code\": {\"catalogs\": \(catalogs)}}", to: ".catalog-lint.json")
    let configured = try run()
    #expect(configured.errorText.isEmpty)
    #expect(try text().contains("\"Shared\""))
  }

  @Test func syncsNothingIfAFileCannotBeRead() throws {
    try write("tables:", to: "App/B.stringsdata")
    #expect(try run("App").status == 2)
    try write("{", to: "App/Localizable.xcstrings")
    try FileManager.default.removeItem(at: folder.url.appending(path: "App/B.stringsdata"))
    let result = try run()
    #expect(result.status == 2)
    #expect(result.errorText.contains("App/Localizable.xcstrings:1:"))
    #expect(try run("missing").status == 2)
  }
}

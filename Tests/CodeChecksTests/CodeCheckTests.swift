import CatalogRules
import CodeStrings
import StringCatalogs
import Testing

@testable import CodeChecks

/// Each rule, with code and catalogs in which it finds something and others in which it does not.
@Suite struct CodeCheckTests {
  private static let korean = #""ko":{"stringUnit":{"state":"translated","value":"열기"}}"#

  // MARK: Missing keys

  @Test func findsKeysThatNoCatalogHas() throws {
    let project = SampleProject(
      code: [
        "A.swift": #"let a = Text("Open"); let b = Text("Close \(3)"); let c = Text("%@ · \(1)")"#
      ],
      catalogs: ["Localizable.xcstrings": #""Open":{}"#])
    #expect(try project.findings(CodeRules.missingKey) == ["Close %lld certain"])
  }

  /// Nobody translates numbers, punctuation, and addresses.
  @Test(arguments: [
    ("%lld%%", false), ("•", false), ("https://example.org", false), ("host://a:9091", false),
    ("See https://example.org", true), ("and/or", true),
  ])
  func findsKeysThatPeopleRead(key: String, isFound: Bool) throws {
    let project = SampleProject(
      code: ["A.swift": "let a = Text(\"\(key)\")"],
      catalogs: ["Localizable.xcstrings": #""Open":{}"#])
    #expect(
      try project.findings(CodeRules.missingKey) == (isFound ? ["\(key) certain"] : []))
  }

  @Test func findsNothingWithoutACatalogOfTheTable() throws {
    let project = SampleProject(
      code: ["A.swift": #"let a = String(localized: "Open", table: "Other")"#],
      catalogs: ["Localizable.xcstrings": #""Close":{}"#])
    #expect(try project.findings(CodeRules.missingKey) == [])
  }

  @Test func isNotSureOfKeysThatFunctionsLookUp() throws {
    let project = SampleProject(
      code: ["A.swift": #"let a = "Open".tr"#], catalogs: ["Localizable.xcstrings": ""],
      helpers: [CodeHelper("tr")])
    #expect(try project.findings(CodeRules.missingKey) == ["Open likely"])
  }

  @Test func missesNoKeysThatAnotherModuleMayLocalize() throws {
    let project = SampleProject(
      code: [
        "A.swift": #"""
        struct A: View { var body: some View { Welcome(title: "Open", hint: "New", text: "Old") } }
        """#
      ],
      catalogs: ["Localizable.xcstrings": #""Open":{},"Old":{"extractionState":"stale"}"#])
    #expect(try project.findings(CodeRules.missingKey) == [])
    #expect(try project.findings(CodeRules.unusedKey) == [])
    #expect(try project.findings(CodeRules.staleKey) == ["Old likely"])
  }

  @Test func acceptsKeysThatOtherFilesOfTheTableHave() throws {
    var project = SampleProject(
      code: ["A.swift": #"let a = Text("Open"); let b = Text("Close")"#],
      catalogs: ["Localizable.xcstrings": #""Old":{}"#],
      tables: ["Localizable": ["Open"], "Other": ["Close"]])
    #expect(try project.findings(CodeRules.missingKey) == ["Close certain"])
    project.home = .catalogs(["Localizable.xcstrings"])
    #expect(try project.findings(CodeRules.missingKey) == ["Open certain", "Close certain"])
    project.target.isMissing = true
    #expect(try project.findings(CodeRules.missingKey) == ["Close certain"])
  }

  /// The target of the code has other tables, and the catalog is that of another target.
  @Test func asksNoCatalogOfAnotherTarget() throws {
    var project = SampleProject(
      code: [
        "A.swift": #"""
        let a = Text("Open"); let b = Text("Close \(1)"); let c = Text("Old"); let d = Text("New")
        """#
      ],
      catalogs: [
        "Localizable.xcstrings": #""Close %@":{},"Old":{"extractionState":"stale"},"New":{}"#
      ],
      tables: ["Localizable": ["Open"]], home: .tables(["de.lproj/Localizable.strings"]))
    #expect(try project.findings(CodeRules.missingKey) == ["Close %lld likely"])
    #expect(try project.findings(CodeRules.staleKey) == ["Old likely"])
    // The catalog is in the bundle that the code looks in.
    project.mainCatalogs = ["Localizable.xcstrings"]
    #expect(try project.findings(CodeRules.missingKey) == ["Close %lld likely"])
    #expect(try project.findings(CodeRules.wrongTable) == [])
    // Nothing is known about tables that can’t be read.
    project.tables = [:]
    #expect(try project.findings(CodeRules.missingKey) == [])
  }

  /// An empty catalog in no target was left behind, or is not in use yet.
  @Test(arguments: [
    ("", true, "likely"), ("", false, "certain"), ("", nil, "certain"),
    (#""Old":{}"#, true, "certain"),
  ])
  func isNotCertainOfAnAbandonedCatalog(
    entries: String, isMissing: Bool?, confidence: String
  ) throws {
    let project = SampleProject(
      code: ["A.swift": #"let a = Text("Open")"#],
      catalogs: ["Localizable.xcstrings": entries], home: .catalogs(["Localizable.xcstrings"]),
      target: ProjectCatalog.Target(isMissing: isMissing))
    #expect(try project.findings(CodeRules.missingKey) == ["Open \(confidence)"])
  }

  @Test func acceptsAKeyWhoseTypesAreGuessed() throws {
    let project = SampleProject(
      code: ["A.swift": #"let a = Text("Open \(foreign.things)")"#],
      catalogs: ["Localizable.xcstrings": #""Open %lld":{}"#])
    #expect(try project.checker().findings() == [])
  }

  @Test func sparesEachKeyThatAGuessedTypeCanMean() throws {
    let project = SampleProject(
      code: ["A.swift": #"let a = Text("\(foreign.things)")"#],
      catalogs: ["Localizable.xcstrings": #""%@":{},"%lld":{}"#])
    #expect(try project.findings(CodeRules.unusedKey) == [])
  }

  // MARK: Unused keys

  @Test func findsKeysThatNothingUses() throws {
    let project = SampleProject(
      code: ["A.swift": #"let a = Text("Open")"#],
      catalogs: ["Localizable.xcstrings": #""Open":{},"Close":{}"#])
    #expect(try project.findings(CodeRules.unusedKey) == ["Close certain"])
  }

  @Test(arguments: [
    (#"let a = Text("Open"); let b = "Close all""#, "Close all", "literal likely"),
    (#"let a = Text("Open"); let b = "error.\(code)""#, "error.404", "pattern dynamic"),
    (#"let a = Text("Open"); let b = "error." + code"#, "error.404", "pattern dynamic"),
    (
      #"let a = Text("Open"); let b = NSLocalizedString(f("error.1"), comment: "")"#, "error.404",
      "lookup dynamic"
    ),
    (
      #"let a = Text("Open"); func f() { app.registerForRemoteNotifications() }"#,
      "notification.body", "notification likely"
    ),
    ("", "Close all", "catalog likely"),
  ])
  func isNotSureOfKeysThatCanBeUsed(code: String, key: String, doubt: String) throws {
    let project = SampleProject(
      code: ["A.swift": code], catalogs: ["Localizable.xcstrings": #""Open":{},"\#(key)":{}"#])
    #expect(try project.findings(CodeRules.unusedKey).contains("\(key).\(doubt)"))
  }

  /// The letter after a specifier is text, also if it could be a conversion itself.
  @Test(arguments: [
    ("%lfg", 0), ("%1$lfg", 0), ("%lf g", 0), ("%.1lfg", 0), ("%lgg", 0), ("%lf", 0), ("%lldg", 1),
    ("%@g", 1), ("%lfg %@", 1), ("g", 1),
  ])
  func readsLettersAfterSpecifiers(translation: String, count: Int) throws {
    let unit = #"{"de":{"stringUnit":{"state":"translated","value":"\#(translation)"}}}"#
    let project = SampleProject(
      code: ["A.swift": "let weight = 1.5; let a = Text(\"\\(weight)g\")"],
      catalogs: ["Localizable.xcstrings": #""%lfg":{"localizations":\#(unit)}"#])
    #expect(try project.findings(CodeRules.missingKey) == [])
    #expect(try project.findings(CodeRules.unusedKey) == [])
    #expect(try project.findings(CodeRules.wrongArguments).count == count)
  }

  /// Xcode compiles no code of other platforms, and that of a flag only where the flag is set.
  @Test(arguments: [
    ("#if SKIP", "likely"), ("#if os(Android)", "likely"), ("#if PRO && os(iOS)", "likely"),
    ("#if A\n#elseif B", "likely"), ("#if SKIP\n#else", "certain"), ("#if !SKIP", "certain"),
    ("#if DEBUG", "likely"), ("#if !DEBUG", "certain"), ("#if os(iOS) || os(macOS)", "certain"),
    ("#if canImport(UIKit)", "certain"), ("#if !os(Android)", "certain"),
    ("#if SKIP || os(iOS)", "certain"), ("#if SKIP || os(iOS)\n#else", "likely"),
    ("#if os(iOS)\n#else", "likely"), ("#if os(iOS)\n#elseif os(macOS)", "likely"),
    ("#if !DEBUG\n#else", "likely"), ("#if DEBUG || SKIP\n#else", "certain"),
    ("#if !(SKIP && os(iOS))", "certain"), ("#if targetEnvironment(simulator)\n#else", "certain"),
    ("#if canImport(UIKit)\n#else", "likely"), ("#if os(Android)\n#else", "certain"),
    ("#if SKIP\n#endif\n#if os(iOS)", "certain"), ("#if SKIP\n#if DEBUG\n#endif", "likely"),
  ])
  func isNotSureOfCodeThatXcodeMayNotCompile(condition: String, confidence: String) throws {
    let project = SampleProject(
      code: ["A.swift": condition + "\nlet a = Text(\"New text\")\n#endif"],
      catalogs: ["Localizable.xcstrings": #""Open":{}"#])
    #expect(try project.findings(CodeRules.missingKey) == ["New text \(confidence)"])
  }

  /// Packages of others have a `Text`, too, as for pages in HTML.
  @Test(arguments: [
    ("import Ignite", "likely"), ("import Foundation", "likely"), ("import WidgetKit", "certain"),
    ("import Ignite\nimport UIKit", "likely"), ("import UIKit\nimport SwiftUI", "certain"),
    ("import Core", "certain"),
    ("import Outer", "certain"), ("@testable import Core", "certain"),
  ])
  func isNotSureOfViewsThatOtherPackagesMayHave(imports: String, confidence: String) throws {
    let project = SampleProject(
      code: [
        "Site/A.swift": #"let a = Text("New text"); let b = String(localized: "Other")"# + "\n"
          + imports,
        "Sources/Core/Exports.swift": "@_exported import SwiftUI",
        "Sources/Outer/Exports.swift": "@_exported import Core",
        "Sources/Core/B.swift": #"let a = Text("Inside"); import Foundation"#,
      ], catalogs: ["Localizable.xcstrings": #""Open":{}"#])
    #expect(
      try project.findings(CodeRules.missingKey) == [
        "New text \(confidence)", "Other certain", "Inside certain",
      ])
  }

  /// Values have no cases and no static functions, and an argument that begins with a dot is no
  /// modifier of a view.
  @Test(arguments: [
    (#"logger.error("Failed")"#, []),
    (#"toasts.show(.error("Failed"))"#, ["Failed certain"]),
    (#"show(Toast.error("Failed"))"#, ["Failed certain"]),
    (#"let a: Toast = .error("Failed")"#, ["Failed certain"]),
    (#"let a = Schema(.type(.text), .description("Failed"))"#, []),
    (#"let a = Field(name).description("Failed")"#, ["Failed likely"]),
    (#"let a = StaticConfiguration(kind: k).description("Failed")"#, ["Failed certain"]),
    (#"let a = c.configurationDisplayName(n).description("Failed")"#, ["Failed certain"]),
  ])
  func isSureOfFunctionsThatTheCalleeHas(code: String, findings: [String]) throws {
    let declarations = """
      enum Toast { case error(LocalizedStringKey), none }
      struct Toasts { func show(_ toast: Toast) {} }
      func show(_ toast: Toast) {}
      let toasts = Toasts()
      """
    let project = SampleProject(
      code: ["A.swift": declarations + "\n" + code],
      catalogs: ["Localizable.xcstrings": #""Open":{}"#])
    #expect(try project.findings(CodeRules.missingKey) == findings)
  }

  @Test(arguments: [
    (#"text("key", defaultValue: "Not a key")"#, ["key likely"]),
    (#"IntentDialog(stringLiteral: "Saved \(name)")"#, []),
    (#"IntentDialog(stringLiteral: "Saved")"#, ["Saved certain"]),
    (#"[.init("Saved", bundle: .module)] as [Color]"#, []),
    (#"[.init("Saved", bundle: .module)] as [LocalizedStringResource]"#, ["Saved certain"]),
  ])
  func takesNoOtherTextForAKey(code: String, findings: [String]) throws {
    let declaration = """
      func text(_ key: StaticString, defaultValue: String.LocalizationValue) -> String {
        String(localized: key, defaultValue: defaultValue)
      }
      """
    let project = SampleProject(
      code: ["A.swift": declaration + "\nlet a = " + code],
      catalogs: ["Localizable.xcstrings": #""Open":{}"#])
    #expect(try project.findings(CodeRules.missingKey) == findings)
  }

  /// A method of another type may be meant, if the inferred type of the value is wrong.
  @Test func isNotSureOfMethodsOfOtherTypes() throws {
    let project = SampleProject(
      code: [
        "A.swift": #"""
        struct Banner { func present(_ text: LocalizedStringKey) {} }
        struct Log { func write() {} }
        let log = Log()
        func f() { log.present("New text") }
        """#
      ],
      catalogs: ["Localizable.xcstrings": #""Open":{}"#])
    #expect(try project.findings(CodeRules.missingKey) == ["New text likely"])
  }

  /// Nothing says which of two catalogs should have the key.
  @Test func namesNoCatalogWhereSeveralMayBeMeant() throws {
    let project = SampleProject(
      code: ["A.swift": #"let a = Text("New text")"#],
      catalogs: [
        "A/Localizable.xcstrings": #""Open":{}"#, "B/Localizable.xcstrings": #""Open":{}"#,
      ])
    #expect(try project.findings(CodeRules.missingKey) == ["New text.any certain"])
  }

  /// An initializer of `LocalizedStringKey` takes a `String`, which Xcode doesn’t extract.
  @Test(arguments: [
    (#"Text(.init("New text"))"#, ["New text likely"]),
    (#"Text(.init("New [text](\(url))"))"#, []),
    (#"let a: LocalizedStringKey = .init("New text")"#, ["New text likely"]),
    (#"let a: LocalizedStringResource = .init("New text")"#, ["New text certain"]),
    (#"Text(.init("New text", bundle: .module))"#, ["New text certain"]),
    (#"Text(LocalizedStringKey("New text"))"#, ["New text certain"]),
    (#"androidx.compose.material3.Text("New text")"#, []),
    (#"SwiftUI.Text("New text")"#, ["New text certain"]),
  ])
  func isNotSureOfTextsThatXcodeDoesNotExtract(code: String, findings: [String]) throws {
    let project = SampleProject(
      code: ["A.swift": code], catalogs: ["Localizable.xcstrings": #""Open":{}"#])
    #expect(try project.findings(CodeRules.missingKey) == findings)
  }

  @Test func isNotSureOfKeysThatAFileMentions() throws {
    let project = SampleProject(
      code: ["A.swift": #"let a = Text("Open")"#],
      catalogs: ["Localizable.xcstrings": #""Open":{},"Close":{}"#],
      files: ["Menu.json": #"["Close"]"#])
    #expect(try project.findings(CodeRules.unusedKey) == ["Close.mention likely"])
  }

  @Test func isNotSureOfKeysWhoseSymbolTheCodeUses() throws {
    let project = SampleProject(
      code: ["A.swift": #"let a = Text("Open"); let b = Text(.closeAll)"#],
      catalogs: ["Localizable.xcstrings": #""Open":{},"Close all":{"extractionState":"manual"}"#])
    #expect(try project.findings(CodeRules.unusedKey) == ["Close all.symbol likely"])
  }

  @Test(arguments: [
    "InfoPlist", "App-InfoPlist", "mul.lproj/Main", "A.bundle/Root",
  ])
  func leavesOutCatalogsThatCodeDoesNotUse(name: String) throws {
    let project = SampleProject(
      code: ["A.swift": #"let a = Text("Open")"#], catalogs: ["\(name).xcstrings": #""Close":{}"#])
    #expect(try project.findings(CodeRules.unusedKey) == [])
  }

  // MARK: Used keys

  @Test func findsStaleKeysThatTheCodeUses() throws {
    let project = SampleProject(
      code: ["A.swift": #"let a = Text("Open"); let b = "Close".tr"#],
      catalogs: [
        "Localizable.xcstrings":
          #""Open":{"extractionState":"stale"},"Close":{"extractionState":"stale"},"Old":{"extractionState":"stale"}"#
      ], helpers: [CodeHelper("tr")])
    #expect(try project.findings(CodeRules.staleKey) == ["Open certain", "Close certain"])
    #expect(try project.findings(CodeRules.unusedKey) == ["Old certain"])
  }

  @Test func findsUntranslatableKeysThatTheCodeShows() throws {
    let project = SampleProject(
      code: ["A.swift": #"let a = Text("Open")"#],
      catalogs: ["Localizable.xcstrings": #""Open":{"shouldTranslate":false}"#])
    #expect(try project.findings(CodeRules.untranslatableKey) == ["Open certain"])
  }

  @Test func findsKeysInOtherTables() throws {
    let project = SampleProject(
      code: ["A.swift": #"let a = Text("Open"); let b = Text("Close", tableName: "Menu")"#],
      catalogs: ["Localizable.xcstrings": #""Close":{}"#, "Menu.xcstrings": #""Open":{}"#])
    #expect(
      try project.findings(CodeRules.wrongTable) == ["Open certain", "Close certain"])
    #expect(try project.findings(CodeRules.missingKey) == [])
    #expect(try project.findings(CodeRules.unusedKey) == [])
  }

  @Test func comparesPlaceholdersWithTheArgumentsOfTheCode() throws {
    let project = SampleProject(
      code: [
        "A.swift":
          #"let a = String(localized: "count", defaultValue: "\(3) of \(4) items")"#
      ],
      catalogs: [
        "Localizable.xcstrings":
          #""count":{"extractionState":"extracted_with_value","localizations":{"en":{"stringUnit":{"state":"new","value":"%1$lld of %2$lld items"}},"ko":{"stringUnit":{"state":"translated","value":"%1$@개"}},"ja":{"stringUnit":{"state":"translated","value":"%1$lld/%2$lld"}}}}"#
      ])
    let findings = try project.checker().findings()
    #expect(Set(findings.map(\.rule.id)) == ["code-wrong-arguments"])
    #expect(Set(findings.map(\.language?.rawValue)) == ["ko"])
    #expect(findings.allSatisfy { $0.related.map(\.path) == ["A.swift"] })
  }

  @Test func takesArgumentsForOmittedOnPurposeWhereTheSourceTextOmitsThem() throws {
    let unit = { (value: String) in
      #"{"stringUnit":{"state":"translated","value":"\#(value)"}}"#
    }
    let code = #"let a = Text("keep.\(3).\("a")")"#
    let entry = { (english: String) in
      #""keep.%lld.%@":{"localizations":{"en":\#(english),"ko":\#(unit("하나를 고르기"))}}"#
    }
    let omitted = SampleProject(
      code: ["A.swift": code], catalogs: ["Localizable.xcstrings": entry(unit("Keep one"))])
    #expect(try omitted.checker().findings() == [])
    let shown = SampleProject(
      code: ["A.swift": code],
      catalogs: ["Localizable.xcstrings": entry(unit("Keep %1$lld of %2$@"))])
    #expect(try shown.checker().findings().map(\.language?.rawValue) == ["ko"])
  }

  @Test(arguments: [
    (#"String(format: NSLocalizedString("count", comment: ""), a, b)"#, ["ja", "ko"]),
    (
      #"String(format: NSLocalizedString("count", comment: ""), locale: .current, a, b)"#,
      ["ja", "ko"]
    ),
    (#"String.localizedStringWithFormat(String(localized: "count"), a, b, c)"#, ["ja"]),
    (#"String(format: NSLocalizedString("count", comment: ""), arguments: all)"#, []),
    (#"String(format: f(NSLocalizedString("count", comment: "")), a)"#, []),
    (#"NSLocalizedString("count", comment: "")"#, []),
  ])
  func countsTheArgumentsOfFormats(code: String, languages: [String]) throws {
    let project = SampleProject(
      code: ["A.swift": "let a = \(code)"],
      catalogs: [
        "Localizable.xcstrings":
          #""count":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"%1$d of %2$@"}},"ko":{"stringUnit":{"state":"translated","value":"%3$@: %1$d, %2$@"}},"ja":{"stringUnit":{"state":"translated","value":"%d"}}}}"#
      ])
    let findings = try project.checker().findings()
    #expect(Set(findings.map(\.rule.id)).isSubset(of: ["code-wrong-arguments"]))
    #expect(Set(findings.compactMap(\.language?.rawValue)) == Set(languages))
  }

  /// The program finds no key with other placeholders, if declarations say the types.
  @Test(arguments: [
    (#"let a = Text("Open \(3)")"#, "Open %lld.placeholders certain"),
    (#"func f(count: Int) { Text("Open \(count)") }"#, "Open %lld.placeholders certain"),
    (
      #"struct A { let code: Int; func f() { Text("Open \(code)") } }"#,
      "Open %lld.placeholders certain"
    ),
    (
      #"struct A { let code: Int }; let a = Text("Open \(other.code)")"#,
      "Open %lld.placeholders likely"
    ),
    (#"let a = Text("Open \(other.statusCode)")"#, "Open %lld.placeholders likely"),
  ])
  func findsKeysWithOtherPlaceholders(code: String, finding: String) throws {
    let project = SampleProject(
      code: ["A.swift": code], catalogs: ["Localizable.xcstrings": #""Open %@":{}"#])
    #expect(try project.findings(CodeRules.missingKey) == [finding])
    #expect(try project.findings(CodeRules.unusedKey) == [])
    let unused = try project.checker().unusedKeys().map { "\($0.key) \($0.confidence)" }
    #expect(unused == (finding.hasSuffix("certain") ? ["Open %@ likely"] : []))
  }

  /// Values whose types declarations say, in all forms that programs use.
  @Test(arguments: [
    "let LIMIT = 5; let a = Text(\"Open \\(LIMIT)\")",
    "struct A { let LIMIT = 5; func f() { Text(\"Open \\(LIMIT)\") } }",
    "struct A { static let Most = 5; func f() { Text(\"Open \\(Self.Most)\") } }",
    "struct A { static let shared = 5; func f() { Text(\"Open \\(Self.shared)\") } }",
    "func f(N: Int) { Text(\"Open \\(N)\") }",
    "func f(items: [String]) { let TOTAL = items.count; Text(\"Open \\(TOTAL)\") }",
    "func f(t: Double) { let s = Int(t); let m = (s % 3_600) / 60; Text(\"Open \\(m)\") }",
    "func f(pair: (Int, String)) { let (a, _) = pair; Text(\"Open \\(a)\") }",
    "func f() { let (a, b): (String, Int) = g(); Text(\"Open \\(b)\") }",
    "struct A { let count: () -> Int; func f() { Text(\"Open \\(count())\") } }",
    "let a = Text(\"Open \\(Int.max)\")",
    "let a = Text(\"Open \\(Int.random(in: 1...6))\")",
    "struct A { let time: CMTimeValue; func f() { Text(\"Open \\(time)\") } }",
  ])
  func knowsTheTypesOfValues(code: String) throws {
    let project = SampleProject(
      code: ["A.swift": code], catalogs: ["Localizable.xcstrings": #""Open %lld":{},"Open %@":{}"#])
    #expect(try project.findings(CodeRules.missingKey) == [])
    #expect(try project.findings(CodeRules.unusedKey) == ["Open %@.pattern dynamic"])
  }

  /// A type of another module can be one more name of a number.
  @Test(arguments: [
    ("struct A { let id: Other; func f() { Text(\"Open \\(id)\") } }", true),
    ("struct A { let id: Item.ID; func f() { Text(\"Open \\(id)\") } }", true),
    ("let a = Text(\"Open \\(OTHER_LIMIT)\")", true),
    ("struct Own {}; struct A { let id: Own; func f() { Text(\"Open \\(id)\") } }", false),
    ("struct A { let id: UUID; func f() { Text(\"Open \\(id)\") } }", false),
    ("struct A { let ids: [Other]; func f() { Text(\"Open \\(ids)\") } }", false),
  ])
  func isNotSureOfTypesThatOtherModulesDeclare(code: String, isFound: Bool) throws {
    let project = SampleProject(
      code: ["A.swift": code], catalogs: ["Localizable.xcstrings": #""Open %lld":{}"#])
    #expect(
      try project.findings(CodeRules.missingKey)
        == (isFound ? [] : ["Open %@.placeholders certain"]))
  }

  @Test func saysBothFormsOfAKeyWithOtherPlaceholders() throws {
    let project = SampleProject(
      code: ["A.swift": #"let a = Text("\(1) of \("b")")"#],
      catalogs: ["Localizable.xcstrings": #""%@ of %@":{}"#])
    let finding = try #require(try project.checker().findings().first)
    #expect(
      finding.message.arguments == [
        .text("Localizable.xcstrings"), .text("%@ of %@"), .list(["%lld", "%@"]),
        .list(["%@", "%@"]),
      ])
    #expect(finding.related.map(\.path) == ["Localizable.xcstrings"])
  }

  @Test func findsDefaultValuesThatChanged() throws {
    let entry = { (value: String) in
      #""open":{"extractionState":"extracted_with_value","localizations":{"en":{"stringUnit":{"state":"new","value":"\#(value)"}},\#(Self.korean)}}"#
    }
    let code = #"let a = String(localized: "open", defaultValue: "Open it")"#
    let changed = SampleProject(
      code: ["A.swift": code], catalogs: ["Localizable.xcstrings": entry("Open")])
    #expect(try changed.findings(CodeRules.changedDefault) == ["open certain"])
    let same = SampleProject(
      code: ["A.swift": code], catalogs: ["Localizable.xcstrings": entry("Open it")])
    #expect(try same.checker().findings() == [])
  }

  @Test func findsOtherComments() throws {
    let code = #"let a = NSLocalizedString("Open", comment: "A button.")"#
    let other = SampleProject(
      code: ["A.swift": code], catalogs: ["Localizable.xcstrings": #""Open":{"comment":"A menu."}"#]
    )
    #expect(try other.findings(CodeRules.otherComment) == ["Open certain"])
    let joined = SampleProject(
      code: ["A.swift": code],
      catalogs: ["Localizable.xcstrings": #""Open":{"comment":"A menu.\nA button."}"#])
    #expect(try joined.checker().findings() == [])
  }

  @Test func findsSymbolsOfOneName() throws {
    let manual = #"{"extractionState":"manual"}"#
    let project = SampleProject(
      code: ["A.swift": ""],
      catalogs: [
        "Localizable.xcstrings":
          "\"Close all\":\(manual),\"close-all\":\(manual),\"%@\":\(manual),\"…\":\(manual)"
      ])
    #expect(
      try project.findings(CodeRules.symbolName) == [
        "close-all.collision certain", "%@.invalid certain", "….invalid certain",
      ])
  }

  @Test func findsNoSymbolsWhereNoneIsGenerated() throws {
    let bytes = Array(
      #"{"sourceLanguage":"en","strings":{"…":{"extractionState":"manual"}},"version":"1.0"}"#.utf8)
    for mayHaveSymbols in [true, false] {
      let catalog = ProjectCatalog(
        path: "Localizable.xcstrings", catalog: try StringCatalog(bytes: bytes),
        mayHaveSymbols: mayHaveSymbols)
      #expect(SymbolNames.findings([catalog]).isEmpty == !mayHaveSymbols)
    }
  }

  // MARK: Texts without a key

  @Test func findsTextsThatLookLocalized() throws {
    let project = SampleProject(
      code: [
        "A.swift": """
        struct Row: View { let title: String; var body: some View { Text(title) } }
        struct A: View {
          var name: String?
          var body: some View {
            Text("Hello " + name!)
            Text(name ?? "Nobody")
            Row(title: "All files")
            Text(verbatim: "Plain" + name!)
            Row(title: "x")
          }
        }
        """
      ], catalogs: ["Localizable.xcstrings": ""])
    #expect(
      try project.findings(CodeRules.unlocalizedText) == [
        "Hello .sum certain", "Nobody.choice certain", "All files.parameter likely",
      ])
  }

  @Test(arguments: [(18, [String]()), (17, ["Terms.value certain"])])
  func leavesTheTermsOfLicensesAsTheyAre(count: Int, findings: [String]) throws {
    let terms = "Terms: Copyright" + String(repeating: " words", count: count)
    let project = SampleProject(
      code: [
        "A.swift": """
        import SwiftUI
        struct A: View {
          private let terms = "\(terms)"
          var body: some View { Text(terms) }
        }
        """
      ], catalogs: ["Localizable.xcstrings": ""])
    let found = try project.findings(CodeRules.unlocalizedText)
    #expect(found.map { $0.replacing(terms, with: "Terms") } == findings)
  }

  /// A view shows what is a `String` as it is, wherever the literal stands.
  @Test(arguments: [
    ("let stored = \"Stored text here\"", "Text(stored)", ["Stored text here.value certain"]),
    ("var typed: String = \"Typed text here\"", "Text(typed)", ["Typed text here.value certain"]),
    (
      "static let fixed = \"Static text here\"", "Text(Self.fixed)",
      ["Static text here.value certain"]
    ),
    (
      "var a: String { \"Computed text here\" }", "Label(a, systemImage: \"x\")",
      ["Computed text here.value certain"]
    ),
    (
      "var a: String { switch done { case true: \"Switch yes here\"; case false: \"Switch no here\" } }",
      "Text(\"x\").help(a)", ["Switch yes here.value certain", "Switch no here.value certain"]
    ),
    (
      "var a: String { if done { return \"Returned text here\" }; return done ? \"One text\" : \"Two texts\" }",
      "Button(a) {}",
      ["Returned text here.value certain", "One text.value certain", "Two texts.value certain"]
    ),
    (
      "func made() -> String { \"Function text here\" }", "Text(made())",
      ["Function text here.value certain"]
    ),
    ("", "let local = \"Local text here\"; Text(local)", ["Local text here.value certain"]),
    ("", "Text(Mode.a.rawValue)", ["Raw value here.value certain"]),
    ("", "Text(Mode.a.title)", ["Mode title here.value certain"]),
    ("let name = \"Name\"", "Text(name)", ["Name.value likely"]),
    ("", "Text(\"Made in \" + \"Seoul\")", ["Made in Seoul.sum certain"]),
    // Names and commands are not written as phrases, and other builds have what `#if` leaves out.
    ("let font = \"Times New Roman\"", "Text(font)", ["Times New Roman.value likely"]),
    ("let rest = \"\\(1)h \\(2)min\"", "Text(rest)", ["*h *min.value likely"]),
    (
      "let tool = \"brew uninstall it all\"", "Text(tool)", ["brew uninstall it all.value likely"]
    ),
    ("let wait = \"Not yet.\"", "Text(wait)", ["Not yet..value certain"]),
    ("let name = \"智谱 GLM\"", "Text(name)", ["智谱 GLM.value likely"]),
    ("let text = \"다시 시도\"", "Text(text)", ["다시 시도.value certain"]),
    (
      "\n#if DEBUG\nlet flag = \"Only for testing\"\n#endif\n", "Text(flag)",
      ["Only for testing.value likely"]
    ),
    ("let key: LocalizedStringKey = \"Key text here\"", "Text(key)", []),
    ("let id = \"Stored text here\"", "Text(\"x\").id(id)", []),
    ("let stored = \"Stored text here\"", "Text(verbatim: stored)", []),
    ("let stored = String(localized: \"Stored text here\")", "Text(stored)", []),
  ])
  func findsValuesThatViewsShow(member: String, body: String, findings: [String]) throws {
    let project = SampleProject(
      code: [
        "A.swift": """
        import SwiftUI
        struct A: View { let done: Bool; \(member)
          var body: some View { \(body) } }
        enum Mode: String { case a = "Raw value here"
          var title: String { switch self { case .a: return "Mode title here" } } }
        """
      ], catalogs: ["Localizable.xcstrings": #""x":{},"Key text here":{},"Stored text here":{}"#])
    #expect(try project.findings(CodeRules.unlocalizedText) == findings)
  }

  /// The bundle of an app has no texts of packages.
  @Test(arguments: [
    (#"String(localized: "Open")"#, true), (#"NSLocalizedString("Open", comment: "")"#, true),
    (#"LocalizedStringResource("Open")"#, true), (#"Text("Open")"#, true),
    (#"Label("Open", systemImage: "x")"#, true), (#"Text("x").help("Open")"#, true),
    (#"Text("Open", bundle: .module)"#, false), (#"Text("Open", bundle: .main)"#, false),
    (#"String(localized: "Open", bundle: Bundle(for: K.self))"#, false),
    (#"LocalizedStringKey("Open")"#, false), (#"title("Open")"#, false),
    // A text without words needs no translation, nor one that is none.
    (#"Text("%lld / %lld")"#, false), (#"Text("OpenAI")"#, false),
    (#"Text(own: "Open")"#, false),
  ])
  func findsTextsOfPackagesWithoutABundle(code: String, isFound: Bool) throws {
    var project = SampleProject(
      code: [
        "A.swift": """
        struct A { func title(_ key: String.LocalizationValue) -> String {
          String(localized: key, bundle: .module) }
          var a: Any { \(code) } }
        extension Text { init(own key: LocalizedStringKey) { self.init(key, bundle: .module) } }
        """
      ],
      catalogs: [
        "Localizable.xcstrings":
          #""Open":{},"x":{},"OpenAI":{"shouldTranslate":false},"%lld / %lld":{}"#
      ],
      home: .catalogs(["Localizable.xcstrings"]))
    #expect(try project.findings(CodeRules.unlocalizedText) == [])
    project.isPackage = true
    let findings = try project.findings(CodeRules.unlocalizedText)
    #expect(findings.filter { $0.hasPrefix("Open") } == (isFound ? ["Open.bundle certain"] : []))
    // A program can have the texts of its package in the main bundle.
    project.isPackage = nil
    let likely = try project.findings(CodeRules.unlocalizedText)
    #expect(likely.filter { $0.hasPrefix("Open") } == (isFound ? ["Open.bundle likely"] : []))
    project.mainCatalogs = ["Localizable.xcstrings"]
    #expect(try project.findings(CodeRules.unlocalizedText) == [])
  }

  /// A table that no code looks up is there for something else.
  @Test(arguments: [
    ("Localizable", ["Localizable likely"]), ("fixtures", []),
    ("localizable", ["localizable likely"]),
  ])
  func ignoresCatalogsOfOtherTools(table: String, findings: [String]) throws {
    let project = SampleProject(
      code: ["A.swift": #"let a = Text("Open")"#], catalogs: ["\(table).xcstrings": #""Open":{}"#],
      target: ProjectCatalog.Target(isMissing: true))
    #expect(try project.findings(CodeRules.catalogTarget).map { table + $0 } == findings)
  }

  @Test(arguments: [
    (#"["Open \(.applicationName)"]"#, []), (#"["Open it"]"#, ["Open it certain"]),
    (#"["Open \(.applicationName)", "Open it"]"#, ["Open it certain"]),
    (#"["Open \(\.$thing)"]"#, ["Open ${thing} certain"]),
  ])
  func findsPhrasesWithoutTheName(phrases: String, findings: [String]) throws {
    let project = SampleProject(
      code: ["A.swift": "import AppIntents; let a = AppShortcut(intent: A(), phrases: \(phrases))"],
      catalogs: ["AppShortcuts.xcstrings": ""])
    #expect(try project.findings(CodeRules.phraseName) == findings)
  }

  @Test(
    arguments: [
      (nil, [], [], []), (false, ["en"], [], []), (true, [], ["likely"], []),
      (false, ["de"], [], ["certain"]), (false, ["de", "en-GB"], [], []),
      (false, ["English"], [], []), (false, ["Base"], [], []), (false, ["German"], [], ["certain"]),
    ] as [(Bool?, [String], [String], [String])])
  func comparesCatalogsWithTheirTargets(
    isMissing: Bool?, languages: [String], targets: [String], sources: [String]
  ) throws {
    let project = SampleProject(
      code: ["A.swift": #"let a = Text("Open")"#],
      catalogs: ["Localizable.xcstrings": #""Open":{}"#],
      target: ProjectCatalog.Target(isMissing: isMissing, languages: languages))
    #expect(try project.findings(CodeRules.catalogTarget) == targets.map { " \($0)" })
    #expect(try project.findings(CodeRules.sourceLanguage) == sources.map { " \($0)" })
  }
}

import CodeStrings
import Testing

@Suite struct ExtractionTests {
  private func strings(
    _ files: String..., extractor: CodeStringExtractor = CodeStringExtractor()
  ) -> [CodeString] {
    extractor.strings(
      in: files.enumerated().map { index, code in
        CodeStringExtractor.facts(ofSwift: Array(code.utf8), path: "\(index).swift")
      })
  }

  private func keys(_ files: String...) -> [String] {
    CodeStringExtractor().strings(
      in: files.map { CodeStringExtractor.facts(ofSwift: Array($0.utf8), path: "A.swift") }
    ).map(\.key)
  }

  @Test func knowsThePositionOfALiteral() throws {
    let found = try #require(strings("import SwiftUI\n\nlet a = 1; let b = Text(\"Open\")").first)
    #expect(found.file == "0.swift")
    #expect(found.line == 3)
    #expect(found.column == 25)
    #expect(found.table == "Localizable")
    #expect(found.confidence == .certain)
  }

  @Test(arguments: [("NSLocalizedString", Confidence.certain), ("XYLocalizedString", .likely)])
  func isCertainOfFunctionsOfApple(name: String, confidence: Confidence) {
    let code = "let a = \(name)(\"Open\", comment: \"\")"
    let declaration = "func \(name)(_ key: String, comment: String) -> String { find(key) }"
    #expect(strings(code).map(\.confidence) == [confidence])
    #expect(strings(code, declaration).map(\.confidence) == [confidence])
  }

  @Test func usesDeclarationsOfOtherFiles() {
    let declaration = "struct Row { let title: LocalizedStringKey; let id: String }"
    #expect(keys(declaration, "let row = Row(title: \"Open\", id: \"open\")") == ["Open"])
    #expect(keys("let row = Row(title: \"Open\", id: \"open\")", declaration) == ["Open"])
  }

  /// Of a view or a function of another module nobody sees the types, so Xcode alone knows.
  @Test(arguments: [
    "struct A: View { var body: some View { Welcome(title: \"Open\", icon: \"open\") } }",
    "struct A: View { var body: some View { Steps([Steps.Step(description: \"Open\")]) } }",
    "@Field(id: \"open\", name: \"Open\") var name: String",
    "func f() { scheduler.add(id: \"open\", instructions: \"Open\") }",
  ])
  func knowsThatTextsOfOtherModulesMayBeLocalized(code: String) throws {
    let found = strings(code)
    #expect(found.map(\.key) == ["Open"])
    #expect(found.first?.confidence == .likely)
    #expect(found.first?.isPossible == true)
    #expect(found.first?.isExtracted == false)
  }

  @Test(arguments: [
    "let a = UIAlertController(title: \"Open\", message: \"Close\")",
    "let a = Image(systemName: \"open\"); let b = URL(string: \"open\")",
    "func f() { log.add(context: \"open\") }",
    "struct Row { let title: String }; let row = Row(title: \"Open\")",
    "func add(title: String) {}; func f() { add(title: \"Open\") }",
  ])
  func leavesOutTextsThatAreKnownToBePlain(code: String) {
    #expect(keys(code).isEmpty)
  }

  @Test(arguments: [
    ("func tell(_ a: String, b: Int) {}; tell(\"Plain\", b: 1)", []),
    ("func tell(a: Int = 1, _ b: LocalizedStringKey) {}; tell(\"Open\")", ["Open"]),
    ("tellAll(1, \"Plain\")", []), ("show(\"Open\")", ["Open"]),
  ])
  func knowsTheParametersOfLocalFunctionsAndOfClosures(code: String, expected: [String]) {
    #expect(
      keys(
        """
        struct A: View {
          func f(tellAll: @escaping (Int, String) -> Void, show: ((LocalizedStringKey) -> Void)) {
            \(code)
          }
        }
        """) == expected)
  }

  @Test func knowsWhereATextIsExpected() {
    #expect(
      keys(
        """
        let a = ContentUnavailableView("Empty", systemImage: "s", description: .init("Nothing."))
        let b = Alert(
          title: .init("Title"), message: .init("Message"),
          primaryButton: .destructive(.init("Delete")))
        """) == ["Empty", "Nothing.", "Title", "Message", "Delete"])
  }

  /// No key is empty, so `.init()` makes a `String`, as which the other result is taken too.
  @Test func takesAnEmptyInitializerForAString() {
    #expect(keys("let a = Text(b).help(isOn ? .init() : \"Nothing\")").isEmpty)
    #expect(keys("let a = Text(b).help(isOn ? .init(\"A\") : \"B\")") == ["A", "B"])
  }

  /// Localized texts take no optional values, so the compiler makes a `String` of the literal.
  @Test(arguments: [
    ("Text(\"Name \\(name)\")", []), ("Text(\"Name \\(self.name)\")", []),
    ("Text(\"Name \\(friend?.age)\")", []), ("Text(\"Name \\(other)\")", []),
    ("Text(\"Name \\(name ?? other!)\")", ["Name %@"]),
    ("Text(\"Name \\(friend!.age)\")", ["Name %lld"]),
    ("if let name { Text(\"Name \\(name)\") }", ["Name %@"]),
    ("guard let name else { return }; Text(\"Name \\(name)\")", ["Name %@"]),
    ("Text(\"Name \\(name, specifier: \"%@\")\")", ["Name %@"]),
  ])
  func takesALiteralWithAnOptionalValueForAString(code: String, expected: [String]) {
    let declaration = "struct Person { let name: String?; let friend: Person?; let age: Int\n"
    #expect(keys(declaration + "func f(other: String?) { \(code) } }") == expected)
  }

  @Test(arguments: [
    ("Text(\"\\(pages.reduce(0) { $0 + $1.size }) pages\")", "%lf pages"),
    ("Text(\"\\(foreign.reduce(0, { $0 + book.count(of: $1) })) pages\")", "%lld pages"),
    ("Text(\"\\(pages.reduce(into: 0) { $0 += $1.size }) pages\")", "%lf pages"),
    ("Text(\"\\(foreign.map(\\.size).reduce(0, +)) pages\")", "%lf pages"),
    ("Text(\"\\(2.5 ~ 1) pages\")", "%@ pages"),
  ])
  func knowsTheTypeOfASum(code: String, key: String) {
    let declarations = """
      struct Page { let size: Double }
      struct Book { let pages: [Page]; func count(of page: Page) -> Int { 1 } }
      let pages: [Page] = []; let book: Book
      func ~ (number: Double, digits: Int) -> String { "" }
      """
    #expect(keys(declarations, "func f() { \(code) }") == [key])
  }

  @Test(arguments: [
    ("[Int: [String]]", "%lld books"), ("Dictionary<Int, [String]>", "%lld books"),
    ("[String: Int]", "%@ books"), ("[[Int]: Int]", "%@ books"),
  ])
  func knowsTheKeysOfADictionary(type: String, key: String) {
    let code = """
      func f(books: \(type)) -> some View {
        ForEach(Array(books.keys.sorted()), id: \\.self) { count in Text("\\(count) books") }
      }
      """
    #expect(keys(code) == [key])
  }

  @Test func knowsTheElementsOfAllCasesAndOfEnumeratedSequences() {
    let declarations = """
      enum Engine { enum Version: String, CaseIterable { case new = "11" } }
      enum Other: Int { case one }
      """
    let code = """
      ForEach(Engine.Version.allCases, id: \\.self) { Text("Version \\($0.rawValue)") }
      func f() { for (place, name) in foreign.enumerated() { Text("Place \\(place + 1)") } }
      """
    #expect(keys(declarations, code) == ["Version %@", "Place %lld"])
  }

  @Test func prefersAStringWhereBothArePossible() {
    let declarations = """
      func show(_ text: LocalizedStringKey) {}
      func show(_ text: String) {}
      func tell(_ text: LocalizedStringKey) {}
      @_disfavoredOverload func tell(_ text: String) {}
      """
    #expect(
      keys(declarations, "func f() { show(\"plain\"); tell(\"Localized\") }") == ["Localized"])
  }

  @Test(arguments: [
    "extension String { var loc: String { NSLocalizedString(self, comment: \"\") } }",
    "extension String { var loc: String { Bundle.main.localizedString(forKey: self, value: nil, table: nil) } }",
    "extension String { var loc: String { String(localized: String.LocalizationValue(self)) } }",
  ])
  func infersPropertiesThatLookUpAKey(declaration: String) throws {
    let found = strings(declaration, "let a = \"open.title\".loc; let b = \"id\".count")
    #expect(found.map(\.key) == ["open.title"])
    #expect(found.first?.confidence == .likely)
    #expect(found.first?.isExtracted == false)
  }

  @Test func infersFunctionsThatPassAKeyOn() {
    let declarations = """
      enum Texts {
        static func text(_ key: String, count: Int = 0) -> String { lookUp(key) }
        static func lookUp(_ name: String) -> String { NSLocalizedString(name, comment: "") }
        static func log(_ message: String) { print(message) }
      }
      """
    #expect(
      keys(declarations, "let a = Texts.text(\"open\", count: 3); let b = Texts.log(\"log\")")
        == ["open"])
  }

  @Test func knowsTheTableThatAFunctionLooksIn() {
    let declaration = """
      func tr(_ key: String) -> String {
        NSLocalizedString(key, tableName: "Errors", bundle: .module, comment: "")
      }
      func again(_ key: String) -> String { tr(key) }
      """
    let found = strings(declaration, "let a = again(\"offline\")")
    #expect(found.map(\.key) == ["offline"])
    #expect(found.first?.table == "Errors")
    #expect(found.first?.bundle == "module")
  }

  @Test func findsOneOfSeveralFunctionsThatLooksUp() {
    let declaration = """
      enum Texts {
        static func string(_ key: String) -> String { NSLocalizedString(key, comment: "") }
        static func string(_ key: String, _ values: CVarArg...) -> String { find(key, values) }
      }
      """
    #expect(keys(declaration, "let a = Texts.string(\"open\")") == ["open"])
  }

  @Test func findsRawValuesThatAreLookedUp() {
    let declaration = """
      enum Tab: String { case home = "tab.home", search = "tab.search" }
      enum Other: String { case id = "other.id" }
      """
    let use = "func title(_ tab: Tab) -> String { NSLocalizedString(tab.rawValue, comment: \"\") }"
    #expect(keys(declaration, use) == ["tab.home", "tab.search"])
  }

  @Test func findsNamesOfCasesThatAreRawValues() {
    let declarations = """
      enum Style: String, CaseIterable { case round, square = "angular"
        enum CodingKeys: String, CodingKey { case color } }
      enum Size: Int { case small }
      """
    let use = "func f(_ style: Style) { Text(LocalizedStringKey(style.rawValue)) }"
    #expect(keys(declarations, use) == ["round", "angular"])
    #expect(keys(declarations).isEmpty)
  }

  @Test func findsPropertiesThatAreLookedUp() {
    let declaration = """
      struct Model { let titleKey: String; let id: String }
      let all = [Model(titleKey: "model.large", id: "l"), .init(titleKey: "model.small", id: "s")]
      enum Mode { var titleKey: String { "mode.title" } }
      struct Panel { let name: String = "panel" }
      """
    let use = """
      func title(_ model: Model, _ mode: Mode) -> [Text] {
        [Text(LocalizedStringKey(model.titleKey)), Text(LocalizedStringKey(mode.titleKey))]
      }
      """
    #expect(Set(keys(declaration, use)) == ["model.large", "mode.title"])
  }

  @Test func findsLookupsInBundles() {
    let declaration = """
      enum AppLocalization {
        static func string(_ key: String, bundle: Bundle) -> String { find(key, bundle) }
      }
      struct HelpView { func L(_ key: String) -> String { AppLocalization.string(key, bundle: b) } }
      """
    #expect(keys(declaration, "extension HelpView { var a: String { L(\"help\") } }") == ["help"])
    #expect(keys("let a = OtherLocalization.string(\"other\", bundle: .module)") == ["other"])
    #expect(keys("let a = Image(\"icon\", bundle: .module)").isEmpty)
  }

  @Test func tellsTypesOfOneNameApart() {
    let first = """
      struct AView { struct Step { let title: LocalizedStringKey; let image: String }
        let steps = [Step(title: "One", image: "1")] }
      """
    let second = """
      struct BView { struct Step { let title: String; let image: String }
        let steps = [Step(title: "Two", image: "2")] }
      """
    #expect(keys(first, second) == ["One"])
    #expect(keys(second, first) == ["One"])
  }

  /// Modules have functions of one name, of which the one of the own module is meant.
  @Test func takesTheFunctionOfTheNearestFolder() {
    func function(_ table: String) -> String {
      """
      func tr(_ key: String) -> String {
        NSLocalizedString(key, tableName: "\(table)", bundle: .module, comment: "")
      }
      """
    }
    let files = [
      "Sources/App/Text.swift": function("App"), "Sources/App/Home/A.swift": "let a = tr(\"One\")",
      "Sources/Core/Text.swift": function("Core"), "Sources/Core/A.swift": "let a = tr(\"Two\")",
    ]
    let found = CodeStringExtractor().strings(
      in: files.sorted { $0.key < $1.key }.map {
        CodeStringExtractor.facts(ofSwift: Array($0.value.utf8), path: $0.key)
      })
    #expect(Set(found.map { "\($0.table ?? "") \($0.key)" }) == ["App One", "Core Two"])
  }

  @Test func knowsTheParametersOfPropertiesThatAreFunctions() {
    let code = """
      struct Sheets { let show: (LocalizedStringKey, Int) -> Void; var log: ((String) -> Void)?
        func f() { show("Saved", 1); self.show("Sent", 1); log?("plain") } }
      """
    #expect(keys(code) == ["Saved", "Sent"])
  }

  @Test func takesNoLiteralForANumber() {
    let declarations = """
      enum Styles { enum Text { case plain } }
      extension Text { init(_ value: Double, digits: Int = 2) { self.init("\\(value)") } }
      """
    #expect(keys(declarations, "let a = Text(\"Open\")").contains("Open"))
  }

  /// Packages describe functions to language models with the attributes of App Intents.
  @Test(arguments: [
    ("import AppIntents", Confidence.certain), ("import SwiftUI", .likely),
    ("import SwiftUI\nimport AppIntents", .certain), ("import LanguageModels", .likely),
  ])
  func tellsParametersOfIntentsFromThoseOfPackages(imports: String, confidence: Confidence) {
    let code = "struct A { @Parameter(description: \"The city\") var city: String }"
    #expect(strings(imports + "\n" + code).map(\.confidence) == [confidence])
  }

  @Test func knowsIntentsByAModuleThatPassesThemOn() {
    let files = [
      ("Sources/Actions/Exports.swift", "@_exported import AppIntents"),
      (
        "Sources/App/Add.swift",
        "import Actions\nstruct A { @Parameter(title: \"City\") var city: String }"
      ),
    ].map { CodeStringExtractor.facts(ofSwift: Array($1.utf8), path: $0) }
    #expect(CodeStringExtractor().strings(in: files).map(\.confidence) == [.certain])
  }

  /// Other packages have views with the names of SwiftUI’s.
  @Test(arguments: [
    ("Preferences.Toggle(\"Open\", key: .open)", true),
    ("SwiftUI.Toggle(\"Open\", isOn: a)", false),
  ])
  func tellsViewsOfPackagesFromThoseOfSwiftUI(code: String, isPossible: Bool) throws {
    let found = try #require(strings("struct A: View { var body: some View { \(code) } }").first)
    #expect(found.key == "Open")
    #expect((found.confidence == .likely) == isPossible)
  }

  @Test(arguments: [
    "AlertState { TextState(isDone ? \"Open\" : \"Open\") }",
    "ShareLink(item: image, preview: .init(\"Open\", image: image))",
    "ShareLink(item: image, preview: SharePreview(\"Open\"))",
    "AxisMarks { AxisValueLabel(\"Open\", centered: true) }",
  ])
  func knowsTypesWhoseTextIsLocalized(code: String) {
    #expect(Set(keys("func f() { \(code) }")) == ["Open"])
  }

  @Test func usesHelpersByName() {
    var extractor = CodeStringExtractor()
    extractor.helpers = ["tr", "#text"]
    let code =
      "let a = \"one\".tr; let b = tr(\"two\"); let c = #text(\"three\"); let d = \"x\".other"
    #expect(strings(code, extractor: extractor).map(\.key) == ["one", "two", "three"])
  }

  @Test func usesHelpersOfATypeWithTheirTable() {
    var extractor = CodeStringExtractor()
    extractor.helpers = [CodeHelper("L10n.error", table: "Errors", bundle: "module")]
    let found = strings(
      "let a = L10n.error(\"one\"); let b = Log.error(\"two\")", extractor: extractor)
    #expect(found.map(\.key) == ["one"])
    #expect(found.first?.table == "Errors")
    #expect(found.first?.bundle == "module")
  }

  @Test func writesAPatternForAKeyThatIsPartlyUnknown() {
    let found = strings("let a = NSLocalizedString(\"error.\\(code)\", comment: \"\")")
    #expect(found.map(\.key) == ["error.*"])
    #expect(found.first?.confidence == .dynamic)
    #expect(found.first?.isExtracted == false)
  }

  @Test func joinsLiteralsThatAreAdded() {
    #expect(keys("let a = NSLocalizedString(\"one \" + \"two\", comment: \"\")") == ["one two"])
  }

  @Test func includesPreviewsAndTestsOnlyIfAsked() {
    var extractor = CodeStringExtractor()
    let preview = "#Preview { Text(\"Preview\") }"
    let test = "import Testing\nlet a = String(localized: \"Test\")"
    #expect(strings(preview, test, extractor: extractor).isEmpty)
    extractor.includesPreviews = true
    extractor.includesTests = true
    #expect(strings(preview, test, extractor: extractor).map(\.key) == ["Preview", "Test"])
  }

  @Test(arguments: [
    "Text(\"Open", "struct A { let a = Text(\"Open\")", "Text(\"Open\"", "Text(\"Open\") }}} {{{",
    "func f( { Text(\"Open\")", "Text(\"Open\") as as as", "<<<<<<< HEAD\nText(\"Open\")\n=======",
  ])
  func readsBrokenCode(code: String) {
    #expect(keys(code).first == "Open")
  }

  private static let deepCode = [
    "parentheses": String(repeating: "(", count: 10_000),
    "members": String(repeating: "a.", count: 10_000) + "b",
    "sum": "let a = " + String(repeating: "\"a\" + ", count: 5_000) + "\"b\"",
    "calls": String(repeating: "f(\"a\", ", count: 5_000),
    "interpolations": "let a = \"" + String(repeating: "\\(\"", count: 1_000),
    "chain": "let a = b" + String(repeating: "?.c(\"d\")", count: 5_000),
    "types": String(repeating: "struct A { ", count: 5_000),
    "choices": "let a = " + String(repeating: "b ? \"c\" : ", count: 5_000) + "\"d\"",
    "branches": String(repeating: "if a { \"b\" } else ", count: 5_000) + "{}",
    "closures": String(repeating: "f { a in \"b\"; ", count: 5_000),
    "arguments": "f(" + String(repeating: "\"a\", ", count: 5_000) + "\"b\")",
    "statements": String(repeating: "let a = \"\\(b)\"\n", count: 10_000),
    "locals": "func f() {" + String(repeating: "let a = \"\\(b)\"\n", count: 2_000) + "}",
    "type names": "let a: " + String(repeating: "A<", count: 5_000) + " = \"a\"",
    "optionals": "let a: A" + String(repeating: "?", count: 5_000) + " = \"a\"",
    "words": "let a = " + String(repeating: "await try ", count: 5_000) + "b",
    "many words": "let a = " + String(repeating: "await try ", count: 50_000) + "b",
    "conditions": String(repeating: "#if A\n", count: 5_000) + "let a = 1",
    "bindings": String(repeating: "if let a = ", count: 5_000) + "b {}",
    "array types": "let a: " + String(repeating: "[", count: 100_000) + " = \"a\"",
    "many conditions": String(repeating: "#if DEBUG\n", count: 20_000),
    "nested literals": "let a = \"" + String(repeating: "\\(\"", count: 20_000),
    "arrays": "let a = " + String(repeating: "[", count: 60) + "Text(\"b\")",
    "arrays in parentheses": "let a = " + String(repeating: "([", count: 60),
    "arrays of types with attributes": "let a = " + String(repeating: "[@a [", count: 30) + "Self",
    "arrays of arguments of types": "let a = @a " + String(repeating: "[A<[", count: 30) + "Self",
    "arrays with arguments of attributes":
      "let a = @a " + String(repeating: "[@a(\"]\") (@b [", count: 30) + "Self",
    "arrays in functions": "let a = @a " + String(repeating: "[(a: A, _ b: B...) -> [", count: 30),
    "arrays with comments": "let a = " + String(repeating: "[ /*/*]*/*/ // ]\n", count: 60),
    "open comments": "let a = " + String(repeating: "[/*", count: 50_000),
  ]

  @Test(arguments: deepCode.keys.sorted())
  func readsDeepCode(kind: String) throws {
    _ = keys(try #require(Self.deepCode[kind]))
  }

  @Test func readsBytesThatAreNotText() {
    let bytes = Array("let a = Text(\"".utf8) + [0xFF, 0xFE, 0x00] + Array("\")".utf8)
    let facts = CodeStringExtractor.facts(ofSwift: bytes, path: "A.swift")
    _ = CodeStringExtractor().strings(in: [facts])
    let all = (0...255).map { UInt8($0) }
    _ = CodeStringExtractor.facts(ofSwift: all, path: "A.swift")
    _ = CodeStringExtractor.facts(ofObjectiveC: all, path: "A.m")
  }

  @Test(arguments: [
    "NSLocalizedString(@\"Open", "NSLocalizedString(@\"Open\\", "/* NSLocalizedString(@\"Open\")",
    "'", "'\\", "\"\\", "#", "#import", "[[[[[", "]]]]]", "@\"a\" @", "(((a:b:c:\"d\",",
    "NSLocalizedString(@\"\\u12", "NSLocalizedString(@\"\\777\\xfg\")",
  ])
  func readsBrokenObjectiveC(code: String) {
    _ = CodeStringExtractor.facts(ofObjectiveC: Array(code.utf8), path: "A.m")
  }

  /// A parameter of a localized type makes a literal a key, whatever is called.
  @Test(arguments: [
    "struct L { subscript(_ key: String.LocalizationValue) -> String { \"\" } }; let l = L(); let a = l[\"Open\"]",
    "struct L { static subscript(key: String.LocalizationValue) -> String { \"\" } }; let a = L[\"Open\"]",
    "struct L { func callAsFunction(_ key: String.LocalizationValue) {} }; let l = L(); let a = l(\"Open\")",
    "extension Bundle { subscript(key: String.LocalizationValue) -> String { \"\" } }; let a = Bundle.module[\"Open\"]",
    "func l(_ keys: String.LocalizationValue...) {}; let a = l(\"Open\")",
    "func l(_ key: @autoclosure () -> String.LocalizationValue) {}; let a = l(\"Open\")",
    "func l(_ key: LocalizedStringResource?) {}; let a = l(\"Open\")",
    "let l: (LocalizedStringKey) -> Void = { _ in }; let a = l(\"Open\")",
  ])
  func knowsParametersOfLocalizedTypes(code: String) {
    #expect(keys(code) == ["Open"])
    #expect(strings(code).first?.isExtracted == true)
  }

  /// The name of a type that nobody declares says nothing about its argument.
  @Test(arguments: ["Foo(\"main\")", "window.identifier = NSUserInterfaceItemIdentifier(\"main\")"])
  func extractsNoNames(code: String) {
    let view = "struct A: View { var body: some View { X { window in \(code) } } }; import SwiftUI"
    #expect(strings(view).filter(\.isExtracted) == [])
  }
}

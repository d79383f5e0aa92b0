import CodeProjects
import Testing

@Suite struct TuistManifestTests {
  private func manifest(_ code: String, helpers: String...) throws -> TuistManifest {
    try #require(
      TuistManifest(
        bytes: Array("import ProjectDescription\n\(code)".utf8), folder: "/p/App", root: "/p",
        helpers: helpers.map { Array($0.utf8) }))
  }

  /// Returns the locations of each target: files and folders, then those with patterns.
  private func locations(_ manifest: TuistManifest) -> [String] {
    manifest.modules.map { module in
      let folders = module.members.folders.sorted()
      return module.name + ": "
        + (folders + module.members.selections.map { $0.folder + "/*" })
        .joined(separator: " ")
    }
  }

  @Test(arguments: [
    (#"sources: ["Sources/**"]"#, "/p/App/Sources/*"),
    (#"sources: "Sources/**""#, "/p/App/Sources/*"),
    (
      #"sources: .sourceFilesList(globs: [.glob("S/**/*.swift", excluding: ["S/Old/**"])])"#,
      "/p/App/S/*"
    ),
    (#"sources: SourceFilesList(globs: ["A/**", "B/**"])"#, "/p/App/A/* /p/App/B/*"),
    (
      #"""
      resources: .resources(["R/**", .glob(pattern: "Q/*", excluding: [.relativeToManifest("Q/a")])],
        privacyManifest: .default)
      """#, "/p/App/R/* /p/App/Q/*"
    ),
    (#"resources: [.file(path: "R/T.xcstrings")]"#, "/p/App/R/T.xcstrings"),
    (#"resources: [.folderReference(path: .relativeToRoot("Shared"))]"#, "/p/Shared"),
    (#"resources: ["//Shared/**", "../Other/**"]"#, "/p/Shared/* /p/Other/*"),
    (#"buildableFolders: ["Sources", .folder("More")]"#, "/p/App/More /p/App/Sources"),
    (#"sources: nil"#, ""),
  ])
  func readsTheListsOfATarget(list: String, expected: String) throws {
    let manifest = try manifest(
      #"""
      let project = Project(name: "P", targets: [
        .target(name: "App", \#(list), dependencies: [])])
      """#)
    #expect(locations(manifest) == ["App: " + expected])
    #expect(manifest.isComplete)
  }

  @Test func followsConstantsAndSums() throws {
    let manifest = try manifest(
      """
      let name = "App"
      let sources: SourceFilesList = ["\\(name)/Sources/**"]
      let extra: [String] = ["More/**"]
      enum Names: String { case kit = "Kit"; case tests }
      struct Paths { static let kit = Names.kit.rawValue + "/**" }
      let kit: Target = .target(
        name: Names.kit.rawValue, sources: [.glob(.relativeToManifest(Paths.kit))])
      let project = Project(
        name: name, options: .options(developmentRegion: "ko"),
        targets: [Target.target(name: name, sources: sources, resources: ["R/**"] + extra)]
          + [kit] + (true ? [.target(name: Names.tests.rawValue, sources: [])] : []))
      """)
    #expect(
      locations(manifest) == [
        "App: /p/App/App/Sources/* /p/App/R/* /p/App/More/*", "Kit: /p/App/Kit/*", "tests: ",
      ])
    #expect(manifest.isComplete)
    #expect(manifest.modules.map(\.developmentLanguage) == ["ko", "ko", "ko"])
  }

  @Test func followsFunctionsOfHelpers() throws {
    let helpers = """
      import ProjectDescription
      public extension Project {
        static func app(name: String, resources: ResourceFileElements? = ["Resources/**"],
                        hasTests: Bool = false, modules: [String] = []) -> Project {
          let main = Target.target(name: name, sources: ["\\(name)/**"], resources: resources)
          var targets: [Target] = [main]
          if hasTests {
            targets.append(.target(name: "\\(name)Tests", sources: ["Tests/**"]))
          }
          targets += modules.map { module($0) }
          targets.append(contentsOf: modules.flatMap { name in [Target.example(of: name)] })
          return Project(name: name, targets: targets)
        }
      }
      func module(_ name: String) -> Target { .target(name: name, sources: ["Modules/\\(name)/**"]) }
      extension Target { static func example(of name: String) -> Target {
        return .target(name: name + "Example", sources: ["Examples/\\(name)/**"]) } }
      """
    let manifest = try manifest(
      #"let project = Project.app(name: "App", hasTests: true, modules: ["Kit"])"#,
      helpers: helpers)
    #expect(
      locations(manifest) == [
        "App: /p/App/App/* /p/App/Resources/*", "AppTests: /p/App/Tests/*",
        "Kit: /p/App/Modules/Kit/*", "KitExample: /p/App/Examples/Kit/*",
      ])
    #expect(manifest.isComplete)
  }

  @Test func followsValuesOfStructures() throws {
    let helpers = """
      public struct Module { let name: String; var resources: ResourceFileElements? = nil }
      public enum Maker { static func project(_ module: Module) -> Project {
        Project(name: module.name, targets: [
          .target(name: module.name, sources: ["Sources/**"],
            resources: module.resources ?? ["R/**"])]) } }
      """
    let manifest = try manifest(
      #"let project = Maker.project(Module(name: "Kit"))"#, helpers: helpers)
    #expect(locations(manifest) == ["Kit: /p/App/Sources/* /p/App/R/*"])
    #expect(manifest.isComplete)
  }

  /// What only running the code tells is said to be unknown, and the rest counts.
  @Test(arguments: [
    (#"Project(targets: [.target(name: "A", sources: made())])"#, ["A: "]),
    (#"Project(targets: [.target(name: "A", sources: ["S/**", made()])])"#, ["A: /p/App/S/*"]),
    (#"Project(targets: [.target(name: "A", sources: [])] + more)"#, ["A: "]),
    (#"Project(targets: [.target(name: Environment.name.getString(default: "A"))])"#, []),
    (#"Project(targets: Environment.isTest ? [] : [.target(name: "A")])"#, []),
    (#"Project(targets: [.target(name: "A", sources: ["\(ProcessInfo.name)/**"])])"#, ["A: "]),
    (#"Project.app(name: "App")"#, []), ("loop", []), ("endless()", []),
  ])
  func saysWhatIsUnknown(project: String, expected: [String]) throws {
    let manifest = try manifest(
      """
      let project = \(project)
      let loop = loop + loop
      func endless() -> Project { endless() }
      func made() -> [String] { var all: [String] = []; for a in b { all.append(a) }; return all }
      """)
    #expect(locations(manifest) == expected)
    #expect(!manifest.isComplete)
  }

  @Test func endsAtListsThatDouble() throws {
    let lines = (1...60).map { "let t\($0) = t\($0 - 1) + t\($0 - 1)" }
    let manifest = try manifest(
      "let t0 = [\"a\", \"b\"]\n" + lines.joined(separator: "\n")
        + "\nlet project = Project(name: \"P\", targets: [.target(name: \"A\", sources: t60)])")
    #expect(!manifest.isComplete)
  }

  @Test func leavesOtherCodeAlone() {
    let code = Array("struct Project { let name: String }".utf8)
    #expect(TuistManifest(bytes: code, folder: "/p", root: "/p") == nil)
  }
}

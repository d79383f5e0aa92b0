import CodeProjects
import Foundation
import TestSupport
import Testing

/// Projects in folders, as people have them.
@Suite struct CatalogLocatorTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    // Nothing above the test is a part of it.
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: ".git"), withIntermediateDirectories: true)
  }

  private func path(_ name: String) -> String {
    folder.url.appending(path: name).path(percentEncoded: false)
  }

  private func locator(
    _ files: String..., manifests: [String: String] = [:], assignments: [(String, String)] = []
  ) throws -> CatalogLocator {
    for (name, text) in manifests { try folder.write(text.utf8, to: name) }
    return CatalogLocator(
      files: files.map(path),
      assignments: assignments.map {
        CatalogAssignment(sources: path($0.0), catalogs: path($0.1))
      }, FolderReader())
  }

  private func catalogs(
    _ locator: CatalogLocator, _ file: String, _ table: String = "Localizable",
    bundle: String? = nil
  ) -> CatalogLocation {
    switch locator.catalog(ofFile: path(file), table: table, bundle: bundle) {
    case .catalogs(let paths): .catalogs(paths.map(shortened))
    case .ambiguous(let paths): .ambiguous(paths.map(shortened))
    case .tables(let paths): .tables(paths.map(shortened))
    case let other: other
    }
  }

  private func shortened(_ path: String) -> String {
    String(path.dropFirst(self.path("").count))
  }

  @Test func takesTheNearestCatalogWithoutAProject() throws {
    let locator = try locator(
      "App/Views/A.swift", "App/Resources/Localizable.xcstrings", "Widget/Localizable.xcstrings",
      "Widget/W.swift", "Shared/S.swift", "Widget/Errors.xcstrings")
    #expect(
      catalogs(locator, "App/Views/A.swift") == .catalogs(["App/Resources/Localizable.xcstrings"]))
    #expect(catalogs(locator, "Widget/W.swift") == .catalogs(["Widget/Localizable.xcstrings"]))
    #expect(catalogs(locator, "Shared/S.swift") == .catalogs(["Widget/Localizable.xcstrings"]))
    #expect(
      catalogs(locator, "App/Views/A.swift", "Errors") == .catalogs(["Widget/Errors.xcstrings"]))
    #expect(catalogs(locator, "App/Views/A.swift", "Other") == .missing(targets: []))
  }

  /// A widget is a target of its own, also if no project says so.
  @Test func takesNoCatalogOutsideOfAnExtension() throws {
    let list = "<plist><dict><key>NSExtension</key><dict/></dict></plist>"
    let locator = try locator(
      "Localizable.xcstrings", "App/A.swift", "Widget/Views/W.swift", "Own/O.swift",
      "Own/Localizable.xcstrings",
      manifests: [
        "App/Info.plist": "<plist><dict><key>CFBundleName</key></dict></plist>",
        "Widget/Info.plist": list, "Own/Info.plist": list,
      ])
    #expect(catalogs(locator, "App/A.swift") == .catalogs(["Localizable.xcstrings"]))
    #expect(catalogs(locator, "Widget/Views/W.swift") == .missing(targets: ["Widget"]))
    #expect(catalogs(locator, "Own/O.swift") == .catalogs(["Own/Localizable.xcstrings"]))
  }

  @Test func saysThatCatalogsAreEquallyNear() throws {
    let locator = try locator(
      "A/Localizable.xcstrings", "B/Localizable.xcstrings", "C/S.swift", "A/a.swift")
    #expect(
      catalogs(locator, "C/S.swift")
        == .ambiguous(["A/Localizable.xcstrings", "B/Localizable.xcstrings"]))
  }

  @Test func takesTheCatalogOfAPackageTarget() throws {
    let locator = try locator(
      "Sources/Core/A.swift", "Sources/Core/Resources/Localizable.xcstrings",
      "Sources/UI/B.swift", "Sources/UI/Localizable.xcstrings", "Sources/Bare/C.swift",
      "Sources/UI/Old/D.swift",
      manifests: [
        "Package.swift": """
        let package = Package(name: "P", targets: [
          .target(name: "Core"), .target(name: "UI", exclude: ["Old"]), .target(name: "Bare")])
        """
      ])
    #expect(
      catalogs(locator, "Sources/Core/A.swift", bundle: "module")
        == .catalogs(["Sources/Core/Resources/Localizable.xcstrings"]))
    #expect(
      catalogs(locator, "Sources/UI/B.swift") == .catalogs(["Sources/UI/Localizable.xcstrings"]))
    #expect(catalogs(locator, "Sources/Bare/C.swift") == .missing(targets: ["Bare"]))
    #expect(catalogs(locator, "Sources/UI/Old/D.swift") == .uncompiled)
  }

  @Test func takesTheCatalogsOfXcodeTargets() throws {
    let locator = try locator(
      "App/A.swift", "App/Localizable.xcstrings", "app/S.swift", "Widget/Localizable.xcstrings",
      "Widget/W.swift", "Loose/L.swift", "App/mul.lproj/Main.xcstrings", "App/InfoPlist.xcstrings",
      "Texts/Extra.xcstrings",
      manifests: [
        "P.xcodeproj/project.pbxproj": """
        { objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T, U); };
        G = {isa = PBXGroup; children = (A, W); };
        A = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E); path = App; };
        W = {isa = PBXFileSystemSynchronizedRootGroup; path = Widget; };
        E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = U;
             membershipExceptions = (S.swift); };
        T = {isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (A); };
        U = {isa = PBXNativeTarget; name = Widget; fileSystemSynchronizedGroups = (W);
             buildConfigurationList = L; };
        L = {isa = XCConfigurationList; buildConfigurations = (C); };
        C = {isa = XCBuildConfiguration; buildSettings = {}; name = Debug; };
        }; rootObject = P; }
        """
      ])
    #expect(catalogs(locator, "App/A.swift") == .catalogs(["App/Localizable.xcstrings"]))
    // Both targets compile it, and the case of its folder does not matter.
    #expect(
      catalogs(locator, "app/S.swift")
        == .catalogs(["App/Localizable.xcstrings", "Widget/Localizable.xcstrings"]))
    #expect(catalogs(locator, "Loose/L.swift") == .uncompiled)
    #expect(
      locator.mainCatalogs(ofTable: "localizable").map(shortened)
        == ["App/Localizable.xcstrings", "Widget/Localizable.xcstrings"])
    #expect(catalogs(locator, "App/A.swift", "Main") == .missing(targets: ["App"]))
    // The project does not have this catalog.
    #expect(catalogs(locator, "App/A.swift", "Extra") == .catalogs(["Texts/Extra.xcstrings"]))
    #expect(locator.mayHaveSymbols(path("App/Localizable.xcstrings")))
    #expect(!locator.mayHaveSymbols(path("Widget/Localizable.xcstrings")))
    #expect(locator.mayHaveSymbols(path("Texts/Extra.xcstrings")))
    #expect(!locator.hasCode(path("App/mul.lproj/Main.xcstrings")))
    #expect(!locator.hasCode(path("App/InfoPlist.xcstrings")))
    #expect(locator.hasCode(path("App/Localizable.xcstrings")))
  }

  /// Returns an Xcode project with targets, each of which has the folder of its name.
  private static func project(_ targets: String...) -> String {
    let objects = targets.map { name in
      """
      F\(name) = {isa = PBXFileSystemSynchronizedRootGroup; path = \(name); };
      T\(name) = {isa = PBXNativeTarget; name = \(name);
        fileSystemSynchronizedGroups = (F\(name)); };
      """
    }
    let list = { (letter: String) in targets.map { letter + $0 }.joined(separator: ", ") }
    return """
      { objects = {
      P = {isa = PBXProject; mainGroup = G; targets = (\(list("T"))); };
      G = {isa = PBXGroup; children = (\(list("F"))); };
      \(objects.joined(separator: "\n"))
      }; rootObject = P; }
      """
  }

  /// The target of the Mac has its texts in `.strings` files, and the package too.
  @Test func takesNoCatalogOfATargetBesideTheTablesOfAnother() throws {
    let locator = try locator(
      "Phone/P.swift", "Phone/Localizable.xcstrings", "Mac/M.swift",
      "Mac/de.lproj/Localizable.strings", "Mac/en.lproj/Localizable.strings",
      "Mac/en.lproj/Counts.stringsdict", "Kit/Sources/Kit/K.swift",
      "Kit/Sources/Kit/fr.lproj/Localizable.strings",
      manifests: [
        "Kit/Package.swift": "let p = Package(name: \"K\", targets: [.target(name: \"Kit\")])",
        "P.xcodeproj/project.pbxproj": Self.project("Phone", "Mac")
          .replacing("mainGroup = G;", with: "mainGroup = G; developmentRegion = en;"),
      ])
    #expect(catalogs(locator, "Phone/P.swift") == .catalogs(["Phone/Localizable.xcstrings"]))
    #expect(
      catalogs(locator, "Mac/M.swift")
        == .tables(["Mac/en.lproj/Localizable.strings", "Mac/de.lproj/Localizable.strings"]))
    #expect(
      catalogs(locator, "Mac/M.swift", "Counts") == .tables(["Mac/en.lproj/Counts.stringsdict"]))
    #expect(catalogs(locator, "Mac/M.swift", "Other") == .missing(targets: ["Mac"]))
    #expect(
      catalogs(locator, "Kit/Sources/Kit/K.swift")
        == .tables(["Kit/Sources/Kit/fr.lproj/Localizable.strings"]))
  }

  @Test func takesTheNearestTableWithoutAProject() throws {
    let locator = try locator(
      "App/A.swift", "App/Localizable.xcstrings", "Tool/Sources/T.swift",
      "Tool/de.lproj/Localizable.strings", "Both/B.swift", "Both/Localizable.xcstrings",
      "Both/de.lproj/Localizable.strings")
    #expect(catalogs(locator, "App/A.swift") == .catalogs(["App/Localizable.xcstrings"]))
    #expect(
      catalogs(locator, "Tool/Sources/T.swift") == .tables(["Tool/de.lproj/Localizable.strings"]))
    #expect(catalogs(locator, "Both/B.swift") == .catalogs(["Both/Localizable.xcstrings"]))
  }

  /// The app has its catalog in its folder now, and the keyboard has none.
  @Test func ignoresACatalogThatWasLeftBehind() throws {
    let locator = try locator(
      "App/A.swift", "App/Localizable.xcstrings", "Keyboard/K.swift", "Old/O.swift",
      "Localizable.xcstrings",
      manifests: ["P.xcodeproj/project.pbxproj": Self.project("App", "Keyboard")])
    #expect(catalogs(locator, "App/A.swift") == .catalogs(["App/Localizable.xcstrings"]))
    #expect(catalogs(locator, "Keyboard/K.swift") == .missing(targets: ["Keyboard"]))
    #expect(catalogs(locator, "Old/O.swift") == .uncompiled)
  }

  /// A catalog that a package leaves out isn’t that of an app outside of it.
  @Test func leavesLooseCatalogsToTheirPackage() throws {
    let locator = try locator(
      "App/A.swift", "Kit/Sources/Kit/K.swift", "Kit/Sources/Localizable.xcstrings",
      manifests: [
        "Kit/Package.swift": "let p = Package(name: \"K\", targets: [.target(name: \"Kit\")])",
        "P.xcodeproj/project.pbxproj": Self.project("App"),
      ])
    #expect(catalogs(locator, "App/A.swift") == .missing(targets: ["App"]))
  }

  @Test func prefersThePackageInsideAFolderOfAnotherTarget() throws {
    let locator = try locator(
      "App/A.swift", "App/Localizable.xcstrings", "App/Kit/Sources/Kit/K.swift",
      "App/Kit/Sources/Kit/Localizable.xcstrings",
      manifests: [
        "App/Kit/Package.swift": "let p = Package(name: \"K\", targets: [.target(name: \"Kit\")])",
        "P.xcodeproj/project.pbxproj": Self.project("App"),
      ])
    #expect(
      catalogs(locator, "App/Kit/Sources/Kit/K.swift")
        == .catalogs(["App/Kit/Sources/Kit/Localizable.xcstrings"]))
    #expect(catalogs(locator, "App/A.swift") == .catalogs(["App/Localizable.xcstrings"]))
  }

  @Test func followsTheConfiguration() throws {
    let locator = try locator(
      "App/A.swift", "Texts/Localizable.xcstrings", "App/Localizable.xcstrings", "App/Sub/B.swift",
      assignments: [("App", "Texts"), ("App/Sub", "App/Localizable.xcstrings")])
    #expect(catalogs(locator, "App/A.swift") == .catalogs(["Texts/Localizable.xcstrings"]))
    #expect(catalogs(locator, "App/Sub/B.swift") == .catalogs(["App/Localizable.xcstrings"]))
    #expect(catalogs(locator, "App/A.swift", "Other") == .missing(targets: []))
  }

  @Test func ignoresADamagedProject() throws {
    let locator = try locator(
      "App/A.swift", "App/Localizable.xcstrings",
      manifests: ["P.xcodeproj/project.pbxproj": "{ objects = ", "Package.swift": "let p = Pack("])
    #expect(catalogs(locator, "App/A.swift") == .catalogs(["App/Localizable.xcstrings"]))
  }

  @Test func readsSpecificationsOfXcodeGen() throws {
    let locator = try locator(
      "App/A.swift", "App/Localizable.xcstrings", "App/Old/O.swift", "Kit/K.swift",
      "Kit/Localizable.xcstrings", "Loose/Localizable.xcstrings", "Loose/L.swift",
      manifests: [
        "project.yml": """
        name: P
        include: [parts/kit.yml]
        options:
          developmentLanguage: de
        targetTemplates:
          Program: { sources: "${target_name}" }
        targets:
          App:
            templates: [Program]
            sources:
              - path: App
                excludes:
                  - Old
        """,
        "parts/kit.yml": "targets: { Kit: { sources: [{ path: ../Kit }] } }",
      ])
    #expect(catalogs(locator, "App/A.swift") == .catalogs(["App/Localizable.xcstrings"]))
    #expect(catalogs(locator, "Kit/K.swift") == .catalogs(["Kit/Localizable.xcstrings"]))
    // What one source excludes, another can have, here that of the template.
    #expect(catalogs(locator, "App/Old/O.swift") == .catalogs(["App/Localizable.xcstrings"]))
    #expect(locator.isInNoTarget(path("Loose/Localizable.xcstrings")) == true)
    #expect(locator.isInNoTarget(path("App/Localizable.xcstrings")) == false)
    #expect(locator.developmentLanguages(of: path("App/Localizable.xcstrings")) == ["de"])
  }

  @Test func followsThePatternsOfXcodeGen() throws {
    let locator = try locator(
      "App/A.swift", "App/Localizable.xcstrings", "App/Old/O.swift", "App/deep/Old/P.swift",
      "App/Other.xcstrings", "Kit/K.swift", "Kit/Texts/Localizable.xcstrings", "Kit/Notes/N.swift",
      "Kit/x/Loose.xcstrings",
      manifests: [
        "project.yml": """
        targetTemplates:
          Base: { templateAttributes: { folder: Texts }, sources: [] }
          Program:
            templates: [Base]
            sources:
              - path: ${target_name}
                excludes: ["**/Old", "Other.*"]
        targets:
          App: { templates: [Program] }
          Kit:
            templates: [Base]
            sources:
              - path: Kit
                includes: ["*.swift", "${folder}/**/*.{xcstrings,strings}"]
        """
      ])
    #expect(catalogs(locator, "App/A.swift") == .catalogs(["App/Localizable.xcstrings"]))
    #expect(catalogs(locator, "App/A.swift", "Other") == .catalogs(["App/Other.xcstrings"]))
    #expect(locator.isInNoTarget(path("App/Other.xcstrings")) == true)
    #expect(catalogs(locator, "App/Old/O.swift") == .uncompiled)
    #expect(catalogs(locator, "App/deep/Old/P.swift") == .uncompiled)
    #expect(catalogs(locator, "Kit/K.swift") == .catalogs(["Kit/Texts/Localizable.xcstrings"]))
    #expect(catalogs(locator, "Kit/Notes/N.swift") == .uncompiled)
    #expect(locator.isInNoTarget(path("Kit/x/Loose.xcstrings")) == true)
    #expect(locator.incompleteProjects.isEmpty)
  }

  /// Variables of the environment and options of the command are not known.
  @Test(arguments: [
    "targets: { App: { sources: [App, \"${FLAVOR}\"] } }",
    "targets: { App: { sources: [{ path: App, excludes: [\"${FLAVOR}\"] }] } }",
    "targets: { App: { sources: Code/App } }",
  ])
  func saysWhichSpecificationIsIncomplete(text: String) throws {
    let locator = try locator(
      "App/A.swift", "Texts/Localizable.xcstrings", manifests: ["project.yml": text])
    #expect(locator.incompleteProjects.map(shortened) == ["project.yml"])
    #expect(locator.isInNoTarget(path("Texts/Localizable.xcstrings")) == nil)
  }

  @Test func readsTheHelpersOfTuist() throws {
    let locator = try locator(
      "App/Sources/A.swift", "App/Texts/Localizable.xcstrings",
      "App/Texts/Old/Localizable.xcstrings",
      "App/Project.swift", "Tuist/ProjectDescriptionHelpers/Project+App.swift",
      manifests: [
        "App/Project.swift":
          "import ProjectDescription\nimport ProjectDescriptionHelpers\n"
          + "let project = Project.app(\"App\")",
        "Tuist/ProjectDescriptionHelpers/Project+App.swift": """
        import ProjectDescription
        extension Project {
          public static func app(_ name: String) -> Project {
            Project(name: name, targets: [.target(name: name, sources: ["Sources/**"],
              resources: [.glob(pattern: "Texts/**", excluding: ["**/Old/**"])])])
          }
        }
        """,
      ])
    #expect(
      catalogs(locator, "App/Sources/A.swift") == .catalogs(["App/Texts/Localizable.xcstrings"]))
    #expect(locator.isInNoTarget(path("App/Texts/Old/Localizable.xcstrings")) == true)
    #expect(locator.incompleteProjects.isEmpty)
  }

  @Test func readsManifestsOfTuist() throws {
    let manifest = """
      import ProjectDescription
      let project = Project(name: "P", options: .options(developmentRegion: "ko"), targets: [
        .target(name: "App", sources: ["App/Sources/**"], resources: ["App/Resources/**"],
          dependencies: [.target(name: "Kit")]),
        Target(name: "Kit", sources: .init(globs: [.glob("Kit/**", excluding: ["Kit/Old/**"])])),
      ])
      """
    let locator = try locator(
      "App/Sources/A.swift", "App/Resources/Localizable.xcstrings", "Kit/K.swift",
      "Kit/Localizable.xcstrings", "Kit/Old/O.swift", "Extra/Localizable.xcstrings",
      manifests: ["Project.swift": manifest])
    #expect(
      catalogs(locator, "App/Sources/A.swift") == .catalogs(["App/Resources/Localizable.xcstrings"])
    )
    #expect(catalogs(locator, "Kit/K.swift") == .catalogs(["Kit/Localizable.xcstrings"]))
    #expect(catalogs(locator, "Kit/Old/O.swift") == .uncompiled)
    #expect(locator.isInNoTarget(path("Extra/Localizable.xcstrings")) == true)
    #expect(locator.developmentLanguages(of: path("Kit/Localizable.xcstrings")) == ["ko"])
  }

  /// Helpers of Tuist make targets that are not written out, and other code has files of this name.
  @Test(arguments: [
    ("import ProjectDescription; let project = Project.app(name: \"App\")", nil),
    ("struct Project { let name: String }", true),
  ])
  func knowsThatTargetsAreUnknown(code: String, isInNoTarget: Bool?) throws {
    let locator = try locator(
      "App/A.swift", "Texts/Localizable.xcstrings",
      manifests: [
        "Project.swift": code, "P.xcodeproj/project.pbxproj": Self.project("App"),
      ])
    #expect(locator.isInNoTarget(path("Texts/Localizable.xcstrings")) == isInNoTarget)
    #expect(locator.incompleteProjects.isEmpty == (isInNoTarget == true))
  }

  /// Other managers of packages have files outside of all Xcode projects.
  @Test func knowsNothingOutsideOfProjects() throws {
    let locator = try locator(
      "Sample/App/A.swift", "Sample/Texts/Localizable.xcstrings", "Kit/Localizable.xcstrings",
      manifests: ["Sample/P.xcodeproj/project.pbxproj": Self.project("App")])
    #expect(locator.isInNoTarget(path("Kit/Localizable.xcstrings")) == nil)
    #expect(locator.isInNoTarget(path("Sample/Texts/Localizable.xcstrings")) == true)
    #expect(
      catalogs(locator, "Sample/App/A.swift") == .catalogs(["Sample/Texts/Localizable.xcstrings"]))
    let example = try self.locator(
      "Sample/App/A.swift", "Kit/Localizable.xcstrings",
      manifests: ["Sample/P.xcodeproj/project.pbxproj": Self.project("App")])
    #expect(catalogs(example, "Sample/App/A.swift") == .missing(targets: ["App"]))
  }

  /// The shortcuts of an app can be in a framework, apart from the code that lists them.
  @Test func findsTheOneCatalogOfShortcuts() throws {
    let locator = try locator(
      "App/A.swift", "App/Localizable.xcstrings", "Kit/AppShortcuts.xcstrings",
      manifests: ["P.xcodeproj/project.pbxproj": Self.project("App", "Kit")])
    #expect(
      catalogs(locator, "App/A.swift", "AppShortcuts") == .catalogs(["Kit/AppShortcuts.xcstrings"]))
  }

  @Test func knowsWhichCodeNeedsABundle() throws {
    let locator = try locator(
      "Sources/Kit/K.swift", "Sources/Tool/T.swift", "App/A.swift",
      "Sources/Kit/Localizable.xcstrings",
      manifests: [
        "Package.swift": """
        let p = Package(name: "P", defaultLocalization: "fr", targets: [
          .target(name: "Kit"), .executableTarget(name: "Tool")])
        """, "P.xcodeproj/project.pbxproj": Self.project("App"),
      ])
    #expect(locator.needsModuleBundle(path("Sources/Kit/K.swift")) == true)
    #expect(locator.needsModuleBundle(path("Sources/Tool/T.swift")) == nil)
    #expect(locator.needsModuleBundle(path("App/A.swift")) == false)
    #expect(locator.developmentLanguages(of: path("Sources/Kit/Localizable.xcstrings")) == ["fr"])
  }

  /// A package without a language has no localized resources.
  @Test func knowsThatAPackageHasNoLanguage() throws {
    let locator = try locator(
      "Sources/Kit/K.swift", "Sources/Kit/Localizable.xcstrings",
      manifests: ["Package.swift": #"let p = Package(name: "P", targets: [.target(name: "Kit")])"#])
    #expect(locator.needsModuleBundle(path("Sources/Kit/K.swift")) == nil)
  }

  /// 100,000 files are located in less time than the limit of a test.
  @Test func locatesManyFiles() throws {
    let names = (0..<100_000).map { path("App/\($0 % 300)/\($0).swift") }
    let locator = CatalogLocator(
      files: names + [path("App/Localizable.xcstrings")], FolderReader())
    for name in names {
      #expect(!locator.catalog(ofFile: name, table: "Localizable", bundle: nil).paths.isEmpty)
    }
  }
}

import CodeProjects
import Testing

@Suite struct XcodeProjectTests {
  private func project(_ objects: String) -> XcodeProject? {
    XcodeProject(
      bytes: Array("{ objects = { \(objects) }; rootObject = P; }".utf8), folder: "/repo")
  }

  @Test func followsGroupsToFiles() throws {
    let module = try #require(
      project(
        """
        P = {isa = PBXProject; mainGroup = G; targets = (T); };
        G = {isa = PBXGroup; children = (A, V, R, X); sourceTree = "<group>"; };
        A = {isa = PBXGroup; children = (F); path = App; sourceTree = "<group>"; };
        F = {isa = PBXFileReference; path = "../Shared/F.swift"; sourceTree = "<group>"; };
        R = {isa = PBXFileReference; path = "Res/L.xcstrings"; sourceTree = SOURCE_ROOT; };
        X = {isa = PBXFileReference; path = "lib.a"; sourceTree = BUILT_PRODUCTS_DIR; };
        V = {isa = PBXVariantGroup; children = (M); name = Main; sourceTree = "<group>"; };
        M = {isa = PBXFileReference; path = "mul.lproj/M.xcstrings"; sourceTree = "<group>"; };
        T = {isa = PBXNativeTarget; name = App; buildPhases = (S, C, L); };
        S = {isa = PBXSourcesBuildPhase; files = (B1, B4, B5); };
        C = {isa = PBXResourcesBuildPhase; files = (B2, B3); };
        L = {isa = PBXFrameworksBuildPhase; files = (B4); };
        B1 = {isa = PBXBuildFile; fileRef = F; };
        B2 = {isa = PBXBuildFile; fileRef = R; };
        B3 = {isa = PBXBuildFile; fileRef = V; };
        B4 = {isa = PBXBuildFile; fileRef = X; };
        """)?.modules.first)
    #expect(module.name == "App")
    #expect(
      module.members.files == [
        "/repo/Shared/F.swift", "/repo/Res/L.xcstrings", "/repo/mul.lproj/M.xcstrings",
      ])
  }

  @Test func followsSynchronizedFolders() throws {
    let modules = try #require(
      project(
        """
        P = {isa = PBXProject; mainGroup = G; targets = (T, U); projectDirPath = Code; };
        G = {isa = PBXGroup; children = (A); sourceTree = "<group>"; };
        A = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E, D); path = App; };
        E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
             membershipExceptions = (Info.plist, "Widget/W.swift"); };
        D = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = U;
             membershipExceptions = ("Widget/W.swift"); };
        T = {isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (A); };
        U = {isa = PBXNativeTarget; name = Widget; };
        """)?.modules)
    #expect(modules.map(\.name) == ["App", "Widget"])
    #expect(modules[0].members.folders == ["/repo/Code/App"])
    #expect(
      modules[0].members.excluded == ["/repo/Code/App/Info.plist", "/repo/Code/App/Widget/W.swift"])
    #expect(modules[1].members.files == ["/repo/Code/App/Widget/W.swift"])
    #expect(modules[1].members.folders.isEmpty)
  }

  /// A catalog that a target leaves out can be compiled by one of its phases.
  @Test func followsFilesOfPhasesInSynchronizedFolders() throws {
    let modules = try #require(
      project(
        """
        P = {isa = PBXProject; mainGroup = G; targets = (T); };
        G = {isa = PBXGroup; children = (A); sourceTree = "<group>"; };
        A = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E, M); path = App; };
        E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
             membershipExceptions = (T.xcstrings); };
        M = {isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = S;
             membershipExceptions = (T.xcstrings); };
        S = {isa = PBXSourcesBuildPhase; files = (); };
        T = {isa = PBXNativeTarget; name = App; buildPhases = (S);
             fileSystemSynchronizedGroups = (A); };
        """)?.modules)
    #expect(modules[0].members.files == ["/repo/App/T.xcstrings"])
  }

  /// What the settings of the target and of the project say about generated symbols.
  @Test(arguments: [
    ("", "", false), ("STRING_CATALOG_GENERATE_SYMBOLS = YES;", "", true),
    ("", "STRING_CATALOG_GENERATE_SYMBOLS = YES;", true),
    ("STRING_CATALOG_GENERATE_SYMBOLS = NO;", "STRING_CATALOG_GENERATE_SYMBOLS = YES;", false),
    ("STRING_CATALOG_GENERATE_SYMBOLS = \"$(SYMBOLS)\";", "", true),
  ])
  func readsWhetherSymbolsAreGenerated(target: String, project: String, isGenerated: Bool) {
    let objects = { (reference: String) in
      """
      P = {isa = PBXProject; buildConfigurationList = PL; targets = (T); };
      T = {isa = PBXNativeTarget; buildConfigurationList = TL; name = App; };
      PL = {isa = XCConfigurationList; buildConfigurations = (PC); };
      TL = {isa = XCConfigurationList; buildConfigurations = (TD, TR); };
      PC = {isa = XCBuildConfiguration; buildSettings = {\(project)}; name = Debug; };
      TD = {isa = XCBuildConfiguration; buildSettings = {A = B; }; name = Debug; };
      TR = {isa = XCBuildConfiguration; \(reference) buildSettings = {\(target)}; name = Release; };
      """
    }
    #expect(self.project(objects(""))?.modules.first?.generatesSymbols == isGenerated)
    // A file of settings, which is not read, can say it.
    let reference = "baseConfigurationReference = F;"
    #expect(
      self.project(objects(reference))?.modules.first?.generatesSymbols
        == (target.isEmpty ? nil : isGenerated))
  }

  /// A file of some kilobytes whose targets share their files would take the memory of a million
  /// and more.
  @Test(arguments: [(1_000, true), (1_001, false)])
  func readsAMillionFilesOfTargets(count: Int, isRead: Bool) {
    let targets = (0..<1_000).map { "T\($0)" }
    let project = project(
      """
      P = {isa = PBXProject; mainGroup = G; targets = (\(targets.joined(separator: ","))); };
      G = {isa = PBXGroup; children = (F); }; F = {isa = PBXFileReference; path = f; };
      S = {isa = PBXSourcesBuildPhase; files = (\(Array(repeating: "B", count: count).joined(separator: ","))); };
      B = {fileRef = F; };
      \(targets.map { "\($0) = {name = \($0); buildPhases = (S); };" }.joined())
      """)
    #expect(project?.modules.count == (isRead ? 1_000 : nil))
  }

  @Test func leavesOutPathsThatNoSystemHas() throws {
    let name = String(repeating: "a", count: 5_000)
    let modules = project(
      """
      P = {mainGroup = G; targets = (T); }; G = {isa = PBXGroup; path = \(name); children = (F); };
      F = {isa = PBXFileReference; path = f; }; T = {name = A; buildPhases = (S); };
      S = {isa = PBXSourcesBuildPhase; files = (B); }; B = {fileRef = F; };
      """)?.modules
    #expect(try #require(modules?.first).members.files.isEmpty)
  }

  @Test func endsAtGroupsInsideThemselves() {
    #expect(
      project(
        """
        P = {mainGroup = G; targets = (P, T, "missing"); };
        G = {isa = PBXGroup; children = (G, H); }; H = {isa = PBXGroup; children = (G); };
        T = {name = A; buildPhases = (T, S); fileSystemSynchronizedGroups = (G); };
        S = {isa = PBXSourcesBuildPhase; files = (S, T); fileRef = S; };
        """)?.modules.map(\.name) == ["A"])
  }

  @Test(arguments: ["", "P = text;", "P = {mainGroup = (a); targets = {a = b;}; };"])
  func readsProjectsThatLackParts(objects: String) {
    #expect(project(objects)?.modules.isEmpty ?? true)
  }
}

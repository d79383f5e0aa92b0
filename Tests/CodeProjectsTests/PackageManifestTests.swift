import CodeProjects
import Testing

@Suite struct PackageManifestTests {
  private func modules(_ code: String, existing: Set<String> = []) -> [CodeModule] {
    PackageManifest(bytes: Array(code.utf8)).modules(inFolder: "/p", exists: existing.contains)
  }

  private let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let core = "Core"
    let package = Package(
      name: "P",
      products: [.library(name: "Core", targets: ["Core"])],
      dependencies: [.package(url: "https://example.com/a", from: "1.0.0")],
      targets: [
        .target(name: core, dependencies: [.target(name: "Other"), .product(name: "A", package: "a")]),
        .executableTarget(name: "tool", path: "./Tools/tool", exclude: ["Notes"]),
        Target.target(name: "\\(core)UI", resources: [.process("Resources")]),
        .testTarget(name: "CoreTests", dependencies: ["Core"]),
      ])
    package.targets.append(.macro(name: "Macros"))
    """

  @Test func findsTargetsAndTheirFolders() {
    let modules = modules(
      manifest, existing: ["/p/Sources/Core", "/p/src/CoreUI", "/p/Tests/CoreTests"])
    #expect(modules.map(\.name) == ["Core", "tool", "CoreUI", "CoreTests", "Macros"])
    #expect(
      modules.flatMap(\.members.folders) == [
        "/p/Sources/Core", "/p/Tools/tool", "/p/src/CoreUI", "/p/Tests/CoreTests",
        "/p/Sources/Macros",
      ])
    #expect(modules[1].members.excluded == ["/p/Tools/tool/Notes"])
  }

  /// Each text is twice the one before: the last would have more bytes than any memory.
  @Test func endsAtTextsThatDouble() {
    let lines = (1...60).map { "let t\($0) = \"\\(t\($0 - 1))\\(t\($0 - 1))\"" }
    let code = "let t0 = \"ab\"\n" + lines.joined(separator: "\n")
    let names = modules(
      code
        + "\nlet package = Package(name: \"A\", targets: [.target(name: t11), .target(name: t60)])"
    ).map(\.name)
    #expect(names.map(\.utf8.count) == [4_096])
  }

  @Test func findsTheOnlyTargetInSources() {
    let code = "let package = Package(name: \"A\", targets: [.target(name: \"A\")])"
    #expect(modules(code, existing: ["/p/Sources"])[0].members.folders == ["/p/Sources"])
    #expect(
      modules(code, existing: ["/p/Sources", "/p/Sources/A"])[0].members.folders
        == ["/p/Sources/A"])
  }

  @Test func findsTheOnlyTargetOfItsKind() {
    let code = """
      let package = Package(name: "A", targets: [.target(name: "A"), .testTarget(name: "ATests"),
        .plugin(name: "B"), .plugin(name: "C")])
      """
    #expect(
      modules(code, existing: ["/p/Sources", "/p/Tests"]).flatMap(\.members.folders) == [
        "/p/Sources", "/p/Tests", "/p/Sources/B", "/p/Sources/C",
      ])
    #expect(
      modules(code, existing: ["/p/Tests"]).flatMap(\.members.folders).prefix(2) == [
        "/p/Sources/A", "/p/Tests",
      ])
  }

  @Test(arguments: ["", "let package = Package(", ".target(name:", "Package(targets: [.target()])"])
  func readsBrokenManifests(code: String) {
    #expect(modules(code).isEmpty)
  }
}

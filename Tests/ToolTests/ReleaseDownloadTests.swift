import Foundation
import TestSupport
import Testing

/// The GitHub action and the hook where they take a tool from a release: of a mirror that is a
/// folder, with a script as the tool, and without Swift.
struct ReleaseDownloadTests {
  private static let version = "9.8.7"
  private let integration: IntegrationProject
  private let folder: TemporaryFolder
  private let environment: [String: String]

  init() throws {
    integration = try IntegrationProject(tool: Tool.built("catalog-lint"))
    folder = integration.folder
    try FileManager.default.removeItem(at: folder.url.appending(path: "bin/catalog-lint"))
    try folder.write("No catalog".utf8, to: "project/notes.txt")
    environment = [
      "METALENS_RELEASES": folder.url.appending(path: "releases").absoluteString,
      "PATH": try Self.systemPrograms(in: folder),
    ]
  }

  /// Returns a folder with the programs of the system, one of which may be Swift.
  private static func systemPrograms(in folder: TemporaryFolder) throws -> String {
    let bin = folder.url.appending(path: "system")
    try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
    for name in try FileManager.default.contentsOfDirectory(atPath: "/usr/bin")
    where !name.hasPrefix("swift") && !name.hasPrefix("catalog-") {
      try FileManager.default.createSymbolicLink(
        atPath: bin.appending(path: name).path, withDestinationPath: "/usr/bin/\(name)")
    }
    return bin.path
  }

  /// Writes a release of a tool as `Tools/release` does; the tool says its version, or what it is
  /// given.
  private func release(_ tool: String, saying version: String = version) throws {
    let script = """
      v=$1 tool=$2 name=$2-$1-linux-$(uname -m)
      mkdir -p "releases/v$v" "$name/bin"
      printf '#!/bin/sh\\n[ "$1" = --version ] && echo "%s" || echo "taken: $*"\\n' "$3" >"$name/bin/$tool"
      chmod +x "$name/bin/$tool"
      tar -czf "releases/v$v/$name.tar.gz" "$name"
      cd "releases/v$v" && sha256sum "$name.tar.gz" >SHA256SUMS
      """
    let run = try #require(Program(named: "bash")).run(
      ["-ec", script, "-", Self.version, tool, version], environment: ["PATH": "/usr/bin:/bin"],
      folder: folder.url)
    try #require(run.status == 0, "\(run.errorText)")
  }

  private func runAction(_ inputs: [String: String]) throws -> IntegrationProject.ActionRun {
    try integration.runAction(inputs, environment: environment)
  }

  @Test(.needs(.python), arguments: ["catalog-lint", "catalog-code"])
  func takesAToolFromItsRelease(tool: String) throws {
    try release(tool)
    let run = try runAction(["tool": tool, "version": Self.version])
    let command = tool == "catalog-code" ? "check" : "lint"
    #expect(run.status == 0 && run.output.hasPrefix("taken: \(command) --"), "\(run.output)")
    #expect(run.ran.contains("Download or build the tool"))
  }

  @Test(.needs(.python))
  func prefersTheVersionThatIsAskedForToTheToolThatIsInstalled() throws {
    try release("catalog-lint")
    let installed = try folder.write("#!/bin/sh\necho installed\n".utf8, to: "system/catalog-lint")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: installed.path)
    #expect(try runAction(["version": Self.version]).output.hasPrefix("taken: "))
    #expect(try runAction([:]).output == "installed\n")
  }

  @Test(.needs(.python))
  func runsNothingThatHasAnotherDigest() throws {
    try release("catalog-lint")
    let archives = folder.url.appending(path: "releases/v\(Self.version)")
    let archive = try #require(
      FileManager.default.contentsOfDirectory(atPath: archives.path).first { $0.hasSuffix(".gz") })
    let file = archives.appending(path: archive)
    try (Data(contentsOf: file) + [0]).write(to: file)
    let run = try runAction(["version": Self.version])
    #expect(run.status == 2 && !run.output.contains("taken"), "\(run.output)")
    #expect(run.output.hasPrefix("::error::\(archive) doesn’t have the digest"), "\(run.output)")
  }

  @Test(.needs(.python))
  func refusesAReleaseOfAnotherVersion() throws {
    try release("catalog-lint", saying: "1.0.0")
    let run = try runAction(["version": Self.version])
    #expect(run.status == 2 && run.output.contains("has another version."), "\(run.output)")
  }

  @Test(
    .needs(.python),
    arguments: [
      ("1.2.3", "There is no catalog-lint 1.2.3 for this machine"),
      ("../../9.8.7", "isn’t a version such as 1.2.0"), ("latest", "isn’t a version such as 1.2.0"),
    ])
  func saysThatThereIsNoSuchVersion(version: String, reason: String) throws {
    try release("catalog-lint")
    let run = try runAction(["version": version])
    #expect(run.status == 2 && run.output.hasPrefix("::error::"), "\(run.output)")
    #expect(run.output.contains(reason), "\(run.output)")
  }

  /// Runs the hook of sources whose changes begin with a heading.
  private func hook(ofChanges heading: String) throws -> Program.Run {
    let tools = Repository.root.appending(path: "Tools/action")
    for name in try FileManager.default.contentsOfDirectory(atPath: tools.path) {
      let copy = try folder.write(
        Data(contentsOf: tools.appending(path: name)), to: "clone/Tools/action/\(name)")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: copy.path)
    }
    try folder.write("# Changelog\n\n## \(heading)\n\n## 0.0.1\n".utf8, to: "clone/CHANGELOG.md")
    return try #require(Program(named: "bash")).run(
      [folder.url.appending(path: "clone/Tools/action/hook").path, "catalog-lint", "a.xcstrings"],
      environment: environment.merging(["HOME": folder.url.path]) { old, _ in old },
      folder: integration.url)
  }

  @Test(.needs(.git))
  func takesTheReleaseThatItsCloneIsAsAHook() throws {
    try release("catalog-lint")
    let run = try hook(ofChanges: "\(Self.version) (2026-12-01)")
    #expect(run.status == 0 && run.text == "taken: a.xcstrings\n", "\(run.text) \(run.errorText)")
  }

  @Test(.needs(.git), arguments: ["Unreleased", "9.9.9"])
  func buildsAsAHookWhereThereIsNoRelease(heading: String) throws {
    try release("catalog-lint")
    let run = try hook(ofChanges: heading)
    #expect(run.status == 2 && run.errorText.contains("requires Swift"), "\(run.errorText)")
    #expect(run.errorText.contains("use the hook “catalog-lint-system”"))
  }
}

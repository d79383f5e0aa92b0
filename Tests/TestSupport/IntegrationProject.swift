public import Foundation
import Testing

/// A project in which tests run the GitHub action and the hooks of pre-commit, as others do.
public struct IntegrationProject {
  /// What the action did.
  public struct ActionRun: Decodable {
    /// The exit status of the first step that failed; 0 if none did.
    public var status: Int

    /// What all steps wrote.
    public var output: String

    /// The outputs of the action.
    public var outputs: [String: String]

    /// The names of the steps that ran.
    public var ran: [String]

    /// What the steps wrote for the summary of the job.
    public var summary: String
  }

  /// The path of the hooks' program in the repository.
  public static let hook = "Tools/action/hook"

  private static let checks = Repository.root.appending(path: "Tests/ToolTests/Checks")

  /// The folder that holds the project, and `bin`, the first folder in `PATH`.
  public let folder: TemporaryFolder

  /// The project.
  public let url: URL

  /// The environment of all runs.
  public let environment: [String: String]

  /// Creates an empty project where a tool is in `PATH`.
  public init(tool: URL) throws {
    folder = try TemporaryFolder()
    url = folder.url.appending(path: "project")
    let bin = folder.url.appending(path: "bin")
    for folder in [url, bin] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    try FileManager.default.createSymbolicLink(
      at: bin.appending(path: tool.lastPathComponent), withDestinationURL: tool)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    environment = [
      "LANG": "en_US.UTF-8", "PYTHONDONTWRITEBYTECODE": "1", "PATH": "\(bin.path):\(path)",
      "HOME": folder.url.path,
    ]
  }

  /// Runs the steps of the action with inputs.
  public func runAction(
    _ inputs: [String: String], environment: [String: String] = [:]
  ) throws -> ActionRun {
    let run = try check(
      "run_action.py", url.path, input: JSONEncoder().encode(inputs), environment: environment)
    try #require(run.status == 0, "\(run.errorText)")
    return try JSONDecoder().decode(ActionRun.self, from: run.output)
  }

  /// Runs a script of `Tests/ToolTests/Checks` on the repository.
  public func check(
    _ script: String, _ arguments: String..., input: Data = Data(),
    environment: [String: String] = [:]
  ) throws -> Program.Run {
    try #require(Program.python).run(
      [Self.checks.appending(path: script).path, Repository.root.path] + arguments, input: input,
      environment: self.environment.merging(environment) { _, new in new })
  }

  /// Runs a hook of pre-commit on all files of the project; `settings` are lines of its entry.
  public func runHook(_ id: String, _ settings: String) throws -> Program.Run {
    let manifest = Repository.root.appending(path: ".pre-commit-hooks.yaml")
    let hooks = folder.url.appending(path: "hooks")
    try folder.write(Data(contentsOf: manifest), to: "hooks/.pre-commit-hooks.yaml")
    let program = Repository.root.appending(path: Self.hook)
    let copy = try folder.write(Data(contentsOf: program), to: "hooks/\(Self.hook)")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: copy.path)
    try git("init", "-q", folder: hooks)
    try git("add", "-A", folder: hooks)
    try git("commit", "-q", "-m", "Hooks", folder: hooks)
    try git("tag", "v1", folder: hooks)
    try folder.write(
      """
      repos:
        - repo: \(hooks.path)
          rev: v1
          hooks:
            - id: \(id)
              \(settings)
      """.utf8, to: "project/.pre-commit-config.yaml")
    try git("init", "-q", folder: url)
    try git("add", "-A", folder: url)
    return try preCommit("run", "--all-files", "--color", "never")
  }

  /// Runs pre-commit in the project.
  public func preCommit(_ arguments: String...) throws -> Program.Run {
    try #require(Program.python).run(
      ["-m", "pre_commit"] + arguments, environment: environment, folder: url)
  }

  private func git(_ arguments: String..., folder: URL) throws {
    let git = try #require(Program(named: "git"))
    let identity = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
    let run = try git.run(
      ["-c", "init.defaultBranch=main"] + identity + arguments, environment: environment,
      folder: folder)
    try #require(run.status == 0, "\(run.errorText)")
  }
}

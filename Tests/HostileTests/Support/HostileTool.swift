import Foundation
import TestSupport
import Testing

/// A tool running on hostile input, with limits of memory and time.
struct HostileTool {
  /// The maximum memory of a run, in bytes.
  static let memory = 3 << 30

  /// The maximum duration of a run, in seconds.
  static let patience = 300

  private static let folder: URL =
    ProcessInfo.processInfo.environment["METALENS_RELEASE"].map { URL(filePath: $0) }
    ?? URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0]).deletingLastPathComponent()

  private static let timeout = Program(named: "timeout")
  private static let prlimit = Program(named: "prlimit")

  let name: String

  private init(_ name: String) { self.name = name }

  static let lint = HostileTool("catalog-lint")
  static let edit = HostileTool("catalog-edit")
  static let preview = HostileTool("catalog-preview")

  /// Runs the tool in a folder and expects the exit status 0, 1 or 2, with a message for 2.
  ///
  /// `culprit` returns the name to report on failure.
  @discardableResult
  func run(
    _ arguments: [String], in folder: TemporaryFolder, input: [UInt8] = [],
    environment: [String: String] = [:], sourceLocation: SourceLocation = #_sourceLocation,
    culprit: (HostileTool) throws -> String = { _ in "" }
  ) throws -> Program.Run {
    let run = try result(of: arguments, in: folder, input: input, environment: environment)
    if !(0...2).contains(run.status) || run.status == 2 && run.errors.isEmpty {
      Issue.record(
        """
        \(name) \(arguments.joined(separator: " ").prefix(2000)) ended with \(run.status)
        \(try culprit(self))
        \(run.errorText.prefix(2000))
        """, sourceLocation: sourceLocation)
    }
    return run
  }

  /// Runs the tool and returns its result, whatever it is.
  ///
  /// Only macOS, which lacks the programs for them, runs it without limits.
  func result(
    of arguments: [String], in folder: TemporaryFolder, input: [UInt8] = [],
    environment: [String: String] = [:]
  ) throws -> Program.Run {
    var (program, words) = (Self.folder.appending(path: name), arguments)
    #if os(Linux)
    guard Self.prlimit != nil else { throw HostileToolError.missing("prlimit") }
    guard Self.timeout != nil else { throw HostileToolError.missing("timeout") }
    #endif
    if let prlimit = Self.prlimit {
      words = ["--as=\(Self.memory)", "--core=0", program.path] + words
      program = prlimit.url
    }
    if let timeout = Self.timeout {
      words = ["-k", "5", "\(Self.patience)", program.path] + words
      program = timeout.url
    }
    return try Program(at: program).run(
      words, input: Data(input),
      // Swift's backtraces would take long.
      environment: ["LANG": "en_US.UTF-8", "SWIFT_BACKTRACE": "enable=no"].merging(environment) {
        $1
      },
      folder: folder.url)
  }
}

/// A folder of hostile catalogs.
struct HostileFolder {
  let folder: TemporaryFolder
  private let catalogs: [HostileCatalog]

  /// Writes catalogs to `in/`.
  init(_ catalogs: [HostileCatalog]) throws {
    folder = try TemporaryFolder()
    self.catalogs = catalogs
    try folder.write([], to: "in/.keep")
    try folder.write([], to: "out/.keep")
    for catalog in catalogs {
      try folder.write(catalog.bytes, to: "in/\(Self.fileName(of: catalog))")
    }
  }

  private static func fileName(of catalog: HostileCatalog) -> String { "\(catalog.name).xcstrings" }

  /// The paths of the catalogs, in the folder.
  var paths: [String] { catalogs.map { "in/" + Self.fileName(of: $0) } }

  /// Expects a tool to survive all catalogs without changing them.
  ///
  /// `arguments` name them as `in`.
  @discardableResult
  func expectSurvival(
    of tool: HostileTool, _ arguments: [String], changes: Bool = false,
    environment: [String: String] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Program.Run {
    let run = try tool.run(
      arguments, in: folder, environment: environment, sourceLocation: sourceLocation
    ) { tool in try culprit(of: tool, arguments, environment) }
    if !changes { expectNoChange(after: arguments, sourceLocation: sourceLocation) }
    try restore()
    return run
  }

  /// Expects all catalogs to be unchanged.
  func expectNoChange(after arguments: [String], sourceLocation: SourceLocation = #_sourceLocation)
  {
    let names = Set(
      (try? FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/in")) ?? [])
    let others = names.subtracting(catalogs.map(Self.fileName)).subtracting([".keep"])
    #expect(others.isEmpty, "\(arguments) left \(others)", sourceLocation: sourceLocation)
    for (catalog, path) in zip(catalogs, paths)
    where (try? Data(contentsOf: folder.url.appending(path: path))) != Data(catalog.bytes) {
      Issue.record("\(arguments) changed \(path)", sourceLocation: sourceLocation)
    }
  }

  /// Writes the catalogs again.
  func restore() throws {
    for (catalog, path) in zip(catalogs, paths) { try folder.write(catalog.bytes, to: path) }
  }

  /// Returns the first catalog that crashes a tool on its own.
  private func culprit(
    of tool: HostileTool, _ arguments: [String], _ environment: [String: String]
  ) throws -> String {
    for catalog in catalogs {
      let alone = try HostileFolder([catalog])
      let run = try tool.result(of: arguments, in: alone.folder, environment: environment)
      if !(0...2).contains(run.status) {
        return "\(catalog.name): \(String(decoding: catalog.bytes.prefix(3000), as: UTF8.self))"
      }
    }
    return "none of \(catalogs.map(\.name)) alone"
  }
}

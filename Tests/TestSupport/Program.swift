public import Foundation

/// A program that tests run: one of ours, or an independent one for comparison.
public struct Program: Sendable {
  /// The exit status and output of a run.
  public struct Run: Sendable {
    /// The exit status.
    public var status: Int32

    /// The bytes of standard output.
    public var output: Data

    /// The bytes of standard error.
    public var errors: Data

    /// Standard output as text.
    public var text: String { String(decoding: output, as: UTF8.self) }

    /// Standard error as text.
    public var errorText: String { String(decoding: errors, as: UTF8.self) }
  }

  /// The path of the program.
  public let url: URL

  /// The arguments that precede those of each run.
  private var leadingArguments: [String] = []

  /// Creates a program from its path.
  public init(at url: URL) {
    self.url = url
  }

  /// Finds a program by its name in `PATH`; nil if it is not installed.
  public init?(named name: String) {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let path = folders.map { "\($0)/\(name)" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
    guard let path else { return nil }
    url = URL(filePath: path)
  }

  /// The Python in `METALENS_TEST_PYTHON`, or else the one in `PATH`.
  ///
  /// Tests that use it need `.python`, which requires the packages of `Tests/requirements.txt`.
  public static let python: Program? = {
    let path = ProcessInfo.processInfo.environment["METALENS_TEST_PYTHON"]
    return path.map { Program(at: URL(filePath: $0)) } ?? Program(named: "python3")
  }()

  /// Whether that Python has the packages of `Tests/requirements.txt` that tests import.
  static let hasPythonPackages: Bool = {
    let modules = """
      axe_playwright_python, brotli, c2pa, cmarkgfm, html5lib, jsonschema, junitparser, PIL, \
      pillow_heif, pillow_jxl, pre_commit, sarif_pydantic, translate.storage.xliff, websocket, yaml
      """
    return (try? python?.run(["-c", "import \(modules)"]))?.status == 0
  }()

  /// Whether a process in its own namespace can mount a file system.
  static let canMount =
    (try? Program(named: "unshare")?.run(["-rm", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]))?.status
    == 0

  /// Whether strace can change what a program asks of the system.
  static let canTrace =
    (try? Program(named: "strace")?.run(
      ["-qq", "-o", "/dev/null", "-e", "inject=close:delay_enter=1:when=1", "/bin/true"]))?.status
    == 0

  /// Whether ``withoutPrivileges`` is possible here.
  static let canDropPrivileges = getuid() != 0 || Program(named: "setpriv") != nil

  /// The same program, subject to permissions even if root runs the tests.
  public var withoutPrivileges: Program {
    guard getuid() == 0, var restricted = Program(named: "setpriv") else { return self }
    restricted.leadingArguments =
      ["--bounding-set=-dac_override,-dac_read_search", url.path] + leadingArguments
    return restricted
  }

  /// Starts a process, also if its program was written just now.
  ///
  /// What another test starts at that moment has the file open until its own program runs.
  private static func start(_ process: Process) throws {
    for _ in 0..<100 {
      do {
        return try process.run()
      } catch {
        let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        guard cause?.domain == NSPOSIXErrorDomain, cause?.code == Int(ETXTBSY) else { throw error }
        Thread.sleep(forTimeInterval: 0.02)
      }
    }
    try process.run()
  }

  /// Runs the program to its end.
  public func run(
    _ arguments: [String], input: Data = Data(), environment: [String: String]? = nil,
    folder: URL? = nil
  ) throws -> Run {
    // Files instead of pipes, so that a long output can't fill a pipe that no one reads.
    let scratch = try TemporaryFolder()
    let output = try scratch.write([], to: "output")
    let errors = try scratch.write([], to: "errors")
    let process = Process()
    process.executableURL = url
    process.arguments = leadingArguments + arguments
    process.environment = environment
    process.currentDirectoryURL = folder
    process.standardInput = try FileHandle(forReadingFrom: scratch.write(input, to: "input"))
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try Self.start(process)
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus, output: try Data(contentsOf: output),
      errors: try Data(contentsOf: errors))
  }
}

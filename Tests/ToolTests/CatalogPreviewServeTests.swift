import Foundation
import TestSupport
import Testing

/// `catalog-preview serve`, run as by a user, with the page in a real browser.
struct CatalogPreviewServeTests {
  private let folder: TemporaryFolder
  private let tool: Tool

  init() throws {
    folder = try TemporaryFolder()
    tool = Tool(executable: Tool.built("catalog-preview"), folder: folder.url)
    try folder.write(#"{"sourceLanguage":"en","strings":{"a":{}}}"#.utf8, to: "A.xcstrings")
    try folder.write(#"{"sourceLanguage":"en","strings":{"a":{}"#.utf8, to: "Broken.xcstrings")
  }

  /// The checks that need more than a browser.
  private static let special = ["real_catalog", "what_is_read_only"]

  private func expectNoFaults(in check: String) throws {
    let faults = try #require(try PageChecks.faults(of: check), "\(PageChecks.errors)")
    for fault in faults { Issue.record("\(check): \(fault)") }
  }

  @Test(
    .needs(.browser, .python), .serialized, .endsHangs,
    arguments: PageChecks.names.filter { !special.contains($0) })
  func worksInABrowser(check: String) throws {
    try expectNoFaults(in: check)
  }

  @Test(.needs(.browser, .python, .data), .endsHangs)
  func editsARealCatalogInABrowser() throws {
    try expectNoFaults(in: "real_catalog")
  }

  @Test(.needs(.browser, .python, .permissions), .endsHangs)
  func saysInABrowserWhatIsReadOnly() throws {
    try expectNoFaults(in: "what_is_read_only")
  }

  @Test func knowsTheChecksOfThePage() {
    #expect(PageChecks.names.count > 40)
    #expect(Self.special.allSatisfy(PageChecks.names.contains))
  }

  @Test func saysThatAPortIsInUse() throws {
    let first = try served()
    defer { first.process.terminate() }
    let run = try tool.run("serve", "A.xcstrings", "--port", first.port)
    #expect(run.status == 2 && run.text.isEmpty)
    #expect(run.errorText.contains("Port \(first.port) is in use by another program."))
  }

  @Test(.endsHangs) func servesNoPipe() throws {
    try #require(unsafe mkfifo(folder.url.appending(path: "pipe.xcstrings").path, 0o600) == 0)
    let run = try tool.run("serve", "pipe.xcstrings")
    #expect(run.status == 2)
    #expect(run.errorText == "error: Can’t read pipe.xcstrings: Not a regular file\n")
  }

  @Test func endsCleanlyWhenInterrupted() throws {
    let server = try served()
    server.process.interrupt()
    server.process.waitUntilExit()
    #expect(server.process.terminationStatus == 0)
    #expect(try folder.names == ["A.xcstrings", "Broken.xcstrings"])
  }

  /// Arguments are visible to everyone, so the browser gets a file that only its owner can read.
  @Test func opensABrowserWithAFileThatLeadsToThePage() throws {
    let open = "#!/bin/sh\nprintf %s \"$1\" >path.tmp && mv path.tmp path\n"
    for name in ["open", "xdg-open"] {
      let file = try folder.write(open.utf8, to: "bin/\(name)")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
    try folder.write([], to: "run/.keep")
    let server = try served(
      with: ["--open"],
      environment: [
        "PATH": "\(folder.url.path)/bin:/usr/bin:/bin", "XDG_RUNTIME_DIR": "\(folder.url.path)/run",
      ])
    defer { if server.process.isRunning { server.process.terminate() } }
    for _ in 0..<3_000 {
      if try folder.names.contains("path") { break }
      usleep(10_000)
    }
    let path = try folder.text(of: "path")
    #expect(path.hasPrefix("\(folder.url.path)/run/catalog-preview-"))
    #expect(path.hasSuffix(".html"))
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let page = try String(contentsOfFile: path, encoding: .utf8)
    #expect(page.contains("http-equiv=\"refresh\" content=\"0; url=\(server.address)\""))

    server.process.terminate()
    server.process.waitUntilExit()
    #expect(server.process.terminationReason == .exit && server.process.terminationStatus == 0)
    let rest = try FileManager.default.contentsOfDirectory(atPath: "\(folder.url.path)/run")
    #expect(rest == [".keep"])
  }

  @Test func staysWhenItIsToIgnoreThatTheTerminalCloses() throws {
    let server = try served(
      by: "/bin/sh", "-c", "trap '' HUP; exec \"$0\" \"$@\"", tool.executable.path)
    kill(server.process.processIdentifier, SIGHUP)
    usleep(100_000)
    #expect(server.process.isRunning)
    server.process.terminate()
    server.process.waitUntilExit()
    #expect(server.process.terminationReason == .exit && server.process.terminationStatus == 0)
  }

  @Test(arguments: [
    ["serve", "absent.xcstrings"], ["serve", "Broken.xcstrings"], ["serve"],
    ["serve", "A.xcstrings", "--port", "x"], ["serve", "A.xcstrings", "--port", "70000"],
    ["serve", "A.xcstrings", "--suggest", ""], ["serve", "A.xcstrings", "--suggest", " "],
    ["serve", "A.xcstrings", "--suggest", "'a b"], ["serve", "A.xcstrings", "--suggest", "'' b"],
    ["serve", "A.xcstrings", "--memory", "absent"],
  ])
  func endsAWrongCommandWithStatusTwoAndASentence(arguments: [String]) throws {
    let run = try tool.run(arguments: arguments)
    #expect(run.status == 2 && run.text.isEmpty && run.errorText.hasPrefix("error: "))
  }

  /// Starts a server, with a command of which its own is the end, and waits for its address, which
  /// ends in the token.
  private func served(
    by command: String..., with options: [String] = [], environment: [String: String] = [:]
  ) throws -> (process: Process, port: String, address: String) {
    let process = Process()
    let output = Pipe()
    let words = command.isEmpty ? [tool.executable.path] : command
    process.executableURL = URL(fileURLWithPath: words[0])
    process.arguments = words.dropFirst() + ["serve", "A.xcstrings"] + options
    process.environment = tool.environment.merging(environment) { $1 }
    process.currentDirectoryURL = folder.url
    process.standardOutput = output
    try process.run()
    var text = ""
    while !text.contains("\n") || text.firstMatch(of: /#[0-9a-f]{32}\n/) == nil {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { break }
      text += String(decoding: data, as: UTF8.self)
    }
    let found = try #require(text.firstMatch(of: /http:\/\/127\.0\.0\.1:(\d+)\/#[0-9a-f]{32}/))
    return (process, String(found.output.1), String(found.output.0))
  }
}

import Escaping
import ProductStrings

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Prints web pages as PDF, with a browser that is installed.
///
/// Only browsers of the Chromium family write tags for screen readers and bookmarks. The browser
/// runs without a window, in a folder of its own, and reaches no network.
package struct PagePrinter: Sendable {
  /// The environment variable with the path of a browser.
  package static let variable = "METALENS_BROWSER"

  /// The programs that are looked for in `PATH`, best first.
  private static let names = [
    "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome",
    "microsoft-edge", "microsoft-edge-stable", "brave-browser",
  ]

  /// The folders of programs where `PATH` is not set.
  private static let standardPath = "/usr/local/bin:/usr/bin:/bin"

  /// The programs that are looked for elsewhere.
  private static let paths = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  ]

  /// The seconds after which a browser is ended; a report on thousands of photos takes minutes.
  private static let maximumSeconds = 600

  /// The microseconds between two looks at the browser.
  private static let pause: UInt32 = 10_000

  /// The maximum number of bytes of the path of a folder with a socket.
  private static let longestFolder = 56

  /// The maximum number of bytes of a reason.
  private static let longestReason = 300

  private let program: String

  /// Finds a browser: the one that the environment names, or the first that is installed.
  ///
  /// Throws if the PDF would go to a terminal, because it goes to no file.
  package init(toFile: Bool) throws(PrintingError) {
    try self.init()
    if !toFile, Terminal.isAttached { throw .terminal }
  }

  private init() throws(PrintingError) {
    if let named = Environment.value(of: Self.variable), !named.isEmpty {
      program = named
      return
    }
    let folders = (Environment.value(of: "PATH") ?? Self.standardPath).split(separator: ":")
    let inPath = Self.names.lazy.flatMap { name in folders.lazy.map { "\($0)/\(name)" } }
    let found =
      inPath.first { unsafe access($0, X_OK) == 0 }
      ?? Self.paths.first { unsafe access($0, X_OK) == 0 }
    guard let found else { throw .noBrowser }
    program = found
  }

  /// Returns a web page as PDF.
  ///
  /// The document has the date, in seconds since 1970, as the time at which it was made, so that
  /// the same page gives the same bytes with the same browser and fonts. A signal that ends the
  /// process ends the browser first.
  ///
  /// - Throws: a ``PrintingError``, or a ``FileError`` if there is no room for temporary files.
  package func pdf(of page: String, date: Int) throws -> [UInt8] {
    let interruptions = Interruptions()
    interruptions.block()
    // What arrives while the browser runs ends the process here, when nothing is left of it.
    defer { interruptions.unblock() }
    return PDFDates.set(date, in: try print(page, until: interruptions))
  }

  private func print(_ page: String, until interruptions: Interruptions) throws -> [UInt8] {
    let folder = try PrivateFolder()
    let (source, target) = ("\(folder.path)/page.html", "\(folder.path)/page.pdf")
    try SystemFile.write(Array(page.utf8), to: source)
    let errors = try UnlinkedFile()
    let nothing = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(nothing) }
    let browser = ChildProcess(
      program, Self.arguments(source: source, target: target, folder: folder.path),
      input: nothing, output: nothing, errors: errors.descriptor, leadsGroup: true,
      variables: ["TMPDIR": Self.temporaryFolder(in: folder.path)])
    guard let browser else {
      throw PrintingError.failed(program: program, reason: SystemReasonKey.description(of: ENOENT))
    }
    let end = ContinuousClock.now + .seconds(Self.maximumSeconds)
    while !browser.hasEnded() {
      if interruptions.arePending {
        browser.endGroup()
        throw PrintingError.failed(program: program, reason: "")
      }
      guard ContinuousClock.now < end else {
        browser.endGroup()
        throw PrintingError.tookTooLong(program: program, seconds: Self.maximumSeconds)
      }
      usleep(Self.pause)
    }
    // What the browser started ends with it.
    browser.endGroup()
    guard let bytes = try? SystemFile.bytes(at: target), bytes.starts(with: "%PDF-".utf8) else {
      throw PrintingError.failed(program: program, reason: Self.reason(try errors.bytes()))
    }
    return bytes
  }

  /// Returns the command line of a browser that prints a page and ends.
  private static func arguments(source: String, target: String, folder: String) -> [String] {
    var arguments = [
      "--headless", "--disable-gpu", "--user-data-dir=\(folder)/profile", "--no-first-run",
      "--no-default-browser-check", "--disable-extensions", "--disable-sync",
      "--disable-background-networking", "--disable-component-update", "--disable-breakpad",
      "--disable-crash-reporter", "--disable-dev-shm-usage", "--password-store=basic",
      "--use-mock-keychain", "--host-resolver-rules=MAP * ~NOTFOUND", "--lang=en-US",
      "--export-tagged-pdf", "--generate-pdf-document-outline", "--no-pdf-header-footer",
      "--print-to-pdf=\(target)",
    ]
    // Chromium refuses to run as root in its sandbox. The page has neither a script nor anything
    // that would be loaded.
    if geteuid() == 0 { arguments.append("--no-sandbox") }
    return arguments + [URIPath.reference(to: source)]
  }

  /// Returns the folder for temporary files of the browser: its own, unless the path would be too
  /// long for the socket that it makes there (108 bytes on Linux).
  private static func temporaryFolder(in folder: String) -> String {
    folder.utf8.count <= longestFolder ? folder : "/tmp"
  }

  /// Returns why a browser ended, or else the last line of what it said.
  private static func reason(_ errors: [UInt8]) -> String {
    let lines = errors.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    let line = lines.first { $0.firstRange(of: Array(":FATAL:".utf8)) != nil } ?? lines.last ?? []
    return String(decoding: line.prefix(longestReason), as: UTF8.self)
  }
}

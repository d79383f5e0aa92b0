import ToolSupport

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A file that redirects a browser to the page.
///
/// Everyone on the machine can read the arguments of a process, so the URL with its token must not
/// be one of them. Only the owner of this file can read it.
struct BrowserTicket {
  private let path: String

  /// Writes the file; nil on failure.
  init?(address: String) {
    let folder =
      Environment.value(of: "XDG_RUNTIME_DIR") ?? Environment.value(of: "TMPDIR") ?? "/tmp"
    var template = Array("\(folder)/catalog-preview-XXXXXX.html".utf8CString)
    let descriptor = unsafe template.withUnsafeMutableBufferPointer { buffer -> Int32 in
      guard let base = buffer.baseAddress else { return -1 }
      return unsafe mkstemps(base, 5)
    }
    guard descriptor >= 0 else { return nil }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let html = """
      <!doctype html><meta name="referrer" content="no-referrer">\
      <meta http-equiv="refresh" content="0; url=\(address)">
      """
    let isWritten = StandardStream(descriptor: descriptor).write(html)
    guard close(descriptor) == 0, isWritten else {
      remove()
      return nil
    }
  }

  /// The time that a browser has to read the file; one that is not running yet takes a while to
  /// start.
  static let lifetime = Duration.seconds(60)

  /// Opens the file with the system's opener, and returns its process; nil if there is none.
  func open() -> ChildProcess? {
    #if canImport(Darwin)
    ChildProcess("open", [path])
    #else
    ChildProcess("xdg-open", [path])
    #endif
  }

  /// Removes the file.
  func remove() {
    unsafe unlink(path)
  }
}

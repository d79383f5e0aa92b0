import ToolSupport

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A file that leads a browser to the page.
///
/// The arguments of a process can be read by everybody on the machine, so the address with its token must not
/// be one of them. This file only its owner can read.
struct BrowserTicket {
  private let path: String

  /// Writes the file; nil when that can't be done.
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

  /// Hands the file to the program that opens pages, and returns whether there is one.
  func open() -> Bool {
    #if canImport(Darwin)
    let program = "open"
    #else
    let program = "xdg-open"
    #endif
    var process = pid_t()
    let (name, file) = unsafe (strdup(program), strdup(path))
    defer {
      unsafe free(name)
      unsafe free(file)
    }
    let arguments = unsafe [name, file, nil]
    return unsafe posix_spawnp(&process, program, nil, nil, arguments, environ) == 0
  }

  /// Removes the file.
  func remove() {
    unsafe unlink(path)
  }
}

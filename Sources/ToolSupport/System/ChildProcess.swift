#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Another program, started by this one.
package struct ChildProcess: Sendable {
  private let process: pid_t

  /// Starts a program found in `PATH`; nil if there is none with that name.
  ///
  /// Standard output is that of this process, or the given descriptor.
  package init?(_ program: String, _ arguments: [String], output: Int32? = nil) {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = unsafe posix_spawn_file_actions_t()
    #endif
    guard unsafe posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    if let output {
      guard unsafe posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO) == 0
      else { return nil }
    }
    var words: [UnsafeMutablePointer<CChar>?] = unsafe []
    for word in [program] + arguments { unsafe words.append(strdup(word)) }
    unsafe words.append(nil)
    defer { unsafe words.forEach { unsafe free($0) } }
    var started = pid_t()
    let status = unsafe posix_spawnp(&started, program, &actions, nil, words, environ)
    guard status == 0 else { return nil }
    process = started
  }

  /// Waits for the end of the program and returns its exit status; nil if a signal ended it.
  @discardableResult
  package func wait() -> Int32? {
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return nil }
    }
    // The macros of <sys/wait.h> can't be imported.
    return status & 0x7F == 0 ? status >> 8 & 0xFF : nil
  }

  /// Runs a program and returns its standard output; nil if there is no such program, or a signal
  /// ended it.
  package static func output(
    of program: String, _ arguments: [String]
  ) -> (status: Int32, bytes: [UInt8])? {
    var ends: [Int32] = [0, 0]
    guard unsafe pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let child = ChildProcess(program, arguments, output: ends[1])
    close(ends[1])
    defer { close(ends[0]) }
    guard let child else { return nil }
    let bytes = SystemFile.bytes(from: ends[0])
    guard let status = child.wait(), let bytes else { return nil }
    return (status, bytes)
  }
}

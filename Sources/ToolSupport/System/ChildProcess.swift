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
  /// Its standard streams are those of this process, or the given descriptors. A program that leads
  /// a group gets no signals from the keyboard, and its own programs can be ended with it. Of the
  /// environment, `variables` replace those with their names.
  package init?(
    _ program: String, _ arguments: [String], input: Int32? = nil, output: Int32? = nil,
    errors: Int32? = nil, leadsGroup: Bool = false, variables: [String: String] = [:]
  ) {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = unsafe posix_spawn_file_actions_t()
    #endif
    guard unsafe posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    #if canImport(Darwin)
    var attributes: posix_spawnattr_t?
    #else
    var attributes = posix_spawnattr_t()
    #endif
    guard unsafe posix_spawnattr_init(&attributes) == 0 else { return nil }
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    if leadsGroup {
      // Signals that wait here are not for the program.
      var none = sigset_t()
      unsafe sigemptyset(&none)
      unsafe posix_spawnattr_setsigmask(&attributes, &none)
      unsafe posix_spawnattr_setpgroup(&attributes, 0)
      unsafe posix_spawnattr_setflags(
        &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK))
    }
    let streams = [(input, STDIN_FILENO), (output, STDOUT_FILENO), (errors, STDERR_FILENO)]
    for case (let descriptor?, let stream) in streams {
      guard unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, stream) == 0
      else { return nil }
    }
    var words: [UnsafeMutablePointer<CChar>?] = unsafe []
    for word in [program] + arguments { unsafe words.append(strdup(word)) }
    unsafe words.append(nil)
    defer { unsafe words.forEach { unsafe free($0) } }
    let replaced = unsafe variables.map { unsafe strdup("\($0.key)=\($0.value)") }
    defer { unsafe replaced.forEach { unsafe free($0) } }
    let values = unsafe Self.environment(without: variables.keys) + replaced + [nil]
    var started = pid_t()
    let status = unsafe posix_spawnp(
      &started, program, &actions, &attributes, words, values)
    guard status == 0 else { return nil }
    process = started
  }

  /// Returns the variables of this process, as they are, without those with some names.
  private static func environment(
    without names: some Collection<String>
  ) -> [UnsafeMutablePointer<CChar>?] {
    var values: [UnsafeMutablePointer<CChar>?] = unsafe []
    var position = 0
    while let value = unsafe environ[position] {
      let text = unsafe String(cString: value)
      if !names.contains(where: { text.utf8.starts(with: "\($0)=".utf8) }) {
        unsafe values.append(value)
      }
      position += 1
    }
    return unsafe values
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

  /// Returns whether the program has ended; its exit status is gone then.
  package func hasEnded() -> Bool {
    var status: Int32 = 0
    let ended = unsafe waitpid(process, &status, WNOHANG)
    return ended == process || ended < 0 && errno != EINTR
  }

  /// Ends the program and those that it started, if it leads a group, and waits for its end.
  package func endGroup() {
    kill(-process, SIGKILL)
    wait()
  }

  /// Runs a program and returns its standard output; nil if there is no such program, or a signal
  /// ended it.
  package static func output(
    of program: String, _ arguments: [String]
  ) -> (status: Int32, bytes: [UInt8])? {
    guard let (child, end) = piped(program, arguments) else { return nil }
    defer { close(end) }
    let bytes = SystemFile.bytes(from: end)
    guard let status = child.wait(), let bytes else { return nil }
    return (status, bytes)
  }

  /// Runs a program that reads `input`, and returns its standard output and error; nil if there is
  /// no such program, or a signal ended it.
  ///
  /// - Throws: a ``FileError`` if there is no room for a temporary file.
  package static func output(
    of program: String, _ arguments: [String], input: [UInt8]
  ) throws(FileError) -> (status: Int32, bytes: [UInt8], errors: String)? {
    // Files can't fill up as pipes do, while the program waits for us and we for it.
    let requests = try UnlinkedFile()
    try requests.append(input)
    requests.rewind()
    let errors = try UnlinkedFile()
    guard
      let (child, end) = piped(
        program, arguments, input: requests.descriptor, errors: errors.descriptor)
    else { return nil }
    defer { close(end) }
    let bytes = SystemFile.bytes(from: end)
    guard let status = child.wait(), let bytes else { return nil }
    return (status, bytes, String(decoding: try errors.bytes(), as: UTF8.self))
  }

  /// Starts a program with a pipe, and returns it with the end of the pipe that is read.
  private static func piped(
    _ program: String, _ arguments: [String], input: Int32? = nil, errors: Int32? = nil
  ) -> (child: ChildProcess, end: Int32)? {
    var ends: [Int32] = [0, 0]
    guard unsafe pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let child = ChildProcess(program, arguments, input: input, output: ends[1], errors: errors)
    close(ends[1])
    guard let child else {
      close(ends[0])
      return nil
    }
    return (child, ends[0])
  }
}

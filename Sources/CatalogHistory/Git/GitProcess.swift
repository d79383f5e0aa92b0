#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A process of git that reads requests and is read while it runs.
///
/// Git runs no program that the repository's configuration names, writes nothing, and fetches
/// nothing from a server. What it says has a time limit, after which it is ended.
final class GitProcess {
  /// What git is told before its command.
  private static let options = [
    "--no-pager", "--no-optional-locks", "-c", "core.fsmonitor=false", "-c", "log.showRoot=true",
    "-c", "diff.orderFile=/dev/null", "-c", "i18n.logOutputEncoding=UTF-8",
  ]

  /// What is added to the environment: no fetching of missing objects, no questions, and paths as
  /// they are read without settings.
  ///
  /// Git makes a new block of memory for each content that it unpacks. The last two settings, which
  /// only glibc knows, let it use the same memory again instead of getting new pages each time.
  private static let environment = [
    "GIT_NO_LAZY_FETCH=1", "GIT_TERMINAL_PROMPT=0", "GIT_OPTIONAL_LOCKS=0",
    "GIT_LITERAL_PATHSPECS=0", "GIT_GLOB_PATHSPECS=0", "GIT_NOGLOB_PATHSPECS=0",
    "GIT_ICASE_PATHSPECS=0",
    "MALLOC_MMAP_THRESHOLD_=\(1 << 27)", "MALLOC_TRIM_THRESHOLD_=\(1 << 27)",
  ]

  /// How much git can write before it is read, where the system lets one say so.
  private static let pipeByteCount: Int32 = 1 << 18

  #if os(Linux)
  /// The command of fcntl(2) that sets the capacity of a pipe, `F_SETPIPE_SZ` in linux/fcntl.h.
  private static let setPipeSize: Int32 = 1031
  #endif

  private var process: pid_t
  private var output: Int32
  private var requests: Int32
  private var waiting: [UInt8] = []
  private var written = 0
  private var hasAllRequests = false
  private let deadline: ContinuousClock.Instant

  /// The bytes that were read and not taken yet.
  private var buffer: [UInt8] = []
  private var taken = 0
  private var isAtEnd = false

  /// Starts git in a folder.
  init(
    _ arguments: [String], in folder: String, until deadline: ContinuousClock.Instant
  ) throws(HistoryError) {
    self.deadline = deadline
    var pipes: [Int32] = [0, 0]
    var sockets: [Int32] = [0, 0]
    guard unsafe pipe(&pipes) == 0 else { throw .gitMissing }
    guard unsafe socketpair(AF_UNIX, Self.stream, 0, &sockets) == 0 else {
      for end in pipes { close(end) }
      throw .gitMissing
    }
    for end in pipes + sockets { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    for end in [pipes[0], sockets[0]] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    #if os(Linux)
    _ = fcntl(pipes[1], Self.setPipeSize, Self.pipeByteCount)
    #endif
    let words = ["git"] + Self.options + ["-C", folder] + arguments
    let started = Self.spawn(words, input: sockets[1], output: pipes[1])
    close(pipes[1])
    close(sockets[1])
    guard let started else {
      close(pipes[0])
      close(sockets[0])
      throw .gitMissing
    }
    process = started
    output = pipes[0]
    requests = sockets[0]
  }

  deinit {
    close(output)
    if requests >= 0 { close(requests) }
    // A process that ended waits to be asked for its status; one that did not is not needed.
    if process > 0 {
      kill(process, SIGKILL)
      var status: Int32 = 0
      unsafe _ = waitpid(process, &status, 0)
    }
  }

  /// Runs git to its end and returns its standard output.
  static func output(
    of arguments: [String], in folder: String, input: [UInt8] = [], upTo limit: Int,
    until deadline: ContinuousClock.Instant
  ) throws(HistoryError) -> [UInt8] {
    let git = try GitProcess(arguments, in: folder, until: deadline)
    git.ask(input)
    git.endRequests()
    while try git.fill() {
      guard git.buffer.count <= limit else { throw .unreadable }
    }
    guard git.status() == 0 else { throw .refused }
    return git.buffer
  }

  /// Adds to what git reads; it is written while git is read.
  func ask(_ bytes: [UInt8]) {
    waiting = Array(waiting[written...]) + bytes
    written = 0
    write()
  }

  /// Asks `git cat-file --batch` for the content with a hash.
  func ask(for blob: String) { ask(Array(blob.utf8) + [UInt8(ascii: "\n")]) }

  /// Reads the next content that `git cat-file --batch` was asked for, into an array whose memory
  /// is used again.
  ///
  /// Returns false, with no bytes, if git doesn't have it, if it isn't a file, or if it is larger
  /// than a limit.
  func readContent(into bytes: inout [UInt8], upTo limit: Int) throws(HistoryError) -> Bool {
    guard let line = try self.line() else { throw .refused }
    // An object is announced by its hash, type and size; a missing one by the request.
    let words = line.split(separator: " ")
    guard words.count == 3, let size = Int(words[2]), size >= 0 else {
      bytes.removeAll(keepingCapacity: true)
      return false
    }
    guard words[1] == "blob", size <= limit else {
      bytes.removeAll(keepingCapacity: true)
      try skip(size + 1)
      return false
    }
    try read(size, into: &bytes)
    try skip(1)
    return true
  }

  /// Ends what git reads, once all of it is written.
  func endRequests() {
    hasAllRequests = true
    write()
  }

  /// Returns the next line, without its end; nil at the end.
  func line(upTo limit: Int = 4096) throws(HistoryError) -> String? {
    while true {
      let rest = buffer[taken...]
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: rest[..<end], as: UTF8.self)
        taken = end + 1
        return line
      }
      guard rest.count <= limit else { throw .unreadable }
      guard try fill() else { return nil }
    }
  }

  /// Reads the next bytes, of which there must be `count`, into an array whose memory is used
  /// again.
  func read(_ count: Int, into bytes: inout [UInt8]) throws(HistoryError) {
    if bytes.count > count {
      bytes.removeLast(bytes.count - count)
    } else {
      bytes.append(contentsOf: repeatElement(0, count: count - bytes.count))
    }
    let known = min(count, buffer.count - taken)
    bytes.replaceSubrange(..<known, with: buffer[taken..<taken + known])
    taken += known
    var filled = known
    var failure: HistoryError?
    unsafe bytes.withUnsafeMutableBytes { memory in
      do throws(HistoryError) {
        while filled < count {
          let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: memory[filled...])
          let got = try unsafe read(into: rest)
          guard got > 0 else { throw .unreadable }
          filled += got
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }

  /// Passes over bytes.
  func skip(_ count: Int) throws(HistoryError) {
    var left = count
    while left > 0 {
      if taken == buffer.count {
        discard()
        guard try fill() else { throw .unreadable }
      }
      let step = min(left, buffer.count - taken)
      taken += step
      left -= step
    }
  }

  private func discard() {
    buffer.removeAll(keepingCapacity: true)
    taken = 0
  }

  /// Reads more into the buffer; returns whether there was more.
  private func fill() throws(HistoryError) -> Bool {
    if taken == buffer.count { discard() }
    let size = 1 << 16
    var failure: HistoryError?
    let chunk = unsafe [UInt8](unsafeUninitializedCapacity: size) { memory, filled in
      do throws(HistoryError) {
        filled = try unsafe read(into: UnsafeMutableRawBufferPointer(memory))
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    buffer += chunk
    return !chunk.isEmpty
  }

  /// Reads what git says into memory, and writes requests while there is nothing to read.
  ///
  /// Returns the number of bytes, zero at the end.
  private func read(into memory: UnsafeMutableRawBufferPointer) throws(HistoryError) -> Int {
    guard !isAtEnd, memory.count > 0 else { return 0 }
    while true {
      write()
      let got = unsafe systemRead(output, memory.baseAddress, memory.count)
      if got > 0 { return got }
      if got == 0 {
        isAtEnd = true
        return 0
      }
      guard errno == EAGAIN || errno == EINTR else { throw .unreadable }
      try wait()
    }
  }

  /// Waits until git can be read or written.
  private func wait() throws(HistoryError) {
    let left = ContinuousClock.now.duration(to: deadline)
    guard left > .zero else { throw .timedOut }
    var streams = [pollfd(fd: output, events: Int16(POLLIN), revents: 0)]
    if written < waiting.count, requests >= 0 {
      streams.append(pollfd(fd: requests, events: Int16(POLLOUT), revents: 0))
    }
    let milliseconds = min(left.components.seconds, 3600) * 1000 + 1
    let status = unsafe poll(&streams, nfds_t(streams.count), Int32(milliseconds))
    if status == 0, ContinuousClock.now >= deadline { throw .timedOut }
    if status < 0, errno != EINTR { throw .unreadable }
  }

  private func write() {
    while requests >= 0, written < waiting.count {
      let sent = unsafe waiting.withUnsafeBytes { bytes in
        // A program that ended must not end this one.
        let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[written...])
        return unsafe send(requests, rest.baseAddress, rest.count, Self.withoutSignal)
      }
      if sent > 0 {
        written += sent
      } else if errno == EINTR {
        continue
      } else if errno == EAGAIN {
        return
      } else {
        written = waiting.count
      }
    }
    guard hasAllRequests, requests >= 0 else { return }
    close(requests)
    requests = -1
  }

  /// Waits for the end of git and returns its exit status; nil if a signal ended it.
  private func status() -> Int32? {
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return nil }
    }
    process = 0
    return status & 0x7F == 0 ? status >> 8 & 0xFF : nil
  }

  private static func spawn(_ words: [String], input: Int32, output: Int32) -> pid_t? {
    guard !words.contains(where: { $0.utf8.contains(0) }) else { return nil }
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = unsafe posix_spawn_file_actions_t()
    #endif
    guard unsafe posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    guard unsafe posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO) == 0,
      unsafe posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO) == 0,
      unsafe posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        == 0
    else { return nil }
    var arguments: [UnsafeMutablePointer<CChar>?] = unsafe words.map { unsafe strdup($0) }
    unsafe arguments.append(nil)
    defer { unsafe arguments.forEach { unsafe free($0) } }
    var variables: [UnsafeMutablePointer<CChar>?] = unsafe environment.map { unsafe strdup($0) }
    let added = unsafe variables.count
    var position = unsafe environ
    while let variable = unsafe position.pointee {
      unsafe variables.append(variable)
      unsafe position = position.successor()
    }
    unsafe variables.append(nil)
    defer { unsafe variables[..<added].forEach { unsafe free($0) } }
    var started = pid_t()
    guard unsafe posix_spawnp(&started, "git", &actions, nil, arguments, variables) == 0 else {
      return nil
    }
    return started
  }

  #if canImport(Darwin)
  private static let stream = SOCK_STREAM
  private static let withoutSignal: Int32 = 0
  #elseif canImport(Musl)
  private static let stream = SOCK_STREAM
  private static let withoutSignal = Int32(truncatingIfNeeded: MSG_NOSIGNAL)
  #else
  private static let stream = Int32(SOCK_STREAM.rawValue)
  private static let withoutSignal = Int32(truncatingIfNeeded: MSG_NOSIGNAL)
  #endif
}

/// `read(2)`, whose name a method of the same type hides.
private func systemRead(
  _ descriptor: Int32, _ memory: UnsafeMutableRawPointer?, _ count: Int
)
  -> Int
{
  unsafe read(descriptor, memory, count)
}

import Dispatch
import PreviewServer
import Synchronization
import ToolSupport

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A command of the user that suggests translations: it reads a line of JSON and writes one.
///
/// It is started with the first line and keeps running. After a failure it is ended, and started
/// again for the next line.
final class SuggestionCommand: SuggestionSource {
  /// The maximum time for an answer.
  private static let longestAnswer = Duration.seconds(30)

  /// The maximum size of an answer.
  private static let maximumSize = 1 << 20

  /// The running command, with the ends of its pipes.
  private struct Running {
    let input: Int32
    let output: Int32

    /// What it wrote after its last answer.
    var rest: [UInt8] = []
  }

  private let words: [String]

  /// Waits for the command, which may take long.
  private let queue = DispatchQueue(label: "suggestions")
  private let running = Mutex<Running?>(nil)
  private let process = Mutex<ChildProcess?>(nil)
  private let hasEnded = Mutex(false)

  /// Uses a program with arguments.
  init(_ words: [String]) {
    self.words = words
  }

  func answer(to line: [UInt8]) async -> Result<[UInt8], SuggestionFailure> {
    await withCheckedContinuation { done in
      queue.async { done.resume(returning: self.exchange(line)) }
    }
  }

  /// Ends the command for good, even while it works.
  func end() {
    hasEnded.withLock { $0 = true }
    endProcess()
  }

  private func endProcess() {
    process.withLock { process in
      process?.endGroup()
      process = nil
    }
  }

  private func exchange(_ line: [UInt8]) -> Result<[UInt8], SuggestionFailure> {
    running.withLock { running in
      guard !hasEnded.withLock({ $0 }) else { return .failure(.ended) }
      guard var command = running ?? start() else { return .failure(.cannotStart) }
      running = nil
      let end = ContinuousClock.now + Self.longestAnswer
      do throws(SuggestionFailure) {
        // What it wrote without being asked is no answer.
        try Self.discardRest(of: &command)
        try Self.write(line, to: command.input, until: end)
        let answer = try Self.read(&command, until: end)
        running = command
        return .success(answer)
      } catch {
        close(command.input)
        close(command.output)
        endProcess()
        return .failure(error)
      }
    }
  }

  private func start() -> Running? {
    guard let input = Self.pipe() else { return nil }
    guard let output = Self.pipe() else {
      for end in [input.reading, input.writing] { close(end) }
      return nil
    }
    let child = ChildProcess(
      words[0], Array(words.dropFirst()), input: input.reading, output: output.writing,
      leadsGroup: true)
    for end in [input.reading, output.writing] { close(end) }
    guard let child else {
      for end in [input.writing, output.reading] { close(end) }
      return nil
    }
    _ = fcntl(input.writing, F_SETFL, O_NONBLOCK)
    process.withLock { $0 = child }
    return Running(input: input.writing, output: output.reading)
  }

  private static func pipe() -> (reading: Int32, writing: Int32)? {
    var ends: [Int32] = [0, 0]
    #if canImport(Glibc)
    guard unsafe Glibc.pipe(&ends) == 0 else { return nil }
    #elseif canImport(Musl)
    guard unsafe Musl.pipe(&ends) == 0 else { return nil }
    #else
    guard unsafe Darwin.pipe(&ends) == 0 else { return nil }
    #endif
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func write(
    _ line: [UInt8], to input: Int32, until end: ContinuousClock.Instant
  ) throws(SuggestionFailure) {
    var rest = line[...]
    while !rest.isEmpty {
      try wait(for: POLLOUT, on: input, until: end)
      let bytes = Array(rest)
      let count = unsafe writeOnce(input, bytes, bytes.count)
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR, errno != EAGAIN {
        throw .ended
      }
    }
  }

  private static func writeOnce(
    _ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int
  ) -> Int {
    #if canImport(Glibc)
    unsafe Glibc.write(descriptor, bytes, count)
    #elseif canImport(Musl)
    unsafe Musl.write(descriptor, bytes, count)
    #else
    unsafe Darwin.write(descriptor, bytes, count)
    #endif
  }

  /// Reads what a command has written and nobody wants.
  private static func discardRest(of command: inout Running) throws(SuggestionFailure) {
    command.rest = []
    var discarded = 0
    var request = pollfd(fd: command.output, events: Int16(POLLIN), revents: 0)
    while unsafe poll(&request, 1, 0) > 0 {
      discarded += try read(from: command.output).count
      guard discarded <= maximumSize else { throw .tooLong }
    }
  }

  /// Returns the next line of a command.
  private static func read(
    _ command: inout Running, until end: ContinuousClock.Instant
  ) throws(SuggestionFailure) -> [UInt8] {
    var line: [UInt8] = []
    while true {
      if let position = command.rest.firstIndex(of: UInt8(ascii: "\n")) {
        line += command.rest[..<position]
        command.rest = Array(command.rest[(position + 1)...])
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        return line
      }
      line += command.rest
      guard line.count <= maximumSize else { throw .tooLong }
      try wait(for: POLLIN, on: command.output, until: end)
      command.rest = try read(from: command.output)
    }
  }

  /// Returns what a pipe has now, or gets next.
  private static func read(from output: Int32) throws(SuggestionFailure) -> [UInt8] {
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, filled in
      filled = unsafe max(0, readOnce(output, buffer.baseAddress, buffer.count))
    }
    guard !bytes.isEmpty else { throw .ended }
    return bytes
  }

  private static func readOnce(
    _ descriptor: Int32, _ bytes: UnsafeMutablePointer<UInt8>?, _ count: Int
  ) -> Int {
    while true {
      #if canImport(Glibc)
      let result = unsafe Glibc.read(descriptor, bytes, count)
      #elseif canImport(Musl)
      let result = unsafe Musl.read(descriptor, bytes, count)
      #else
      let result = unsafe Darwin.read(descriptor, bytes, count)
      #endif
      if result >= 0 || errno != EINTR { return result }
    }
  }

  /// Waits until a pipe can be read or written, or has no other end any more.
  private static func wait(
    for event: some BinaryInteger, on descriptor: Int32, until end: ContinuousClock.Instant
  ) throws(SuggestionFailure) {
    while true {
      let left = (end - .now) / .milliseconds(1)
      guard left > 0 else { throw .tooSlow }
      var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
      let count = unsafe poll(&request, 1, Int32(left) + 1)
      if count > 0 { return }
      if count < 0, errno != EINTR { throw .ended }
    }
  }
}

import FlyingSocks
import Foundation

/// A connection to a browser, on which requests are answered one after the other.
///
/// What is read before the token is known is bounded in size and time.
struct PageConnection: Sendable {
  /// The number of bytes that are read at once.
  private static let pieceSize = 4096

  /// The maximum time for a browser to receive a response.
  private static let longestSending = Duration.seconds(60)

  /// The maximum size and time of what a browser still sends after the last response.
  private static let largestRest = 4 << 20
  private static let longestRest = Duration.seconds(2)

  let socket: AsyncSocket
  let service: PreviewService

  /// The maximum time between the first and the last byte of a request.
  let longestRequest: Duration

  /// Answers requests until the browser closes the connection, or does something wrong.
  func serve() async {
    var received: [UInt8] = []
    while (try? await answerNext(&received)) == true {}
    await discardRest()
    try? socket.close()
  }

  /// Answers the next request, and returns whether another one may follow; `received` are the bytes
  /// that were read before their turn.
  private func answerNext(_ received: inout [UInt8]) async throws -> Bool {
    // An idle connection may wait until the pool needs its position.
    if received.isEmpty { received = try await socket.read(atMost: Self.pieceSize) }
    do {
      let start = received
      let next = try await Self.within(longestRequest) { try await read(start) }
      received = next.rest
      try await send(await service.answer(next.request), isLast: next.isLast)
      return !next.isLast
    } catch let refusal as RequestRefusal {
      try await send(.empty(refusal.status), isLast: true)
      return false
    }
  }

  /// Reads a request that begins with the bytes, and returns it with those after it.
  private func read(
    _ start: [UInt8]
  ) async throws -> (request: PageRequest, isLast: Bool, rest: [UInt8]) {
    var bytes = start
    var end = RequestHead.end(in: bytes)
    while end == nil {
      guard bytes.count <= RequestHead.longest else { throw RequestRefusal(431) }
      let searched = bytes.count
      bytes += try await socket.read(atMost: Self.pieceSize)
      end = RequestHead.end(in: bytes, searched: searched)
    }
    let head = try RequestHead(bytes.prefix(end ?? 0))
    bytes.removeFirst(end ?? 0)
    var request = head.request
    // A body that does not matter is not read; the next request would be behind it.
    guard head.bodySize == 0 || service.readsBody(of: request) else { return (request, true, []) }
    while bytes.count < head.bodySize { bytes += try await socket.read(atMost: Self.pieceSize) }
    request.body = Array(bytes.prefix(head.bodySize))
    return (request, !head.isPersistent, Array(bytes.dropFirst(head.bodySize)))
  }

  private func send(_ answer: PageResponse, isLast: Bool) async throws {
    var lines = ["HTTP/1.1 \(answer.status) "]
    lines += answer.headers.map { "\($0.name): \($0.value)" }
    lines += ["Content-Type: \(answer.type)", "Content-Length: \(answer.body.count)"]
    if isLast { lines.append("Connection: close") }
    let data = Data(lines.map { $0 + "\r\n" }.joined().utf8) + Data("\r\n".utf8) + answer.body
    try await Self.within(Self.longestSending) { try await socket.write(data) }
  }

  /// Discards what is still sent, so that a browser reads the last response: a connection that is
  /// closed before takes it back.
  private func discardRest() async {
    guard shutdown(socket.socket.file.rawValue, Int32(SHUT_WR)) == 0 else { return }
    try? await Self.within(Self.longestRest) {
      var count = 0
      while count < Self.largestRest {
        count += try await socket.read(atMost: Self.pieceSize).count
        // Bytes that are already there would not let others have their turn.
        await Task.yield()
      }
    }
  }

  /// Returns the value of work that ends in time; otherwise cancels it, and throws the status for
  /// that.
  private static func within<Value: Sendable>(
    _ limit: Duration, _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try await withThrowingTaskGroup(of: Value.self) { group in
      group.addTask { try await work() }
      group.addTask {
        try await Task.sleep(for: limit)
        throw RequestRefusal(408)
      }
      defer { group.cancelAll() }
      guard let value = try await group.next() else { throw CancellationError() }
      return value
    }
  }
}

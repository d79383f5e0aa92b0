import Foundation
import TestSupport
import Testing

@testable import PreviewServer

/// The server on a real socket: whoever has no token gets little of its memory and time.
@Suite(.serialized, .endsHangs) struct PageServerTests {
  private let token = AccessToken()

  private var head: String { "Host: localhost\r\nAuthorization: Bearer \(token.text)\r\n" }

  /// Runs a test with the port of a server.
  private func serve(
    longestRequest: Duration = .seconds(10),
    _ test: @escaping @Sendable (UInt16) throws -> Void
  ) async throws {
    let storage = MemoryStorage(#"{"sourceLanguage":"en","strings":{"a":{}}}"#)
    var server = PageServer(
      port: 0, service: PreviewService(catalogs: [storage], token: token))
    server.longestRequest = longestRequest
    let (ports, continuation) = AsyncStream<UInt16>.makeStream()
    try await withThrowingTaskGroup(of: Void.self) { [server] group in
      group.addTask {
        try await server.run { port in
          continuation.yield(port)
          while !Task.isCancelled { try? await Task.sleep(for: .seconds(3600)) }
        }
      }
      for await port in ports {
        try await Self.onOwnThread { try test(port) }
        break
      }
      group.cancelAll()
      try await group.waitForAll()
    }
  }

  /// Runs what blocks its thread where the server does not need it.
  private static func onOwnThread(_ work: @escaping @Sendable () throws -> Void) async throws {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: Result(catching: work)) }
    }
  }

  private static func answer(
    _ request: String, from port: UInt16, until end: String? = nil
  ) throws -> String {
    let client = try #require(RawClient(port: port))
    client.send(request)
    return client.received(until: end)
  }

  @Test func answersSeveralRequestsOnAConnection() async throws {
    let head = head
    try await serve { port in
      let client = try #require(RawClient(port: port))
      for _ in 0..<3 {
        client.send("GET /api/overview HTTP/1.1\r\n\(head)\r\n")
        #expect(client.received(until: "]}").hasPrefix("HTTP/1.1 200 \r\n"))
      }
      // Two at once, the second in pieces, with a body.
      let body = #"{"key":"a","language":"en","values":[],"drafts":[]}"#
      client.send(
        "GET /api/overview HTTP/1.1\r\n\(head)\r\nPOST /api/preview?catalog=0 HTTP/1.1\r\n\(head)"
          + "Content-Type: application/json\r\nConnection: close\r\n"
          + "Content-Length: \(body.utf8.count)\r\n\r\n" + body.prefix(9))
      client.send(String(body.dropFirst(9)))
      let text = client.received()
      #expect(text.ranges(of: "HTTP/1.1 200 \r\n").count == 2, "\(text)")
      #expect(text.contains("Connection: close\r\n"))
    }
  }

  @Test func endsAConnectionWithoutAnEndOfAHead() async throws {
    try await serve { port in
      let long = String(repeating: "a", count: 4000)
      for (start, endless) in [
        ("GET /", long), ("GET / HTTP/1.1\r\n", "a: b\r\n\(long): c\r\n"),
        ("GET / HTTP/1.1\r\na: ", long), ("", "\n \(long)"),
      ] {
        let client = try #require(RawClient(port: port))
        client.send(start)
        var sent = 0
        while sent < 32 << 20, client.send(endless) { sent += endless.utf8.count }
        #expect(sent < 32 << 20)
        // What is sent too much does not hide the answer.
        let other = try #require(RawClient(port: port))
        other.send(start + String(repeating: endless, count: 100))
        #expect(other.received().hasPrefix("HTTP/1.1 431 \r\n"))
      }
    }
  }

  @Test func answersAClientThatSendsAWholeLongBody() async throws {
    let head = head
    try await serve { port in
      let text = try Self.answer(
        "POST /api/change HTTP/1.1\r\n\(head)Content-Length: 2097152\r\n\r\n"
          + String(repeating: "x", count: 2 << 20), from: port)
      #expect(text.hasPrefix("HTTP/1.1 413 \r\n"), "\(text)")
    }
  }

  @Test(arguments: [
    ("x\r\n\r\n", 400), ("GET / HTTP/1.1\r\n\r\n", 403),
    ("GET /\(String(repeating: "a", count: 8192)) HTTP/1.1\r\n\r\n", 414),
    ("GET / HTTP/1.1\r\n\(String(repeating: "a: b\r\n", count: 65))\r\n", 431),
    ("POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n", 411),
    ("POST /api/change HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1048577\r\n\r\n", 413),
    // Without the token, a body is not waited for.
    ("POST /api/change HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1048576\r\n\r\n", 401),
    ("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1048576\r\n\r\n", 405),
  ])
  func refusesAtOnce(request: String, status: Int) async throws {
    try await serve { port in
      let end = status == 403 ? "\r\n\r\n" : nil
      let text = try Self.answer(request, from: port, until: end)
      #expect(text.hasPrefix("HTTP/1.1 \(status) \r\n"), "\(text)")
    }
  }

  @Test func refusesSlowRequests() async throws {
    let head = head
    try await serve(longestRequest: .milliseconds(100)) { port in
      for start in [
        "G", "GET / HTTP/1.1\r\nHost: localhost\r\n",
        "POST /api/change HTTP/1.1\r\n\(head)Content-Type: application/json\r\n"
          + "Content-Length: 9\r\n\r\nx",
      ] {
        let text = try Self.answer(start, from: port)
        #expect(text.hasPrefix("HTTP/1.1 408 \r\n"), "\(text)")
      }
      // A connection without a request may wait.
      let idle = try #require(RawClient(port: port))
      usleep(300_000)
      idle.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
      #expect(idle.received(until: "\r\n\r\n").hasPrefix("HTTP/1.1 200 \r\n"))
    }
  }

  @Test func answersBesideManyIdleAndSlowConnections() async throws {
    let head = head
    try await serve { port in
      var others: [RawClient] = []
      for number in 0..<(TestScope.isComplete ? 1_000 : 400) {
        guard let client = RawClient(port: port) else { continue }
        if number % 2 == 0 { client.send("GET / HTTP/1.1\r\na: b") }
        others.append(client)
      }
      #expect(others.count > 300)
      for _ in 0..<20 {
        let text = try Self.answer(
          "GET /api/overview HTTP/1.1\r\n\(head)Connection: close\r\n\r\n", from: port)
        #expect(text.hasPrefix("HTTP/1.1 200 \r\n"), "\(text)")
      }
    }
  }
}

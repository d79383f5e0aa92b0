import Testing

@testable import PreviewServer

struct RequestHeadTests {
  private func head(_ text: String) throws -> RequestHead {
    try RequestHead(Array(text.utf8))
  }

  @Test func readsTheHeadOfABrowser() throws {
    let head = try head(
      "POST /api/preview?catalog=0&language=zh-Hans&q=a%20%26b HTTP/1.1\r\nHost: 127.0.0.1:8000\r\n"
        + "X-Empty:\r\nAccept:  a \r\naccept:\tb\r\nContent-Length: 12\r\n\r\n")
    #expect(head.request.method == "POST" && head.request.path == "/api/preview")
    #expect(head.request.query == ["catalog": "0", "language": "zh-Hans", "q": "a &b"])
    #expect(
      head.request.headers == [
        "host": "127.0.0.1:8000", "x-empty": "", "accept": "a, b", "content-length": "12",
      ])
    #expect(head.bodySize == 12 && head.isPersistent)
  }

  @Test(arguments: [
    ("GET / HTTP/1.1\r\n\r\n", true), ("GET / HTTP/1.1\r\nConnection: keep-alive\r\n\r\n", true),
    ("GET / HTTP/1.1\r\nConnection: x, Close\r\n\r\n", false), ("GET / HTTP/1.0\r\n\r\n", false),
  ])
  func knowsWhetherAnotherRequestMayFollow(text: String, isPersistent: Bool) throws {
    #expect(try head(text).isPersistent == isPersistent)
  }

  @Test(arguments: [
    ("GET / HTTP/1.1\r\n\r\n", 18), ("GET / HTTP/1.1\n\nx", 16), ("GET / HTTP/1.1\r\n\n", 17),
    ("\n\n", 2), ("\r\n\r\n", 4),
  ])
  func findsTheEndOfAHead(text: String, end: Int) {
    let bytes = Array(text.utf8)
    for searched in 0..<end { #expect(RequestHead.end(in: bytes, searched: searched) == end) }
    #expect(RequestHead.end(in: Array(bytes.prefix(end - 1))) == nil)
  }

  @Test(arguments: [
    ("", 400), ("\r\n\r\n", 400), ("GET /\r\n\r\n", 400), ("GET  / HTTP/1.1\r\n\r\n", 400),
    ("GET / HTTP/2\r\n\r\n", 400), ("GET / HTTP/1.1\r\nx\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\n: x\r\n\r\n", 400), ("GET / HTTP/1.1\r\na : x\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\na: x\r\n y: z\r\n\r\n", 400), ("GET / HTTP/1.1\r\na: \0\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\na: b\rc: d\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", 411),
    ("GET / HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n", 411),
    ("GET / HTTP/1.1\r\nContent-Length: \r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nContent-Length: +1\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 1\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nContent-Length: 1048577\r\n\r\n", 413),
    ("GET / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n", 413),
  ])
  func refusesWhatHasNoOrNoShortMeaning(text: String, status: Int) {
    #expect(throws: RequestRefusal(status)) { try head(text) }
  }

  @Test func boundsEachPart() throws {
    let target = "/" + String(repeating: "a", count: RequestHead.longestTarget - 1)
    #expect(try head("GET \(target) HTTP/1.1\r\n\r\n").request.path == target)
    #expect(throws: RequestRefusal(414)) { try head("GET \(target)a HTTP/1.1\r\n\r\n") }

    let headers = (0..<RequestHead.maximumHeaders).map { "h\($0): x\r\n" }.joined()
    #expect(try head("GET / HTTP/1.1\r\n\(headers)\r\n").request.headers.count == 64)
    #expect(throws: RequestRefusal(431)) { try head("GET / HTTP/1.1\r\n\(headers)a: x\r\n\r\n") }

    let frame = "GET / HTTP/1.1\r\na: \r\n\r\n".utf8.count
    let value = String(repeating: "x", count: RequestHead.longest - frame)
    #expect(try head("GET / HTTP/1.1\r\na: \(value)\r\n\r\n").request.headers["a"] == value)
    #expect(throws: RequestRefusal(431)) { try head("GET / HTTP/1.1\r\na: \(value)x\r\n\r\n") }

    #expect(try head("GET / HTTP/1.1\r\nContent-Length: 1048576\r\n\r\n").bodySize == 1 << 20)
  }

  @Test func hasNoDoubleHeaders() throws {
    let head = try head("GET / HTTP/1.1\r\nHost: localhost\r\nhost: evil.example\r\n\r\n")
    #expect(head.request.headers["host"] == "localhost, evil.example")
    let guarding = RequestGuard(token: AccessToken())
    #expect(guarding.refusal(of: head.request, isPublic: true) == 403)
  }
}

import FlyingFox
import FlyingSocks
import Foundation

/// Serves a page to browsers on this machine only.
public struct PageServer: Sendable {
  /// Why the server can't start.
  public enum StartError: Error {
    /// The port is in use.
    case portInUse

    /// Any other error, in the words of the system.
    case system(String)
  }

  /// The maximum length of a request target.
  private static let longestTarget = 8192

  private let server: HTTPServer

  /// Creates a server; the port 0 means any free one.
  public init(port: UInt16, service: PreviewService) throws(StartError) {
    do {
      // Listens on the loopback interface only.
      let address: sockaddr_in = try .inet(ip4: "127.0.0.1", port: port)
      let configuration = HTTPServer.Configuration(
        address: address, timeout: 60, sharedRequestBufferSize: 1 << 16,
        pool: BoundedSocketPool(HTTPServer.defaultPool()), logger: .disabled)
      server = HTTPServer(config: configuration, handler: Handler(service: service))
    } catch {
      throw .system(error.localizedDescription)
    }
  }

  /// Serves until the task is canceled, and calls `body` with the port after it has started; `body`
  /// may run as long as the server.
  public func run(
    whenListening body: @escaping @Sendable (UInt16) async -> Void
  ) async throws(StartError) {
    do {
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await server.run() }
        group.addTask { try await server.waitUntilListening() }
        // Whichever comes first: listening, or failing to.
        try await group.next()
        guard case .ip4(_, let port)? = await server.listeningAddress else {
          throw StartError.system("")
        }
        group.addTask { await body(port) }
        try await group.waitForAll()
      }
    } catch {
      // A closed socket throws its own errors.
      if Task.isCancelled { return }
      throw Self.reason(error)
    }
  }

  private static func reason(_ error: any Error) -> StartError {
    switch error {
    case let error as StartError: error
    case SocketError.failed(_, let code, let message):
      code == EADDRINUSE ? .portInUse : .system(message)
    default: .system(error.localizedDescription)
    }
  }

  /// Converts between the HTTP library's types and ours.
  private struct Handler: HTTPHandler {
    let service: PreviewService

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
      guard request.target.rawValue.utf8.count <= PageServer.longestTarget else {
        return response(.empty(414))
      }
      // A body of unknown or excessive length is not read at all, and the connection is closed.
      guard let length = request.bodySequence.count else { return response(.empty(411)) }
      guard length <= PreviewService.longestBody else { return response(.empty(413)) }
      let body = length == 0 ? [] : [UInt8](try await request.bodyData)
      var headers: [String: String] = [:]
      for name in request.headers.keys {
        headers[name.rawValue.lowercased()] = request.headers[name]
      }
      let query = request.query.map { ($0.name, $0.value) }
      return response(
        await service.answer(
          PageRequest(
            method: request.method.rawValue, path: request.path,
            query: Dictionary(query, uniquingKeysWith: { first, _ in first }), headers: headers,
            body: body)))
    }

    private func response(_ answer: PageResponse) -> HTTPResponse {
      var headers = HTTPHeaders()
      headers[.contentType] = answer.type
      for (name, value) in answer.headers { headers[HTTPHeader(name)] = value }
      if [411, 413].contains(answer.status) { headers[.connection] = "close" }
      return HTTPResponse(
        statusCode: HTTPStatusCode(answer.status, phrase: ""), headers: headers,
        body: Data(answer.body))
    }
  }
}

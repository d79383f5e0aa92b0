import FlyingSocks
import Foundation
import Synchronization

/// Serves a page to browsers on this machine only.
public struct PageServer: Sendable {
  /// Why the server can't start.
  public enum StartError: Error {
    /// The port is in use.
    case portInUse

    /// Any other error, in the words of the system.
    case system(String)
  }

  /// The maximum number of connections, half of which wait for a request or a browser.
  private static let maximumConnections = 2 * BoundedSocketPool.maximumWaits

  /// How long a new connection waits for a position or a file descriptor.
  private static let pause = Duration.milliseconds(20)

  private let port: UInt16
  private let service: PreviewService

  /// The maximum time between the first and the last byte of a request.
  var longestRequest = Duration.seconds(10)

  /// Creates a server; the port 0 means any free one.
  public init(port: UInt16, service: PreviewService) {
    self.port = port
    self.service = service
  }

  /// Serves until the task is canceled, and calls `body` with the port after it has started; `body`
  /// may run as long as the server.
  public func run(
    whenListening body: @escaping @Sendable (UInt16) async -> Void
  ) async throws(StartError) {
    do {
      let pool = BoundedSocketPool(SocketPool<Poll>.make())
      try await pool.prepare()
      let socket = try listen()
      defer { try? socket.close() }
      guard case .ip4(_, let port) = try socket.sockname() else { throw StartError.system("") }
      let listener = try AsyncSocket(socket: socket, pool: pool)
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await pool.run() }
        group.addTask { try await answer(listener) }
        group.addTask { await body(port) }
        try await group.waitForAll()
      }
    } catch {
      // A closed socket throws its own errors.
      if Task.isCancelled { return }
      throw Self.reason(error)
    }
  }

  /// Returns a socket that listens on the loopback interface only.
  private func listen() throws -> Socket {
    let socket = try Socket(domain: AF_INET)
    do {
      try socket.setValue(true, for: .localAddressReuse)
      #if canImport(Darwin)
      try socket.setValue(true, for: .noSIGPIPE)
      #endif
      Self.keepFromOtherPrograms(socket)
      let address: sockaddr_in = try .inet(ip4: "127.0.0.1", port: port)
      try socket.bind(to: address)
      try socket.listen()
      return socket
    } catch {
      try? socket.close()
      throw error
    }
  }

  /// Answers on every connection until the task is canceled.
  private func answer(_ listener: AsyncSocket) async throws {
    let count = Count()
    try await withThrowingDiscardingTaskGroup { group in
      while true {
        guard let socket = try await Self.accept(listener) else { continue }
        Self.keepFromOtherPrograms(socket.socket)
        let connection = PageConnection(
          socket: socket, service: service, longestRequest: longestRequest)
        count.number.withLock { $0 += 1 }
        group.addTask {
          await connection.serve()
          count.number.withLock { $0 -= 1 }
        }
        while count.number.withLock({ $0 }) >= Self.maximumConnections {
          try await Task.sleep(for: Self.pause)
        }
      }
    }
  }

  /// Returns the next connection; nil if there was none this time.
  private static func accept(_ listener: AsyncSocket) async throws -> AsyncSocket? {
    do {
      return try await listener.accept()
    } catch SocketError.failed(_, let code, _) where isPassing(code) {
      try await Task.sleep(for: pause)
      return nil
    }
  }

  /// Returns whether an error is that of one connection, or of a system that is short of something.
  private static func isPassing(_ code: Int32) -> Bool {
    [ECONNABORTED, EINTR, EMFILE, ENFILE, ENOBUFS, ENOMEM, EPROTO].contains(code)
  }

  /// Keeps a socket from programs that this one starts, such as a browser.
  private static func keepFromOtherPrograms(_ socket: Socket) {
    _ = fcntl(socket.file.rawValue, F_SETFD, FD_CLOEXEC)
  }

  private static func reason(_ error: any Error) -> StartError {
    switch error {
    case let error as StartError: error
    case SocketError.failed(_, let code, let message):
      code == EADDRINUSE ? .portInUse : .system(message)
    default: .system("\(error)")
    }
  }

  /// The number of open connections.
  private final class Count: Sendable {
    let number = Mutex(0)
  }
}

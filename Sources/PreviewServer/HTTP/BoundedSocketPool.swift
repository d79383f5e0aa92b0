import FlyingSocks
import Synchronization

/// Limits the number of idle connections.
///
/// Beyond the limit, the connection that has been idle longest is closed; a browser reconnects on
/// demand. So no program on this machine can use up the process's file descriptors.
struct BoundedSocketPool: AsyncSocketPool {
  /// A page has at most six connections.
  static let maximumWaits = 256

  private let pool: any AsyncSocketPool
  private let waits = Waits()

  init(_ pool: any AsyncSocketPool) {
    self.pool = pool
  }

  func prepare() async throws { try await pool.prepare() }

  func run() async throws { try await pool.run() }

  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    // The listening socket has no peer.
    guard (try? socket.remotePeer()) != nil else {
      return try await pool.suspendSocket(socket, untilReadyFor: events)
    }
    let wait = Task { try await pool.suspendSocket(socket, untilReadyFor: events) }
    let number = waits.add(wait, atMost: Self.maximumWaits)
    defer { waits.remove(number) }
    try await withTaskCancellationHandler {
      try await wait.value
    } onCancel: {
      wait.cancel()
    }
  }

  /// The waits of connections, the oldest first.
  private final class Waits: Sendable {
    private struct State {
      var tasks: [Int: Task<Void, any Error>] = [:]
      var first = 0
      var last = 0
    }

    private let state = Mutex(State())

    /// Adds a wait, and cancels the oldest one if there are too many.
    func add(_ task: Task<Void, any Error>, atMost limit: Int) -> Int {
      state.withLock { state in
        state.last += 1
        state.tasks[state.last] = task
        while state.tasks.count > limit {
          state.tasks.removeValue(forKey: state.first)?.cancel()
          state.first += 1
        }
        return state.last
      }
    }

    func remove(_ number: Int) { _ = state.withLock { $0.tasks.removeValue(forKey: number) } }
  }
}

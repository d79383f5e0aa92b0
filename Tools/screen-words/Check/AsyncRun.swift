import Dispatch
import ToolSupport

/// Runs asynchronous work of a command until it ends or a signal comes.
enum AsyncRun {
  private static let writing = WriteLock()

  /// Writes files that are complete before a signal ends the process.
  static func uninterrupted(_ write: () throws -> Void) throws {
    try writing.withLock(write)
  }

  /// Ends the process with the exit status that the work returns, or after its error.
  ///
  /// `showsProgress` says whether a line of progress has to be removed after a signal.
  static func run(
    showsProgress: Bool, _ work: @escaping @Sendable () async throws -> Int32
  ) -> Never {
    // This must precede any other thread.
    let interruptions = Interruptions()
    interruptions.block()
    Task {
      do {
        ToolExit.exit(try await work())
      } catch {
        ToolExit.exit(after: error, of: ScreenWords.self)
      }
    }
    let number = interruptions.wait()
    writing.end {
      if showsProgress { ProgressBar.removeAny() }
      // Other threads still work.
      ToolExit.end(128 + number)
    }
  }
}

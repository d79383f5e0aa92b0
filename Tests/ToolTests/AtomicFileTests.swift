import Foundation
import TestSupport
import Testing
import ToolSupport

struct AtomicFileTests {
  private static let numbers = [SIGINT, SIGTERM, SIGHUP]

  /// Returns whether an interruption of this thread has to wait.
  private var holdsInterruptions: Bool {
    var held = sigset_t()
    unsafe pthread_sigmask(SIG_BLOCK, nil, &held)
    return Self.numbers.allSatisfy { unsafe sigismember(&held, $0) == 1 }
  }

  @Test func leavesNoFileBesideWhenItIsInterrupted() throws {
    // The threads that tests run on hold all signals.
    var (numbers, previous) = (sigset_t(), sigset_t())
    unsafe sigemptyset(&numbers)
    for number in Self.numbers { unsafe sigaddset(&numbers, number) }
    unsafe pthread_sigmask(SIG_UNBLOCK, &numbers, &previous)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &previous, nil) }

    let folder = try TemporaryFolder()
    try folder.write("old".utf8, to: "a")
    let path = folder.url.appending(path: "a").path
    let isReplaced = try AtomicFile.replace(path, with: Array("new".utf8)) {
      (try? folder.names.count) == 2 && holdsInterruptions
    }
    #expect(isReplaced && !holdsInterruptions)
    #expect(try folder.text(of: "a") == "new")
    #expect(try AtomicFile.replace(path, with: []) { false } == false)
    #expect(try folder.text(of: "a") == "new" && folder.names == ["a"])
  }

  /// Returns a descriptor of a folder that is locked by it, or nil when somebody else has locked the folder.
  private func lock(_ folder: TemporaryFolder) -> Int32? {
    let descriptor = unsafe open(folder.url.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return descriptor }
    close(descriptor)
    return nil
  }

  @Test func letsNobodyInBetweenLookingAndReplacing() throws {
    let folder = try TemporaryFolder()
    try folder.write("old".utf8, to: "a")
    let isReplaced = try AtomicFile.replace(
      folder.url.appending(path: "a").path, with: Array("new".utf8)
    ) { lock(folder) == nil }
    #expect(isReplaced)
    let descriptor = try #require(lock(folder))
    close(descriptor)
  }

  @Test func waitsForWhoReplacesAFileOfTheFolder() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old".utf8, to: "a").path
    let descriptor = try #require(lock(folder))
    Thread.detachNewThread {
      usleep(20_000)
      _ = try? folder.write("new".utf8, to: "a")
      close(descriptor)
    }
    let isReplaced = try AtomicFile.replace(path, with: Array("newer".utf8)) {
      (try? folder.text(of: "a")) == "new"
    }
    #expect(isReplaced)
  }

  @Test func replacesAFileInAFolderThatStaysLocked() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old".utf8, to: "a").path
    let descriptor = try #require(lock(folder))
    defer { close(descriptor) }
    #expect(try AtomicFile.replace(path, with: Array("new".utf8)))
    #expect(try folder.text(of: "a") == "new" && folder.names == ["a"])
  }
}

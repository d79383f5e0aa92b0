import Foundation
import TestSupport
import Testing
import ToolSupport

struct AtomicFileTests {
  private static let numbers = [SIGINT, SIGTERM, SIGHUP]

  /// Returns whether interruptions are blocked in this thread.
  private var holdsInterruptions: Bool {
    var held = sigset_t()
    unsafe pthread_sigmask(SIG_BLOCK, nil, &held)
    return Self.numbers.allSatisfy { unsafe sigismember(&held, $0) == 1 }
  }

  @Test func leavesNoFileBesideWhenItIsInterrupted() throws {
    // The threads of tests block all signals.
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

  /// Returns a descriptor that locks a folder, or nil if it is already locked.
  private func lock(_ folder: TemporaryFolder) -> Int32? {
    let descriptor = unsafe open(folder.url.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return descriptor }
    close(descriptor)
    return nil
  }

  @Test func comparesAndReplacesAtomically() throws {
    let folder = try TemporaryFolder()
    try folder.write("old".utf8, to: "a")
    let isReplaced = try AtomicFile.replace(
      folder.url.appending(path: "a").path, with: Array("new".utf8)
    ) { lock(folder) == nil }
    #expect(isReplaced)
    let descriptor = try #require(lock(folder))
    close(descriptor)
  }

  @Test(arguments: [String(repeating: "n", count: 255), String(repeating: "한", count: 85)])
  func writesFilesWithTheLongestNames(name: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appending(path: name).path
    #expect(try AtomicFile.create(path, with: Array("new".utf8)))
    #expect(try AtomicFile.replace(path, with: Array("newer".utf8)) { true })
    #expect(try folder.names == [name] && folder.text(of: name) == "newer")
  }

  @Test func waitsForAnotherProcessThatReplacesAFile() throws {
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

  /// Returns the identifier of a process that has ended.
  private func endedProcess() throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/true")
    try process.run()
    process.waitUntilExit()
    return process.processIdentifier
  }

  @Test func removesWhatAKilledProcessLeft() throws {
    let folder = try TemporaryFolder()
    let ended = try endedProcess()
    let others = [
      "b.\(ended).tmp", "a.\(ended).tmp2", "a.x\(ended).tmp", "a..tmp", "a.-1.tmp", "a.1-2-3.tmp",
      "a.\(getppid()).tmp", "a.99999999999999999999.tmp", "A.\(ended).tmp",
    ]
    for name in ["a", "a.\(ended).tmp", "a.\(ended)-7.tmp"] + others {
      try folder.write(name.utf8, to: name)
    }
    #expect(try AtomicFile.replace(folder.url.appending(path: "a").path, with: Array("new".utf8)))
    #expect(try folder.text(of: "a") == "new")
    #expect(try folder.names == (["a"] + others).sorted())
  }

  @Test func leavesATemporaryFileThatIsLocked() throws {
    let folder = try TemporaryFolder()
    let name = "a.\(try endedProcess()).tmp"
    let path = try folder.write("written by another container".utf8, to: name).path
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    #expect(try AtomicFile.replace(folder.url.appending(path: "a").path, with: []))
    #expect(try folder.names == ["a", name])
  }

  @Test func isNotStoppedByAFileWithItsOwnName() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "a.\(getpid()).tmp"), withIntermediateDirectories: false)
    try folder.write("left".utf8, to: "a.\(getpid())-1.tmp")
    #expect(try AtomicFile.replace(folder.url.appending(path: "a").path, with: Array("new".utf8)))
    #expect(try folder.text(of: "a") == "new")
    #expect(try folder.names == ["a", "a.\(getpid())-1.tmp", "a.\(getpid()).tmp"])
  }

  @Test(.needs(.python))
  func keepsExtendedAttributes() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old".utf8, to: "a").path
    let python = try #require(Program.python)
    let set = "import os, sys; os.setxattr(sys.argv[1], 'user.note', b'\\x00kept')"
    let get = "import os, sys; print(os.getxattr(sys.argv[1], 'user.note'))"
    try #require(try python.run(["-c", set, path]).status == 0, "no extended attributes here")
    #expect(try AtomicFile.replace(path, with: Array("new".utf8)))
    #expect(try python.run(["-c", get, path]).text == "b'\\x00kept'\n")
    #expect(try folder.text(of: "a") == "new")
  }

  @Test(.needs(.setfacl))
  func keepsAccessControlLists() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old".utf8, to: "a").path
    let setfacl = try #require(Program(named: "setfacl"))
    try #require(try setfacl.run(["-m", "u:12345:rw-,g::r--,m::rw-", path]).status == 0)
    let getfacl = try #require(Program(named: "getfacl"))
    let before = try getfacl.run(["-n", path]).text
    #expect(before.contains("user:12345:rw-"))
    #expect(try AtomicFile.replace(path, with: Array("new".utf8)))
    #expect(try getfacl.run(["-n", path]).text == before)
  }
}

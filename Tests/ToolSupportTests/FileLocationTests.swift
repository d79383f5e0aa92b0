import Foundation
import TestSupport
import Testing
import ToolSupport

/// How files are read, created and replaced.
struct FileLocationTests {
  private static let numbers = [SIGINT, SIGTERM, SIGHUP]

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func path(_ name: String) -> String { folder.url.appending(path: name).path }

  private func location(_ name: String) throws -> FileLocation {
    try FileLocation(named: path(name))
  }

  private func replace(_ name: String, with text: String) throws -> Bool {
    try location(name).replace(with: Array(text.utf8)) { _ in true }
  }

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

    try folder.write("old".utf8, to: "a")
    let isReplaced = try location("a").replace(with: Array("new".utf8)) { _ in
      (try? folder.names.count) == 2 && holdsInterruptions
    }
    #expect(isReplaced && !holdsInterruptions)
    #expect(try folder.text(of: "a") == "new")
    #expect(try location("a").replace(with: []) { _ in false } == false)
    #expect(try folder.text(of: "a") == "new" && folder.names == ["a"])
  }

  /// Returns a descriptor that locks the folder, or nil if it is already locked.
  private func lock() -> Int32? {
    let descriptor = unsafe open(folder.url.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return descriptor }
    close(descriptor)
    return nil
  }

  @Test func comparesAndReplacesUnderALock() throws {
    try folder.write("old".utf8, to: "a")
    #expect(try location("a").replace(with: Array("new".utf8)) { _ in lock() == nil })
    let descriptor = try #require(lock())
    close(descriptor)
  }

  @Test(arguments: [String(repeating: "n", count: 255), String(repeating: "한", count: 85)])
  func writesFilesWithTheLongestNames(name: String) throws {
    #expect(try location(name).create(with: Array("new".utf8)))
    #expect(try replace(name, with: "newer"))
    #expect(try folder.names == [name] && folder.text(of: name) == "newer")
  }

  @Test func waitsForAnotherProcessThatReplacesAFile() throws {
    try folder.write("old".utf8, to: "a")
    let descriptor = try #require(lock())
    Thread.detachNewThread { [folder] in
      usleep(20_000)
      close(descriptor)
      _ = folder
    }
    #expect(try replace("a", with: "new"))
    #expect(try folder.text(of: "a") == "new")
  }

  @Test func replacesAFileInAFolderThatStaysLocked() throws {
    try folder.write("old".utf8, to: "a")
    let descriptor = try #require(lock())
    defer { close(descriptor) }
    #expect(try replace("a", with: "new"))
    #expect(try folder.text(of: "a") == "new" && folder.names == ["a"])
  }

  @Test func neverReplacesWhatItCreates() throws {
    try folder.write("theirs".utf8, to: "a")
    try FileManager.default.createSymbolicLink(atPath: path("b"), withDestinationPath: "nothing")
    #expect(try AtomicFile.create(path("a"), with: []) == false)
    #expect(try AtomicFile.create(path("b"), with: []) == false)
    #expect(try folder.text(of: "a") == "theirs" && folder.names == ["a", "b"])
  }

  // MARK: - Other programs

  /// What another program may do to a file between reading and replacing it.
  enum Change: CaseIterable {
    case save, saveInPlace, remove, link, folder, pipe
  }

  @Test(arguments: Change.allCases)
  func leavesWhatAnotherProgramSaved(change: Change) throws {
    try folder.write("old".utf8, to: "a")
    try folder.write("victim".utf8, to: "victim")
    let location = try location("a")
    let read = try location.open().bytes()
    let manager = FileManager.default
    switch change {
    case .save: try Data("theirs".utf8).write(to: folder.url.appending(path: "a"), options: .atomic)
    case .saveInPlace:
      let handle = try FileHandle(forWritingTo: folder.url.appending(path: "a"))
      try handle.write(contentsOf: Data("theirs".utf8))
    case .remove: try manager.removeItem(atPath: path("a"))
    case .link:
      try manager.removeItem(atPath: path("a"))
      try manager.createSymbolicLink(atPath: path("a"), withDestinationPath: "victim")
    case .folder:
      try manager.removeItem(atPath: path("a"))
      try manager.createDirectory(atPath: path("a"), withIntermediateDirectories: false)
    case .pipe:
      try manager.removeItem(atPath: path("a"))
      try #require(unsafe mkfifo(path("a"), 0o600) == 0)
    }
    let isReplaced = (try? location.replace(read, with: Array("new".utf8))) ?? false
    #expect(!isReplaced)
    #expect(try folder.text(of: "victim") == "victim")
    if [.save, .saveInPlace].contains(change) { #expect(try folder.text(of: "a") == "theirs") }
    #expect(try folder.names.allSatisfy { ["a", "victim"].contains($0) })
  }

  /// The last moment for another program: after the comparison.
  @Test func givesALaterSaveItsNameBack() throws {
    try folder.write("old".utf8, to: "a")
    let isReplaced = try location("a").replace(with: Array("new".utf8)) { _ in
      _ = try? folder.write("theirs".utf8, to: "b")
      return unsafe rename(path("b"), path("a")) == 0
    }
    #expect(!isReplaced)
    #expect(try folder.text(of: "a") == "theirs" && folder.names == ["a"])
  }

  @Test func staysInTheFolderThatWasOpened() throws {
    try folder.write("old".utf8, to: "f/a")
    try folder.write("victim".utf8, to: "v/a")
    let location = try location("f/a")
    try FileManager.default.moveItem(atPath: path("f"), toPath: path("g"))
    try FileManager.default.createSymbolicLink(atPath: path("f"), withDestinationPath: "v")
    #expect(try location.replace(with: Array("new".utf8)) { _ in true })
    #expect(try folder.text(of: "g/a") == "new" && folder.text(of: "v/a") == "victim")
  }

  @Test(arguments: ["pipe", "folder", "link", "nothing"])
  func opensOnlyRegularFiles(name: String) throws {
    try folder.write("victim".utf8, to: "victim")
    try #require(unsafe mkfifo(path("pipe"), 0o600) == 0)
    try folder.write([], to: "folder/a")
    try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: "victim")
    let location = try FileLocation(found: path(name))
    #expect(throws: FileFailure.self) { try location.open() }
    if name == "link" {
      #expect(try location.open(following: true).bytes() == Array("victim".utf8))
      #expect(throws: FileError.self) { try AtomicFile.replace(found: path(name), with: []) }
    }
    if name == "pipe" {
      #expect(throws: FileFailure.notAFile) { try location.open(following: true) }
      #expect(throws: FileError.self) { try location.write { _ in } }
    }
    #expect(try folder.names == ["folder", "link", "pipe", "victim"])
  }

  @Test func replacesTheLinkThatNobodyNamed() throws {
    try folder.write("victim".utf8, to: "victim")
    try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: "victim")
    try FileLocation(found: path("link")).write { (write) throws(FileError) in
      try write(Array("new".utf8))
    }
    #expect(try folder.text(of: "link") == "new" && folder.text(of: "victim") == "victim")
  }

  @Test func followsTheLinkThatWasNamed() throws {
    try folder.write("old".utf8, to: "f/a")
    try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: "f/a")
    #expect(try replace("link", with: "new"))
    #expect(try folder.text(of: "f/a") == "new" && folder.names == ["f", "link"])
    try AtomicFile.replace(path("link"), with: Array("newer".utf8))
    #expect(try folder.text(of: "f/a") == "newer" && location("link").path.hasSuffix("/f/a"))
  }

  @Test func refusesAFileBeyondTheLimit() throws {
    try folder.write("12345".utf8, to: "a")
    let file = try location("a").open()
    #expect(try file.bytes(upTo: 5) == Array("12345".utf8))
    #expect(throws: FileFailure.self) { try file.bytes(upTo: 4) }
    #expect(file.isUnchanged)
    try folder.write("123456".utf8, to: "b")
    try Data("x".utf8).write(to: folder.url.appending(path: "a"))
    #expect(!file.isUnchanged)
  }

  // MARK: - Backups

  @Test func keepsAFileUnderASecondName() throws {
    try folder.write("old".utf8, to: "a")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path("a"))
    let (location, backup) = (try location("a"), try location("a").appending(".original"))
    let file = try location.open()
    #expect(try location.keep(file, { [] }, as: backup))
    #expect(try location.keep(file, { [] }, as: backup) == false)
    #expect(try location.replace(with: Array("new".utf8)) { $0.isSame(as: file) })
    #expect(try folder.text(of: "a") == "new" && folder.text(of: "a.original") == "old")
    #expect(try backup.open().isSame(as: file))
    #expect(try folder.names == ["a", "a.original"])
  }

  // MARK: - Temporary files

  /// Returns the identifier of a process that has ended.
  private func endedProcess() throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/true")
    try process.run()
    process.waitUntilExit()
    return process.processIdentifier
  }

  @Test func removesWhatAKilledProcessLeft() throws {
    let ended = try endedProcess()
    let others = [
      "b.\(ended).tmp", "a.\(ended).tmp2", "a.x\(ended).tmp", "a..tmp", "a.-1.tmp", "a.1-2-3.tmp",
      "a.\(getppid()).tmp", "a.99999999999999999999.tmp", "A.\(ended).tmp",
    ]
    for name in ["a", "a.\(ended).tmp", "a.\(ended)-7.tmp"] + others {
      try folder.write(name.utf8, to: name)
    }
    #expect(try replace("a", with: "new"))
    #expect(try folder.text(of: "a") == "new")
    #expect(try folder.names == (["a"] + others).sorted())
  }

  @Test func leavesATemporaryFileThatIsLocked() throws {
    let name = "a.\(try endedProcess()).tmp"
    try folder.write("old".utf8, to: "a")
    let path = try folder.write("written by another container".utf8, to: name).path
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    #expect(try replace("a", with: ""))
    #expect(try folder.names == ["a", name])
  }

  @Test func isNotStoppedByAFileWithItsOwnName() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "a.\(getpid()).tmp"), withIntermediateDirectories: false)
    try folder.write("left".utf8, to: "a.\(getpid())-1.tmp")
    try folder.write("old".utf8, to: "a")
    #expect(try replace("a", with: "new"))
    #expect(try folder.text(of: "a") == "new")
    #expect(try folder.names == ["a", "a.\(getpid())-1.tmp", "a.\(getpid()).tmp"])
  }
}

import Foundation
import TestSupport
import Testing
import ToolSupport

/// What new files get from those that they replace or are copies of.
struct FileAccessTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func path(_ name: String) -> String { folder.url.appending(path: name).path }

  private func status(_ name: String) throws -> stat {
    var status = stat()
    try #require(unsafe stat(path(name), &status) == 0)
    return status
  }

  private func replace(_ name: String) throws -> Bool {
    try FileLocation(named: path(name)).replace(with: Array("new".utf8)) { _ in true }
  }

  /// Writes a copy of `a`.
  private func copy(to name: String, keeping access: FileAccess) throws -> Bool {
    let file = try FileLocation(named: path("a")).open()
    return try FileLocation(named: path(name)).create(
      with: Array("copy".utf8), like: file, keeping: access)
  }

  @Test(arguments: [0o600, 0o640, 0o444, 0o755] as [mode_t])
  func keepsPermissions(mode: mode_t) throws {
    try folder.write("old".utf8, to: "a")
    try #require(unsafe chmod(path("a"), mode) == 0)
    #expect(try copy(to: "b", keeping: []))
    #expect(try status("b").st_mode & 0o7777 == mode)
    if mode & 0o200 != 0 {
      #expect(try replace("a"))
      #expect(try status("a").st_mode & 0o7777 == mode)
    }
  }

  @Test func keepsDatesOfCopiesOnly() throws {
    try folder.write("old".utf8, to: "a")
    let times = [timespec(tv_sec: 1, tv_nsec: 2), timespec(tv_sec: 1_500_000_000, tv_nsec: 7)]
    try #require(unsafe utimensat(AT_FDCWD, path("a"), times, 0) == 0)
    #expect(try copy(to: "b", keeping: .dates))
    #expect(try status("b").st_mtim.tv_sec == 1_500_000_000 && status("b").st_mtim.tv_nsec == 7)
    #expect(try copy(to: "c", keeping: []))
    #expect(try status("c").st_mtim.tv_sec > 1_500_000_000)
    #expect(try replace("a"))
    #expect(try status("a").st_mtim.tv_sec > 1_500_000_000)
  }

  @Test(.needs(.python))
  func keepsExtendedAttributes() throws {
    try folder.write("old".utf8, to: "a")
    let python = try #require(Program.python)
    let set = "import os, sys; os.setxattr(sys.argv[1], 'user.note', b'\\x00kept')"
    let get =
      "import os, sys; print([os.getxattr(sys.argv[1], n) for n in os.listxattr(sys.argv[1])])"
    try #require(try python.run(["-c", set, path("a")]).status == 0, "no extended attributes here")
    #expect(try copy(to: "b", keeping: .attributes) && copy(to: "c", keeping: .dates))
    #expect(try replace("a"))
    for name in ["a", "b"] {
      #expect(try python.run(["-c", get, path(name)]).text == "[b'\\x00kept']\n")
    }
    #expect(try python.run(["-c", get, path("c")]).text == "[]\n")
  }

  @Test(.needs(.setfacl))
  func keepsAccessControlLists() throws {
    try folder.write("old".utf8, to: "a")
    let setfacl = try #require(Program(named: "setfacl"))
    try #require(try setfacl.run(["-m", "u:12345:rw-,g::r--,m::rw-", path("a")]).status == 0)
    let getfacl = try #require(Program(named: "getfacl"))
    let before = try getfacl.run(["-nc", path("a")]).text
    #expect(before.contains("user:12345:rw-"))
    #expect(try copy(to: "b", keeping: []) && replace("a"))
    #expect(try getfacl.run(["-nc", path("a")]).text == before)
    #expect(try getfacl.run(["-nc", path("b")]).text == before)
  }

  /// The folder gives its list to new files, but not to those that replace or copy others.
  @Test(.needs(.setfacl))
  func takesNoAccessControlListFromTheFolder() throws {
    try folder.write("old".utf8, to: "a")
    try #require(unsafe chmod(path("a"), 0o660) == 0)
    let setfacl = try #require(Program(named: "setfacl"))
    try #require(try setfacl.run(["-dm", "u:12345:rwx", folder.url.path]).status == 0)
    #expect(try copy(to: "b", keeping: []) && replace("a"))
    let getfacl = try #require(Program(named: "getfacl"))
    for name in ["a", "b"] {
      let list = try getfacl.run(["-nc", path(name)]).text
      #expect(list == "user::rw-\ngroup::rw-\nother::---\n\n")
    }
  }

  @Test(.needs(.root))
  func keepsTheOwner() throws {
    try folder.write("old".utf8, to: "a")
    try #require(unsafe chmod(path("a"), 0o640) == 0 && chown(path("a"), 12345, 12346) == 0)
    #expect(try copy(to: "b", keeping: []) && replace("a"))
    for name in ["a", "b"] {
      let status = try status(name)
      #expect(status.st_uid == 12345 && status.st_gid == 12346 && status.st_mode & 0o777 == 0o640)
    }
  }
}

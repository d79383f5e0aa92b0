import Foundation
import TestSupport
import Testing

/// The audit on Spark, with a replacement for Spark that runs one process.
struct SparkTests {
  private let folder: TemporaryFolder
  private var tool: Tool

  /// Files with extensions of photos in two folders, a photo without one, and others.
  init() throws {
    folder = try TemporaryFolder()
    tool = Tool(folder: folder.url)
    let photo = try Data(contentsOf: Repository.samples.appending(path: "cafe.jpg"))
    for ending in [
      "jpg", "jpeg", "jpe", "jfif", "png", "webp", "heic", "heif", "hif", "avif", "tif", "tiff",
      "jxl", "dng", "arw", "cr2", "cr3", "nef", "nrw", "orf", "pef", "raf", "rw2", "srw",
    ] {
      try folder.write(photo, to: "in/a.\(ending)")
      try folder.write(photo, to: "in/sub folder/한.\(ending.uppercased())")
    }
    for name in ["in/jpg", "in/.hidden.jpg", "in/.hidden/a.jpg"] {
      try folder.write(photo, to: name)
    }
    try folder.write("no photo".utf8, to: "in/a.txt")
  }

  private func files() throws -> [String] {
    try tool.run("audit", "in", "-r", "--format", "ndjson").text.split(separator: "\n").map {
      let row = try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
      return try #require(row?["file"] as? String)
    }
  }

  @Test func listsTheFilesThatItWouldAudit() throws {
    let list = try tool.run("audit", "in", "-r", "--list")
    #expect(list.status == 0)
    let names = list.text.split(separator: "\0").map(String.init)
    #expect(names.count == 49)
    #expect(try names == files())
    #expect(
      try tool.run("audit", "in/sub folder", "--list").text.split(separator: "\0").count == 24)
    #expect(try tool.run("audit", "in/.hidden", "-r", "--list").text == "in/.hidden/a.jpg\0")
  }

  @Test(.needs(.python)) func auditsEveryFileOnSpark() throws {
    try folder.write(
      """
      import os, shlex, subprocess

      class SparkSession:
          class builder:
              master = appName = staticmethod(lambda text: SparkSession.builder)
              getOrCreate = staticmethod(lambda: SparkSession())
          def __init__(self):
              self.sparkContext = self
              self.defaultParallelism = 1
          def setLogLevel(self, level): pass
          def stop(self): pass
          def parallelize(self, paths, parts):
              self.lines = "".join(path + "\\n" for path in paths)
              return self
          def pipe(self, command, env, checkCode):
              self.rows = subprocess.run(shlex.split(command), input=self.lines.encode(), env=env, check=True,
                                         stdout=subprocess.PIPE).stdout
              return self
          def saveAsTextFile(self, folder):
              os.mkdir(folder)
              open(folder + "/part-00000", "wb").write(self.rows)
      """.utf8, to: "modules/pyspark/sql.py")
    try folder.write([], to: "modules/pyspark/__init__.py")
    let script = Repository.root.appending(path: "Tools/audit-with-spark").path
    let run = try #require(Program.python).run(
      [script, "in", "out", "--metalens", Tool.built.path],
      environment: [
        "PYTHONPATH": folder.url.appending(path: "modules").path, "SOURCE_DATE_EPOCH": "1757000000",
        "PYTHONUTF8": "1",
      ], folder: folder.url)
    #expect(run.status == 0, "\(run.errorText)")
    #expect(
      try folder.text(of: "out/part-00000")
        == tool.run("audit", "in", "-r", "--format", "ndjson").text)
  }
}

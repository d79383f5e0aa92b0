import Foundation
import TestSupport
import Testing

/// No file or folder name crashes a tool or appears in its output as anything but a name.
@Suite(.needs(.python)) struct FileNameHostileTests {
  @Test func survivesEachName() throws {
    let folder = try TemporaryFolder()
    var paths: [String] = []
    for (number, name) in HostileTexts.fileNames.enumerated() {
      let inside = folder.url.path(percentEncoded: false) + "/\(number)"
      try folder.write([], to: "\(number)/.keep")
      // Names that are not UTF-8 can't be arguments here; the tools find them in their folders.
      let path = Array(inside.utf8) + [0x2F] + name
      guard unsafe mkdir(path.map { CChar(bitPattern: $0) } + [0], 0o777) == 0 else { continue }
      let stem = name.prefix(240)
      let file = path + [0x2F] + stem + Array(".xcstrings".utf8)
      try write(HostileCatalog.complete.bytes, to: file)
      if let text = String(validating: file, as: UTF8.self) { paths.append(text) }
    }
    var judge = try OutputJudge()
    let formats = OutputJudge.reportFormats
    try HostileTool.lint.run(
      ["--isolated", "--preset", "all"] + formats.flatMap { ["-f", "\($0.name)=\($0.name)"] },
      in: folder)
    for format in formats {
      try judge.add(
        format.kind, at: folder.url.appending(path: format.name), "names as \(format.name)")
    }
    try judge.add(
      .difference,
      HostileTool.lint.run(["--isolated", "--fix", "--unsafe-fixes", "--diff"], in: folder).output,
      "names in a difference")
    for form in ["text", "json", "markdown"] {
      let run = try HostileTool.lint.run(["stats", "-f", form], in: folder)
      try judge.add(form == "json" ? .json : .log, run.output, "statistics as \(form)")
    }
    try HostileTool.lint.run(["--isolated", "--write-baseline", "known"], in: folder)
    try judge.add(.log, HostileTool.lint.run(["init"], in: folder).output, "names in a draft")
    try judge.add(
      .log, HostileTool.edit.run(["format", "--check"], in: folder).output, "names to format")
    for path in HostileCorpus.sample(paths, 2) {
      for (kind, arguments) in [
        (OutputJudge.Kind.log, ["show"]), (.json, ["show", "--json"]),
        (.html, ["export", "html"]), (.log, ["list"]),
      ] {
        let run = try HostileTool.preview.run(arguments + ["--", path], in: folder)
        if run.status < 2 {
          try judge.add(kind, run.output, "\(arguments) of \(path.debugDescription)")
        }
      }
      let run = try HostileTool.edit.run(["export", "xliff", "-l", "ko", "--", path], in: folder)
      try judge.add(run.status < 2 ? .xml : .diff, run.output, "XLIFF of \(path.debugDescription)")
      try HostileTool.edit.run(["export", "strings", "-o", "strings", "--", path], in: folder)
      try HostileTool.edit.run(
        ["export", "xcloc", "-l", "ko", "-o", "xcloc", "--", path], in: folder)
    }
    try judge.expectSoundOutputs()
  }

  private func write(_ bytes: [UInt8], to path: [UInt8]) throws {
    let descriptor = unsafe open(
      path.map { CChar(bitPattern: $0) } + [0], O_WRONLY | O_CREAT | O_EXCL, 0o666)
    try #require(descriptor >= 0, "\(String(decoding: path, as: UTF8.self).debugDescription)")
    FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).write(Data(bytes))
  }
}

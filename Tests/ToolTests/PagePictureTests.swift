import Foundation
import TestSupport
import Testing

/// The small pictures of photos on a page, compared with what other programs see in the files.
struct PagePictureTests {
  /// GIF, BMP, Photoshop, JPEG XL and HEIC as Pillow decodes them, and the previews of raw files as
  /// ExifTool finds them.
  @Test(.needs(.exiftool, .python))
  func showsPhotosOfEveryKind() throws {
    let folder = try TemporaryFolder()
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Checks/compare_pictures.py")
    let run = try #require(Program.python).run([
      script.path, Tool.built.path(percentEncoded: false), folder.url.path(percentEncoded: false),
    ])
    #expect(run.errorText.isEmpty)
    let lines = run.text.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(lines.count >= 30)
    let raw: Set<String> = [
      "nef", "cr2", "arw", "dng", "rw2", "orf", "raf", "cr3", "crw", "x3f",
    ]
    for line in lines {
      let name = String(line[0])
      let ending = name.split(separator: ".").last.map(String.init) ?? ""
      let difference = try #require(line.count > 1 ? Double(line[1]) : nil, "\(line)")
      #expect(difference < 10, "\(line)")
      #expect((line.last == "preview") == raw.contains(ending), "\(line)")
    }
  }
}

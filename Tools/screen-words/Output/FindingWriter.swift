import Escaping
import ScreenTexts
import TextRecognition
import ToolSupport

/// Writes what was found: a line for each finding, for people or as JSON.
struct FindingWriter: Sendable {
  /// Whether lines are JSON.
  let isJSON: Bool

  /// Whether the matching part is emphasized.
  let hasColors: Bool

  /// Writes the findings of a picture.
  func write(_ findings: [WordFinding], in file: PictureFile, scale: Int) throws {
    for finding in findings {
      let line =
        isJSON ? json(finding, in: file, scale: scale) : text(finding, in: file, scale: scale)
      try StandardStream.write(line + "\n", isForPeople: !isJSON)
    }
  }

  /// Returns a line such as `shots/1.png:142,2652: Review`.
  private func text(_ finding: WordFinding, in file: PictureFile, scale: Int) -> String {
    let frame = finding.frame.scaled(by: scale)
    let (line, range) = (finding.observation.text, finding.match.range)
    let path = VisibleText(file.path, limit: nil).text
    let location = "\(path):\(frame.x),\(frame.y): "
    let match = VisibleText(line[range], limit: nil).text
    let parts = [
      VisibleText(line[..<range.lowerBound], limit: nil).text,
      hasColors ? "\u{1B}[1;31m\(match)\u{1B}[0m" : match,
      VisibleText(line[range.upperBound...], limit: nil).text,
    ]
    let likeness =
      finding.match.similarity < 1 ? " ≈ " + VisibleText(finding.keyword.text, limit: nil).text : ""
    return location + parts.joined() + likeness
  }

  private func json(_ finding: WordFinding, in file: PictureFile, scale: Int) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("file", file.path)
      writer.member("word", finding.keyword.text)
      writer.member("match", String(finding.observation.text[finding.match.range]))
      writer.name("similarity")
      writer.value(Self.rounded(finding.match.similarity))
      Self.write(finding.frame.scaled(by: scale), named: "frame", to: &writer)
      writer.member("text", finding.observation.text)
      Self.write(finding.observation.frame.scaled(by: scale), named: "textFrame", to: &writer)
      writer.name("confidence")
      writer.value(Self.rounded(finding.observation.confidence))
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private static func write(_ frame: PixelFrame, named name: String, to writer: inout JSONWriter) {
    writer.name(name)
    writer.object { writer in
      writer.member("x", frame.x)
      writer.member("y", frame.y)
      writer.member("width", frame.width)
      writer.member("height", frame.height)
    }
  }

  private static func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }
}

import CatalogRules
import Escaping
import TextLayout

/// The source line of a finding, with a caret under the value.
///
/// The indentation of the line is omitted, and a long line is cut on both sides of the value.
struct SourceFrame {
  private static let gap = " | "

  let columns: Int
  let ink: TerminalInk

  /// Returns the two lines of the frame; none if there is nothing to show.
  func lines(of finding: Finding, at region: TextRegion, in lines: inout SourceLines) -> [String] {
    let line = lines.lineRange(around: finding.range.lowerBound)
    let start = min(max(finding.range.lowerBound, line.lowerBound), line.upperBound)
    let end = min(max(finding.range.upperBound, start), line.upperBound)
    guard !line.isEmpty else { return [] }

    let number = "  \(region.startLine)"
    let room = max(20, columns - number.count - Self.gap.count)
    let before = head(of: lines.bytes[line.lowerBound..<start], columns: room / 2)
    let rest = room - DisplayWidth.of(before)
    let value = text(of: lines.bytes[start..<end], columns: rest)
    let after = text(
      of: lines.bytes[end..<line.upperBound], columns: rest - DisplayWidth.of(value))

    let caret = "^" + String(UInt8(ascii: "~"), count: DisplayWidth.of(value) - 1)
    let margin = String.spaces(number.count)
    let indent = String.spaces(DisplayWidth.of(before))
    return [
      ink.faint(number + Self.gap) + before + value + after,
      ink.faint(margin + Self.gap) + indent + ink.severity(finding.severity, caret),
    ]
  }

  /// Returns the end of the text before the value, without the indentation.
  private func head(of bytes: ArraySlice<UInt8>, columns: Int) -> String {
    let indented = bytes.drop { $0 == 0x20 || $0 == 0x09 }
    let text = visible(whole(indented.suffix(columns * 4)))
    return text.truncatedAtStart(toColumns: columns, isCut: indented.count > columns * 4)
  }

  /// Returns as many of the bytes as fit.
  private func text(of bytes: ArraySlice<UInt8>, columns: Int) -> String {
    guard columns > 0 else { return "" }
    let part = bytes.prefix(columns * 4 + 4)
    let text = visible(whole(part))
    return text.truncated(toColumns: columns, isCut: part.count < bytes.count)
  }

  /// Returns the bytes without partial characters at both ends.
  private func whole(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var bytes = bytes.drop { $0 & 0xC0 == 0x80 }
    guard let last = bytes.lastIndex(where: { $0 & 0xC0 != 0x80 }), bytes[last] >= 0xC0 else {
      return bytes
    }
    let length = bytes[last] >= 0xF0 ? 4 : bytes[last] >= 0xE0 ? 3 : 2
    if bytes.endIndex - last < length { bytes = bytes[..<last] }
    return bytes
  }

  private func visible(_ bytes: ArraySlice<UInt8>) -> String {
    VisibleText(String(decoding: bytes, as: UTF8.self), limit: nil).text
  }
}

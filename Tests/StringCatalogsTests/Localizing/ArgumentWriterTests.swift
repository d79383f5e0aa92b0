import Foundation
import TestSupport
import Testing

@testable import StringCatalogs

/// The plain style writes the same as C's `printf`.
@Suite struct ArgumentWriterTests {
  private let writer = ArgumentWriter(style: PlainNumberStyle(), language: "en")

  @Test(
    arguments: ["", "-", "+", " ", "0", "#", "+0", "#0", "-0+# "], ["", "1", "12"])
  func writesWholeNumbersAsCDoes(flags: String, width: String) throws {
    var differences: [String] = []
    for precision in ["", ".", ".0", ".1", ".3", ".9"] {
      for conversion in ["lld", "lli", "llu", "llx", "llX", "llo", "ld", "qd", "jd", "zu", "lx"] {
        let format = "%" + flags + width + precision + conversion
        let specifier = try specifier(format)
        for number: Int64 in [0, 1, 8, 9, 42, 255, 1_234_567, -1, -42, .max, .min] {
          compare(writer.write(number, as: specifier).text, format, number, &differences)
        }
      }
    }
    #expect(differences.isEmpty)
  }

  @Test(arguments: [
    "%d", "%i", "%5d", "%-5d|", "%05d", "%u", "%x", "%#o", "%hu", "%hhx", "%hd", "%c",
  ])
  func writesShortIntegersAsCDoes(format: String) throws {
    let specifier = try #require(FormatString(format).specifiers.first)
    for number: Int64 in [65, 66, 97, 120] + (format.hasSuffix("c") ? [] : [0, -1, -128, 127]) {
      let text = writer.write(number, as: specifier).text + (format.hasSuffix("|") ? "|" : "")
      #expect(text == cText(format, number), "\(format) of \(number)")
    }
  }

  @Test(
    arguments: ["", "-", "+", " 0", "#", "-0+# "], ["", "14"])
  func writesNumbersWithAFractionAsCDoes(flags: String, width: String) throws {
    var differences: [String] = []
    let numbers: [Double] = [
      0, -0.0, 1, -1, 0.1, 0.5, 1.5, 2.5, -2.5, 0.125, 0.375, 1.005, 2.675, 9.995, 99.5, 999_999.5,
      0.000_123_456, 0.000_012_345, 123_456.789, 1e15, 1e16, 1e21, .greatestFiniteMagnitude,
      .leastNonzeroMagnitude,
      .leastNormalMagnitude, .leastNormalMagnitude / 77, .pi, -.pi, 1.0 / 3, 0.9999999, 1e-7, 100,
      1_000_000,
      .infinity, -.infinity,
    ]
    for precision in ["", ".", ".0", ".1", ".2", ".5", ".10", ".17", ".25"] {
      for conversion in ["f", "F", "e", "E", "g", "G", "a", "A"] {
        let format = "%" + flags + width + precision + conversion
        let specifier = try specifier(format)
        for number in numbers {
          compare(writer.write(number, as: specifier).text, format, number, &differences)
        }
      }
    }
    #expect(differences.isEmpty)
  }

  @Test func roundsRandomNumbersAsCDoes() throws {
    var differences: [String] = []
    var random = SeededGenerator(seed: 7)
    for _ in 0..<3_000 {
      let bits = Double(bitPattern: random.next())
      let near = Double(Int64.random(in: -1_000_000...1_000_000, using: &random)) / 1_000
      for number in [bits, near] where number.isFinite {
        let precision = Int.random(in: 0...8, using: &random)
        let format = "%.\(precision)" + (["f", "e", "g", "a"].randomElement(using: &random) ?? "f")
        let text = writer.write(number, as: try specifier(format)).text
        compare(text, format, number, &differences)
      }
    }
    #expect(differences.isEmpty)
  }

  @Test(arguments: ["%s", "%8s|", "%-8s|", "%.2s", "%8.3s", "%.0s"])
  func writesTextAsCDoes(format: String) throws {
    let specifier = try #require(FormatString(format).specifiers.first)
    for text in ["", "a", "photo", "photographs"] {
      let ours = writer.write(text, as: specifier).text + (format.hasSuffix("|") ? "|" : "")
      let expected = unsafe text.withCString { unsafe cText(format, $0) }
      #expect(ours == expected)
    }
  }

  @Test func countsCharactersAndNotBytes() throws {
    #expect(writer.write("é👨‍👩‍👧", as: try specifier("%4s")).text == "  é👨‍👩‍👧")
    #expect(writer.write("사진기", as: try specifier("%.2@")).text == "사진")
  }

  @Test func aNumberThatDoesNotFitIsNotCutOff() throws {
    #expect(writer.write(Int64(5_000_000_000), as: try specifier("%d")).text == "5000000000")
    #expect(writer.write(Int64.min, as: try specifier("%x")).text == "8000000000000000")
  }

  @Test func zerosContinueOnlyASCIIDigits() throws {
    struct Arabic: NumberStyle {
      func text(for number: Int64, in language: LanguageTag) -> String { "\u{661}\u{662}" }
      func text(for number: Double, fractionDigits: Int, in language: LanguageTag) -> String {
        "\u{2212}1,5"
      }
    }
    let writer = ArgumentWriter(style: Arabic(), language: "ar")
    #expect(writer.write(Int64(12), as: try specifier("%05d")).text == "   \u{661}\u{662}")
    #expect(writer.write(Int64(12), as: try specifier("%.4d")).text == "\u{661}\u{662}")
    #expect(writer.write(Double(-1.5), as: try specifier("%+06.1f")).text == "\u{2212}001,5")
  }

  @Test(arguments: [Int.min, -1, 0, 2_000, .max])
  func boundsTheDigitsAfterThePoint(count: Int) {
    let text = PlainNumberStyle().text(for: 0.5, fractionDigits: count, in: "en")
    #expect(text.utf8.count == (count <= 0 ? 1 : 1_076))
    #expect(PluralOperands(1.5, fractionDigits: count)?.v == (count <= 0 ? 0 : 1_074))
  }

  @Test func otherValuesAreNaN() throws {
    #expect(writer.write(.nan, as: try specifier("%5.1f")).text == "  nan")
    #expect(writer.write(-Double.nan, as: try specifier("%E")).text == "-NAN")
  }

  private func specifier(_ format: String) throws -> FormatSpecifier {
    try #require(FormatString(format).specifiers.first)
  }

  /// Adds a line if a text differs from C's.
  private func compare(
    _ text: String, _ format: String, _ number: some CVarArg, _ differences: inout [String]
  ) {
    let expected = cText(format, number)
    if text != expected {
      differences.append("\(format) of \(number) is \(text), in C \(expected)")
    }
  }

  /// Returns the output of the C library.
  private func cText(_ format: String, _ argument: some CVarArg) -> String {
    var buffer = [CChar](repeating: 0, count: 4_096)
    let length = unsafe withVaList([argument]) {
      unsafe vsnprintf(&buffer, buffer.count, format, $0)
    }
    return String(
      decoding: buffer.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

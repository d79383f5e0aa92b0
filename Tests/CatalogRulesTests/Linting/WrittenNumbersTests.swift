import StringCatalogs
import Testing

@testable import CatalogRules

struct WrittenNumbersTests {
  private func numbers(_ text: String) -> WrittenNumbers {
    let literal = Array("\"\(text)\"".utf8)
    let text = LintedText(bytes: literal)
    text.read(0..<literal.count, isEscaped: false, state: .translated)
    return WrittenNumbers(text)
  }

  @Test(arguments: [
    ("1,000.5 km", "1.000,5 km"), ("1000 photos", "1 000 photos"), ("10 000", "10\u{A0}000"),
    ("10 000", "10’000"), ("08:30", "8:30"), ("5 of %lld", "%1$lld de 5"),
    ("MP3 and 2 files", "2 Dateien und MP4"),
  ])
  func treatsEqualNumbersAsEqual(one: String, other: String) {
    #expect(numbers(one).all(without: numbers(other)).isEmpty)
    #expect(numbers(other).all(without: numbers(one)).isEmpty)
  }

  @Test(arguments: [
    ("5 minutes", "10 Minuten", "10"), ("1,000", "10.000", "10.000"), ("12", "1 2", "1"),
  ])
  func distinguishesNumbers(one: String, other: String, found: String) {
    #expect(numbers(other).all(without: numbers(one)).first == found)
  }

  @Test func knowsUnitsOfTenThousand() {
    #expect(numbers("1万枚").hasLargeUnits)
    #expect(!numbers("10000枚").hasLargeUnits)
  }
}

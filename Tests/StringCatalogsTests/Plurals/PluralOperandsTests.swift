import StringCatalogs
import Testing

@Suite struct PluralOperandsTests {
  /// The examples of UTS 35, part 3, section 5.1.1: i, v, w, f, t and e of a number.
  @Test(arguments: [
    ("1", [1, 0, 0, 0, 0, 0]), ("1.0", [1, 1, 0, 0, 0, 0]), ("1.00", [1, 2, 0, 0, 0, 0]),
    ("1.3", [1, 1, 1, 3, 3, 0]), ("1.30", [1, 2, 1, 30, 3, 0]), ("1.03", [1, 2, 2, 3, 3, 0]),
    ("1.230", [1, 3, 2, 230, 23, 0]), ("1200000", [1_200_000, 0, 0, 0, 0, 0]),
    ("1.2c6", [1_200_000, 0, 0, 0, 0, 6]), ("123c6", [123_000_000, 0, 0, 0, 0, 6]),
    ("1.20050c3", [1_200, 2, 1, 50, 5, 3]), ("1200.5", [1_200, 1, 1, 5, 5, 0]),
    ("-12.50", [12, 2, 1, 50, 5, 0]), ("+7e2", [700, 0, 0, 0, 0, 2]),
    ("7e0", [7, 0, 0, 0, 0, 0]), ("0e17", [0, 0, 0, 0, 0, 17]), ("0e18", [0, 0, 0, 0, 0, 18]),
  ])
  func readsANumberAsItIsWritten(text: String, values: [UInt64]) throws {
    let operands = try #require(PluralOperands(decimal: text))
    let e = UInt64(operands.e)
    #expect(
      [operands.i, UInt64(operands.v), UInt64(operands.w), operands.f, operands.t, e] == values)
  }

  @Test(arguments: [
    "", "-", ".", "1.", ".5", "a", "1,5", "1.2.3", "1e", "1e19", "e6", "1e-3", "٣", "1 ",
  ])
  func refusesWhatIsNotANumber(text: String) {
    #expect(PluralOperands(decimal: text) == nil)
  }

  @Test func veryLongNumbersKeepTheDigitsThatRulesLookAt() throws {
    let long = try #require(PluralOperands(decimal: "100000000000000000000000000021.5"))
    #expect(long.i % 100 == 21 && long.i > 1_000_000_000_000)
    let precise = try #require(PluralOperands(decimal: "0.1234567890123456789012345"))
    #expect(precise.v == 25 && precise.w == 25)
  }

  @Test func acceptsNumbersOfEveryKind() throws {
    #expect(PluralOperands(Int8.min).i == 128)
    #expect(PluralOperands(Int64.min).i == 1 << 63)
    #expect(PluralOperands(UInt64.max).i == .max)
    #expect(PluralOperands(UInt64.max).n == .max)
    #expect(PluralOperands(1.5, fractionDigits: 2) == PluralOperands(decimal: "1.50"))
    #expect(PluralOperands(-2.0, fractionDigits: 0) == PluralOperands(decimal: "2"))
    #expect(PluralOperands(0.996, fractionDigits: 2) == PluralOperands(decimal: "1.00"))
    #expect(PluralOperands(.infinity, fractionDigits: 2) == nil)
    #expect(PluralOperands(.nan, fractionDigits: 0) == nil)
    #expect(try #require(PluralOperands(1.5, fractionDigits: 1)).n == nil)
  }
}

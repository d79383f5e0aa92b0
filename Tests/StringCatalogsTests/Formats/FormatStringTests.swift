import TestSupport
import Testing

@testable import StringCatalogs

@Suite struct FormatStringTests {
  @Test func aTextWithoutPercentSignIsOnePiece() {
    #expect(FormatString("사진 없음").pieces == [FormatPiece(range: 0..<13, kind: .text)])
    #expect(FormatString("").pieces.isEmpty)
  }

  @Test func findsPlaceholdersAndTheirPositionsInBytes() {
    let format = FormatString("é %@: %2$lld%% %#@photos@ %1$#@days.left@ %arg")
    #expect(
      format.pieces.map { String(format.text(of: $0)) } == [
        "é ", "%@", ": ", "%2$lld", "%%", " ", "%#@photos@", " ", "%1$#@days.left@", " ", "%arg",
      ])
    #expect(format.pieces[1].range == 3..<5)
    #expect(
      format.pieces.map(\.kind).filter { $0 != .text } == [
        .specifier(FormatSpecifier(conversion: .object)),
        .specifier(FormatSpecifier(position: 2, length: .ll, conversion: .decimal)),
        .percentSign,
        .substitution(SubstitutionReference(name: "photos", position: nil)),
        .substitution(SubstitutionReference(name: "days.left", position: 1)),
        .substitutionNumber,
      ])
  }

  @Test(arguments: [
    ("%d", FormatSpecifier(conversion: .decimal)),
    ("%i", FormatSpecifier(conversion: .integer)),
    ("%u", FormatSpecifier(conversion: .unsigned)),
    ("%ld", FormatSpecifier(length: .l, conversion: .decimal)),
    ("%lu", FormatSpecifier(length: .l, conversion: .unsigned)),
    ("%llu", FormatSpecifier(length: .ll, conversion: .unsigned)),
    ("%hd", FormatSpecifier(length: .h, conversion: .decimal)),
    ("%hhx", FormatSpecifier(length: .hh, conversion: .hexadecimal)),
    ("%zu", FormatSpecifier(length: .z, conversion: .unsigned)),
    ("%qd", FormatSpecifier(length: .q, conversion: .decimal)),
    ("%jd", FormatSpecifier(length: .j, conversion: .decimal)),
    ("%td", FormatSpecifier(length: .t, conversion: .decimal)),
    ("%Lf", FormatSpecifier(length: .L, conversion: .fixedPoint)),
    ("%lf", FormatSpecifier(length: .l, conversion: .fixedPoint)),
    ("%o", FormatSpecifier(conversion: .octal)),
    ("%c", FormatSpecifier(conversion: .character)),
    ("%C", FormatSpecifier(conversion: .wideCharacter)),
    ("%s", FormatSpecifier(conversion: .cString)),
    ("%S", FormatSpecifier(conversion: .wideString)),
    ("%e", FormatSpecifier(conversion: .exponent)),
    ("%g", FormatSpecifier(conversion: .shortest)),
    ("%a", FormatSpecifier(conversion: .hexadecimalFloat)),
    ("%p", FormatSpecifier(conversion: .pointer)),
    ("%.2f", FormatSpecifier(precision: .fixed(2), conversion: .fixedPoint)),
    ("%.f", FormatSpecifier(precision: .fixed(0), conversion: .fixedPoint)),
    (
      "%08.3f",
      FormatSpecifier(
        flags: .zeroPadded, width: .fixed(8), precision: .fixed(3), conversion: .fixedPoint)
    ),
    (
      "%-+5d",
      FormatSpecifier(flags: [.leftAligned, .plusSign], width: .fixed(5), conversion: .decimal)
    ),
    ("%#x", FormatSpecifier(flags: .alternateForm, conversion: .hexadecimal)),
    ("%'d", FormatSpecifier(flags: .grouped, conversion: .decimal)),
    ("%#@", FormatSpecifier(flags: .alternateForm, conversion: .object)),
    ("%*d", FormatSpecifier(width: .argument(position: nil), conversion: .decimal)),
    ("%.*f", FormatSpecifier(precision: .argument(position: nil), conversion: .fixedPoint)),
    ("%1$*2$d", FormatSpecifier(position: 1, width: .argument(position: 2), conversion: .decimal)),
    (
      "%1$*2$.*3$f",
      FormatSpecifier(
        position: 1, width: .argument(position: 2), precision: .argument(position: 3),
        conversion: .fixedPoint)
    ),
    ("%1$@", FormatSpecifier(position: 1, conversion: .object)),
    (
      "%12$ 5lld",
      FormatSpecifier(
        position: 12, flags: .spaceForSign, width: .fixed(5), length: .ll, conversion: .decimal)
    ),
    ("% d", FormatSpecifier(flags: .spaceForSign, conversion: .decimal)),
    ("%(count)lld", FormatSpecifier(name: "count", length: .ll, conversion: .decimal)),
    ("%1$(file_name)@", FormatSpecifier(position: 1, name: "file_name", conversion: .object)),
    (
      "%2$(t1).1f",
      FormatSpecifier(position: 2, name: "t1", precision: .fixed(1), conversion: .fixedPoint)
    ),
    ("%1$(name)s", FormatSpecifier(position: 1, name: "name", conversion: .cString)),
  ])
  func parsesASpecifier(text: String, specifier: FormatSpecifier) {
    #expect(FormatString(text).specifiers == [specifier])
    #expect(FormatString(text).pieces.count == 1)
    #expect(FormatSpecifier(withoutPercentSign: text.dropFirst()) == specifier)
  }

  @Test(arguments: [
    "%", "100%", "100 %", "%!", "50%, off", "(L/R, %)", "100%的", "%$@", "%0$@", "%1", "%1$", "%.",
    "%ll",
    "%(name)s", "5%(net) in", "%()@", "%(1st)@", "50%(all)", "%(a b)@", "%(count", "1$(a)@", "%[tt",
    "50%[x] d",
    "%[tt]lld", "%[a b]@",
    "％@", "%n", "%99999999999d", "%#@name", "%#@@!", "%1$#@a%b@", "%ä",
  ])
  func otherTextStaysText(text: String) {
    let pieces = FormatString(text).pieces
    #expect(pieces.allSatisfy { if case .substitution = $0.kind { false } else { true } })
    #expect(pieces.first?.kind == .text || text.hasPrefix("%#@") || text.hasPrefix("%1$#@"))
    if !text.contains("#") { #expect(pieces.count == 1) }
  }

  @Test(arguments: [
    ("%(a)@ in %(b)@: %(a)@", "%1$(a)@ in %2$(b)@: %1$(a)@"), ("%(a)@, %@", "%1$(a)@, %2$@"),
    ("%1$(a)@, %(b)@", "%1$(a)@, %1$(b)@"),
  ])
  func namesAreNumberedByFirstUse(text: String, numbered: String) {
    #expect(FormatString(text).numbered() == numbered)
  }

  @Test(arguments: [
    "5% empty", "0.005% every day", "100% anonymous", "100% a week", "5 % i rabatt", "%lld% of",
    "%@ % a", "100\u{A0}% a", "only% a", "kota %0'a", "%0'da", "%0 cores", "%-tal",
  ])
  func aSpaceAndALetterInProseAreLikelyText(text: String) {
    #expect(FormatString(text).specifiers.contains { $0.isLikelyText })
  }

  @Test(arguments: [
    "Balance: % d", "% d", "(% f)", "% @", "5% 3d", "5%1$ d", "5%-d", "%0'5d", "%'d", "%05d",
  ])
  func aSpaceFlagOfAPlaceholderIsNotLikelyText(text: String) {
    #expect(FormatString(text).specifiers.map(\.isLikelyText) == [false])
  }

  @Test(arguments: ["", "l", "lld files", "lld%", "@@", "%lld", "arg", "%"])
  func aSubstitutionsSpecifierMustBeWhole(text: String) {
    #expect(FormatSpecifier(withoutPercentSign: text) == nil)
  }

  @Test(arguments: [
    ("%@ of %lld", "%1$@ of %2$lld"), ("%@", "%1$@"), ("100%% of %@", "100%% of %1$@"),
    ("%2$@, %@, %.1f", "%2$@, %1$@, %2$.1f"), ("%#@items@ in %@", "%#@items@ in %1$@"), ("", ""),
    ("%\u{301}%@\u{301}", "%\u{301}%1$@\u{301}"), ("5% empty %@", "5%1$ empty %2$@"),
  ])
  func numbersSpecifiersWithoutAPosition(text: String, numbered: String) {
    #expect(FormatString(text).numbered() == numbered)
  }

  @Test func numbersOnlySpecifiersThatAreWanted() {
    #expect(
      FormatString("5% empty %@, %@").numbered { !$0.isLikelyText } == "5% empty %1$@, %2$@")
  }

  @Test func piecesPutTogetherAreTheText() {
    var random = SeededGenerator(seed: 20_231)
    let parts = [
      "%", "%%", "1", "$", "@", "#", "lld", "d", "arg", " ", "*", ".", "2", "-", "+", "'", "é", "한",
      "🎞️", "name", "f",
      "%#@", "\u{301}", "\r\n", "e",
    ]
    for _ in 0..<4_000 {
      let text = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        parts.randomElement(using: &random) ?? ""
      }.joined()
      let format = FormatString(text)
      #expect(
        format.pieces.map { String(format.text(of: $0)) }.joined().utf8.elementsEqual(text.utf8))
      var end = 0
      for piece in format.pieces {
        #expect(piece.range.lowerBound == end && !piece.range.isEmpty)
        end = piece.range.upperBound
      }
      #expect(end == text.utf8.count)
    }
  }
}

import ASCII

/// Splits the bytes of a text into the pieces of a format string, in one pass.
struct FormatParser {
  /// The maximum number of digits in positions, widths and precisions.
  private static let maximumDigits = 9

  private let bytes: [UInt8]
  private var offset = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns all pieces; adjacent runs of text are one piece.
  mutating func pieces() -> [FormatPiece] {
    var pieces: [FormatPiece] = []
    var textStart = 0
    while let percent = bytes[offset...].firstIndex(of: UInt8(ascii: "%")) {
      offset = percent + 1
      guard let kind = placeholder(after: percent) else {
        offset = percent + 1
        continue
      }
      if textStart < percent {
        pieces.append(FormatPiece(range: textStart..<percent, kind: .text))
      }
      pieces.append(FormatPiece(range: percent..<offset, kind: kind))
      textStart = offset
    }
    if textStart < bytes.count {
      pieces.append(FormatPiece(range: textStart..<bytes.count, kind: .text))
    }
    return pieces
  }

  private var byte: UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }

  /// Returns whether three or more capitals and another percent sign follow, as in `%OS_MAJOR%`,
  /// which is the notation of the program.
  private func isName(from start: Int) -> Bool {
    let isPart = { (byte: UInt8) in byte.isASCIIUppercase || byte == UInt8(ascii: "_") }
    guard let end = bytes[start...].firstIndex(where: { !isPart($0) }) else { return false }
    let sign = UInt8(ascii: "%")
    return end >= start + 3 && bytes[end] == sign
      && (end + 1 == bytes.count || bytes[end + 1] != sign)
  }

  /// Parses the part after a percent sign, or returns nil if the sign is text.
  private mutating func placeholder(after percent: Int) -> FormatPiece.Kind? {
    if skip(UInt8(ascii: "%")) { return .percentSign }
    if isName(from: offset) { return nil }
    if skip(UInt8(ascii: "a"), UInt8(ascii: "r"), UInt8(ascii: "g")) { return .substitutionNumber }
    let position = positionWithDollar()
    if let name = substitutionName() {
      return .substitution(SubstitutionReference(name: name, position: position))
    }
    return specifier(position: position, percent: percent).map { .specifier($0) }
  }

  /// Parses `name` between `#@` and `@`.
  private mutating func substitutionName() -> String? {
    let start = offset
    guard skip(UInt8(ascii: "#"), UInt8(ascii: "@")),
      let end = bytes[offset...].firstIndex(where: {
        $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: "%")
      }),
      bytes[end] == UInt8(ascii: "@"), end > offset
    else {
      offset = start
      return nil
    }
    defer { offset = end + 1 }
    return String(decoding: bytes[offset..<end], as: UTF8.self)
  }

  /// Parses the name of an argument in parentheses, as in `%(count)lld`.
  ///
  /// A space can't follow, since `5%(net) in total` is prose.
  private mutating func argumentName() -> String? {
    let start = offset
    guard skip(UInt8(ascii: "(")), let first = byte, !first.isASCIIDigit,
      let end = bytes[offset...].firstIndex(where: { !$0.isASCIIIdentifier }), end > offset,
      bytes[end] == UInt8(ascii: ")"), end + 1 < bytes.count, bytes[end + 1] != UInt8(ascii: " ")
    else {
      offset = start
      return nil
    }
    defer { offset = end + 1 }
    return String(decoding: bytes[offset..<end], as: UTF8.self)
  }

  private mutating func specifier(position: Int?, percent: Int) -> FormatSpecifier? {
    let name = argumentName()
    var flags: FormatFlags = []
    while let next = byte, let flag = FormatFlags(byte: next) {
      flags.insert(flag)
      offset += 1
    }
    let width = count()
    var precision: FormatCount?
    if skip(UInt8(ascii: ".")) {
      // ISO C, 7.23.6.1: a point without a number means a precision of 0.
      precision = count() ?? .fixed(0)
    }
    let length = lengthModifier()
    guard let next = byte,
      let conversion = FormatConversion(rawValue: Character(Unicode.Scalar(next)))
    else { return nil }
    // `%(name)s` is the notation of Python; Xcode has few arguments of this type.
    if name != nil, position == nil, conversion == .cString { return nil }
    let isSpaceAndLetter = flags == .spaceForSign && offset == percent + 2
    // Turkish writes the sign before the number and an apostrophe before an ending: `%0'a`.
    // A program that replaces `%0` itself writes `%0 files`.
    let flagsAsWritten = bytes[(percent + 1)..<offset].prefix(2)
    let isZeroPercent =
      flagsAsWritten.elementsEqual("0'".utf8) && offset == percent + 3
      || flagsAsWritten.elementsEqual("0 ".utf8) && width == nil && precision == nil
    offset += 1
    // A hyphen and a word, as in the Swedish `%-tal`: aligning says nothing without a width.
    let isHyphen =
      flags == .leftAligned && width == nil && precision == nil && byte?.isASCIILetter ?? false
    return FormatSpecifier(
      position: position, name: name, flags: flags, width: width, precision: precision,
      length: length, conversion: conversion,
      isLikelyText: isZeroPercent || isHyphen
        || isSpaceAndLetter && isPercentSignInProse(percent: percent))
  }

  /// Whether a word continues after the letter, or the sign follows a word, a number or a
  /// placeholder.
  private func isPercentSignInProse(percent: Int) -> Bool {
    if let next = byte, next.isLetterOfUTF8 { return true }
    let before = bytes[..<percent]
    if let neighbor = before.last, neighbor.isLetterOfUTF8 { return true }
    guard let previous = before.last(where: { $0 != UInt8(ascii: " ") }) else { return false }
    return previous.isASCIIDigit || previous == UInt8(ascii: "@")
  }

  /// Parses `1$`.
  private mutating func positionWithDollar() -> Int? {
    let start = offset
    if let number = number(), number > 0, skip(UInt8(ascii: "$")) { return number }
    offset = start
    return nil
  }

  /// Parses a width or a precision: digits, `*` or `*1$`.
  private mutating func count() -> FormatCount? {
    if skip(UInt8(ascii: "*")) { return .argument(position: positionWithDollar()) }
    return number().map { .fixed($0) }
  }

  private mutating func number() -> Int? {
    var value = 0
    let start = offset
    while let next = byte, next.isASCIIDigit {
      guard offset - start < Self.maximumDigits else {
        offset = start
        return nil
      }
      value = value * 10 + Int(next - UInt8(ascii: "0"))
      offset += 1
    }
    return offset > start ? value : nil
  }

  private mutating func lengthModifier() -> FormatLength? {
    let length: FormatLength? =
      switch byte {
      case UInt8(ascii: "h"): next(is: UInt8(ascii: "h")) ? .hh : .h
      case UInt8(ascii: "l"): next(is: UInt8(ascii: "l")) ? .ll : .l
      case UInt8(ascii: "L"): .L
      case UInt8(ascii: "q"): .q
      case UInt8(ascii: "j"): .j
      case UInt8(ascii: "z"): .z
      case UInt8(ascii: "t"): .t
      default: nil
      }
    if let length { offset += length == .hh || length == .ll ? 2 : 1 }
    return length
  }

  private func next(is other: UInt8) -> Bool {
    offset + 1 < bytes.count && bytes[offset + 1] == other
  }

  /// Skips some bytes if they come next.
  private mutating func skip(_ first: UInt8, _ others: UInt8...) -> Bool {
    guard byte == first else { return false }
    for (index, other) in others.enumerated() {
      guard offset + 1 + index < bytes.count, bytes[offset + 1 + index] == other else {
        return false
      }
    }
    offset += 1 + others.count
    return true
  }
}

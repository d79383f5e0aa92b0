import ASCII

/// A percent sign in a format string that Foundation reads in another way than its author meant.
package struct FormatDefect {
  /// What is wrong with a percent sign.
  package enum Kind: Hashable, Sendable {
    /// Nothing that begins a placeholder follows, so that Foundation leaves out the sign.
    case stray

    /// What follows is prose, but Foundation reads it as a placeholder: `50%-ig`, `20% de plus`.
    case prose

    /// A placeholder was meant, which is spelled in another way.
    case misspelled(String)

    /// The position of an argument was written as a width: `%2@`.
    case width(position: Int)

    /// A space, which only numbers with a sign need; it works at run time.
    case space
  }

  /// What is wrong.
  package let kind: Kind

  /// The bytes that look like a placeholder.
  package let range: Range<Int>

  /// The same as text.
  package let text: String

  /// The intended placeholder; nil if that is unknown.
  package let replacement: String?

  /// The placeholder that was meant; nil if that is unknown, or a percent sign.
  var meant: String? {
    if case .misspelled(let meant) = kind { meant } else { replacement }
  }

  /// Whether it works at run time.
  package var isHarmless: Bool { kind == .space }
}

extension FormatString {
  /// Whether the text has a placeholder, so that a program formats it.
  package var hasPlaceholder: Bool {
    guard !isPredicateRow else { return false }
    let isFormat = pieces.contains { piece in
      switch piece.kind {
      case .specifier(let specifier):
        !specifier.isLikelyText && !isInAddress(at: piece.range.lowerBound)
          && (!specifier.flags.contains(.spaceForSign) || specifier.conversion == .object)
      case .substitution, .substitutionNumber: true
      case .text, .percentSign: false
      }
    }
    return isFormat || isMisspelled
  }

  /// Returns whether a percent sign may begin with a byte: EF BC 85, D9 AA and EF B9 AA are those
  /// of East Asian and Arabic typography.
  package static func mayBePercentSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "%") || byte == 0xD9 || byte == 0xEF
  }

  /// Whether a placeholder is misspelled in a way that says by itself what was meant: `%Lld`, `％@`.
  private var isMisspelled: Bool {
    mayBeMisspelled
      && defects(comparedWith: nil).contains { $0.replacement != nil && !$0.isHarmless }
  }

  /// Whether the text has the first two bytes of a percent sign beyond ASCII, or one of ASCII and
  /// the capital of `%Lld`.
  private var mayBeMisspelled: Bool {
    var (previous, hasSign) = (UInt8(0), false)
    for byte in text.utf8 {
      switch (previous, byte) {
      case (0xD9, 0xAA), (0xEF, 0xBC), (0xEF, 0xB9): return true
      case (_, UInt8(ascii: "L")) where hasSign: return true
      case (_, UInt8(ascii: "%")): hasSign = true
      default: break
      }
      previous = byte
    }
    return false
  }

  /// The text with right placeholders instead of those that are misspelled in a way that says by
  /// itself what was meant: `%lld files` for `%Lld files`.
  package var meant: FormatString { mayBeMisspelled ? meant(comparedWith: nil) ?? self : self }

  /// Returns the text with the placeholders that were meant instead of misspelled ones; nil if none
  /// is misspelled.
  package func meant(comparedWith reference: ArgumentReference?) -> FormatString? {
    let replacements = defects(comparedWith: reference).compactMap { defect in
      (defect.isHarmless ? nil : defect.meant).map { (range: defect.range, text: $0) }
    }
    guard !replacements.isEmpty else { return nil }
    var bytes = Array(text.utf8)
    for (range, text) in replacements.reversed() { bytes.replaceSubrange(range, with: text.utf8) }
    return FormatString(String(decoding: bytes, as: UTF8.self))
  }

  /// Returns the percent signs that Foundation reads in another way than they are meant, in a text
  /// that a program formats.
  ///
  /// `reference` is compared with; nil for a text that has nothing to be compared with.
  package func defects(comparedWith reference: ArgumentReference?) -> [FormatDefect] {
    guard text.utf8.contains(where: Self.mayBePercentSign) else { return [] }
    // A text without spaces and with a colon and two slashes is an address.
    guard text.utf8.contains(UInt8(ascii: " ")) || !text.contains("://") else { return [] }
    let finder = FormatDefectFinder(format: self, reference: reference)
    return finder.defects.filter { !isInAddress(at: $0.range.lowerBound) }
  }
}

/// Finds the defects of a format string.
private final class FormatDefectFinder {
  private let format: FormatString
  private let reference: ArgumentReference?

  /// The arguments of the format.
  private lazy var arguments = FormatArguments(format) { _ in nil }

  /// The position of the argument of each placeholder, by the position at which it begins.
  private lazy var positions = Dictionary(
    arguments.all.map { ($0.piece.range.lowerBound, $0.position) },
    uniquingKeysWith: { first, _ in first })

  /// The placeholders of the reference, without repetitions; nil if there is none.
  private lazy var expected = reference.map { Set($0.format.specifiers) }

  /// Whether the reference has a text, by the text.
  private var isInReference: [String: Bool] = [:]

  /// The placeholder of the object that the reference has and the format lacks; nil if there is
  /// none, or if it may be one of several with positions.
  private lazy var missingObject: String? = {
    guard let reference else { return nil }
    let (wanted, present) = (Self.objects(in: reference.arguments), Self.objects(in: arguments))
    guard wanted.count > present.count else { return nil }
    if arguments.isWithoutPositions { return "%@" }
    let missing = wanted.subtracting(present)
    return missing.count == 1 ? missing.first.map { "%\($0)$@" } : nil
  }()

  /// Whether the reference has a placeholder with a width, or there is none.
  private lazy var allowsWidth = expected?.contains { width(of: $0) != nil } ?? true

  /// Whether the reference has a placeholder that begins with a space, or there is none.
  private lazy var allowsSpace =
    expected?.contains { $0.flags.contains(.spaceForSign) && !$0.isLikelyText } ?? true

  init(format: FormatString, reference: ArgumentReference?) {
    self.format = format
    self.reference = reference
  }

  var defects: [FormatDefect] {
    let bytes = Array(format.text.utf8)
    var defects: [FormatDefect] = []
    for piece in format.pieces {
      switch piece.kind {
      case .text:
        for position in piece.range where FormatString.mayBePercentSign(bytes[position]) {
          if let defect = stray(at: position, in: bytes[piece.range]) { defects.append(defect) }
        }
      case .specifier(let specifier):
        if let defect = defect(of: specifier, piece) { defects.append(defect) }
      default: break
      }
    }
    return defects
  }

  private func defect(of specifier: FormatSpecifier, _ piece: FormatPiece) -> FormatDefect? {
    let written = String(format.text(of: piece))
    if specifier.flags.contains(.spaceForSign) { return spaced(specifier, piece, written) }
    // A program may replace `%0` itself, in the source text as well.
    if specifier.isLikelyText, !isInReference(written) {
      return FormatDefect(kind: .prose, range: piece.range, text: written, replacement: nil)
    }
    if let meant = meantObject(specifier, piece) {
      return FormatDefect(
        kind: .misspelled(meant), range: piece.range.lowerBound..<piece.range.upperBound + 1,
        text: written + "@", replacement: meant)
    }
    guard let width = width(of: specifier), specifier.position == nil, !allowsWidth else {
      return nil
    }
    let isArgument = reference?.arguments.argument(at: width) != nil
    return FormatDefect(
      kind: .width(position: width), range: piece.range, text: written,
      replacement: isArgument ? "%\(width)$@" : nil)
  }

  private static func objects(in arguments: FormatArguments) -> Set<Int> {
    Set(arguments.all.filter { $0.kind == .object }.map(\.position))
  }

  /// Returns whether the reference has a text; a text may have it a million times.
  private func isInReference(_ written: String) -> Bool {
    guard let reference else { return false }
    if let known = isInReference[written] { return known }
    let isIn = reference.format.text.contains(written)
    isInReference[written] = isIn
    return isIn
  }

  /// Returns the defect of a specifier that begins with a space, as in `100 % des Bildes`.
  private func spaced(
    _ specifier: FormatSpecifier, _ piece: FormatPiece, _ written: String
  ) -> FormatDefect? {
    guard specifier.isLikelyText || specifier.conversion == .object || !allowsSpace else {
      return nil
    }
    let isIntended =
      specifier.conversion == .object || specifier.length == .ll
      || expected?.contains { isSame($0, specifier) } ?? false
      || specifier.conversion == .decimal && !isInWord(piece)
    return FormatDefect(
      kind: isIntended ? .space : .prose, range: piece.range, text: written,
      replacement: isIntended ? written.filter { $0 != " " } : nil)
  }

  /// Returns the object for which `%s@` or `%d@` was written; nil if the argument is no object.
  private func meantObject(_ specifier: FormatSpecifier, _ piece: FormatPiece) -> String? {
    guard format.text.utf8.dropFirst(piece.range.upperBound).first == UInt8(ascii: "@"),
      specifier.conversion != .object, specifier.flags.isEmpty, specifier.width == nil,
      specifier.precision == nil, let reference
    else { return nil }
    guard let position = positions[piece.range.lowerBound],
      reference.arguments.argument(at: position)?.kind == .object
    else { return nil }
    return specifier.position.map { "%\($0)$@" } ?? "%@"
  }

  /// Returns the minimum field width of a placeholder that is not for a number: `%8@`.
  private func width(of specifier: FormatSpecifier) -> Int? {
    guard specifier.conversion == .object, specifier.flags.isEmpty, specifier.precision == nil,
      case .fixed(let width)? = specifier.width
    else { return nil }
    return width
  }

  /// Returns whether a letter follows a placeholder, which is prose then.
  private func isInWord(_ piece: FormatPiece) -> Bool {
    format.text.utf8.dropFirst(piece.range.upperBound).first?.isLetterOfUTF8
      ?? false
  }

  /// Returns whether two placeholders are for the same type of number.
  private func isSame(_ one: FormatSpecifier, _ other: FormatSpecifier) -> Bool {
    one.conversion == other.conversion && one.length == other.length && one.length != nil
  }
}

// MARK: - Signs without a placeholder

extension FormatDefectFinder {
  /// The percent signs of East Asian and Arabic typography, and a small one.
  private static let foreignSigns = ["％", "٪", "﹪"]

  /// Returns the defect of a percent sign in text, or of a foreign one before the rest of a
  /// placeholder.
  private func stray(at index: Int, in bytes: ArraySlice<UInt8>) -> FormatDefect? {
    if bytes[index] == UInt8(ascii: "%") {
      let end = Self.endOfMalformedSpecifier(bytes, from: index + 1)
      let written = String(decoding: bytes[index..<end], as: UTF8.self)
      if let meant = longNumber(in: written) {
        return FormatDefect(
          kind: .misspelled(meant), range: index..<end, text: written, replacement: meant)
      }
      let isReversed = index > bytes.startIndex && bytes[index - 1] == UInt8(ascii: "@")
      if written == "%$@" || written == "%" && isReversed, let meant = missingObject {
        let start = written == "%" ? index - 1 : index
        return FormatDefect(
          kind: .misspelled(meant), range: start..<end, text: written == "%" ? "@%" : written,
          replacement: nil)
      }
      return FormatDefect(
        kind: argument(in: written).map { .misspelled($0) } ?? .stray, range: index..<end,
        text: written, replacement: nil)
    }
    let sign = Self.foreignSigns.first { bytes[index...].starts(with: $0.utf8) }
    guard let sign else { return nil }
    let end = index + sign.utf8.count
    // No placeholder is longer.
    let rest = FormatString("%" + String(decoding: bytes[end...].prefix(64), as: UTF8.self))
    guard let first = rest.pieces.first, case .specifier(let specifier) = first.kind,
      specifier.position != nil || specifier.conversion == .object || specifier.length == .ll,
      !specifier.flags.contains(.spaceForSign)
    else { return nil }
    let written = String(rest.text(of: first).dropFirst())
    return FormatDefect(
      kind: .misspelled("%" + written), range: index..<end + written.utf8.count,
      text: sign + written, replacement: "%" + written)
  }

  /// Returns the end of the position, and of the letters of a number's type or the at sign, that
  /// may follow a percent sign.
  private static func endOfMalformedSpecifier(
    _ bytes: ArraySlice<UInt8>, from start: Int
  ) -> Int {
    let isPart = { (byte: UInt8) in byte == UInt8(ascii: "$") || byte.isASCIIDigit }
    let end = bytes[start...].firstIndex { !isPart($0) } ?? bytes.endIndex
    guard end < bytes.endIndex else { return end }
    if bytes[end] == UInt8(ascii: "@") { return end + 1 }
    let letters = bytes[end...].prefix(3)
    return isLongNumber(letters) ? end + 3 : end
  }

  /// Returns whether letters mean a `long long` number, but with a capital: `Lld`, `LLu`.
  private static func isLongNumber(_ letters: ArraySlice<UInt8>) -> Bool {
    let lowercase = String(decoding: letters, as: UTF8.self).lowercased()
    return ["lld", "lli", "llu", "llx"].contains(lowercase)
  }

  /// Returns the placeholder of a number that was written with a capital: `%lld` for `%Lld`.
  private func longNumber(in written: String) -> String? {
    let digits = written.dropFirst().prefix { ("0"..."9").contains($0) }
    let rest = written.dropFirst(1 + digits.count)
    let type = rest.drop { $0 == "$" }
    guard Self.isLongNumber(Array(type.utf8)[...]) else { return nil }
    return "%" + digits + rest.prefix { $0 == "$" }.prefix(1) + type.lowercased()
  }

  /// Returns the placeholder of the argument whose position follows a percent sign: `%1$@` for
  /// `%1`.
  private func argument(in written: String) -> String? {
    let digits = written.dropFirst().prefix { ("0"..."9").contains($0) }
    guard let reference, let position = Int(digits),
      written.dropFirst(1 + digits.count).allSatisfy({ $0 == "$" }),
      let argument = reference.arguments.argument(at: position), argument.isSpecifier,
      arguments.argument(at: position) == nil
    else { return nil }
    let conversion = reference.format.text(of: argument.piece).dropFirst()
    return "%\(position)$"
      + (argument.isPositional ? conversion.drop { $0 != "$" }.dropFirst() : conversion)
  }
}

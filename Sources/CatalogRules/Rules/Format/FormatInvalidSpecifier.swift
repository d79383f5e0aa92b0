import ASCII
import StringCatalogs

/// A percent sign that does not begin a placeholder, in a text that has placeholders.
struct FormatInvalidSpecifier: TextRule {
  static let description = RuleDescription(
    "format-invalid-specifier", severity: .error, fixability: .safe, checksStaleEntries: true,
    examples: [
      .bad(
        ["%@ is saved": ["ko": "⟦% @ 저장됨⟧", "ja": "⟦％@を保存しました⟧", "ar": "⟦تم حفظ ٪@⟧"]],
        fixed: ["%@ is saved": ["ko": "%@ 저장됨", "ja": "%@を保存しました", "ar": "تم حفظ %@"]]),
      .bad([
        "%@ by %@": ["de": "⟦%1$@ von %$@⟧", "fr": "⟦%1 par %2$@⟧"],
        "%lld%% done": ["es": "⟦%lld% hecho⟧", "ja": "⟦%lld%⟧"],
      ]),
      .bad(
        ["%1$@ of %2$@": ["ko": "⟦%2@ 중 %1@⟧"]],
        fixed: ["%1$@ of %2$@": ["ko": "%2$@ 중 %1$@"]]),
      .good([
        "%12@ %@": ["ko": "%10@ %@"],
        "%lld%% done": ["ar": "تم %lld٪", "ja": "%lld％完了", "ko": "%lld%% 완료"],
        "100% anonymous": ["de": "100 % anonym", "fr": "100 % anonyme"],
        "0.005% every": ["es": "0,005 % cada", "ko": "0.005% 마다"],
        "50% off": ["ko": "50%"],
      ]),
    ])

  static let traits: TextTraits = [.otherPlaceholders, .foreignPercent]

  func check(_ text: TextContext, _ reporter: Reporter) {
    guard Self.hasPlaceholder((text.source ?? text.text).format), !Self.isAddress(text.text),
      // Nothing formats the texts of an interface file.
      !InterfaceObject.isKey(Array(text.entry.key.utf8)[...])
    else { return }
    // The more severe report comes first, as all defects give one finding.
    let defects = Self.defects(in: text).filter {
      !text.format.isInAddress(at: $0.range.lowerBound)
    }
    for defect in defects.filter({ !$0.isHarmless }) + defects.filter(\.isHarmless) {
      let edits = defect.replacement.map { [(defect.range, with: $0)] } ?? []
      if defect.isHarmless {
        reporter.report(
          text, variant: "space", .text(defect.text), severity: .info, edits: edits)
      } else if let position = defect.position {
        reporter.report(
          text, variant: "position", .text(defect.text), .text("%\(position)$@"), edits: edits)
      } else {
        reporter.report(text, .text(defect.text), edits: edits)
      }
    }
  }

  /// Returns whether a text is an address, in which `%20` is a space.
  private static func isAddress(_ text: LintedText) -> Bool {
    !text.traits.contains(.space) && text.string.contains("://")
  }

  /// A percent sign that does not begin a placeholder, or not the intended one.
  struct Defect {
    /// The bytes that look like a placeholder.
    let range: Range<Int>

    /// The same as text.
    let text: String

    /// The intended placeholder; nil if that is unknown.
    let replacement: String?

    /// Whether it works at run time: a space, which only numbers with a sign need.
    var isHarmless = false

    /// The position that was written as a width: `%2@`; nil for other defects.
    var position: Int?
  }

  /// Returns text that looks like a placeholder but is not one.
  static func defects(in text: TextContext) -> [Defect] {
    let allowsSpace = text.source?.format.specifiers.contains { isSpaced($0) } ?? true
    let allowsWidth = text.source?.format.specifiers.contains { width(of: $0) != nil } ?? true
    return text.format.pieces.flatMap { piece -> [Defect] in
      switch piece.kind {
      case .text: return stray(in: Array(text.format.text(of: piece).utf8), piece.range.lowerBound)
      case .specifier(let specifier) where specifier.flags.contains(.spaceForSign):
        guard specifier.isLikelyText || specifier.conversion == .object || !allowsSpace else {
          return []
        }
        let written = String(text.format.text(of: piece))
        let isIntended =
          specifier.conversion == .object || specifier.length == .ll
          || text.source?.format.specifiers.contains { isSame($0, specifier) } ?? false
          || specifier.conversion == .decimal && !isInWord(piece, of: text.format)
        let meant = isIntended ? String(written.filter { $0 != " " }) : nil
        return [
          Defect(range: piece.range, text: written, replacement: meant, isHarmless: isIntended)
        ]
      case .specifier(let specifier):
        guard !allowsWidth, let width = width(of: specifier), specifier.position == nil else {
          return []
        }
        let isArgument = text.sourceArguments?.argument(at: width) != nil
        return [
          Defect(
            range: piece.range, text: String(text.format.text(of: piece)),
            replacement: isArgument ? "%\(width)$@" : nil, position: width)
        ]
      default: return []
      }
    }
  }

  /// Returns the minimum field width of a placeholder that is not for a number: `%8@`.
  private static func width(of specifier: FormatSpecifier) -> Int? {
    guard specifier.conversion == .object, specifier.flags.isEmpty, specifier.precision == nil,
      case .fixed(let width)? = specifier.width
    else { return nil }
    return width
  }

  /// Returns whether a letter follows a placeholder, which is prose then: `100 % des Bildes`.
  private static func isInWord(_ piece: FormatPiece, of format: FormatString) -> Bool {
    format.text.utf8.dropFirst(piece.range.upperBound).first.map {
      $0.isASCIILetter || $0 >= 0x80
    } ?? false
  }

  /// Returns whether two placeholders are for the same type of number.
  private static func isSame(_ one: FormatSpecifier, _ other: FormatSpecifier) -> Bool {
    one.conversion == other.conversion && one.length == other.length && one.length != nil
  }

  private static func isSpaced(_ specifier: FormatSpecifier) -> Bool {
    specifier.flags.contains(.spaceForSign) && !specifier.isLikelyText
  }

  private static func hasPlaceholder(_ format: FormatString) -> Bool {
    !format.isPredicateRow
      && format.pieces.contains { piece in
        switch piece.kind {
        case .specifier(let specifier):
          !specifier.isLikelyText && !format.isInAddress(at: piece.range.lowerBound)
            && (!specifier.flags.contains(.spaceForSign) || specifier.conversion == .object)
        case .substitution, .substitutionNumber: true
        case .text, .percentSign: false
        }
      }
  }

  /// The percent signs of East Asian and Arabic typography, and a small one.
  private static let foreignSigns = ["％", "٪", "﹪"]

  /// Finds percent signs among bytes of text, and foreign ones before the rest of a placeholder.
  private static func stray(in bytes: [UInt8], _ offset: Int) -> [Defect] {
    bytes.indices.compactMap { index in
      if bytes[index] == UInt8(ascii: "%") {
        let end = endOfMalformedSpecifier(bytes, from: index + 1)
        return Defect(
          range: offset + index..<offset + end,
          text: String(decoding: bytes[index..<end], as: UTF8.self), replacement: nil)
      }
      guard bytes[index] >= 0x80,
        let sign = foreignSigns.first(where: { bytes[index...].starts(with: $0.utf8) })
      else { return nil }
      let end = index + sign.utf8.count
      let rest = FormatString("%" + String(decoding: bytes[end...], as: UTF8.self))
      guard let first = rest.pieces.first, case .specifier(let specifier) = first.kind,
        specifier.position != nil || specifier.conversion == .object || specifier.length == .ll,
        !specifier.flags.contains(.spaceForSign)
      else { return nil }
      let written = String(rest.text(of: first).dropFirst())
      return Defect(
        range: offset + index..<offset + end + written.utf8.count, text: sign + written,
        replacement: "%" + written)
    }
  }

  /// Returns the end of the position and the letter that may follow a percent sign.
  private static func endOfMalformedSpecifier(_ bytes: [UInt8], from start: Int) -> Int {
    let isPart = { (byte: UInt8) in byte == UInt8(ascii: "$") || byte.isASCIIDigit }
    let end = bytes[start...].firstIndex { !isPart($0) } ?? bytes.count
    return end < bytes.count && bytes[end] == UInt8(ascii: "@") ? end + 1 : end
  }
}

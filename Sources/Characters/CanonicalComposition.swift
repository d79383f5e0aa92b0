/// Canonical composition, Unicode's normalization form C.
package enum CanonicalComposition {
  /// A part of a text and its normalized form.
  package struct Change {
    /// The range of the part, in UTF-8 bytes.
    package let range: Range<Int>

    /// The normalized part.
    package let replacement: String
  }

  /// Returns the changes that normalize a text; none if it is normalized.
  ///
  /// Compatibility ideographs stay as they are, because they look different.
  package static func changes(of scalars: [Unicode.Scalar]) -> [Change] {
    guard needsWork(scalars) else { return [] }
    var result: [Change] = []
    var offset = 0
    var index = 0
    while index < scalars.count {
      let start = index
      index += 1
      while index < scalars.count, continues(scalars[index], after: scalars[index - 1]) {
        index += 1
      }
      let segment = scalars[start..<index]
      let length = segment.reduce(0) { $0 + UTF8.width($1) }
      if segment.count > 1 || tables.decompositions[scalars[start]] != nil {
        let composed = compose(segment)
        if !composed.elementsEqual(segment) {
          result.append(Change(range: offset..<offset + length, replacement: string(composed)))
        }
      }
      offset += length
    }
    return result
  }

  /// Returns the normalized text.
  package static func composed(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var result = Array(text.utf8)
    for change in changes(of: scalars).reversed() {
      result.replaceSubrange(change.range, with: change.replacement.utf8)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns whether a text has a character that changes or may join the previous one, or marks in
  /// the wrong order.
  private static func needsWork(_ scalars: [Unicode.Scalar]) -> Bool {
    var last: UInt8 = 0
    for scalar in scalars {
      guard mayChange(scalar) else {
        last = 0
        continue
      }
      let own = combiningClass(scalar)
      if own != 0 && own < last || tables.unstable.contains(scalar) { return true }
      last = own
    }
    return false
  }

  /// Returns whether a character is in a block with marks or with characters that normalization
  /// changes.
  private static func mayChange(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0300...0x0374, 0x037E, 0x0387, 0x0483...0x0487, 0x0591...0x1DFF, 0x1F00...0x1FFF, 0x2000,
      0x2001, 0x20D0...0x20FF, 0x2126...0x212B, 0x2329, 0x232A,
      0x2ADC, 0x2CEF...0x2DFF, 0x302A...0x302F, 0x3099, 0x309A, 0xA66F...0xABFF, 0xFB1D...0xFE2F,
      0x10000...0x1EFFF:
      true
    default: false
    }
  }

  /// Returns whether a character may combine with the previous one.
  private static func continues(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar) -> Bool {
    combiningClass(scalar) != 0 || tables.seconds.contains(scalar)
      || hangul(previous, scalar) != nil
      // A vowel may have joined the letter before it.
      || (0x1161...0x1175).contains(previous.value) && (0x11A8...0x11C2).contains(scalar.value)
  }

  private static func compose(_ segment: ArraySlice<Unicode.Scalar>) -> [Unicode.Scalar] {
    var parts: [Unicode.Scalar] = []
    for scalar in segment { decompose(scalar, into: &parts) }
    sort(&parts)
    var result: [Unicode.Scalar] = []
    var starter: Int?
    var lastClass: UInt8 = 0
    for scalar in parts {
      let own = combiningClass(scalar)
      if let position = starter, lastClass < own || position == result.count - 1,
        let composite = tables.compositions[Pair(first: result[position], second: scalar)]
          ?? hangul(result[position], scalar)
      {
        result[position] = composite
        continue
      }
      if own == 0 { starter = result.count }
      lastClass = own
      result.append(scalar)
    }
    return result
  }

  private static func decompose(_ scalar: Unicode.Scalar, into parts: inout [Unicode.Scalar]) {
    guard let own = tables.decompositions[scalar] else { return parts.append(scalar) }
    for part in own { decompose(part, into: &parts) }
  }

  /// Sorts marks by their combining classes; the sort is stable.
  private static func sort(_ parts: inout [Unicode.Scalar]) {
    for index in parts.indices.dropFirst() {
      var position = index
      while position > 0, combiningClass(parts[position]) != 0,
        combiningClass(parts[position - 1]) > combiningClass(parts[position])
      {
        parts.swapAt(position, position - 1)
        position -= 1
      }
    }
  }

  private static func combiningClass(_ scalar: Unicode.Scalar) -> UInt8 {
    scalar.properties.canonicalCombiningClass.rawValue
  }

  /// Returns the syllable of two conjoining letters, or of a syllable and a final letter.
  private static func hangul(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
    switch (first.value, second.value) {
    case (0x1100...0x1112, 0x1161...0x1175):
      Unicode.Scalar(0xAC00 + ((first.value - 0x1100) * 21 + second.value - 0x1161) * 28)
    case (0xAC00...0xD7A3, 0x11A8...0x11C2) where (first.value - 0xAC00) % 28 == 0:
      Unicode.Scalar(first.value + second.value - 0x11A7)
    default: nil
    }
  }

  private static func string(_ scalars: [Unicode.Scalar]) -> String {
    scalars.reduce(into: "") { $0.unicodeScalars.append($1) }
  }

  private struct Pair: Hashable {
    let first: Unicode.Scalar
    let second: Unicode.Scalar
  }

  private struct Tables {
    var decompositions: [Unicode.Scalar: [Unicode.Scalar]] = [:]
    var compositions: [Pair: Unicode.Scalar] = [:]
    var seconds: Set<Unicode.Scalar> = []

    /// Characters that normalization always changes, and those that may join the previous one.
    var unstable: Set<Unicode.Scalar> = []
  }

  private static let tables: Tables = {
    var tables = Tables()
    for entry in data.split(separator: " ") {
      let numbers = entry.split(whereSeparator: { "=>+".contains($0) })
        .compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      guard let whole = numbers.first else { continue }
      tables.decompositions[whole] = Array(numbers.dropFirst())
      guard entry.contains("="), numbers.count == 3 else {
        tables.unstable.insert(whole)
        continue
      }
      tables.compositions[Pair(first: numbers[1], second: numbers[2])] = whole
      tables.seconds.insert(numbers[2])
    }
    tables.unstable.formUnion(tables.seconds)
    // Conjoining Hangul is composed arithmetically.
    for value: UInt32 in 0x1161...0x11C2 {
      if let scalar = Unicode.Scalar(value) { tables.unstable.insert(scalar) }
    }
    return tables
  }()
}

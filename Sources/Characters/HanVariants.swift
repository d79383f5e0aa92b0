/// Han characters that are forms of one another: simplified and traditional Chinese, and the new
/// and old characters of Japanese.
///
/// Names are the same whichever form they are written in: 臺北 and 台北, 澤田 and 沢田.
package enum HanVariants {
  /// Returns the form that stands for all forms of a character; the character itself if it has no
  /// others.
  package static func representative(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    group(of: scalar)?.first ?? scalar
  }

  /// Returns the forms of a character with the usual ones first; none if it has only one.
  package static func forms(of scalar: Unicode.Scalar) -> ArraySlice<Unicode.Scalar> {
    group(of: scalar) ?? []
  }

  /// Returns a text in its forms, without the text itself; none if there are no others, and not
  /// more than `limit`, at least two.
  ///
  /// Of a text with so many forms that there are more, each character has only its usual ones.
  package static func spellings(of text: String, limit: Int) -> [String] {
    let scalars = Array(text.unicodeScalars)
    let choices = scalars.map { scalar in [scalar] + forms(of: scalar).filter { $0 != scalar } }
    let longest = choices.reduce(0) { max($0, $1.count) }
    guard longest > 1 else { return [] }
    let width = (1...longest).last { width in
      let count = choices.reduce(1) { min($0 * min($1.count, width), limit + 2) }
      return count <= limit + 1
    }
    guard let width, width > 1 else { return uniform(scalars).filter { $0 != text } }
    var spellings = [String.UnicodeScalarView()]
    for own in choices {
      spellings = spellings.flatMap { start in
        own.prefix(width).map { form in
          var spelling = start
          spelling.append(form)
          return spelling
        }
      }
    }
    return spellings.dropFirst().map { String($0) }
  }

  /// Returns a text in simplified and in traditional Chinese, as far as the usual forms tell.
  private static func uniform(_ scalars: [Unicode.Scalar]) -> [String] {
    [0, 1].map { index in
      scalars.reduce(into: "") { text, scalar in
        let usual = forms(of: scalar).dropFirst(index).first
        text.unicodeScalars.append(usual ?? scalar)
      }
    }
  }

  private static func group(of scalar: Unicode.Scalar) -> ArraySlice<Unicode.Scalar>? {
    guard Table.first <= scalar.value else { return nil }
    let table = table
    let group =
      scalar.value < Table.end
      ? table.groups[Int(scalar.value - Table.first)] : table.others[scalar] ?? 0
    guard group > 0 else { return nil }
    return table.forms[table.starts[Int(group) - 1]..<table.starts[Int(group)]]
  }

  /// The groups, and which one a character belongs to.
  private struct Table {
    /// All forms, group by group.
    var forms: [Unicode.Scalar] = []
    /// Where each group begins, and where the last one ends.
    var starts = [0]
    /// The number of the group of each character of the blocks of Han, from 1 on; 0 for none.
    var groups: [UInt16]
    /// The same of rare characters in the planes behind the first.
    var others: [Unicode.Scalar: UInt16] = [:]

    /// The blocks of Han, and of compatibility ideographs.
    static let (first, end): (UInt32, UInt32) = (0x3400, 0xFB00)

    init(_ data: String) {
      groups = Array(repeating: 0, count: Int(Self.end - Self.first))
      for scalar in data.unicodeScalars {
        guard scalar.value >= Self.first else {
          starts.append(forms.count)
          continue
        }
        let group = UInt16(starts.count)
        forms.append(scalar)
        if scalar.value < Self.end {
          groups[Int(scalar.value - Self.first)] = group
        } else {
          others[scalar] = group
        }
      }
      starts.append(forms.count)
    }
  }

  private static let table = Table(data)
}

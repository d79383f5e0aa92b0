/// The example tables of ISO/IEC 10918-1, annex K, scaled by a quality from 1 to 100 as in libjpeg.
package enum StandardTables {
  /// Returns the quality of exactly these tables; nil if there is none.
  ///
  /// A quality of 100 makes every number 1, which other encoders write as well.
  package static func quality(of tables: QuantizationTables) -> Int? {
    guard let luminance = tables.luminance else { return nil }
    return (1...100).reversed().first { quality in
      isScaled(luminance, from: Self.luminance, by: quality)
        && (tables.chrominance.map { isScaled($0, from: chrominance, by: quality) } ?? true)
    }
  }

  /// Returns the quality whose luminance table has the sum closest to that of these numbers.
  ///
  /// The sum shrinks as the quality grows.
  package static func closestQuality(to luminance: [Int]) -> Int {
    let sum = luminance.reduce(0, +)
    return sums.indices.min { abs(sums[$0] - sum) < abs(sums[$1] - sum) }.map { $0 + 1 } ?? 1
  }

  /// Returns a quality whose luminance table is at least as fine as these numbers, as far as their
  /// sums tell.
  ///
  /// Other encoders have tables of other forms, so the percentage by which libjpeg scales a table
  /// is taken from the sum.
  package static func quality(asFineAs luminance: [Int]) -> Int {
    let percentage =
      Double(luminance.reduce(0, +)) * 100 / Double(Self.luminance.reduce(0, +))
    let quality = percentage <= 100 ? (200 - percentage) / 2 : 5000 / percentage
    return min(max(Int(quality.rounded(.up)), 1), 100)
  }

  /// The sums of the luminance table at the qualities from 1 to 100.
  private static let sums = (1...100).map { quality in
    luminance.reduce(0) { $0 + scaled($1, quality) }
  }

  /// Whether numbers in file order are those of a table at a quality.
  ///
  /// Most qualities differ in the first number.
  private static func isScaled(_ numbers: [Int], from table: [Int], by quality: Int) -> Bool {
    zip(numbers, zigzag).allSatisfy { $0 == scaled(table[$1], quality) }
  }

  /// Returns a table at a quality, in file order.
  static func scaled(_ table: [Int], _ quality: Int) -> [Int] {
    zigzag.map { scaled(table[$0], quality) }
  }

  private static func scaled(_ number: Int, _ quality: Int) -> Int {
    let scale = quality < 50 ? 5000 / quality : 200 - 2 * quality
    return min(255, max(1, (number * scale + 50) / 100))
  }

  /// Table K.1, row by row.
  static let luminance = [
    16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55,
    14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51, 87, 80, 62,
    18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92,
    49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
  ]

  /// Table K.2, row by row.
  static let chrominance =
    [
      17, 18, 24, 47, 99, 99, 99, 99, 18, 21, 26, 66, 99, 99, 99, 99,
      24, 26, 56, 99, 99, 99, 99, 99, 47, 66, 99, 99, 99, 99, 99, 99,
    ] + Array(repeating: 99, count: 32)

  /// The zigzag order of the numbers in a file (figure A.6).
  private static let zigzag: [Int] = (0..<15).flatMap { diagonal in
    let rows = max(0, diagonal - 7)...min(7, diagonal)
    let positions = rows.map { 8 * $0 + diagonal - $0 }
    return diagonal % 2 == 0 ? positions.reversed() : positions
  }
}

import TestSupport

/// Damages real catalogs like editors, merges, disks and attackers.
struct CatalogDamage {
  private var generator: SeededGenerator
  private let catalogs: [[UInt8]]

  /// Creates a source of damage; the same seed gives the same damage.
  init(to catalogs: [[UInt8]], seed: UInt64) {
    self.catalogs = catalogs
    generator = SeededGenerator(seed: seed)
  }

  /// Returns a catalog with one to three kinds of damage.
  mutating func next(of catalog: [UInt8]) -> [UInt8] {
    var bytes = catalog
    for _ in 0..<Int.random(in: 1...3, using: &generator) where bytes.count > 8 {
      damage(&bytes)
    }
    return bytes
  }

  private mutating func damage(_ bytes: inout [UInt8]) {
    let position = Int.random(in: 0..<bytes.count - 4, using: &generator)
    let length = Int.random(in: 1...min(200, bytes.count - position), using: &generator)
    let part = bytes[position..<position + length]
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: bytes.removeSubrange(position..<position + length)
    case 1: bytes.removeSubrange(position...)
    case 2: bytes[position] = UInt8.random(in: 0...255, using: &generator)
    case 3: bytes.insert(contentsOf: part, at: position)
    case 4:
      bytes.insert(
        contentsOf: line(in: bytes, at: position), at: lineStart(in: bytes, at: position))
    case 5: bytes.removeSubrange(line(in: bytes, at: position).indices)
    case 6: nest(&bytes, at: position)
    case 7: splice(&bytes, at: position)
    default: insertToken(&bytes, at: position)
    }
  }

  private func lineStart(in bytes: [UInt8], at position: Int) -> Int {
    bytes[..<position].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
  }

  private func line(in bytes: [UInt8], at position: Int) -> ArraySlice<UInt8> {
    bytes[
      lineStart(in: bytes, at: position)...(bytes[position...].firstIndex(of: 0x0A) ?? position)]
  }

  /// Wraps the value after the next colon in arrays or objects.
  private mutating func nest(_ bytes: inout [UInt8], at position: Int) {
    guard let colon = bytes[position...].firstIndex(of: UInt8(ascii: ":")) else { return }
    let depth = Int.random(in: 1...600, using: &generator)
    let opening = Bool.random(using: &generator) ? "[" : "{\"stringUnit\":"
    let end = bytes[(colon + 1)...].firstIndex { $0 == 0x2C || $0 == 0x0A } ?? bytes.count
    let closing = opening == "[" ? UInt8(ascii: "]") : UInt8(ascii: "}")
    bytes.insert(contentsOf: [UInt8](repeating: closing, count: depth), at: end)
    bytes.insert(contentsOf: Array(String(repeating: opening, count: depth).utf8), at: colon + 1)
  }

  /// Continues with the end of another catalog.
  private mutating func splice(_ bytes: inout [UInt8], at position: Int) {
    guard let other = catalogs.randomElement(using: &generator), !other.isEmpty else { return }
    let start = Int.random(in: 0..<other.count, using: &generator)
    let end = min(other.count, start + 20_000)
    bytes.replaceSubrange(position..., with: other[start..<end])
  }

  /// Inserts something into the next string that is special to some rule or reader.
  private mutating func insertToken(_ bytes: inout [UInt8], at position: Int) {
    guard let quote = bytes[position...].firstIndex(of: UInt8(ascii: "\"")),
      let token = Self.tokens.randomElement(using: &generator)
    else { return }
    bytes.insert(contentsOf: Array(token.utf8), at: quote + 1)
  }

  private static let tokens = [
    "%", "%@", "% @", "%1$", "%99999999999999999999$@", "%#@", "%#@a@", "%arg", "%*.*lld", "％@",
    "**", "`", "[a](", "](b)", "^[", "](inflect: true)", "<b>", "</b>", "${applicationName}",
    "\u{202E}", "\u{2068}", "\u{200D}", "\u{FEFF}", "\u{FFFD}", "e\u{301}", "\u{1112}\u{1161}",
    "\\ud83d", "\\ude00", "\\u0000", "\\n ", "  ", "\u{A0}", "漢", "设", "設", "ｶﾞ", "ㄱㅏ", "%@를",
    "С", "…", "...", "😀", "catalog-lint:ignore[format] x", "\"", "\\", "\n", "",
    String(repeating: "%lld ", count: 300), String(repeating: "(", count: 3_000),
  ]
}

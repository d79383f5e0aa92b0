import Escaping
import PhotoMetadata

extension CBORValue {
  /// Writes the value as crJSON has it: bytes in Base64 as `b64'…'`, and null for what JSON has
  /// not.
  func write(to writer: inout JSONWriter) {
    switch self {
    case .text(let text): writer.value(text)
    case .bytes(let bytes): writer.value("b64'\(Base64.text(bytes))'")
    case .number(let number), .negative(let number): writer.value(number)
    case .flag(let flag): writer.value(flag)
    case .fraction(let number): writer.value(number)
    case .array(let elements): writer.list(elements) { $1.write(to: &$0) }
    case .map(let members):
      let names = members.map { member in member.key.text ?? member.key.integer.map { "\($0)" } }
      // Of several members with a name, the last one counts, as everywhere.
      let last = Dictionary(
        names.enumerated().map { ($1, $0) }, uniquingKeysWith: { _, last in last })
      writer.object { object in
        for (index, (_, value)) in members.enumerated() {
          guard let name = names[index], last[name] == index else { continue }
          object.name(name)
          let bytes = Self.namesOfBytes.contains(name) ? value.listedBytes : nil
          (bytes.map(CBORValue.bytes) ?? value).write(to: &object)
        }
      }
    case .other: writer.null()
    }
  }

  /// The bytes in a list of numbers, as early writers recorded digests; nil if it is none.
  private var listedBytes: ArraySlice<UInt8>? {
    guard let elements, !elements.isEmpty else { return nil }
    let bytes = elements.compactMap { $0.number.flatMap(UInt8.init(exactly:)) }
    return bytes.count == elements.count ? bytes[...] : nil
  }

  private static let namesOfBytes: Set<String> = ["hash", "pad", "pad1", "pad2"]
}

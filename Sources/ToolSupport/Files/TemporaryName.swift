import ASCII

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The name of a temporary file: that of the file that it is to replace, with the process
/// identifier and `tmp`, as in `A.xcstrings.4711.tmp`; of a long name only the beginning.
struct TemporaryName: Hashable, Sendable {
  private static let ending = Array(".tmp".utf8)

  /// The maximum size of the part of the name that is that of the other file, in bytes: file
  /// systems allow 255 for all.
  private static let maximumBeginning = 232

  /// The whole name.
  let name: FileName

  /// The part that is the name of the other file.
  let target: [UInt8]

  /// The process that made it.
  let process: pid_t

  /// Creates the name of a temporary file of this process; several files of the same target have
  /// different numbers.
  init(for target: FileName, number: Int) {
    self.target = Self.beginning(of: target)
    process = getpid()
    let middle = ".\(process)" + (number == 0 ? "" : "-\(number)")
    name = FileName(bytes: self.target + Array(middle.utf8) + Self.ending)
  }

  /// Recognizes the name of a temporary file; nil for any other name.
  init?(_ name: FileName) {
    let bytes = name.bytes
    guard bytes.suffix(Self.ending.count).elementsEqual(Self.ending) else { return nil }
    let stem = bytes.dropLast(Self.ending.count)
    guard let dot = stem.lastIndex(of: UInt8(ascii: ".")), dot > stem.startIndex else { return nil }
    let numbers = stem[(dot + 1)...].split(
      separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard (1...2).contains(numbers.count), let first = numbers.first,
      numbers.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) }),
      let process = pid_t(String(decoding: first, as: UTF8.self)), process > 0
    else { return nil }
    (self.name, self.process, target) = (name, process, Array(stem[..<dot]))
  }

  /// Returns as much of a name as leaves space for the rest, without a part of a character.
  static func beginning(of name: FileName) -> [UInt8] {
    var bytes = name.bytes
    guard bytes.count > maximumBeginning else { return bytes }
    bytes.removeLast(bytes.count - maximumBeginning)
    while let last = bytes.last, name.bytes[bytes.count] & 0xC0 == 0x80 {
      bytes.removeLast()
      // A leading byte.
      if last & 0xC0 == 0xC0 { break }
    }
    return bytes
  }

  /// Whether the process that made it has ended.
  var isAbandoned: Bool { kill(process, 0) != 0 && errno == ESRCH }
}

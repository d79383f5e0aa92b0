import ASCII

/// The names of files that copies leave beside photos, which a search skips.
enum CopyFiles {
  private static let backup = Array(".original".utf8)
  private static let temporary = Array(".tmp".utf8)

  /// Returns whether a name is that of an original which a copy in its place left beside itself.
  static func isBackup(_ name: [UInt8], among names: Set<[UInt8]>) -> Bool {
    name.suffix(backup.count).elementsEqual(backup)
      && names.contains(Array(name.dropLast(backup.count)))
  }

  /// Returns whether a name is that of a file which a killed run left, such as `a.jpg.4711.tmp`.
  static func isTemporary(_ name: [UInt8]) -> Bool {
    guard name.suffix(temporary.count).elementsEqual(temporary) else { return false }
    let parts = name.dropLast(temporary.count).split(
      separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count > 1, let last = parts.last else { return false }
    let numbers = last.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return (1...2).contains(numbers.count)
      && numbers.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) }
  }
}

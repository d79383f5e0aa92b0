import ArgumentParser
import StringCatalogs

/// The value of `--jobs`: the number of files that are worked on at the same time.
package enum JobCount {
  /// Throws if a number is out of range.
  package static func check(_ count: Int?, upTo limit: Int = 256) throws {
    guard let count, !(1...limit).contains(count) else { return }
    throw ValidationError(
      ToolText.text("tool.jobsOutOfRange", .integer(1), .integer(Int64(limit))))
  }
}

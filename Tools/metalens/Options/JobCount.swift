import ArgumentParser

/// The value of `--jobs`: how many threads read photos.
enum JobCount {
  private static let allowed = 1...256

  /// Throws if there is a number and it is out of range.
  static func check(_ count: Int?) throws {
    if let count, !allowed.contains(count) {
      throw ValidationError("\(ToolError.jobsOutOfRange(allowed))")
    }
  }
}

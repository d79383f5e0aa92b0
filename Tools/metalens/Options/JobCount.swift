import ArgumentParser

/// The value of `--jobs`: the number of threads that read photos.
enum JobCount {
  private static let allowed = 1...256

  /// Throws if the number is out of range.
  static func check(_ count: Int?) throws {
    if let count, !allowed.contains(count) {
      throw ValidationError("\(ToolError.jobsOutOfRange(allowed))")
    }
  }
}

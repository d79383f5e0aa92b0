import Foundation

import PhotoFormats
@testable import PhotoMetadata

/// The cost of reading damaged files, to compare with the limits.
struct Effort {
  private(set) var files = 0
  private var refused = 0
  private(set) var maximumBytesExamined = 0
  private var maximumProcessorSeconds = 0.0
  private var slowest = ""

  /// Reads a file in memory; any result is correct.
  mutating func read(_ bytes: [UInt8], named name: @autoclosure () -> String) {
    var source = ByteSource(bytes)
    let start = Self.processorSeconds()
    if (try? PhotoReader().metadata(from: &source)) == nil { refused += 1 }
    let seconds = Self.processorSeconds() - start
    files += 1
    maximumBytesExamined = max(maximumBytesExamined, source.bytesExamined)
    if seconds > maximumProcessorSeconds {
      maximumProcessorSeconds = seconds
      slowest = name()
    }
  }

  var summary: String {
    let milliseconds = Int(maximumProcessorSeconds * 1000)
    return "\(files) files, \(refused) refused, at most \(maximumBytesExamined) bytes examined, "
      + "slowest \(milliseconds) ms of processor time: \(slowest)"
  }

  /// The resident memory of this process, in bytes.
  static func residentBytes() throws -> Int {
    let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(
      separator: " ")
    return (fields.dropFirst().first.flatMap { Int($0) } ?? 0) * Int(getpagesize())
  }

  private static func processorSeconds() -> Double {
    var time = timespec()
    guard unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0 else { return 0 }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

import Foundation

/// The duration of a task, in seconds.
struct Time {
  /// The CPU time of this process, in user and system mode.
  var cpu: Double

  /// The wall-clock time.
  var wall: Double

  /// Measures a task.
  static func measure(_ work: () throws -> Void) rethrows -> Time {
    let clock = ContinuousClock()
    let start = cpuNow()
    let wall = try clock.measure { try work() }
    return Time(cpu: cpuNow() - start, wall: wall / .seconds(1))
  }

  /// Returns the median of each kind of time; zero if there is none.
  static func median(of times: [Time]) -> Time {
    func median(_ values: [Double]) -> Double {
      values.isEmpty ? 0 : values.sorted()[values.count / 2]
    }
    return Time(cpu: median(times.map(\.cpu)), wall: median(times.map(\.wall)))
  }

  private static func cpuNow() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

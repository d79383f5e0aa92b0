import Foundation
import PhotoMetadata

/// Measures how many photos of a folder are read in a second, beside ExifTool if it is installed.
///
/// `swift run -c release benchmark-photos FOLDER [ROUNDS]`
@main
struct BenchmarkPhotos {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let folder = arguments.first else {
      print("usage: benchmark-photos FOLDER [ROUNDS]")
      exit(2)
    }
    let rounds = arguments.dropFirst().first.flatMap { Int($0) } ?? 20
    let paths = jpegPaths(in: folder)
    guard !paths.isEmpty else {
      print("no JPEG files in \(folder)")
      exit(1)
    }
    print("\(paths.count) JPEG files, \(rounds) rounds after one that warms the page cache")

    let reader = PhotoReader()
    var read = 0
    for path in paths { _ = try? reader.metadata(ofFileAt: PhotoPath(path)) }
    let ours = measure(own) {
      for _ in 0..<rounds {
        for path in paths where (try? reader.metadata(ofFileAt: PhotoPath(path))) != nil {
          read += 1
        }
      }
    }
    report("PhotoReader", files: paths.count * rounds, ours)
    print("  \(read) of \(paths.count * rounds) gave metadata")

    guard let exiftool = exiftoolPath() else {
      print("ExifTool is not installed")
      return
    }
    let theirs = try measure(children) {
      let process = Process()
      process.executableURL = URL(filePath: exiftool)
      process.arguments = ["-fast2", "-json"] + paths
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
    }
    report("exiftool -fast2, one process", files: paths.count, theirs)
  }

  private static func jpegPaths(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { ["jpg", "jpeg"].contains(($0 as NSString).pathExtension.lowercased()) }
      .sorted().map { folder + "/" + $0 }
  }

  private static func exiftoolPath() -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { $0 + "/exiftool" }.first(where: FileManager.default.isExecutableFile)
  }

  // RUSAGE_SELF and RUSAGE_CHILDREN, which the C libraries declare with different types.
  private static let own: Int32 = 0
  private static let children: Int32 = -1

  /// Returns the seconds that work takes, by the clock and of the processor.
  private static func measure(
    _ who: Int32, _ work: () throws -> Void
  ) rethrows -> (wall: Double, processor: Double) {
    let start = (ContinuousClock.now, processorSeconds(who))
    try work()
    let wall = start.0.duration(to: .now) / .seconds(1)
    return (wall, processorSeconds(who) - start.1)
  }

  private static func processorSeconds(_ who: Int32) -> Double {
    var usage = rusage()
    guard unsafe getrusage(who, &usage) == 0 else { return 0 }
    let times = [usage.ru_utime, usage.ru_stime]
    return times.reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
  }

  private static func report(
    _ name: String, files: Int, _ seconds: (wall: Double, processor: Double)
  ) {
    let wall = Int(Double(files) / seconds.wall)
    let processor = Int(Double(files) / seconds.processor)
    print("\(name): \(wall) files/s by the clock, \(processor) files per second of processor time")
  }
}

import Foundation
import Testing

/// The ExifTool of this machine.
enum InstalledExifTool {
  /// Where the program is; nil when it is not installed.
  static let path: String? = {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { $0 + "/exiftool" }.first(where: FileManager.default.isExecutableFile)
  }()

  /// Reads these properties of every JPEG in the folder of photos.
  static func readings(of names: [String]) throws -> [ExifToolReading] {
    try ExifToolReading.all(
      inJSON: run(
        ["-json", "-G1", "-r", "-ext", "jpg", "-ext", "jpeg"] + names.map { "-" + $0 }
          + [SampleFolders.photos.path(percentEncoded: false)]))
  }

  /// Runs the program and returns what it prints.
  @discardableResult
  static func run(_ arguments: [String]) throws -> Data {
    let output = try TemporaryFile([])
    let process = Process()
    process.executableURL = URL(filePath: try #require(path))
    process.arguments = arguments
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: output.path))
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return try Data(contentsOf: URL(filePath: output.path))
  }
}

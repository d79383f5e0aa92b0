import Foundation
import StringCatalogs

/// Measures the speed of reading catalogs, compared with Foundation's and Python's JSON readers.
///
///     Tools/development/benchmark-reader [--rounds N] FILE…
///
/// Prints for each file and reader the median time of a read in milliseconds (CPU and wall-clock)
/// and the megabytes per second of CPU time; for the other readers also the ratio. `read` parses
/// bytes into a validated and fully indexed catalog; `leaves` creates every key, language, state
/// and text of that catalog. The readers alternate, so that a busy machine slows down all of them.
@main
enum BenchmarkReader {
  static func main() throws {
    var paths = Array(CommandLine.arguments.dropFirst())
    var rounds = 21
    if paths.first == "--rounds", paths.count > 1 {
      rounds = max(1, Int(paths[1]) ?? rounds)
      paths.removeFirst(2)
    }
    guard !paths.isEmpty else {
      FileHandle.standardError.write(
        Data("usage: benchmark-reader [--rounds N] FILE...\n".utf8))
      exit(2)
    }
    for path in paths {
      try measure(path, rounds: rounds)
    }
  }

  private static func measure(_ path: String, rounds: Int) throws {
    let data = try Data(contentsOf: URL(filePath: path))
    let bytes = [UInt8](data)
    let catalog = try StringCatalog(bytes: bytes)
    var times: [String: [Time]] = [:]
    var leafCount = 0
    for _ in 0..<rounds {
      times["read", default: []].append(
        try Time.measure { _ = try StringCatalog(bytes: bytes) })
      times["leaves", default: []].append(Time.measure { leafCount = walk(catalog) })
      times["Foundation", default: []].append(
        try Time.measure { _ = try JSONSerialization.jsonObject(with: data) })
    }
    times["Python"] = try pythonTimes(path, rounds: rounds)

    print("\(path): \(bytes.count) bytes, \(catalog.entries.count) keys, \(leafCount) texts")
    let read = Time.median(of: times["read"] ?? [])
    for reader in ["read", "leaves", "Foundation", "Python"] {
      let time = Time.median(of: times[reader] ?? [])
      let speed = Double(bytes.count) / max(time.cpu, 1e-9) / 1e6
      let ratio = time.cpu / max(read.cpu, 1e-9)
      print(
        String(
          format: "  %-10@ %8.2f ms CPU %8.2f ms wall %8.0f MB/s %6.1f x", reader as NSString,
          time.cpu * 1e3, time.wall * 1e3, speed, ratio))
    }
  }

  /// Reads every text of a catalog and its properties, and returns the number of texts.
  private static func walk(_ catalog: StringCatalog) -> Int {
    var count = 0
    var bytes = 0
    for entry in catalog.entries {
      bytes &+= entry.key.utf8.count
      for localization in entry.localizations {
        bytes &+= localization.language.rawValue.utf8.count
        localization.forEachLeaf { leaf in
          count += 1
          bytes &+= (leaf.value?.utf8.count ?? 0) &+ (leaf.state?.rawValue.utf8.count ?? 0)
          bytes &+= leaf.valueRange?.count ?? 0
        }
      }
    }
    return bytes > 0 ? count : 0
  }

  /// Returns the times of Python's `json.loads`, measured by Python.
  private static func pythonTimes(_ path: String, rounds: Int) throws -> [Time] {
    let script = """
      import json, sys, time
      text = open(sys.argv[1], "rb").read()
      for _ in range(int(sys.argv[2])):
          wall, cpu = time.perf_counter(), time.process_time()
          json.loads(text)
          print(time.process_time() - cpu, time.perf_counter() - wall)
      """
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script, path, "\(rounds)"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self).split(separator: "\n").compactMap { line in
      let numbers = line.split(separator: " ").compactMap { Double($0) }
      return numbers.count == 2 ? Time(cpu: numbers[0], wall: numbers[1]) : nil
    }
  }
}

import CatalogRules
import Glibc
import LintProject
import StringCatalogs

/// Measures the time of linting catalogs, compared with `jq empty`, which only parses them.
///
///     Tools/development/benchmark-lint [--rounds N] [--mix real|sentences] [--keys N]
///       [--configuration PATH] [--tool PATH] [FILE…]
///
/// Without files it measures a generated catalog of 57 MB (`--keys` changes that), and one of half
/// its size. Its texts are like those of real catalogs, or with `--mix sentences` sentences with
/// many findings. The programs run as separate processes and alternate, so that a busy machine
/// slows down all; the output is the medians of CPU time, the peak memory, and the ratio. All
/// recommended rules are on. `--configuration` names a configuration, with whose terms and patterns
/// a third program lints the catalog. `--tool` names a `catalog-lint` to measure instead of the
/// library. `--write PATH` writes the generated catalog and exits.
@main
enum BenchmarkLint {
  static func main() {
    var options = Options(CommandLine.arguments)
    let keys = options.keys ?? options.mix.keyCount
    if let path = options.lintOnce {
      print(lintOnce(path, configuration(options.configuration)))
    } else if let path = options.write {
      _ = File.write(CatalogGenerator.catalog(keyCount: keys, options.mix), to: path)
    } else {
      var generated: [String] = []
      if options.files.isEmpty {
        for keys in [keys / 2, keys] {
          let path = "/tmp/benchmark-lint-\(getpid())-\(keys).xcstrings"
          let bytes = CatalogGenerator.catalog(keyCount: keys, options.mix)
          guard File.write(bytes, to: path) else { continue }
          generated.append(path)
        }
        options.files = generated
      }
      defer { for path in generated { _ = unsafe unlink(path) } }
      for path in options.files { measure(path, options) }
    }
  }

  private static func measure(_ path: String, _ options: Options) {
    let program = CommandLine.arguments.first ?? ""
    let ours = options.tool.map { [$0, "--isolated", path] } ?? [program, "--lint-once", path]
    let configured = options.configuration.map { configuration in
      options.tool.map { [$0, "--config", configuration, path] }
        ?? [program, "--configuration", configuration, "--lint-once", path]
    }
    var (lints, configuredLints, reads): ([ChildProcess], [ChildProcess], [ChildProcess]) =
      ([], [], [])
    for _ in 0..<options.rounds {
      if let run = ChildProcess(ours) { lints.append(run) }
      if let configured, let run = ChildProcess(configured) { configuredLints.append(run) }
      if let run = ChildProcess(["jq", "empty", path]) { reads.append(run) }
    }
    let size = File.read(path)?.count ?? 0
    print("\(path): \(size) bytes, \(lintOnce(path, LintConfiguration())) findings")
    let read = median(reads.map(\.cpu))
    report("catalog-lint", lints, size: size, of: read)
    if configured != nil {
      report("catalog-lint with the configuration", configuredLints, size: size, of: read)
    }
    report("jq empty", reads, size: size, of: read)
  }

  private static func report(_ name: String, _ runs: [ChildProcess], size: Int, of read: Double) {
    guard !runs.isEmpty else {
      print("  \(name): could not be run")
      return
    }
    let cpu = median(runs.map(\.cpu))
    let milliseconds = rounded(cpu * 1000, digits: 1)
    let speed = rounded(Double(size) / cpu / 1e6, digits: 0)
    let memory = rounded(median(runs.map(\.memory)), digits: 0)
    print(
      "  \(name): \(milliseconds) ms CPU, \(speed) MB/s, \(memory) MB of memory, "
        + "\(rounded(cpu / read, digits: 3)) × jq")
  }

  /// Lints a file in the same way as a separate program, and returns the number of findings.
  private static func lintOnce(_ path: String, _ configuration: LintConfiguration) -> Int {
    guard let bytes = File.read(path) else { return 0 }
    return CatalogLinter(configuration: configuration).lint(bytes: bytes, path: path).findings.count
  }

  /// Returns the configuration of a file, or the usual one.
  private static func configuration(_ path: String?) -> LintConfiguration {
    var configuration = ProjectConfiguration()
    guard let path else { return configuration.linting }
    do {
      try ConfigurationFile(bytes: File.read(path) ?? []).apply(to: &configuration)
    } catch {
      print("\(path): \(error)")
      exit(1)
    }
    return configuration.linting
  }

  private static func median(_ values: [Double]) -> Double {
    values.isEmpty ? 0 : values.sorted()[values.count / 2]
  }

  private static func rounded(_ value: Double, digits: Int) -> String {
    guard value.isFinite else { return "?" }
    var factor = 1.0
    for _ in 0..<digits { factor *= 10 }
    let number = (value * factor).rounded() / factor
    return digits == 0 ? String(Int(number)) : String(number)
  }
}

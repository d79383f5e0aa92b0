import CatalogRules
import Glibc
import StringCatalogs

/// Measures the time of linting catalogs, compared with `jq empty`, which only parses them.
///
///     Tools/development/benchmark-lint [--rounds N] [--keys N] [--tool PATH] [FILE…]
///
/// Without files it measures a generated catalog of 57 MB (18,500 keys; `--keys` changes that), and
/// one of half its size. Both programs run as separate processes and alternate, so that a busy
/// machine slows down both; the output is the medians of CPU time, the peak memory, and the ratio.
/// All recommended rules are on. `--tool` names a `catalog-lint` to measure instead of the library.
/// `--write PATH` writes the generated catalog and exits.
@main
enum BenchmarkLint {
  static func main() {
    var options = Options(CommandLine.arguments)
    if let path = options.lintOnce {
      lintOnce(path)
    } else if let path = options.write {
      _ = File.write(CatalogGenerator.catalog(keyCount: options.keys), to: path)
    } else {
      var generated: [String] = []
      if options.files.isEmpty {
        for keys in [options.keys / 2, options.keys] {
          let path = "/tmp/benchmark-lint-\(getpid())-\(keys).xcstrings"
          guard File.write(CatalogGenerator.catalog(keyCount: keys), to: path) else { continue }
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
    let ours = options.tool.map { [$0, path] } ?? [program, "--lint-once", path]
    var lints: [ChildProcess] = []
    var reads: [ChildProcess] = []
    for _ in 0..<options.rounds {
      if let run = ChildProcess(ours) { lints.append(run) }
      if let run = ChildProcess(["jq", "empty", path]) { reads.append(run) }
    }
    let size = File.read(path)?.count ?? 0
    print("\(path): \(size) bytes, \(lintOnce(path, quietly: true)) findings")
    let lint = median(lints.map(\.cpu))
    let read = median(reads.map(\.cpu))
    report("catalog-lint", lint, lints, size: size, ratio: lint / read)
    report("jq empty", read, reads, size: size, ratio: 1)
  }

  private static func report(
    _ name: String, _ cpu: Double, _ runs: [ChildProcess], size: Int, ratio: Double
  ) {
    guard !runs.isEmpty else {
      print("  \(name): could not be run")
      return
    }
    let milliseconds = rounded(cpu * 1000, digits: 1)
    let speed = rounded(Double(size) / cpu / 1e6, digits: 0)
    let memory = rounded(median(runs.map(\.memory)), digits: 0)
    print(
      "  \(name): \(milliseconds) ms CPU, \(speed) MB/s, \(memory) MB of memory, "
        + "\(rounded(ratio, digits: 3)) × jq")
  }

  /// Lints a file in the same way as a separate program, and returns the number of findings.
  @discardableResult
  private static func lintOnce(_ path: String, quietly: Bool = false) -> Int {
    guard let bytes = File.read(path) else { return 0 }
    let file = CatalogLinter(configuration: LintConfiguration()).lint(bytes: bytes, path: path)
    if !quietly { print(file.findings.count) }
    return file.findings.count
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

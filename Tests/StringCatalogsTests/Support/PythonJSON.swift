import Foundation
import TestSupport
import Testing

/// Python's JSON reader, which shares no code with ours, for comparison.
enum PythonJSON {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  /// Returns Python's facts of each catalog, one per line, by path.
  static func facts(in paths: [String]) throws -> [String: [Substring]] {
    let output = try run("read_catalogs.py", arguments: paths, input: Data())
    var facts: [String: [Substring]] = [:]
    var path = ""
    for line in String(decoding: output, as: UTF8.self).split(separator: "\n") {
      if line.hasPrefix("[") {
        facts[path, default: []].append(line)
      } else {
        path = String(line)
        facts[path] = []
      }
    }
    return facts
  }

  /// Returns for each text whether Python accepts it as JSON in UTF-8.
  static func accepts(_ texts: [[UInt8]]) throws -> [Bool] {
    var input = Data()
    for text in texts {
      input.append(contentsOf: "\(text.count)\n".utf8)
      input.append(contentsOf: text)
    }
    let output = try run("accept_json.py", arguments: [], input: input)
    return output.map { $0 == UInt8(ascii: "1") }
  }

  private static func run(_ script: String, arguments: [String], input: Data) throws -> Data {
    let python = try #require(Program.python)
    let run = try python.run([folder.appending(path: script).path] + arguments, input: input)
    try #require(run.status == 0, "\(script): \(run.errorText)")
    return run.output
  }
}

import Foundation

/// Which strings stand on real screenshots, as a person listed them.
struct ScreenTruth {
  /// How a report agrees.
  struct Result: CustomStringConvertible {
    var listed = 0
    var found = 0
    var missed: [String] = []
    var wrong: [String] = []

    var description: String { "\(found) of \(listed), missed: \(missed)" }
  }

  /// The keys of each string, by the number of the screen.
  private var rows: [String: [Set<String>]] = [:]

  /// Strings that stand on a screen and that the list has for another screen only.
  private static let unlisted: Set<String> = [
    "Foundation:progress.screen.review_schedule.bucket.new", "ReviewCards:New",
    "ReviewCards:Reps", "ReviewCards:Lapses",
  ]

  /// Reads a list: the screen, the source text, and the keys that say it.
  init(_ file: URL) throws {
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst() {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      rows[String(fields[0]), default: []].append(
        Set(fields[2].split(separator: "|").map(String.init)))
    }
  }

  /// Compares the shots of a report in JSON.
  func compare(_ shots: [[String: Any]]) throws -> Result {
    var result = Result()
    for shot in shots {
      let file = (shot["file"] as? String ?? "").split(separator: "/").last ?? ""
      let language = shot["language"] as? String ?? ""
      let listed = rows[String(file.prefix(1))] ?? []
      var keys = (shot["strings"] as? [[String: Any]] ?? []).map {
        "\($0["table"] as? String ?? ""):\($0["key"] as? String ?? "")"
      }
      let known = listed.reduce(into: Self.unlisted) { $0.formUnion($1) }
      result.wrong += keys.filter { !known.contains($0) }.map { "\(language) \(file) \($0)" }
      for row in listed {
        result.listed += 1
        guard let position = keys.firstIndex(where: row.contains) else {
          result.missed.append("\(language) \(file.prefix(1)) \(row.sorted())")
          continue
        }
        result.found += 1
        keys.remove(at: position)
      }
    }
    return result
  }
}

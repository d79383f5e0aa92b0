import Foundation
import StringCatalogs
import TranslationMemory

/// Measures how fast a translation memory is built and answers.
///
///     Tools/development/benchmark-memory [--texts N] FILE…
///
/// The texts are those of the catalogs, repeated with another word in each until there are N
/// (200,000 by default). Prints the time of indexing, and the median and the longest time of an
/// answer for 500 source texts, each with a letter changed.
@main
enum BenchmarkMemory {
  static func main() throws {
    var paths = Array(CommandLine.arguments.dropFirst())
    var count = 200_000
    if paths.first == "--texts", paths.count > 1 {
      count = Int(paths[1]) ?? count
      paths.removeFirst(2)
    }
    var texts: [RememberedText] = []
    for path in paths {
      let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
      texts += RememberedText.texts(of: try StringCatalog(bytes: bytes), file: path)
    }
    guard !texts.isEmpty else {
      FileHandle.standardError.write(Data("usage: benchmark-memory [--texts N] FILE...\n".utf8))
      exit(2)
    }
    let own = texts.count
    var round = 0
    while texts.count < count {
      round += 1
      texts += texts[..<min(own, count - texts.count)].map { text in
        var text = text
        text.source += " \(round)"
        return text
      }
    }
    texts.removeLast(texts.count - count)
    let clock = ContinuousClock()
    var memory = TranslationMemory([])
    let indexing = clock.measure { memory = TranslationMemory(texts) }
    var times: [Duration] = []
    var found = 0
    for number in 0..<500 {
      let text = texts[(number * 7_919) % texts.count]
      var query = Array(text.source)
      query[query.count / 2] = "x"
      times.append(
        clock.measure { found += memory.matches(for: String(query), in: text.language).count })
    }
    times.sort()
    print("\(texts.count) texts indexed in \(indexing)")
    let (usual, longest) = (times[times.count / 2], times[times.count - 1])
    print("an answer in \(usual), at most \(longest); \(found) matches")
  }
}

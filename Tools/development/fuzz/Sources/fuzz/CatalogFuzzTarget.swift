import CatalogRules
import FuzzSupport
import ProductStrings
import StringCatalogs

/// A kind of input of the catalog tools that libFuzzer makes up, and what the tools do with it.
enum CatalogFuzzTarget: String, FuzzTarget {
  case lint, edit, merge, exchange, xliff, csv, configuration, pattern

  func read(_ input: [UInt8]) {
    switch self {
    case .lint: lint(input)
    case .edit: edit(input)
    case .merge: merge(input)
    case .exchange: exchange(input)
    case .xliff: importXLIFF(input)
    case .csv: importCSV(input)
    case .configuration: configure(input)
    case .pattern: match(input)
    }
  }

  static let localizer = ProductStrings.localizer(languages: ["ja"])

  /// Returns the input as a catalog; nil, when it is none, with the words for it.
  func catalog(_ input: some Sequence<UInt8>) -> StringCatalog? {
    do throws(CatalogError) {
      return try StringCatalog(bytes: Array(input))
    } catch {
      say(error.localizedMessage)
      return nil
    }
  }

  /// Matches the expression in the first line with the rest; an error is an answer, too.
  private func match(_ input: [UInt8]) {
    let parts = input.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
    guard let pattern = parts.first, let text = parts.last,
      let expression = try? RegularExpression(String(decoding: pattern, as: UTF8.self))
    else { return }
    let string = String(decoding: text, as: UTF8.self)
    guard let found = expression.firstMatch(in: string) else { return }
    if !found.isEmpty, !string.unicodeScalars.contains(found.unicodeScalars) {
      wrong("a match that isn't in the text")
    }
  }

  /// Returns what was written, which must be a catalog.
  func written(_ bytes: [UInt8], by name: String) -> JSONTree {
    guard (try? StringCatalog(bytes: bytes)) != nil, let tree = JSONTree(bytes) else {
      wrong("\(name) wrote no catalog")
    }
    return tree
  }

  /// Puts a message into words, as every tool does with an error.
  func say(_ message: LocalizedMessage) {
    if Self.localizer.text(for: message).isEmpty { wrong("no words for \(message)") }
  }
}

import TestSupport
import Testing

@testable import StringCatalogs

/// Every string of real catalogs, in every language, with arguments of the expected types.
@Suite(.needs(.data))
struct RealCatalogLocalizingTests {
  @Test(arguments: RealCatalogs.readablePaths)
  func everyStringHasATextInEveryLanguage(path: String) throws {
    let catalog = try RealCatalogs.catalog(at: path)
    let localizers = catalog.languages.map {
      Localizer(catalog: catalog, languages: [$0], device: .iPhone)
    }
    var faults: [String] = []
    for entry in catalog.entries {
      let arguments = Self.arguments(for: entry)
      let numbers: [Int64] = arguments.contains(1) ? [0, 1, 2, 5, 21] : [1]
      for localizer in localizers {
        for number in numbers {
          let message = localizer.message(
            for: LocalizedMessage(
              entry.key, arguments: arguments.map { $0 == 1 ? .integer(number) : $0 }))
          let problems = message.problems.filter {
            if case .pluralCategoryMissing = $0 { false } else { true }
          }
          if !problems.isEmpty || message.text.contains("%#@") {
            faults.append("\(entry.key) \(localizer.languages): \(message.text) \(problems)")
          }
        }
      }
    }
    #expect(faults.isEmpty)
  }

  /// Returns arguments for the placeholders of all texts of an entry; whole numbers are 1.
  private static func arguments(for entry: CatalogEntry) -> [MessageArgument] {
    var texts = [entry.key]
    var arguments: [Int: MessageArgument] = [:]
    for localization in entry.localizations {
      texts += localization.leaves.compactMap(\.value)
      for substitution in localization.substitutions {
        arguments[substitution.argumentNumber ?? 1] = 1
      }
    }
    for text in texts where text.utf8.contains(UInt8(ascii: "%")) {
      var next = 1
      for specifier in FormatString(text).specifiers where !specifier.isLikelyText {
        let position = specifier.position ?? next
        if specifier.position == nil { next += 1 }
        guard arguments[position] == nil else { continue }
        switch specifier.conversion.argumentKind {
        case .integer: arguments[position] = 1
        case .floatingPoint: arguments[position] = 1.5
        default: arguments[position] = "value"
        }
      }
    }
    return (0..<(arguments.keys.max() ?? 0)).map { arguments[$0 + 1] ?? "unused" }
  }
}

import Foundation
import ProductStrings
import StringCatalogs
import TestSupport
import Testing

@testable import CatalogRules

struct RuleRegistryTests {
  @Test func hasEveryRuleThatIsAFile() throws {
    let folder = Repository.root.appending(path: "Sources/CatalogRules/Rules")
    var files: Set<String> = []
    for case let file as URL in FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil) ?? .init()
    where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /RuleDescription\(\s*"([a-z0-9-]+)"/) {
        files.insert(String(match.output.1))
      }
    }
    #expect(files == Set(RuleRegistry.allDescriptions.map(\.id.rawValue)))
  }

  @Test func namesEachTypeLikeItsRule() {
    for rule in RuleRegistry.rules {
      let name = "\(rule.type)"
      let words = name.reduce(into: "") { text, character in
        if character.isUppercase, !text.isEmpty { text += "-" }
        text += character.lowercased()
      }
      #expect(words == rule.type.description.id.rawValue)
    }
  }

  @Test func namesEachRuleOnce() {
    let names = RuleRegistry.allDescriptions.map(\.id)
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: RuleRegistry.allDescriptions)
  func explainsEachRule(_ rule: RuleDescription) throws {
    let catalog = try ProductStrings.catalog()
    let texts = ["summary", "rationale", "exceptions"] + (rule.fixability == .none ? [] : ["fix"])
    for text in texts {
      #expect(catalog.entry(for: "rule.\(rule.id).\(text)") != nil, "rule.\(rule.id).\(text)")
    }
  }

  @Test(arguments: RuleRegistry.descriptions)
  func saysEachFindingInEveryLanguage(_ rule: RuleDescription) throws {
    for language in ProductStrings.languages {
      let localizer = ProductStrings.localizer(languages: [language])
      for example in rule.examples where example.isBad {
        for finding in example.findings(in: MarkedCatalog(example.catalog).bytes, rule: rule.id) {
          let messages = [finding.message] + (finding.fix.map { [$0.message] } ?? [])
          for message in messages {
            let text = localizer.message(for: message)
            #expect(text.problems.isEmpty, "\(message): \(text.problems)")
            #expect(text.language?.rawValue == language.rawValue, "\(message)")
          }
        }
      }
    }
  }

  @Test func hasNoTextForAMissingRule() throws {
    let names = Set(RuleRegistry.allDescriptions.map(\.id.rawValue))
    for entry in try ProductStrings.catalog().entries where entry.key.hasPrefix("rule.") {
      let name = entry.key.split(separator: ".").dropFirst().first.map(String.init) ?? ""
      // All patterns of configurations share their texts, and screenshots have their own rules.
      #expect(
        names.contains(name) || name == "pattern" || name.hasPrefix("screen-"), "\(entry.key)")
    }
  }
}

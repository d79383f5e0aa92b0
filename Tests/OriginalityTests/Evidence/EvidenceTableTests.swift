import Originality
import ProductStrings
import StringCatalogs
import Testing

struct EvidenceTableTests {
  private let table = EvidenceTable.current

  @Test func hasOneRuleForEveryKind() {
    #expect(Set(table.rules.map(\.kind)) == Set(EvidenceKind.allCases))
    #expect(table.rules.count == EvidenceKind.allCases.count)
  }

  /// Evidence is only as strong as its ratio; without a measurement it is at most weak.
  @Test func weighsNothingHeavierThanItsBasis() {
    for rule in table.rules {
      switch rule.basis {
      case .measured(let processed, let others, let ratio):
        let weight: EvidenceWeight = ratio >= 10 ? .strong : ratio >= 2 ? .weak : .information
        #expect(rule.weight == weight, "\(rule.kind)")
        // Shares are rounded, so the ratio of small ones is only approximate.
        #expect(others <= 2 || abs(ratio / (Double(processed) / Double(others)) - 1) < 0.3)
      case .reasoned: #expect([.weak, .information].contains(rule.weight), "\(rule.kind)")
      case .consistent(let photos):
        #expect(rule.weight == .strong && photos >= 29, "\(rule.kind)")
      case .stated: break
      }
    }
  }

  @Test func saysEveryKindAndItsInnocentCause() throws {
    let catalog = try ProductStrings.catalog()
    for kind in EvidenceKind.allCases {
      let evidence = Evidence(
        kind: kind, weight: .weak, structure: "", offset: nil, value: "")
      #expect(catalog.entry(for: evidence.localizedMessage.key) != nil, "\(kind)")
      #expect(catalog.entry(for: evidence.innocentCause.key) != nil, "\(kind)")
    }
    for check in EvidenceCheck.allCases {
      #expect(catalog.entry(for: "report.check.\(check.rawValue)") != nil, "\(check)")
    }
  }
}

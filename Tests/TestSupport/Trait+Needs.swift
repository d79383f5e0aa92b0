import Foundation
public import Testing

extension Trait where Self == ConditionTrait {
  /// Skips a test if something that it needs is missing, or fails it if `METALENS_REQUIRE` names
  /// that.
  public static func needs(
    _ requirements: Requirement..., sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    let names = requirements.map(\.summary).joined(separator: ", ")
    return .enabled("needs \(names)", sourceLocation: sourceLocation) {
      let list = ProcessInfo.processInfo.environment["METALENS_REQUIRE"] ?? ""
      let required = try Requirement.required(by: list)
      guard let missing = requirements.first(where: { !$0.isMet }) else { return true }
      if required.contains(missing) { throw RequirementError.missing(missing) }
      if Test.current?.isSuite != true { SkippedTests.count(missing) }
      return false
    }
  }
}

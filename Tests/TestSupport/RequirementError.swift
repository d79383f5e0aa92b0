/// Why a test with requirements fails before it runs.
enum RequirementError: Error, Equatable, CustomStringConvertible {
  /// `METALENS_REQUIRE` names an unknown requirement.
  case unknown(String)

  /// `METALENS_REQUIRE` names something that is missing.
  case missing(Requirement)

  var description: String {
    switch self {
    case .unknown(let name): "METALENS_REQUIRE names “\(name)”, which is not a requirement."
    case .missing(let requirement):
      "METALENS_REQUIRE names \(requirement.rawValue), but this test needs \(requirement.summary)."
    }
  }
}

extension RuleLevel {
  /// The names of all levels, as a configuration writes them.
  public static let names = ["off", "on"] + Severity.allCases.map(\.rawValue)

  /// Creates a level from `off`, `on` or the name of a severity.
  public init?(name: String) {
    if name == "off" {
      self = .off
    } else if name == "on" {
      self = .byDefault
    } else if let severity = Severity(rawValue: name) {
      self = .on(severity)
    } else {
      return nil
    }
  }

  /// The name of the level, as a configuration writes it.
  public var name: String {
    switch self {
    case .off: "off"
    case .on(let severity): severity.rawValue
    case .byDefault: "on"
    }
  }
}

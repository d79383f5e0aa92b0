/// The functions and properties of a project that look up keys, such as `"key".localized`.
///
/// They are known by the names in a configuration, or because a parameter of theirs reaches a call
/// that looks up a key.
struct Lookups: Hashable, Sendable {
  /// Properties and methods of a string that look it up.
  private(set) var receivers: Set<String> = []

  /// Macros whose first argument is a key.
  private(set) var macros: Set<String> = ["localized"]

  /// The parameters that are keys: type, name and labels of a function, and the parameter's place.
  private var parameters: Set<Parameter> = []

  /// The properties of types that are used as keys.
  private var properties: Set<Property> = []

  private struct Parameter: Hashable, Sendable {
    var owner: String
    var name: String
    var labels: [String?]
    var place: Int
  }

  private struct Property: Hashable, Sendable {
    var owner: String
    var name: String
  }

  /// What a configuration names, by its name.
  private var helpers: [String: [CodeHelper]] = [:]

  /// Adds functions, properties, and macros by name.
  mutating func add(_ helpers: [CodeHelper]) {
    self.helpers.merge(Dictionary(grouping: helpers, by: \.name)) { $0 + $1 }
  }

  /// Returns what a configuration says of a function, a property, or a macro of a type.
  func helper(_ name: String, of owner: String?) -> CodeHelper? {
    helpers[name]?.last { $0.owner == nil || $0.owner == owner }
  }

  /// Returns whether a parameter is a key.
  func contains(_ place: Int, of function: CodeFunction) -> Bool {
    if function.name == "init", function.parameters.indices.contains(place),
      properties.contains(
        Property(owner: function.owner, name: function.parameters[place].name))
    {
      return true
    }
    return parameters.contains(
      Parameter(
        owner: function.owner, name: function.name, labels: function.parameters.map(\.label),
        place: place))
  }

  /// Returns whether a property is used as a key.
  func contains(_ property: CodeProperty) -> Bool {
    properties.contains(Property(owner: property.owner, name: property.name))
  }

  /// Adds what passes a key on; returns whether it is new.
  mutating func insert(_ source: CodeFlow.Source) -> Bool {
    switch source {
    case .receiver(let member): receivers.insert(member).inserted
    case .property(let owner, let name):
      properties.insert(Property(owner: owner, name: name)).inserted
    case .parameter(let function, let place):
      parameters.insert(
        Parameter(
          owner: function.owner, name: function.name, labels: function.parameters.map(\.label),
          place: place)
      ).inserted
    }
  }
}

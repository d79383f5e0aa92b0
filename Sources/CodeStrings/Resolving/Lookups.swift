/// The functions and properties of a project that look up keys, such as `"key".localized`.
///
/// They are known by the names in a configuration, or because a parameter of theirs reaches a call
/// that looks up a key.
struct Lookups: Hashable, Sendable {
  /// Macros whose first argument is a key.
  private static let macros: Set<String> = ["localized"]

  /// Properties and methods of a string that look it up.
  private var receivers: [String: LookupTarget] = [:]

  /// The parameters that are keys.
  private var parameters: [Parameter: LookupTarget] = [:]

  /// The properties of types that are used as keys.
  private var properties: [Property: LookupTarget] = [:]

  /// The functions of types, and the variables of functions, whose values are used as keys.
  private var results: [Property: LookupTarget] = [:]
  private var locals: [Local: LookupTarget] = [:]

  /// The enumerations whose raw values are used as keys.
  private var rawValues: [String: LookupTarget] = [:]

  /// What a configuration names, by its name.
  private var helpers: [String: [CodeHelper]] = [:]

  /// A parameter of a function of a file: modules have functions of one name.
  private struct Parameter: Hashable, Sendable {
    var function: CodeSignature
    var file: Int?
    var position: Int

    init(_ function: CodeFunction, _ position: Int) {
      self.function = CodeSignature(function)
      file = function.file
      self.position = position
    }
  }

  private struct Property: Hashable, Sendable {
    var owner: String
    var name: String
  }

  /// A variable of a function of a file.
  private struct Local: Hashable, Sendable {
    var file: Int?
    var offset: Int
  }

  /// Adds functions, properties, and macros by name.
  mutating func add(_ helpers: [CodeHelper]) {
    self.helpers.merge(Dictionary(grouping: helpers, by: \.name)) { $0 + $1 }
  }

  /// Returns where a configuration says that a function or a property of a type looks; nil if it
  /// doesn't name it.
  func helper(_ name: String, of owner: String?) -> LookupTarget? {
    helpers[name]?.last { $0.owner == nil || $0.owner == owner }
      .map { LookupTarget(table: $0.table, bundle: $0.bundle) }
  }

  /// Returns where a macro looks up its first argument; nil if it doesn't.
  func target(ofMacro name: String) -> LookupTarget? {
    helper(name, of: nil) ?? (Self.macros.contains(name) ? LookupTarget() : nil)
  }

  /// Returns where a property or a method of a string looks it up; nil if it doesn't.
  func target(ofReceiver name: String) -> LookupTarget? {
    helper(name, of: "String") ?? receivers[name]
  }

  /// Returns where a parameter is looked up; nil if it is no key.
  func target(of position: Int, of function: CodeFunction) -> LookupTarget? {
    if function.name == "init", function.parameters.indices.contains(position),
      let target = target(ofProperty: function.parameters[position].name, of: function.owner)
    {
      return target
    }
    return parameters[Parameter(function, position)]
  }

  /// Returns where a property is looked up; nil if it is no key.
  func target(ofProperty name: String, of owner: String) -> LookupTarget? {
    properties[Property(owner: owner, name: name)]
  }

  /// Returns where the result of a function is looked up; nil if it is no key.
  func target(ofResult name: String, of owner: String) -> LookupTarget? {
    results[Property(owner: owner, name: name)]
  }

  /// Returns where a variable of a function of a file is looked up; nil if it is no key.
  func target(ofLocal offset: Int, in file: Int?) -> LookupTarget? {
    locals[Local(file: file, offset: offset)]
  }

  /// Returns where the raw values of an enumeration are looked up; nil if they are no keys.
  func target(ofRawValuesOf type: String) -> LookupTarget? { rawValues[type] }

  /// Adds what passes a key on; returns whether it is new.
  mutating func insert(
    _ flow: CodeFlow, _ target: LookupTarget, types: TypeInference
  ) -> Bool {
    let owner = flow.owner
    switch flow.source {
    case .receiver(let member): return Self.insert(target, for: member, into: &receivers)
    case .parameter(let function, let position):
      return Self.insert(target, for: Parameter(function, position), into: &parameters)
    case .property(let type, let name): return insert(name, of: type, target)
    case .member(let base, let name):
      guard let type = types.type(of: base, in: owner) else { return false }
      return insert(name, of: TypeName.last(of: types.project.resolved(type)), target)
    case .result(let base, let name):
      let type = Self.owner(of: name, base, types, owner)
      return Self.insert(target, for: Property(owner: type, name: name), into: &results)
    case .local(let offset):
      return Self.insert(target, for: Local(file: flow.file, offset: offset), into: &locals)
    }
  }

  /// Returns the type that declares a function which code of another type calls; empty for a global
  /// function, and for one that nothing tells the type of.
  private static func owner(
    of name: String, _ base: CodeExpression?, _ types: TypeInference, _ owner: String
  ) -> String {
    if let base {
      return types.type(of: base, in: owner).map { TypeName.last(of: types.project.resolved($0)) }
        ?? ""
    }
    return types.project.functions[name]?.contains { $0.owner == owner } == true ? owner : ""
  }

  private mutating func insert(_ name: String, of type: String, _ target: LookupTarget) -> Bool {
    name == "rawValue"
      ? Self.insert(target, for: type, into: &rawValues)
      : Self.insert(target, for: Property(owner: type, name: name), into: &properties)
  }

  private static func insert<Key>(
    _ target: LookupTarget, for key: Key, into targets: inout [Key: LookupTarget]
  ) -> Bool {
    guard targets[key] == nil else { return false }
    targets[key] = target
    return true
  }
}

/// Guesses the types of expressions from the declarations of a project.
struct TypeInference {
  private static let maximumDepth = 12

  /// Members whose type is the same in most types.
  private static let knownMembers: [String: String] = [
    "count": "Int", "hashValue": "Int", "rawValue": "", "isEmpty": "Bool", "description": "String",
    "localizedDescription": "String", "debugDescription": "String", "uuidString": "String",
    "absoluteString": "String", "lastPathComponent": "String", "path": "String",
    "capitalized": "String", "localizedCapitalized": "String", "utf8": "String.UTF8View",
    "width": "CGFloat", "height": "CGFloat", "timeIntervalSince1970": "Double",
    "timeIntervalSinceNow": "Double", "latitude": "Double", "longitude": "Double",
    "startIndex": "Int", "endIndex": "Int", "fractionCompleted": "Double",
    "localizedName": "String", "localizedString": "String", "section": "Int", "row": "Int",
    "statusCode": "Int", "magnitude": "", "bitWidth": "Int", "int": "Int", "intValue": "Int",
    "integerValue": "Int", "processorCount": "Int", "int64Value": "Int64", "int32Value": "Int32",
    "doubleValue": "Double",
    "floatValue": "Float", "year": "Int", "month": "Int", "day": "Int", "hour": "Int",
    "minute": "Int", "second": "Int", "weekday": "Int", "offset": "Int",
  ]

  /// Methods whose result has the same type in most types.
  private static let knownResults: [String: String] = [
    "formatted": "String", "joined": "String", "uppercased": "String", "lowercased": "String",
    "string": "String", "localizedString": "String", "replacingOccurrences": "String",
    "trimmingCharacters": "String", "appending": "String", "padding": "String",
    "timeIntervalSince": "Double", "distance": "Double", "hasPrefix": "Bool",
    "integer": "Int", "double": "Double", "bool": "Bool", "capitalized": "String",
    "description": "String", "dateComponents": "DateComponents", "count": "Int",
    "component": "Int",
  ]

  /// Variables and functions of C.
  private static let knownGlobals: [String: String] = [
    "errno": "Int32", "getpid": "Int32", "getppid": "Int32", "getuid": "UInt32",
    "geteuid": "UInt32", "getgid": "UInt32", "getegid": "UInt32", "socket": "Int32",
    "bind": "Int32", "listen": "Int32", "setsockopt": "Int32", "ioctl": "Int32", "kill": "Int32",
    "chmod": "Int32", "chown": "Int32", "unlink": "Int32", "AuthorizationCreate": "OSStatus",
    "AuthorizationCopyRights": "OSStatus", "AuthorizationFree": "OSStatus",
  ]

  /// Methods that return a sequence of the same elements, or a value of the same type.
  private static let keepsType: Set<String> = [
    "filter", "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast", "shuffled",
    "rounded", "random", "advanced", "clamped", "union", "intersection", "subtracting", "magnitude",
  ]

  /// The beginnings of the names of C functions that return a status.
  private static let statusFunctions = ["AudioObject", "AudioDevice", "AudioUnit", "SecItem"]

  /// The operators whose result has the type of an operand; those of the project are functions.
  private static let arithmetic: Set<String> = [
    "+", "-", "*", "/", "%", "&+", "&-", "&*", "&", "|", "^", "<<", ">>", "+=", "-=", "*=", "/=",
  ]

  private static let numbers: Set<String> = [
    "abs", "min", "max", "round", "floor", "ceil", "trunc",
  ]

  /// The members and methods of `knownMembers` and `knownResults` that hardly any type has
  /// otherwise.
  private static let sureNames: Set<String> = [
    "count", "hashValue", "isEmpty", "localizedDescription", "uuidString", "absoluteString",
    "lastPathComponent", "formatted", "joined", "uppercased", "lowercased", "capitalized",
    "hasPrefix", "replacingOccurrences", "trimmingCharacters",
  ]

  /// The static members of types of other modules that have the type itself, as in `Bundle.main`.
  private static let ownValues: Set<String> = ["main", "module", "shared", "standard", "default"]

  /// The static members of numbers that are numbers of the same type.
  private static let limits: Set<String> = ["max", "min", "zero", "pi", "infinity", "nan"]

  let project: ProjectDeclarations

  /// Whether only declarations count, and no property that merely has the same name.
  var isStrict = false

  /// Returns the type of an expression in the code of a type; nil if nothing tells.
  func type(of expression: CodeExpression, in owner: String, depth: Int = 0) -> String? {
    guard depth < Self.maximumDepth else { return nil }
    let next = depth + 1
    switch expression {
    case .boolean: return "Bool"
    case .integer: return "Int"
    case .float: return "Double"
    case .string: return "String"
    case .typed(let type): return type
    case .name(let name): return self.type(ofName: name, in: owner, next)
    case .member(let base, let name): return member(name, of: base, in: owner, next)
    case .call(let callee, let arguments): return result(of: callee, arguments, in: owner, next)
    case .element(let sequence):
      return type(of: sequence, in: owner, depth: next).flatMap {
        TypeName.element(of: project.resolved($0))
      }
    case .unwrapped(let value), .chained(let value):
      return type(of: value, in: owner, depth: next).map(TypeName.unwrapped)
    case .payload(let name, let index, let subject):
      let subject = subject.flatMap { type(of: $0, in: owner, depth: next) }
      return payload(name, index, of: subject.map { project.resolved($0) })
    case .operation(let name, let left, let right):
      return self.type(of: name, left, right, in: owner, next)
    case .either(let left, let right):
      return type(of: left, in: owner, depth: next) ?? type(of: right, in: owner, depth: next)
    case .array(let element):
      return element.flatMap { type(of: $0, in: owner, depth: next) }.map { "[\($0)]" }
    case .keyPath, .closure, .other: return nil
    }
  }

  /// Returns the declared or guessed type of a property.
  func type(of property: CodeProperty, depth: Int) -> String? {
    property.type
      ?? property.value.flatMap { type(of: $0, in: property.owner, depth: depth + 1) }
  }

  /// Returns the type of a value of a case; `type` is that of the enumeration, if it is known.
  private func payload(_ name: String, _ index: Int, of type: String?) -> String? {
    let short = type.map(TypeName.last)
    if let type, short == "Result" {
      return name == "success" ? TypeName.arguments(of: type).first : nil
    }
    let cases = (project.functions[name] ?? []).filter { $0.parameters.indices.contains(index) }
    let own = cases.filter { $0.owner == short }
    let types = Set((own.isEmpty ? cases : own).map { $0.parameters[index].type })
    return types.count == 1 ? types.first : nil
  }

  private func type(ofName name: String, in owner: String, _ depth: Int) -> String? {
    if name == "self" || name == "Self" { return owner }
    let name = name.hasPrefix("$") || name.hasPrefix("_") ? String(name.dropFirst()) : name
    if let property = project.property(name, of: owner) ?? project.property(name, of: "") {
      return type(of: property, depth: depth)
    }
    if TypeName.isName(name) { return name }
    return Self.knownExtensionMember(name, of: owner) ?? Self.knownGlobals[name]
      ?? common(name, depth)
  }

  /// Returns the type of a member of the types that projects extend.
  private static func knownExtensionMember(_ name: String, of owner: String) -> String? {
    guard let type = knownMembers[name], !type.isEmpty else { return nil }
    return ["String", "Array", "Collection", "Sequence", "Set"].contains(owner) ? type : nil
  }

  private func member(
    _ name: String, of base: CodeExpression?, in owner: String, _ depth: Int
  ) -> String? {
    guard let base else { return nil }
    if case .name(let type) = base, TypeName.isName(type), type != "Self",
      !project.types.contains(type),
      Self.ownValues.contains(name)
        || Self.limits.contains(name) && SpecifierTable.number(type) != nil
    {
      return type
    }
    // A type inside of another one.
    if TypeName.isName(name), project.types.contains(name) { return name }
    let type = type(of: base, in: owner, depth: depth).map { project.resolved($0) }
    if let type {
      let short = TypeName.last(of: type)
      if let property = project.property(name, of: short) {
        return self.type(of: property, depth: depth)
      }
      if project.functions[name]?.contains(where: { $0.owner == short && $0.result == short })
        == true
      {
        return short
      }
      if let index = Int(name) {
        return TypeName.tupleElement(index, of: type) ?? (index == 1 ? type : nil)
      }
      if let element = TypeName.tupleElement(named: name, of: type) { return element }
      if name == "wrappedValue" { return type }
      if name == "allCases" { return "[\(type)]" }
      if ["first", "last"].contains(name) { return TypeName.element(of: type) }
      if name == "keys" { return "[\(TypeName.key(of: type) ?? "String")]" }
      if name == "values" { return type }
      if ["indices", "endIndex", "startIndex", "count"].contains(name) {
        return name == "indices" ? "[Int]" : "Int"
      }
      if name == "rawValue", project.types.contains(short) {
        return rawType(of: short)
      }
      if name == "magnitude" { return type }
    }
    if let known = knownMember(name) { return known }
    // A member of a type that the project declares is not one of another type.
    return common(name, depth)
  }

  private func rawType(of type: String) -> String? {
    let raw = ["String", "Int", "UInt8", "UInt16", "UInt32", "UInt", "Int32", "Int64", "Double"]
    return raw.first { project.inherits(type, from: $0) }
  }

  private func result(
    of callee: CodeExpression, _ arguments: [CodeArgument], in owner: String, _ depth: Int
  ) -> String? {
    guard let name = callee.baseName else {
      if case .typed(let type) = callee { return TypeName.result(of: type) ?? type }
      return nil
    }
    if name == "init", case .member(let base?, _) = callee {
      return type(of: base, in: owner, depth: depth)
    }
    if name == "Array" || name == "Set", let argument = arguments.first, argument.label != "count" {
      let type = type(of: argument.value, in: owner, depth: depth).map { project.resolved($0) }
      let element = argument.label == "repeating" ? type : type.flatMap(TypeName.element)
      return element.map { "[\($0)]" }
    }
    if name == "stride", let first = arguments.first {
      return type(of: first.value, in: owner, depth: depth).map { "[\($0)]" }
    }
    if let known = Self.knownGlobals[name] { return known }
    if TypeName.isName(name) {
      return Self.statusFunctions.contains { name.hasPrefix($0) } ? "OSStatus" : name
    }
    if Self.numbers.contains(name), case .name = callee, let argument = arguments.first {
      let types = arguments.compactMap { type(of: $0.value, in: owner, depth: depth) }
      return types.first { $0 != "Int" }
        ?? types.first ?? type(of: argument.value, in: owner, depth: depth)
    }
    if case .member(let base?, _) = callee {
      let type = type(of: base, in: owner, depth: depth).map { project.resolved($0) }
      if let type {
        let found = project.functions(name, of: TypeName.last(of: type), for: arguments)
        if let result = found.first?.function.result { return result }
        if Self.keepsType.contains(name) { return type }
        if ["first", "last", "min", "max", "randomElement"].contains(name) {
          return TypeName.element(of: type)
        }
      }
      if name == "reduce", let sum = sum(of: type, arguments, in: owner, depth) { return sum }
      if ["map", "compactMap"].contains(name), case .keyPath(let property)? = arguments.first?.value
      {
        let element = type.flatMap(TypeName.element)
        let mapped = element.flatMap { member(property, of: .typed($0), in: owner, depth) }
        return (mapped ?? common(property, depth)).map { "[\(TypeName.unwrapped($0))]" }
      }
      if name == "enumerated" {
        return "[(offset: Int, element: \(type.flatMap(TypeName.element) ?? "Any"))]"
      }
      // A method that the project adds to types of others comes before others of its name.
      if let result = self.result(of: name, arguments, ofForeign: type != nil) { return result }
      if let known = knownResult(name) { return known }
    } else {
      let found = project.functions(name, of: owner, for: arguments)
      if let result = found.first?.function.result { return result }
      // A closure that a property has.
      if let property = project.property(name, of: owner),
        let result = type(of: property, depth: depth).flatMap(TypeName.result)
      {
        return result
      }
    }
    return self.result(of: name, arguments, ofForeign: false) ?? knownResult(name)
  }

  /// Returns the type that a member of a name has in most types.
  private func knownMember(_ name: String) -> String? {
    guard !isStrict || Self.sureNames.contains(name) else { return nil }
    return Self.knownMembers[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the type of the result that a method of a name has in most types.
  private func knownResult(_ name: String) -> String? {
    !isStrict || Self.sureNames.contains(name) ? Self.knownResults[name] : nil
  }

  /// Returns the result that all functions of a name have, which the labels of a call fit;
  /// `isForeign` leaves out those of types that the project declares.
  private func result(
    of name: String, _ arguments: [CodeArgument], ofForeign isForeign: Bool
  ) -> String? {
    guard !isStrict else { return nil }
    let functions = project.functions(name, for: arguments).lazy.map(\.function)
      .filter { !isForeign || !project.types.contains($0.owner) && !$0.owner.isEmpty }
    let results = Set(functions.compactMap(\.result))
    return results.count == 1 ? results.first : nil
  }

  /// Returns the type that the elements of a sequence make together; nil if only a closure tells.
  private func sum(
    of sequence: String?, _ arguments: [CodeArgument], in owner: String, _ depth: Int
  ) -> String? {
    guard let first = arguments.first else { return nil }
    if case .integer = first.value, arguments.count == 2 {
      // The literal takes the type of the elements, which an operator adds to it, or of what a
      // closure adds.
      guard case .name(let name) = arguments[1].value else {
        return type(of: arguments[1].value, in: owner, depth: depth)
      }
      return ["+", "-", "*", "&+", "&-", "&*", "max", "min"].contains(name)
        ? sequence.flatMap(TypeName.element) : nil
    }
    return type(of: first.value, in: owner, depth: depth)
  }

  private func type(
    of name: String, _ left: CodeExpression, _ right: CodeExpression, in owner: String,
    _ depth: Int
  ) -> String? {
    if ["==", "!=", "<", ">", "<=", ">=", "&&", "||", "~=", "===", "!=="].contains(name) {
      return "Bool"
    }
    if name == "..<" || name == "..." {
      let bounds = if case .integer = left { [right, left] } else { [left, right] }
      let bound = bounds.lazy.compactMap { type(of: $0, in: owner, depth: depth) }.first
      return bound.map { "Range<\($0)>" }
    }
    let first = type(of: left, in: owner, depth: depth).map(TypeName.unwrapped)
    let second = type(of: right, in: owner, depth: depth).map(TypeName.unwrapped)
    if name == "??" { return first ?? second }
    guard Self.arithmetic.contains(name) else {
      let operands = [left, right].map { CodeArgument(label: nil, value: $0) }
      return result(of: name, operands, ofForeign: false)
    }
    // A literal takes the type of the other operand.
    switch (left, right) {
    case (.integer, _), (.float, _): return second ?? first
    case (_, .integer): return first
    case (_, .float): return first ?? "Double"
    default: return first ?? second
    }
  }

  /// Returns the type that most properties of a name have.
  private func common(_ name: String, _ depth: Int) -> String? {
    guard let properties = project.properties[name], !isStrict else { return knownMember(name) }
    var counts: [String: Int] = [:]
    for property in properties {
      guard let type = type(of: property, depth: depth + 4) else { continue }
      counts[TypeName.unwrapped(type), default: 0] += 1
    }
    let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    return most?.key
  }
}

import StringCatalogs

/// Why a call can't be answered, in English for models.
struct AgentError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// The arguments of a call.
struct AgentArguments {
  private let json: JSONValue?

  /// Throws if an argument is unknown.
  init(_ json: JSONValue?, of tool: AgentTool) throws(AgentError) {
    self.json = json
    if let json, json.kind != .object, json.kind != .null {
      throw AgentError("The arguments must be an object.")
    }
    for member in json?.members ?? [] where !tool.parameterNames.contains(member.name) {
      throw AgentError(
        "“\(member.name)” isn’t an argument of \(tool.rawValue). Send only: "
          + tool.parameterNames.joined(separator: ", "))
    }
    for name in tool.required where json?[name] == nil {
      throw AgentError("\(tool.rawValue) needs “\(name)”.")
    }
  }

  func text(_ name: String) throws(AgentError) -> String? {
    guard let value = value(name) else { return nil }
    guard let text = value.string else { throw AgentError("“\(name)” must be text.") }
    return text
  }

  func texts(_ name: String) throws(AgentError) -> [String] {
    guard let value = value(name) else { return [] }
    let texts = value.elements.compactMap(\.string)
    guard value.kind == .array, texts.count == value.elements.count else {
      throw AgentError("“\(name)” must be an array of texts.")
    }
    return texts
  }

  func objects(_ name: String) throws(AgentError) -> [JSONValue] {
    guard let value = value(name), value.kind == .array else {
      throw AgentError("“\(name)” must be an array of objects.")
    }
    return value.elements
  }

  func number(_ name: String) throws(AgentError) -> Int? {
    guard let value = value(name) else { return nil }
    guard let number = value.integer, number > 0 else {
      throw AgentError("“\(name)” must be a whole number of at least 1.")
    }
    return number
  }

  func boolean(_ name: String) throws(AgentError) -> Bool? {
    guard let value = value(name) else { return nil }
    guard let flag = value.boolean else { throw AgentError("“\(name)” must be true or false.") }
    return flag
  }

  private func value(_ name: String) -> JSONValue? {
    json?[name].flatMap { $0.kind == .null ? nil : $0 }
  }
}

/// A function that a call may mean, with the parameter of each argument.
struct CodeMatch {
  let function: CodeFunction

  /// The position of the parameter of each argument.
  let positions: [Int]

  /// Matches the labels of a call; nil if the function has others.
  init?(_ function: CodeFunction, _ arguments: [CodeArgument]) {
    let parameters = function.parameters
    var positions: [Int] = []
    var next = 0
    for argument in arguments {
      if argument.isTrailing, argument.label == nil {
        // The first trailing closure goes to the next parameter that is a function.
        while next < parameters.count, !parameters[next].isFunction, parameters[next].isOptional {
          next += 1
        }
        guard next < parameters.count, parameters[next].mayBeFunction else { return nil }
        positions.append(next)
        next += 1
        continue
      }
      if let last = positions.last, argument.label == nil, parameters[last].isVariadic {
        positions.append(last)
        continue
      }
      while next < parameters.count, parameters[next].label != argument.label {
        guard parameters[next].isOptional else { return nil }
        next += 1
      }
      guard next < parameters.count else { return nil }
      positions.append(next)
      next += 1
    }
    guard parameters[min(next, parameters.count)...].allSatisfy(\.isOptional) else { return nil }
    self.function = function
    self.positions = positions
  }

  /// Returns the type of the parameter of an argument.
  func type(of argument: Int) -> String {
    let type = function.parameters[positions[argument]].type
    if type.hasSuffix("...") { return String(type.dropLast(3)) }
    return type.hasPrefix("@autoclosure") ? TypeName.result(of: type) ?? type : type
  }
}

extension CodeFunction.Parameter {
  fileprivate var isFunction: Bool { type.contains("->") }

  /// Whether a closure can be the argument: a result builder makes one of many types.
  fileprivate var mayBeFunction: Bool {
    let type = TypeName.unwrapped(type)
    return !type.hasPrefix("[") && !type.hasPrefix("Binding<")
      && ![
        "String", "Int", "Bool", "Double", "CGFloat", "Color", "Date", "URL", "LocalizedStringKey",
        "LocalizedStringResource",
      ].contains(type)
  }

  fileprivate var isVariadic: Bool { type.hasSuffix("...") }
}

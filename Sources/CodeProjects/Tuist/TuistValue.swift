/// A value of a manifest of Tuist, as far as its code says what it is.
indirect enum TuistValue {
  case text(String)
  case flag(Bool)
  case list([TuistValue])

  /// A call of a function that the project does not declare, such as `.target(name: "App")`.
  case call(TuistCall)

  /// `nil`, or an argument that is left out.
  case nothing

  /// What only running the code tells.
  case unknown

  /// The text; nil for other values.
  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The call; nil for other values.
  var call: TuistCall? { if case .call(let call) = self { call } else { nil } }
}

/// A call with the values of its arguments.
struct TuistCall {
  /// The name of the function or the type, without what stands before its dot.
  var name: String

  var arguments: [(label: String?, value: TuistValue)]

  /// Returns the value of an argument; nil if the call has none with the label.
  subscript(label: String) -> TuistValue? { arguments.first { $0.label == label }?.value }

  /// The value of the first argument.
  var first: TuistValue { arguments.first?.value ?? .nothing }
}

/// A function, an initializer, a macro, or a case of an enumeration.
struct CodeFunction: Hashable, Sendable {
  /// A parameter of a function.
  struct Parameter: Hashable, Sendable {
    /// The label in calls; nil if calls have none.
    var label: String?

    /// The name inside the function.
    var name: String

    var type: String
    var isOptional = false
  }

  /// The name; `init` for an initializer.
  var name: String

  /// The name of the type that declares the function; empty outside of types.
  var owner: String

  var parameters: [Parameter]

  /// The type of the result; nil if there is none.
  var result: String?

  /// Whether overload resolution prefers others.
  var isDisfavored = false

  /// Whether it is called on the type that declares it, not on a value: a static function, or a
  /// case.
  var isStatic = false

  /// The number of the file in its project; nil until the project is put together.
  var file: Int?
}

/// A property of a type, or a global variable.
struct CodeProperty: Hashable, Sendable {
  var name: String

  /// The name of the type that declares the property; empty outside of types.
  var owner: String

  /// The declared type.
  var type: String?

  /// The initial value.
  var value: CodeExpression?

  /// Whether an initializer with a parameter for each property has one for this.
  var isMemberwise: Bool

  /// Whether calls of that initializer may omit the parameter.
  var mayHaveValue = false
}

/// A type, or an extension of one.
struct CodeType: Hashable, Sendable {
  /// The kind of a declaration.
  enum Kind: Hashable, Sendable {
    case structure, other, `extension`
  }

  var name: String
  var kind: Kind

  /// The superclass and protocols.
  var inherited: [String]
}

/// A value that a function passes on, so that a key given to the function reaches another.
struct CodeFlow: Hashable, Sendable {
  /// Where the value comes from.
  enum Source: Hashable, Sendable {
    /// A parameter of a function, by the position of the parameter.
    case parameter(CodeFunction, Int)

    /// The string whose property or method this is.
    case receiver(member: String)

    /// A property of a type.
    case property(owner: String, name: String)

    /// A property of the type of an expression.
    case member(CodeExpression, String)

    /// The result of a function of the type of an expression; without one, of the enclosing type,
    /// or of a global function.
    case result(CodeExpression?, String)

    /// A variable of a function, by the first byte of its declaration.
    case local(Int)
  }

  var source: Source
  var destination: LiteralContext
  var owner: String

  /// The number of the file in its project; nil until the project is put together.
  var file: Int?

  /// Whether what flows is written where the function is called, or the property is set, rather
  /// than made by code in between.
  var isKnownWhereItBegins: Bool {
    switch source {
    case .parameter, .receiver, .property, .member: true
    case .result, .local: false
    }
  }

  /// Returns the flow in a file of a project.
  func placed(in file: Int) -> CodeFlow {
    var flow = self
    flow.file = file
    if case .parameter(var function, let position) = source {
      function.file = file
      flow.source = .parameter(function, position)
    }
    return flow
  }
}

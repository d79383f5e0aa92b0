/// Where the value of a literal goes.
indirect enum LiteralContext: Hashable, Sendable {
  /// To a parameter of a call.
  case argument(CodeCall, Int)

  /// To a property of the literal itself, such as `"key".localized`, or to a method of it.
  case receiver(String, CodeCall?)

  /// To a declaration with a type.
  case typed(String)

  /// To a property of the enclosing type, or a global variable.
  case property(String, type: String?)

  /// To the result of a function of the enclosing type, or of a global one.
  case result(String, type: String)

  /// To a variable of a function, by the first byte of its declaration.
  case local(Int, type: String?)

  /// To the raw value of a case of the enclosing enumeration.
  case rawValue

  /// To what is left of an equals sign.
  case assigned(CodeExpression)

  /// To an element of an array that goes somewhere; its location is only known in `phrases:`.
  case element(LiteralContext, location: ElementLocation?)

  /// To a value of a dictionary that goes somewhere.
  case dictionaryValue(LiteralContext)

  /// To an element of a tuple that goes somewhere.
  case tupleElement(LiteralContext, Int)

  /// To the result of a closure that goes somewhere.
  case closureResult(LiteralContext)

  /// To the result of an expression that chooses between it and others.
  case branch(LiteralContext, others: [CodeExpression])

  /// To a sum of strings that goes somewhere; the whole sum if all are literals.
  case sum(LiteralContext, isWhole: Bool)

  /// Nowhere that matters, such as a comparison.
  case none
}

/// The location of an element in an array.
struct ElementLocation: Hashable, Sendable {
  /// The position from 0.
  var index: Int

  /// The number of elements of the array.
  var count: Int
}

public import StringCatalogs

/// A mistake in a recipe for a look, and its position.
public struct LookFileError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// The file is not JSON.
    case notJSON(CatalogError)
    /// A setting that there is not, and perhaps the intended one.
    case unknownName(String, similar: String?)
    /// A setting that is given twice.
    case repeatedName(String)
    /// A value that must be an object.
    case notAnObject(String)
    /// A value that must be a number in a range.
    case notANumber(String, ClosedRange<Double>)
    /// A value that must be a list of so many values.
    case notAList(String, count: Int)
    /// A name of other characters than ASCII letters, digits and hyphens, or a long one.
    case notAName
  }

  /// What is wrong.
  public let reason: Reason

  /// The position of the mistake.
  public let position: CatalogPosition
}

/// Everything that is wrong in a recipe for a look.
public struct LookFileErrors: Error, Hashable, Sendable {
  /// The mistakes, in the order of the file; at least one.
  public let errors: [LookFileError]

  /// Sorts the mistakes by their positions.
  init(_ errors: [LookFileError]) {
    self.errors = errors.sorted { $0.position < $1.position }
  }
}

extension LookFileError: LocalizedByValue {
  /// The sentence that describes the mistake, without the position.
  public var localizedMessage: LocalizedMessage {
    switch reason {
    case .notJSON(let error): error.localizedMessage
    case .unknownName(let name, let similar?):
      LocalizedMessage("copy.lookFile.unknownNameSuggestion", .text(name), .text(similar))
    case .unknownName(let name, nil):
      LocalizedMessage("copy.lookFile.unknownName", .text(name))
    case .repeatedName(let name): LocalizedMessage("copy.lookFile.repeatedName", .text(name))
    case .notAnObject(let name): LocalizedMessage("copy.lookFile.notAnObject", .text(name))
    case .notANumber(let name, let range):
      LocalizedMessage(
        "copy.lookFile.notANumber", .text(name), .text(Self.text(range.lowerBound)),
        .text(Self.text(range.upperBound)))
    case .notAList(let name, let count):
      LocalizedMessage("copy.lookFile.notAList", .text(name), .integer(Int64(count)))
    case .notAName: LocalizedMessage("copy.lookFile.notAName")
    }
  }

  /// Returns the limit of a range, which is a whole number or a half.
  private static func text(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}

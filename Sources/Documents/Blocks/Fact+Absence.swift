import StringCatalogs

extension [Fact] {
  /// The facts with values, and the labels of those without.
  var dividedByAbsence: (known: [Fact], missing: [LocalizedMessage]) {
    (filter { $0.value != .absent }, filter { $0.value == .absent }.map(\.label))
  }
}

/// A placeholder that stands for a substitution of the same localization: `%#@photos@`.
package struct SubstitutionReference: Hashable, Sendable {
  /// The name of the substitution; it may hold any character but `@` and `%`.
  package let name: String

  /// The position of the argument, from 1, when the reference names one, as `%2$#@photos@` does.
  package let position: Int?
}

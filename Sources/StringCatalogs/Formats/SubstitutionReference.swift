/// A placeholder that stands for a substitution of the same localization: `%#@photos@`.
package struct SubstitutionReference: Hashable, Sendable {
  /// The name of the substitution; it may contain any character but `@` and `%`.
  package let name: String

  /// The position of the argument, from 1, if the reference specifies one, as in `%2$#@photos@`.
  package let position: Int?
}

import ArgumentParser

/// Names separated by commas.
package struct NameList: ExpressibleByArgument {
  package let names: [String]

  package init?(argument: String) {
    names = argument.split(separator: ",").map { $0.filter { !$0.isWhitespace } }
      .filter { !$0.isEmpty }
    if names.isEmpty { return nil }
  }
}

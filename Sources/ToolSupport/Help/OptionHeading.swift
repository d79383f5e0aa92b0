package import ArgumentParser

/// A heading in the help of a command with many options.
///
/// Options without a heading follow the others.
package enum OptionHeading: String, CaseIterable {
  /// What is read.
  case input

  /// The rules of a linter.
  case rules

  /// The texts of a catalog that a command is about.
  case texts

  /// Refusals that an option overrides.
  case checks

  /// The form and the destination of what is written.
  case output

  /// What only web pages have.
  case webPages

  /// What a report says of people and positions.
  case privacy

  /// How pictures change.
  case picture

  /// The repairs of a linter.
  case fixes

  /// Findings that are known.
  case baseline

  /// What scripts and CI need, such as exit statuses.
  case automation

  /// The heading in the language of the environment.
  var title: String { ToolText.text("help.group.\(rawValue)") }
}

extension OptionGroup {
  /// Creates a group of options below a heading.
  package init(_ heading: OptionHeading) {
    self.init(title: heading.title)
  }
}

import ArgumentParser
import ToolSupport

/// The labels of conflict markers, as git passes them to merge drivers.
///
/// A label can be the first line of a commit's message, and so begin with a hyphen; it can be
/// empty too.
struct MergeLabels: ParsableArguments {
  /// The marker sizes that git can request.
  private static let markerSizes = 1...1000

  @Option(name: .long, help: .key("help.edit.markerSize", valueName: "number"))
  var markerSize = 7

  @Option(
    name: .long, parsing: .unconditional, help: .key("help.edit.baseLabel", valueName: "name"))
  var baseLabel: String?

  @Option(
    name: .long, parsing: .unconditional, help: .key("help.edit.oursLabel", valueName: "name"))
  var oursLabel: String?

  @Option(
    name: .long, parsing: .unconditional, help: .key("help.edit.theirsLabel", valueName: "name"))
  var theirsLabel: String?

  func validate() throws {
    guard Self.markerSizes.contains(markerSize) else {
      throw ValidationError(ToolText.text("edit.error.markerSize"))
    }
  }

  var base: String { Self.label(baseLabel, "%S", else: "base") }
  var ours: String { Self.label(oursLabel, "%X", else: "ours") }
  var theirs: String { Self.label(theirsLabel, "%Y", else: "theirs") }

  /// The markers with these labels.
  var markers: ConflictMarkers { ConflictMarkers(size: markerSize, ours: ours, theirs: theirs) }

  /// Returns a label, or the default if git is too old for its placeholder.
  private static func label(_ label: String?, _ placeholder: String, else usual: String) -> String {
    guard let label, !label.isEmpty, label != placeholder else { return usual }
    return label
  }
}

import ContentCredentials
import Documents
import Originality
import StringCatalogs

/// The actions that a manifest claims, as a table with the columns that have values.
struct ClaimTable {
  private let actions: [ClaimedAction]

  /// Creates the table of actions.
  init(_ actions: [ClaimedAction]) { self.actions = actions }

  /// The section; nil if nothing is claimed.
  var section: Section? {
    guard !actions.isEmpty else { return nil }
    let columns = [
      Column("action", actions.map { Self.value(ofAction: $0.name) }),
      Column("source", actions.map { $0.sourceType.map(Self.value(_:)) }),
      Column("program", actions.map { $0.agent.map(DocumentValue.untrusted) }),
      Column("date", actions.map { $0.time.map(DocumentValue.untrusted) }),
    ].filter { !$0.values.allSatisfy { $0 == nil } }
    return Section(
      LocalizedMessage("report.heading.claims"),
      blocks: [
        .table(
          Table(
            columns: columns.map {
              Table.Column(LocalizedMessage("credentials.column.\($0.name)"))
            },
            rows: actions.indices.map { index in
              Table.Row(columns.map { Table.Cell($0.values[index] ?? .absent) })
            }))
      ])
  }

  private struct Column {
    var name: String
    var values: [DocumentValue?]

    init(_ name: String, _ values: [DocumentValue?]) { (self.name, self.values) = (name, values) }
  }

  /// Returns an action in words; one that the specification does not have is shown as it is.
  private static func value(ofAction name: String) -> DocumentValue {
    words[name.lowercased()].map { .message(LocalizedMessage("credentials.action.\($0)")) }
      ?? .code(name)
  }

  /// Returns a source in words; one that the IPTC does not have is shown as it is.
  static func value(_ source: String) -> DocumentValue {
    if let type = DigitalSourceType(source) {
      return .message(LocalizedMessage("credentials.source.\(type.rawValue)"))
    }
    return source.hasSuffix("/empty")
      ? .message(LocalizedMessage("credentials.source.empty")) : .code(source)
  }

  /// The ends of keys for the actions of C2PA 2.2, 18.14.
  private static let words = [
    "c2pa.created": "created", "c2pa.opened": "opened", "c2pa.placed": "placed",
    "c2pa.removed": "removed", "c2pa.edited": "edited", "c2pa.edited.metadata": "editedMetadata",
    "c2pa.cropped": "cropped", "c2pa.color_adjustments": "colorAdjusted",
    "c2pa.adjustedcolor": "colorAdjusted", "c2pa.filtered": "filtered", "c2pa.drawing": "drawn",
    "c2pa.resized": "resized", "c2pa.resized.proportional": "resized",
    "c2pa.orientation": "rotated", "c2pa.enhanced": "enhanced", "c2pa.converted": "converted",
    "c2pa.transcoded": "converted", "c2pa.repackaged": "repackaged",
    "c2pa.published": "published", "c2pa.watermarked": "watermarked",
    "c2pa.watermarked.bound": "watermarked", "c2pa.watermarked.unbound": "watermarked",
    "c2pa.redacted": "redacted", "c2pa.unknown": "unknown",
  ]
}

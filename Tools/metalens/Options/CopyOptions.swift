import ArgumentParser
import PhotoCopies
import ToolSupport

/// The options of `copy` for what a copy leaves out and sets.
struct CopyOptions: ParsableArguments {
  @Option(name: .long, help: .key("help.copy.remove", valueName: "facts"))
  var remove: FactList<PrivateFacts>?

  @Flag(name: .long, help: .key("help.copy.removeUnread"))
  var removeUnread = false

  @Flag(name: .long, help: .key("help.copy.sidecars"))
  var sidecars = false

  @Option(name: .long, help: .key("help.copy.keepOnly", valueName: "facts"))
  var keepOnly: FactList<KeptFacts>?

  @Option(name: .long, help: .key("help.copy.set", valueName: "facts"))
  var set: [FactSetting] = []

  /// What to change.
  var plan: CopyPlan {
    var plan = CopyPlan()
    plan.removed = remove?.facts ?? []
    plan.removesUnread = removeUnread
    plan.kept = keepOnly?.facts
    for setting in set {
      plan.owner = setting.owner ?? plan.owner
      plan.copyright = setting.copyright ?? plan.copyright
    }
    return plan
  }
}

/// The value of `--set`: `owner=…` and `copyright=…`, separated by a comma.
///
/// A comma before anything else belongs to the text.
struct FactSetting: ExpressibleByArgument {
  private(set) var owner: String?
  private(set) var copyright: String?

  static let allValueStrings = ["owner=", "copyright="]

  /// The maximum length of a text in bytes.
  private static let maximumLength = 1000

  init?(argument: String) {
    var texts: [String] = []
    for part in argument.split(separator: ",", omittingEmptySubsequences: false) {
      let start = part.drop { $0 == " " }
      if Self.allValueStrings.contains(where: start.hasPrefix) {
        texts.append(String(start))
      } else if texts.isEmpty {
        return nil
      } else {
        texts[texts.count - 1] += "," + part
      }
    }
    for text in texts {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let value = parts.count == 2 ? String(parts[1]) : ""
      guard !value.isEmpty, value.utf8.count <= Self.maximumLength,
        value.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F })
      else { return nil }
      if text.hasPrefix("owner=") { owner = value } else { copyright = value }
    }
  }
}

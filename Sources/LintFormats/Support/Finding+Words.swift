package import CatalogRules
import Escaping
package import StringCatalogs

extension Finding {
  /// The maximum length of a key that is shown whole, in characters.
  private static let keyLimit = 80

  /// The maximum length of a message that is shown whole, in characters.
  private static let messageLimit = 1000

  /// The subject of the finding, such as `photos.count · ko · plural.other`; nil if it is the file.
  var subject: String? {
    var parts: [String] = []
    if let key { parts.append(key.isEmpty ? "\"\"" : VisibleText(key, limit: Self.keyLimit).text) }
    if let language { parts.append(VisibleText(language.rawValue).text) }
    if !variations.isEmpty {
      parts.append(variations.map { VisibleText($0.rawValue).text }.joined(separator: ", "))
    }
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }

  /// Returns the message of the finding, safe to display.
  package func sentence(_ localizer: Localizer) -> String {
    VisibleText(localizer.text(for: message), limit: Self.messageLimit).text
  }

  /// Returns the message followed by the locations in other files.
  func sentenceWithLocations(_ localizer: Localizer) -> String {
    let sentence = sentence(localizer)
    guard !relatedLocations.isEmpty else { return sentence }
    return sentence + " (" + relatedLocations.map(\.text).joined(separator: ", ") + ")"
  }

  /// Returns the message preceded by the subject.
  func sentenceWithSubject(_ localizer: Localizer) -> String {
    let sentence = sentenceWithLocations(localizer)
    guard let subject else { return sentence }
    return localizer.text(
      for: LocalizedMessage("lint.finding.withSubject", .text(subject), .text(sentence)))
  }
}

extension FindingLocation {
  /// The location as compilers write it, safe to display.
  var text: String { "\(VisibleText(path, limit: nil).text):\(line):\(column)" }
}

extension Fix {
  /// Returns the description of the fix, safe to display.
  package func sentence(_ localizer: Localizer) -> String {
    VisibleText(localizer.text(for: message), limit: 400).text
  }
}

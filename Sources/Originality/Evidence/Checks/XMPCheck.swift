import Foundation
import PhotoMetadata

/// Looks at what programs write into XMP: their names, the history, settings, the original.
enum XMPCheck: EvidenceChecking {
  static let check = EvidenceCheck.xmp

  static func isPossible(_ input: EvidenceInput) -> Bool { input.metadata.xmp != nil }

  static func findings(in input: EvidenceInput) -> [Finding] {
    let xmp = input.traces.xmp
    return programs(in: input) + history(xmp, input) + derivation(xmp) + settings(xmp)
  }

  private static func programs(in input: EvidenceInput) -> [Finding] {
    ["xmp:CreatorTool", "tiff:Software"].compactMap { name in
      guard let trace = input.traces.xmp(name), input.namesEditor(trace.text) else { return nil }
      return Finding(.xmpNamesEditor, trace)
    }
  }

  private static func history(_ xmp: [FileTrace], _ input: EvidenceInput) -> [Finding] {
    let agents = xmp.filter { $0.source == .xmpHistory("stEvt:softwareAgent") }
    if let agent = agents.first(where: { input.namesEditor($0.text) }) {
      let programs = agents.map(\.text).reduce(into: [String]()) { list, name in
        if !list.contains(name) { list.append(name) }
      }
      return [Finding(.historyNamesEditor, agent, value: programs.joined(separator: "; "))]
    }
    let actions = xmp.filter { $0.source == .xmpHistory("stEvt:action") }
    guard let first = actions.first ?? agents.first else { return [] }
    let all = (actions.isEmpty ? agents : actions).map(\.text).joined(separator: "; ")
    return [Finding(.historyRecorded, first, value: all)]
  }

  private static func derivation(_ xmp: [FileTrace]) -> [Finding] {
    let source = xmp.first { trace in
      if case .xmpDerivedFrom(let name) = trace.source { name.hasPrefix("stRef:") } else { false }
    }
    return [source, xmp.first { $0.source == .xmp("photoshop:DocumentAncestors") }]
      .compactMap { $0 }.prefix(1).map { Finding(.derivedFrom, $0) }
  }

  private static func settings(_ xmp: [FileTrace]) -> [Finding] {
    var developed: [(name: String, trace: FileTrace)] = []
    var adobe: [(name: String, trace: FileTrace)] = []
    for trace in xmp {
      guard case .xmp(let property) = trace.source else { continue }
      if property.hasPrefix("crs:") {
        let name = String(property.dropFirst(4))
        if isChange(name, trace.text) { developed.append((name, trace)) }
      } else if property.hasPrefix("photoshop:") {
        let name = String(property.dropFirst(10))
        if !EvidenceLists.commonPhotoshopProperties.contains(name) { adobe.append((name, trace)) }
      }
    }
    var findings: [Finding] = []
    if let first = developed.first {
      let values = developed.map { "\($0.name) \($0.trace.text)" }.joined(separator: "; ")
      findings.append(Finding(.developSettings, first.trace, value: values))
    }
    if let first = adobe.first {
      let names = adobe.map { "\($0.name) \($0.trace.text.prefix(64))" }
      findings.append(Finding(.adobeProperties, first.trace, value: names.joined(separator: "; ")))
    }
    return findings
  }

  /// Whether a setting of a raw developer changes the picture.
  private static func isChange(_ name: String, _ text: String) -> Bool {
    if name == "HasCrop" { return text.lowercased() == "true" }
    guard let neutral = EvidenceLists.developSettings[name], let value = Double(text) else {
      return false
    }
    return !neutral.contains(value)
  }
}

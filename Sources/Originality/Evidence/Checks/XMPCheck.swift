import Foundation
import PhotoMetadata

/// Checks what programs write into XMP: their names, the history, settings, the original.
enum XMPCheck: EvidenceChecking {
  static let check = EvidenceCheck.xmp

  static func isPossible(_ input: EvidenceInput) -> Bool { input.metadata.xmp != nil }

  static func findings(in input: EvidenceInput) -> [EvidenceFinding] {
    let xmp = input.traces.xmp.withoutCopyEvents
    return changes(input) + removals(input) + programs(in: input) + history(xmp, input)
      + derivation(xmp) + settings(xmp)
  }

  /// What copies made by this tool say of their pictures.
  private static func changes(_ input: EvidenceInput) -> [EvidenceFinding] {
    let changes = input.metadata.copyStatements.flatMap(\.pictureChanges)
    return statement(.pictureChanged, changes.joined(separator: "; "), input)
  }

  /// What copies made by this tool say of their metadata.
  private static func removals(_ input: EvidenceInput) -> [EvidenceFinding] {
    let kinds = input.metadata.copyStatements.flatMap(\.removed).reduce(into: [String]()) {
      list, kind in
      if !list.contains(kind) { list.append(kind) }
    }
    return statement(.metadataRemoved, kinds.joined(separator: ", "), input)
  }

  /// Returns what copies say about themselves, with the program that says it; none if it is empty.
  private static func statement(
    _ kind: EvidenceKind, _ text: String, _ input: EvidenceInput
  ) -> [EvidenceFinding] {
    guard !text.isEmpty, let first = input.traces.xmp.first(where: \.isCopyStatement) else {
      return []
    }
    let tools = input.traces.xmp.all(from: .xmpHistory("stEvt:softwareAgent")).map(\.text)
    let tool = tools.last { $0.hasPrefix(CopyStatement.tool) } ?? CopyStatement.tool
    return [EvidenceFinding(kind, first, value: "\(tool): \(text)")]
  }

  private static func programs(in input: EvidenceInput) -> [EvidenceFinding] {
    input.traces.xmp.compactMap { trace in
      guard case .xmp(let name) = trace.source, EvidenceLists.writerProperties.contains(name),
        input.namesEditor(trace.text)
      else { return nil }
      return EvidenceFinding(.xmpNamesEditor, trace)
    }
  }

  private static func history(_ xmp: [FileTrace], _ input: EvidenceInput) -> [EvidenceFinding] {
    let events = xmp.withoutMetadataEvents
    let findings = pictureHistory(events, input)
    guard findings.isEmpty, events.count < xmp.count,
      let first = xmp.first(where: \.isMetadataChange)
    else { return findings }
    let agents = xmp.all(from: .xmpHistory("stEvt:softwareAgent")).map(\.text)
    let programs = agents.reduce(into: [String]()) { list, name in
      if !list.contains(name) { list.append(name) }
    }
    let value = programs.isEmpty ? first.text : programs.joined(separator: "; ")
    return [EvidenceFinding(.historyOfMetadata, first, value: value)]
  }

  /// Returns what a history says of the picture.
  private static func pictureHistory(
    _ xmp: [FileTrace], _ input: EvidenceInput
  ) -> [EvidenceFinding] {
    let agents = xmp.all(from: .xmpHistory("stEvt:softwareAgent"))
    if let agent = agents.first(where: { input.namesEditor($0.text) }) {
      let programs = agents.map(\.text).reduce(into: [String]()) { list, name in
        if !list.contains(name) { list.append(name) }
      }
      return [EvidenceFinding(.historyNamesEditor, agent, value: programs.joined(separator: "; "))]
    }
    let actions = xmp.all(from: .xmpHistory("stEvt:action"))
    guard let first = actions.first ?? agents.first else { return [] }
    let all = (actions.isEmpty ? agents : actions).map(\.text).joined(separator: "; ")
    return [EvidenceFinding(.historyRecorded, first, value: all)]
  }

  private static func derivation(_ xmp: [FileTrace]) -> [EvidenceFinding] {
    let index = xmp.indices.first { index in
      if case .xmpDerivedFrom(let name) = xmp[index].source {
        name.hasPrefix("stRef:")
      } else {
        false
      }
    }
    return [index.map { xmp[$0] }, xmp.first(from: .xmp("photoshop:DocumentAncestors"))]
      .compactMap { $0 }.prefix(1).map { EvidenceFinding(.derivedFrom, $0) }
  }

  private static func settings(_ xmp: [FileTrace]) -> [EvidenceFinding] {
    var developed: [(name: Substring, trace: FileTrace)] = []
    var adobe: [(name: Substring, trace: FileTrace)] = []
    let isCropped = xmp.contains { trace in
      trace.source == .xmp("crs:HasCrop") && isChange("crs:HasCrop", trace.text)
    }
    for index in xmp.indices {
      guard case .xmp(let property) = xmp[index].source else { continue }
      if property.hasPrefix("crs:") {
        // The edges of a crop are there without one, too.
        if isChange(property, xmp[index].text)
          || isCropped && EvidenceLists.cropEdges.contains(String(property.dropFirst(4)))
        {
          developed.append((property.dropFirst(4), xmp[index]))
        }
      } else if property.hasPrefix("photoshop:") {
        let name = property.dropFirst(10)
        if !EvidenceLists.commonPhotoshopProperties.contains(String(name)) {
          adobe.append((name, xmp[index]))
        }
      }
    }
    var findings: [EvidenceFinding] = []
    if let first = developed.first {
      let values = developed.map { "\($0.name) \($0.trace.text)" }.joined(separator: "; ")
      findings.append(
        EvidenceFinding(
          .developSettings, first.trace, value: values,
          position: DevelopPosition.position(in: xmp)))
    }
    if let first = adobe.first {
      let names = adobe.map { "\($0.name) \($0.trace.text.prefix(64))" }
      findings.append(
        EvidenceFinding(.adobeProperties, first.trace, value: names.joined(separator: "; ")))
    }
    return findings
  }

  /// Whether a setting of a raw developer changes the picture.
  private static func isChange(_ property: String, _ text: String) -> Bool {
    let name = String(property.dropFirst(4))
    if EvidenceLists.developPresence.contains(name) { return true }
    if let texts = EvidenceLists.developTexts[name] { return texts.contains(text.lowercased()) }
    guard let value = Double(text) else { return false }
    if let neutral = EvidenceLists.developSettings[name] { return !neutral.contains(value) }
    // A correction of a part of the picture.
    return name.hasPrefix("Local") && value != 0
  }
}

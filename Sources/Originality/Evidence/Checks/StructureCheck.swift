import PhotoFormats
import PhotoMetadata

/// Checks for a file structure that cameras do not write.
enum StructureCheck: EvidenceChecking {
  static let check = EvidenceCheck.structure

  static func isPossible(_ input: EvidenceInput) -> Bool { !input.traces.parts.isEmpty }

  static func findings(in input: EvidenceInput) -> [EvidenceFinding] {
    let traces = input.traces
    var findings: [EvidenceFinding] = []
    if traces.exifBlockCount > 1 {
      findings.append(
        EvidenceFinding(
          .severalExifBlocks, in: "EXIF", at: traces.secondExifBlock,
          value: String(traces.exifBlockCount)))
    }
    let strays = traces.exif.filter { trace in
      if case .strayExif = trace.source { true } else { false }
    }
    if let first = strays.first {
      let numbers = strays.map(\.source.number).joined(separator: " ")
      findings.append(EvidenceFinding(.entriesOutsideBlock, first, value: numbers))
    }
    if let rest = traces.others.first(where: { $0.source == .rest }) {
      let size = rest.numbers.first.map { "\(Int($0)) B " } ?? ""
      findings.append(EvidenceFinding(.dataAfterEnd, rest, value: size + rest.text))
    }
    if let edit = traces.others.first(where: SamsungEdit.isFound) {
      findings.append(
        EvidenceFinding(
          .editData, edit, value: "PhotoEditor_Re_Edit_Data", position: SamsungEdit.crop(in: edit)))
    }
    findings += [format(of: input) ?? boxes(of: input)].compactMap { $0 }
    findings += ImpossibleValues.findings(in: input)
    return findings
  }

  /// Finds a photo that was converted: no camera writes these formats.
  private static func format(of input: EvidenceInput) -> EvidenceFinding? {
    guard input.hasCameraData,
      let camera = input.traces.exif(.make) ?? input.traces.exif(.model)
    else { return nil }
    let brands = input.traces.boxes.brands
    let name: String? =
      switch input.metadata.container {
      case .webp, .png, .gif, .jpegXL: input.metadata.container.name
      case .heif where brands.first.map(EvidenceLists.brandsOfAVIF.contains) == true: "AVIF"
      default: nil
      }
    return name.map { EvidenceFinding(.formatOfSoftware, camera, value: "\($0): \(camera.text)") }
  }

  /// Finds a HEIC file that a program wrote.
  private static func boxes(of input: EvidenceInput) -> EvidenceFinding? {
    let boxes = input.traces.boxes
    guard input.hasCameraData, input.metadata.container == .heif, !boxes.names.isEmpty,
      let make = input.metadata.exif?.make,
      HEIFLayout.isOfSoftware(boxes, make: make, model: input.metadata.exif?.model ?? "")
    else { return nil }
    let references = boxes.references.sorted().map { " \($0)" }.joined()
    let value = "\(make): \(boxes.names.joined(separator: " "))\(references)"
    return EvidenceFinding(.boxesOfSoftware, in: "HEIF meta", at: boxes.offset, value: value)
  }
}

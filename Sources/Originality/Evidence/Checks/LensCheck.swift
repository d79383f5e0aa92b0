import Foundation
import PhotoMetadata

/// Compares the name of an iPhone's lens with the model and with the values of the photo.
///
/// `iPhone 12 Pro back triple camera 4.2mm f/1.6`: the name begins with the model and ends in the
/// focal length and the aperture. Real photos have no exception.
enum LensCheck: EvidenceChecking {
  static let check = EvidenceCheck.lens

  static func isPossible(_ input: EvidenceInput) -> Bool {
    input.metadata.exif?.make == "Apple" && input.metadata.exif?.lensModel != nil
      && input.metadata.exif?.model != nil
  }

  static func findings(in input: EvidenceInput) -> [EvidenceFinding] {
    guard let model = input.metadata.exif?.model, let lens = input.traces.exif(.lensModel) else {
      return []
    }
    var findings: [EvidenceFinding] = []
    if !lens.text.hasPrefix(model + " ") {
      findings.append(
        EvidenceFinding(.lensContradictsModel, lens, value: "\(lens.text) ≠ \(model)"))
    }
    guard let name = AppleLens(lens.text) else { return findings }
    if let trace = input.traces.exif(.focalLength), let number = trace.numbers.first,
      !AppleLens.isRounded(number, name.focalLength)
    {
      findings.append(
        EvidenceFinding(
          .focalLengthContradictsLens, trace, value: "\(trace.text) mm ≠ \(lens.text)"))
    }
    if let trace = input.traces.exif(.fNumber), let number = trace.numbers.first,
      !AppleLens.isRounded(number, name.aperture)
    {
      findings.append(
        EvidenceFinding(.apertureContradictsLens, trace, value: "f/\(trace.text) ≠ \(lens.text)"))
    }
    return findings
  }
}

import Foundation
import PhotoMetadata

/// Compares a photo with the device table; an unknown model gives no evidence.
enum DeviceCheck: EvidenceChecking {
  static let check = EvidenceCheck.device

  static func isPossible(_ input: EvidenceInput) -> Bool {
    DeviceTable.current.device(of: input.metadata) != nil
      || input.traces.exif(.make).map { isNotCamera($0.text) } ?? false
      || SamsungFirmware.isComparable(input)
  }

  static func findings(in input: EvidenceInput) -> [EvidenceFinding] {
    var findings: [EvidenceFinding] = []
    if let make = input.traces.exif(.make), isNotCamera(make.text) {
      findings.append(EvidenceFinding(.notACamera, make))
    }
    findings += SamsungFirmware.findings(in: input)
    guard let device = DeviceTable.current.device(of: input.metadata) else { return findings }
    if !device.lenses.isEmpty, let trace = input.traces.exif(.focalLength),
      let number = trace.numbers.first, number > 0,
      !device.lenses.contains(where: { lens in
        lens.contains(number) || AppleLens.isRounded(number, lens.lowerBound)
          || AppleLens.isRounded(number, lens.upperBound)
      })
    {
      let known = device.lenses.map { lens in
        lens.lowerBound == lens.upperBound
          ? "\(lens.lowerBound) mm" : "\(lens.lowerBound)–\(lens.upperBound) mm"
      }.joined(separator: ", ")
      findings.append(
        EvidenceFinding(
          .unknownLensOfModel, trace, value: "\(trace.text) mm ∉ \(device.model): \(known)"))
    }
    if let zoom = device.zoom, let trace = input.traces.exif(.digitalZoom),
      let number = trace.numbers.first, number.isFinite, number > zoom * Self.zoomTolerance
    {
      findings.append(
        EvidenceFinding(
          .zoomContradictsModel, trace, value: "\(trace.text) > \(device.model): \(zoom)"))
    }
    if !device.hasFlash, let trace = input.traces.exif(.flash), let bits = trace.numbers.first,
      Int(exactly: bits).map({ $0 & 1 != 0 }) == true
    {
      findings.append(EvidenceFinding(.flashContradictsModel, trace))
    }
    return findings
  }

  /// Factors are reported in round numbers.
  private static let zoomTolerance = 1.1

  private static func isNotCamera(_ make: String) -> Bool {
    EvidenceLists.notCameras.contains(make.lowercased())
  }
}

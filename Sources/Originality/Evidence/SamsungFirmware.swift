import ASCII
import Foundation
import PhotoMetadata

/// Samsung's firmware begins with the model: `G975FXXU7CTF1` is that of `SM-G975F`.
enum SamsungFirmware {
  static func isComparable(_ input: EvidenceInput) -> Bool { codes(input) != nil }

  static func findings(in input: EvidenceInput) -> [EvidenceFinding] {
    guard let codes = codes(input), let trace = input.traces.exif(.software),
      !codes.firmware.hasPrefix(codes.model)
    else { return [] }
    return [
      EvidenceFinding(.firmwareContradictsModel, trace, value: "\(trace.text) ≠ SM-\(codes.model)")
    ]
  }

  private static func codes(_ input: EvidenceInput) -> (firmware: String, model: String)? {
    guard input.metadata.exif?.make?.lowercased() == "samsung",
      let software = input.metadata.exif?.software, let model = input.metadata.exif?.model,
      model.hasPrefix("SM-"),
      isFirmware(software)
    else { return nil }
    // The suffix after the number and a letter names the color or the market.
    return (software, String(model.dropFirst(3).prefix(4)))
  }

  /// `G975FXXU7CTF1`: a letter and three digits of the model, the market, and a version without
  /// spaces.
  private static func isFirmware(_ software: String) -> Bool {
    let characters = Array(software.utf8)
    return (12...14).contains(characters.count) && characters[0].isASCIIUppercase
      && characters[1...3].allSatisfy(\.isASCIIDigit)
      && characters[4...].allSatisfy { $0.isASCIIDigit || $0.isASCIIUppercase }
  }
}

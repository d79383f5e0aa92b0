import Foundation
import PhotoMetadata

/// Compares the dates of a photo with one another, with the release of its model and with today.
enum DatesCheck: EvidenceChecking {
  static let check = EvidenceCheck.dates

  static func isPossible(_ input: EvidenceInput) -> Bool { captured(input) != nil }

  static func findings(in input: EvidenceInput) -> [EvidenceFinding] {
    guard let captured = captured(input),
      let original = input.traces.exif(.dateTimeOriginal)
    else { return [] }
    var findings: [EvidenceFinding] = []
    if let trace = input.traces.exif(.dateTime), let modified = trace.moment {
      let seconds = modified.secondsByClock - captured.secondsByClock
      let value = "\(trace.text) ≠ \(original.text)"
      if seconds > Self.savingTime {
        findings.append(EvidenceFinding(.modifiedAfterCapture, trace, value: value))
      } else if seconds < -Self.savingTime {
        findings.append(EvidenceFinding(.modifiedBeforeCapture, trace, value: value))
      }
    }
    if let trace = input.traces.xmp("photoshop:DateCreated"), let created = trace.moment,
      abs(created.secondsByClock - captured.secondsByClock) > Self.savingTime
    {
      findings.append(
        EvidenceFinding(.xmpDateDiffers, trace, value: "\(trace.text) ≠ \(original.text)"))
    }
    // A day is more than any time zone is ahead.
    if Double(captured.secondsByClock) > input.date.timeIntervalSince1970 + 2 * 86_400 {
      findings.append(EvidenceFinding(.futureDate, original))
    }
    if let device = DeviceTable.current.device(of: input.metadata),
      // Some models are tested, or sold in one country, earlier.
      captured.year * 12 + captured.month < device.released.count - 1
    {
      findings.append(
        EvidenceFinding(
          .captureBeforeModel, original, value: "\(original.text) < \(device.released)"))
    }
    return findings
  }

  /// The date of capture; nil if it is not as precise as cameras write it, but by people.
  static func captured(_ input: EvidenceInput) -> CaptureDate? {
    input.metadata.exif?.dateTimeOriginal.flatMap { $0.precision == .second ? $0 : nil }
  }

  /// The seconds that a camera may take to write a photo.
  private static let savingTime = 60
}

import Foundation
import PhotoMetadata

/// Compares the GPS time, which is UTC, with the camera's clock.
enum GPSTimeCheck: EvidenceChecking {
  static let check = EvidenceCheck.gpsTime

  static func isPossible(_ input: EvidenceInput) -> Bool {
    DatesCheck.captured(input) != nil && universalTime(input) != nil
  }

  static func findings(in input: EvidenceInput) -> [EvidenceFinding] {
    guard let captured = DatesCheck.captured(input),
      let universal = universalTime(input), let trace = input.traces.exif(.gpsTime)
    else { return [] }
    let difference = captured.secondsByClock - universal
    let isExplained =
      if let offset = captured.offsetMinutes {
        abs(difference - offset * 60) <= Self.tolerance
      } else {
        // UTC offsets are at most 14 hours, in quarters of an hour.
        abs(difference) <= 14 * 3600 + Self.tolerance
          && abs(difference - (Double(difference) / 900).rounded().whole * 900) <= Self.tolerance
      }
    guard !isExplained else { return [] }
    let original = input.traces.exif(.dateTimeOriginal)?.text ?? ""
    let date = input.traces.exif(.gpsDate)?.text ?? ""
    return [
      EvidenceFinding(.gpsTimeDiffers, trace, value: "\(date) \(trace.text) UTC ≠ \(original)")
    ]
  }

  private static func universalTime(_ input: EvidenceInput) -> Int? {
    guard let date = input.traces.exif(.gpsDate), let time = input.traces.exif(.gpsTime),
      time.numbers.count == 3, time.numbers.allSatisfy({ (0..<61).contains($0) }),
      let midnight = CaptureDate(exifDay: date.text)
    else { return nil }
    return midnight.secondsByClock + Int(time.numbers[0] * 3600 + time.numbers[1] * 60)
      + Int(time.numbers[2])
  }

  /// In seconds: a receiver may report an earlier position.
  private static let tolerance = 120
}

extension Double {
  /// A number that is known to be small, without its fraction.
  fileprivate var whole: Int { Int(self) }
}

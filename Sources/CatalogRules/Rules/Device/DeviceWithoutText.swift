import StringCatalogs

/// Texts by device that leave some devices without any, because there is none for `other`.
///
/// The devices of an app are those that its catalog names; texts for some devices imply iPhone and
/// iPad. Xcode omits `other` if no device is left for it.
struct DeviceWithoutText: LocalizationRule {
  static let description = RuleDescription(
    "device-without-text", severity: .warning,
    examples: [
      .bad([
        "Begin": [
          "en": .variations("⟦device⟧", ["ipad": "Tap to begin", "iphone": "Tap to begin"])
        ],
        "End": ["en": .device(["mac": "Click to end", "other": "Tap to end"])],
      ]),
      .bad(["Tap to begin": ["ko": .variations("⟦device⟧", ["ipad": "탭하여 시작", "mac": "클릭하여 시작"])]]),
      .good([
        "Tap to begin": ["ko": .device(["mac": "클릭하여 시작", "other": "탭하여 시작"])],
        "Tap to end": [
          "ko": .device([
            "applevision": "탭하여 종료", "ipad": "탭하여 종료", "iphone": "탭하여 종료", "mac": "클릭하여 종료",
          ])
        ],
      ]),
    ])

  static let shapes: LocalizationShape = .device
  static let coversTranslations = true

  func check(_ localization: LocalizationContext, _ reporter: Reporter) {
    guard let full = localization.localization else { return }
    check(full.content, in: localization, reporter)
    for substitution in full.substitutions {
      check(substitution.content, in: localization, reporter)
    }
  }

  private func check(
    _ content: StringContent, in localization: LocalizationContext, _ reporter: Reporter
  ) {
    guard let variations = content.variations else { return }
    if let member = variations.json.member(named: VariationAxis.device.rawValue),
      member.value.kind == .object
    {
      check(member, cases: variations.cases(of: .device), in: localization, reporter)
    }
    for variation in variations.all { check(variation.content, in: localization, reporter) }
  }

  private func check(
    _ member: JSONMember, cases: [Variation], in localization: LocalizationContext,
    _ reporter: Reporter
  ) {
    let devices = Set(cases.compactMap(\.device))
    guard !devices.contains(.other) else { return }
    let missing = Device.missing(
      from: devices, named: localization.catalog.walk.namedDevices.union([.iPhone, .iPad]))
    guard !missing.isEmpty else { return }
    // Only other entries show that the app runs on a Mac, where this one may never be shown.
    let isLikely = missing.contains(.iPhone) || missing.contains(.iPad)
    reporter.report(
      localization, .list(missing.map(\.rawValue)), at: member.nameRange,
      severity: isLikely ? nil : .info)
  }
}

import StringCatalogs

/// Texts by device that leave some devices without any, because there is none for `other`.
struct DeviceWithoutText: LocalizationRule {
  static let description = RuleDescription(
    "device-without-text", severity: .warning,
    examples: [
      .bad(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Tap to begin" : {
              "localizations" : {
                "ko" : {
                  "variations" : {
                    ⟦"device"⟧ : {
                      "ipad" : { "stringUnit" : { "state" : "translated", "value" : "탭하여 시작" } },
                      "mac" : { "stringUnit" : { "state" : "translated", "value" : "클릭하여 시작" } }
                    }
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """),
      .good(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Tap to begin" : {
              "localizations" : {
                "ko" : {
                  "variations" : {
                    "device" : {
                      "mac" : { "stringUnit" : { "state" : "translated", "value" : "클릭하여 시작" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "탭하여 시작" } }
                    }
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """),
    ])

  static let shapes: LocalizationShape = .device

  func check(_ localization: LocalizationContext) {
    guard let full = localization.localization else { return }
    check(full.content, in: localization)
    for substitution in full.substitutions { check(substitution.content, in: localization) }
  }

  private func check(_ content: StringContent, in localization: LocalizationContext) {
    guard let variations = content.variations else { return }
    if let member = variations.json.member(named: VariationAxis.device.rawValue),
      member.value.kind == .object
    {
      check(member, cases: variations.cases(of: .device), in: localization)
    }
    for variation in variations.all { check(variation.content, in: localization) }
  }

  private func check(
    _ member: JSONMember, cases: [Variation], in localization: LocalizationContext
  ) {
    let devices = Set(cases.compactMap(\.device))
    let missing = Device.known.filter { !devices.contains($0) }
    guard missing.contains(.other), missing.count > 1 else { return }
    let names = missing.filter { $0 != .other }.map(\.rawValue).joined(separator: ", ")
    localization.report(.text(names), at: member.nameRange)
  }
}

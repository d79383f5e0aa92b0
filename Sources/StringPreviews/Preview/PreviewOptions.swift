public import StringCatalogs

/// The options of a preview.
public struct PreviewOptions: Hashable, Sendable {
  /// The languages to show; empty for all of the catalog.
  public var languages: [LanguageTag]

  /// The device whose texts are shown; nil for all devices with texts.
  public var device: Device?

  /// The length of sample words.
  public var sampleLength: SampleLength

  /// The values to use instead of samples.
  public var values: [GivenValue]

  /// The pseudolanguage that shows layout problems; nil for none.
  public var pseudolanguage: Pseudolanguage?

  /// Creates options.
  public init(
    languages: [LanguageTag] = [], device: Device? = nil, sampleLength: SampleLength = .usual,
    values: [GivenValue] = [], pseudolanguage: Pseudolanguage? = nil
  ) {
    self.languages = languages
    self.device = device
    self.sampleLength = sampleLength
    self.values = values
    self.pseudolanguage = pseudolanguage
  }
}

public import StringCatalogs

/// What a preview shows.
public struct PreviewOptions: Hashable, Sendable {
  /// The languages to show; empty for all of the catalog.
  public var languages: [LanguageTag]

  /// The device whose texts are shown; nil for all that a string has texts for.
  public var device: Device?

  /// How long the words are that are put into texts.
  public var sampleLength: SampleLength

  /// The values that are put into texts in place of samples.
  public var values: [GivenValue]

  /// What is done to all texts to find out how an interface bears it; nil for nothing.
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

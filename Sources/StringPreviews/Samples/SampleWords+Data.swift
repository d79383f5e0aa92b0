import StringCatalogs

extension SampleWords {
  /// The short, the usual and the long word of each concept, by language.
  static let table: [SampleConcept: [LanguageTag: String]] = [
    .item: [
      "en": "Tea|Summer Trip|Unforgettable Summer Trip with the Whole Family",
      "ko": "차|여름 여행|온 가족이 함께한 잊지 못할 여름 여행",
      "ja": "茶|夏の旅行|家族みんなで出かけた忘れられない夏の旅行",
      "zh-Hans": "茶|夏日旅行|全家人一起度过的难忘夏日旅行",
    ]
  ]
}

import ASCII

/// A keyword with its place in a hierarchy, as Lightroom (`Places|France|Paris`), digiKam
/// (`People/Karl`) and others write it, whose first level says what it is about.
package struct KeywordPath: Hashable, Sendable {
  /// What a hierarchy is about.
  package enum Root: Hashable, Sendable {
    case places
    case people
  }

  /// What it is about.
  package let root: Root

  /// The names below the first level; of people only the last one, as groups precede it.
  package let names: [String]

  /// Reads a keyword; nil if it is none of a hierarchy about places or people.
  package init?(_ keyword: String) {
    guard keyword.utf8.count <= Self.maximumSize else { return nil }
    // Bytes are searched first, as characters take ten times as long.
    for (byte, separator) in zip(Self.separators.utf8, Self.separators)
    where keyword.utf8.contains(byte) && keyword.contains(separator) {
      let levels = keyword.split(separator: separator, omittingEmptySubsequences: false)
        .map { String($0).trimmed }
      guard levels.count <= Self.maximumDepth, levels.dropFirst().allSatisfy({ !$0.isEmpty }) else {
        return nil
      }
      self.init(levels: levels.filter { !$0.isEmpty }, isExact: separator == "|")
      return
    }
    return nil
  }

  /// Returns the paths among keywords in one text, with commas, semicolons or lines between them.
  package static func all(in text: String) -> [KeywordPath] {
    guard hasSeparator(text.utf8[...]) else { return [] }
    if text.hasPrefix("<Categories") {
      return categories(in: text).compactMap { KeywordPath(levels: $0, isExact: true) }
    }
    if !text.utf8.contains(where: { ",;\n".utf8.contains($0) }), let whole = KeywordPath(text) {
      return [whole]
    }
    guard text.utf8.count <= maximumText else { return [] }
    return text.utf8.split { ",;\n\r\0".utf8.contains($0) }.compactMap { part in
      hasSeparator(part) ? KeywordPath(String(Substring(part))) : nil
    }
  }

  private static func hasSeparator(_ bytes: Substring.UTF8View) -> Bool {
    bytes.contains { separators.utf8.contains($0) }
  }

  /// Finds the first level; only a separator that nothing else has is exact.
  private init?(levels: [String], isExact: Bool) {
    // Collections of keywords may come before: `Keywords|Places|France`.
    for (index, level) in levels.dropLast().prefix(isExact ? 2 : 1).enumerated() {
      let name = isExact ? Self.bare(level) : level.lowercased()
      let isOuter = isExact && index == 0 && Self.outer.contains(name)
      let isPeople = Self.people.contains(name) || isExact && name == "who"
      guard isOuter || isPeople || Self.places.contains(name) else { continue }
      let names = levels.dropFirst(index + 1)
      root = isPeople ? .people : .places
      self.names = isPeople ? names.suffix(1).map { $0 } : Array(names)
      return
    }
    return nil
  }

  private static let (maximumSize, maximumText, maximumDepth) = (1024, 1 << 16, 12)

  /// What is between levels, in ASCII.
  private static let separators = "|/>\\"

  /// Returns the paths to all names in ACDSee’s tree of categories:
  /// `<Categories><Category Assigned="0">Places<Category Assigned="1">Paris</Category>…`.
  private static func categories(in text: String) -> [[String]] {
    guard text.utf8.count <= maximumText else { return [] }
    var paths: [[String]] = []
    var path: [String] = []
    for part in text.split(separator: "<") {
      if part.hasPrefix("/Category>") { path = path.dropLast() }
      guard part.hasPrefix("Category"), let end = part.firstIndex(of: ">"),
        path.count < maximumDepth
      else { continue }
      path.append(String(part[end...].dropFirst()).trimmed)
      if path.count > 1 { paths.append(path) }
    }
    return paths
  }

  /// Returns a name of a level in lowercase, without what sorts it before others.
  private static func bare(_ level: String) -> String {
    let start = level.unicodeScalars.drop { !$0.properties.isAlphabetic }
    let end = start.lastIndex { $0.properties.isAlphabetic }
    return end.map { String(start[...$0]).lowercased() } ?? ""
  }

  private static let places: Set<String> = [
    "places", "location", "locations", "geo", "geography", "geotags", "countries", "cities",
    "ort", "orte", "länder", "lieu", "lieux", "pays",
    "lugar", "lugares", "luogo", "luoghi", "plaats", "plaatsen", "plats", "platser", "sted",
    "steder", "miejsce", "miejsca", "место", "места", "場所", "撮影地", "地名", "地点", "地點",
    "地方", "位置", "地理", "장소", "위치", "지역", "지명", "places visited", "撮影場所", "拍摄地",
    "拍摄地点", "拍摄位置", "国家", "城市", "촬영지", "촬영장소", "촬영 장소", "여행지", "국가", "도시",
  ]

  /// First levels of places that also mean something else, as in `Europe/Paris`, a time zone.
  private static let outer: Set<String> = [
    "place", "country", "city", "where", "world",
    "europe", "asia", "africa", "america", "north america", "south america", "oceania",
    "australia", "antarctica",
  ]

  private static let people: Set<String> = [
    "people", "person", "persons", "face", "faces", "personen", "menschen", "leute",
    "gesichter", "personne", "personnes", "gens", "visages", "persona", "personas", "gente",
    "caras", "persone", "volti", "mensen", "personer", "osoby", "люди", "лица", "人", "人物",
    "人々", "人名", "顔", "面孔", "사람", "인물", "얼굴", "人像",
  ]
}

extension String {
  /// The text without white space around it.
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) } ?? ""
  }
}

import ASCII
import PhotoFormats

/// Links to places on maps, in texts.
enum PlaceLink {
  /// Whether a text, as symbols, has a link to a place.
  static func isAny(in symbols: [UInt8]) -> Bool {
    symbols.split { $0 <= 0x20 || "\"<>()[]{}'`,;".utf8.contains($0) || $0 >= 0x80 }
      .contains { isLink($0) }
  }

  private static func isLink(_ token: ArraySlice<UInt8>) -> Bool {
    guard token.contains(where: { ":/".utf8.contains($0) }), token.count < 4096 else {
      return false
    }
    var address = token
    if let colon = token.firstIndex(of: UInt8(ascii: ":")) {
      let scheme = String(decoding: token[..<colon], as: UTF8.self)
      let rest = token[(colon + 1)...]
      if scheme == "geo" { return rest.first.map { $0.isASCIIDigit || $0 == 0x2D } ?? false }
      let isAddress = rest.starts(with: "//".utf8)
      if isAddress, schemes.contains(scheme) { return rest.count > 2 }
      if isAddress { address = rest.dropFirst(2) }
    }
    if hasCoordinates(address) { return true }
    // A text may precede an address at once, as in `@https://…`.
    let hostEnd = address.firstIndex { "/?#".utf8.contains($0) } ?? address.endIndex
    let host = String(decoding: address[..<hostEnd], as: UTF8.self)
    let path = String(decoding: address[hostEnd...].drop { $0 == UInt8(ascii: "/") }, as: UTF8.self)
    return isPlace(path, on: host)
  }

  /// Whether an address has two parts that are degrees with three decimals or more, as pages of
  /// maps, weather and stars write positions: `/15/48.8583/2.2945`.
  private static func hasCoordinates(_ address: ArraySlice<UInt8>) -> Bool {
    // The numbers of articles have the same form.
    guard address.contains(UInt8(ascii: ".")), !address.contains(text: "doi.org") else {
      return false
    }
    var isAfterDegrees = false
    for part in address.split(whereSeparator: { "/?&=#@~:|".utf8.contains($0) }).dropFirst() {
      let isDegrees = areDegrees(part)
      if isDegrees, isAfterDegrees { return true }
      isAfterDegrees = isDegrees
    }
    return false
  }

  private static func areDegrees(_ part: ArraySlice<UInt8>) -> Bool {
    let number = part.first.map { "+-".utf8.contains($0) } == true ? part.dropFirst() : part
    let halves = number.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard halves.count == 2, (1...3).contains(halves[0].count), (3...16).contains(halves[1].count),
      halves.allSatisfy({ $0.allSatisfy(\.isASCIIDigit) }),
      let whole = Int(String(decoding: halves[0], as: UTF8.self))
    else { return false }
    return whole <= 180
  }

  /// Whether an address is one of a place: the front page of a map is none.
  private static func isPlace(_ path: String, on host: String) -> Bool {
    guard host.utf8.contains(UInt8(ascii: ".")), !path.isEmpty else { return false }
    let names = host.split(separator: ".").map(String.init)
    let bare =
      names.first == "www" || names.first == "m" ? names.dropFirst().joined(separator: ".") : host
    if hosts.contains(bare) || hosts.contains(host) { return true }
    let first = names.first ?? ""
    if names.contains("openstreetmap") || bare == "osm.org" {
      return ["node/", "way/", "relation/", "go/", "search", "directions"].contains {
        path.hasPrefix($0)
      } || ["map=", "mlat="].contains { path.contains($0) }
    }
    if names.contains("amap") || names.contains("gaode") { return first != "lbs" }
    let isMaps = path.hasPrefix("maps/") || path.hasPrefix("maps?")
    if names.contains("google") { return first == "maps" || first == "earth" || isMaps }
    if names.contains("yandex") { return first == "maps" || isMaps }
    if names.contains("2gis") {
      return first == "go" || path.contains("geo/") || path.contains("firm/")
    }
    if names.contains("instagram") { return path.hasPrefix("explore/locations/") }
    if names.contains("facebook") { return path.hasPrefix("places/") }
    if names.contains("navitime") { return path.hasPrefix("maps/") || path.hasPrefix("poi") }
    if bare == "loco.yahoo.co.jp" { return path.hasPrefix("place/") }
    // Many pages that show OpenStreetMap have it in common.
    if path.contains("#map=") { return true }
    return mapFolders.contains(bare)
      && (isMaps || path.hasPrefix("ul") || path.hasPrefix("live-map") || path.hasPrefix("v/"))
  }

  private static let schemes: Set<String> = [
    "comgooglemaps", "comgooglemapsurl", "maps", "nmap", "kakaomap", "daummaps", "baidumap",
    "amapuri", "iosamap", "androidamap", "qqmap", "waze", "om", "ge0", "yandexmaps",
    "bdapp", "tmap",
  ]

  /// Hosts of which every page is a place.
  private static let hosts: Set<String> = [
    "maps.app.goo.gl", "maps.apple.com", "maps.apple", "map.naver.com", "m.map.naver.com",
    "place.naver.com", "m.place.naver.com", "pcmap.place.naver.com", "naver.me", "map.kakao.com",
    "m.map.kakao.com", "place.map.kakao.com", "kko.to", "kko.kakao.com", "map.daum.net",
    "place.map.daum.net", "map.baidu.com", "api.map.baidu.com", "j.map.baidu.com",
    "maps.baidu.com", "map.qq.com", "apis.map.qq.com", "map.yahoo.co.jp", "mapion.co.jp",
    "share.here.com", "wego.here.com", "what3words.com", "w3w.co", "geohash.org", "plus.codes",
    "4sq.com", "swarmapp.com", "mapy.cz", "mapy.com", "ditu.google.cn", "g.page", "dmaps.kr",
    "tmap.life", "maps.gsi.go.jp", "map.goo.ne.jp", "map.sogou.com", "ge0.me", "omaps.app",
    "geohack.toolforge.org", "map.geo.admin.ch", "s.geo.admin.ch", "geohash.softeng.co",
    "mapcarta.com", "maps.me", "wikimapia.org", "petalmaps.com", "map.longdo.com", "mapfan.com",
    "opentopomap.org", "peakvisor.com", "park4night.com",
  ]

  /// Hosts with maps in a folder of their own.
  private static let mapFolders: Set<String> = ["goo.gl", "bing.com", "waze.com", "foursquare.com"]
}

/// Codes for places, in texts.
enum PlaceCode {
  /// Whether a text, as symbols, has a code for a place: an Open Location Code such as
  /// `8FW4V75V+8Q`, or three words of what3words.
  static func isAny(in symbols: [UInt8]) -> Bool {
    for index in symbols.indices {
      if symbols[index] == UInt8(ascii: "+"),
        isLocationCode(symbols, plus: index) || isShortCode(symbols, plus: index)
      {
        return true
      }
      if symbols[index] == UInt8(ascii: "/"), isThreeWords(symbols, at: index) { return true }
      if symbols[index] == UInt8(ascii: ":"),
        isNamedThreeWords(symbols, colon: index) || isNamedHash(symbols, colon: index)
      {
        return true
      }
    }
    return false
  }

  private static let digits = Set("23456789cfghjmpqrvwx".utf8)

  private static func isLocationCode(_ symbols: [UInt8], plus: Int) -> Bool {
    let before = symbols[max(0, plus - 9)..<plus].reversed().prefix { digits.contains($0) }.count
    let after = symbols[(plus + 1)...].prefix(4).prefix { digits.contains($0) }.count
    guard before == 8, (2...3).contains(after) else { return false }
    let end = plus + 1 + after
    let isWhole =
      (plus < 9 || !isWord(symbols[plus - 9])) && (end >= symbols.count || !isWord(symbols[end]))
    // Calculations have no letters.
    return isWhole && symbols[plus - 8..<end].contains { $0.isASCIILetter }
  }

  /// Whether a code is one without its first four digits, such as `V75V+8Q Paris`, as maps show it
  /// with the name of a place.
  private static func isShortCode(_ symbols: [UInt8], plus: Int) -> Bool {
    let before = symbols[max(0, plus - 5)..<plus].reversed().prefix { digits.contains($0) }.count
    let after = symbols[(plus + 1)...].prefix(4).prefix { digits.contains($0) }.count
    guard before == 4, (2...3).contains(after) else { return false }
    let (start, end) = (plus - 4, plus + 1 + after)
    guard start == 0 || !isWord(symbols[start - 1]), end >= symbols.count || !isWord(symbols[end]),
      symbols[start..<plus].contains(where: \.isASCIILetter),
      symbols[start..<end].contains(where: \.isASCIIDigit)
    else { return false }
    let next = symbols[end...].drop { " ,".utf8.contains($0) }
    let last = symbols[..<start].last { !" ,".utf8.contains($0) }
    return end < symbols.count && next.startIndex > end && next.first.map(isWord) == true
      || last == PlaceSymbols.letter
  }

  private static func isThreeWords(_ symbols: [UInt8], at start: Int) -> Bool {
    guard symbols[start...].starts(with: "///".utf8),
      start == 0 || !":/".utf8.contains(symbols[start - 1])
    else { return false }
    let token = symbols[(start + 3)...].prefix(64).prefix { isWord($0) || $0 == UInt8(ascii: ".") }
    return areWords(token)
  }

  /// Whether the name of the program that has such codes precedes three words.
  private static func isNamedThreeWords(_ symbols: [UInt8], colon: Int) -> Bool {
    guard
      ["what3words", "w3w"].contains(where: {
        symbols[..<colon].suffix($0.utf8.count)
          .elementsEqual($0.utf8)
      })
    else { return false }
    let rest = symbols[(colon + 1)...].prefix(64).drop { $0 <= 0x20 }
    return areWords(rest.prefix { isWord($0) || $0 == UInt8(ascii: ".") })
  }

  /// Whether the name of geohashes precedes one: letters and digits without a, i, l and o.
  private static func isNamedHash(_ symbols: [UInt8], colon: Int) -> Bool {
    guard symbols[..<colon].suffix(7).elementsEqual("geohash".utf8) else { return false }
    let hash = symbols[(colon + 1)...].prefix(24).drop { $0 <= 0x20 || $0 == UInt8(ascii: "=") }
      .prefix(while: isWord)
    return hash.count >= 5 && hash.contains(where: \.isASCIIDigit)
      && !hash.contains { "ailo".utf8.contains($0) }
  }

  /// Whether a text is three words with points between them.
  private static func areWords(_ token: ArraySlice<UInt8>) -> Bool {
    let words = token.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return words.count == 3
      && words.allSatisfy { $0.count >= 2 && $0.allSatisfy { !$0.isASCIIDigit } }
  }

  private static func isWord(_ symbol: UInt8) -> Bool {
    symbol.isASCIILetter || symbol.isASCIIDigit || symbol == PlaceSymbols.letter
  }
}

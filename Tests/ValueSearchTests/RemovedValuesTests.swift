import Foundation
import PhotoMetadata
import Testing

@testable import ValueSearch

/// Names in all scripts, in texts and in bytes.
struct RemovedValuesTests {
  private func finds(
    _ name: String, of kind: MetadataKind = .location, in texts: String...
  ) -> Bool {
    var values = RemovedValues()
    values.add(text: name, of: kind)
    return values.kind(foundIn: texts, []) == kind
  }

  private func finds(_ name: String, inBytes bytes: [UInt8], asField: Bool = false) -> Bool {
    var values = RemovedValues()
    values.add(text: name, of: .location)
    return values.kind(foundIn: asField ? [""] : [], bytes[...]) != nil
  }

  @Test(
    arguments: [
      ("Orléans", "ORLÉANS LE SOIR"), ("Zürich", "Abend in Zu\u{308}rich"), ("Rom", "Abend in Rom"),
      ("Rom", "ROM, rom"), ("Ulm", "in Ulm."), ("Bo", "Photo: Bo"), ("Bo", "BO"),
      ("Αθήνα", "ΑΘΗΝΑ βράδυ"), ("Πάτρας", "ΠΑΤΡΑΣ"), ("Москва", "МОСКВА-река"),
      ("İstanbul", "istanbul'da"), ("Iğdır", "IĞDIR"), ("Weißenburg", "WEISSENBURG"),
      ("京都市", "京都市の夜景"), ("京都", "京都タワー"), ("上海", "上海外滩"), ("王小明", "王小明拍摄"),
      ("山田太郎", "山田太郎さん"), ("김철수", "김철수의 생일"), ("부산", "부산광역시에서"),
      ("부산", "2024부산여행"), ("กรุงเทพ", "วัดในกรุงเทพมหานคร"), ("ガンダム", "ｶﾞﾝﾀﾞﾑ広場"),
      ("New York", "new\u{A0}\nYORK"), ("Saint-Denis", "Saint‑Denis"), ("Rome", "Ｒｏｍｅ"),
      ("Kairo", "Kai\u{200B}ro"), ("القاهرة", "بالقاهرة"), ("ירושלים", "ובירושלים"), ("दिल्ली", "दिल्ली में"),
      ("New York", "#newyork"), ("San José", "#SanJosé"), ("서울 숲", "서울숲에서"),
      ("Roma", "Romaで"), ("Roma", "Roma에서"), ("USA", "in the USA"), ("김", "김, 이"),
    ])
  func findsNamesInTexts(name: String, text: String) {
    #expect(finds(name, in: text), "\(name) in \(text)")
    #expect(finds(name, in: text.decomposedStringWithCanonicalMapping))
  }

  @Test(
    arguments: [
      ("Rom", "Romantik"), ("Rom", "aRom"), ("Ulm", "Kulmbach"), ("Bo", "bo"), ("Bo", "Bob"),
      ("US", "us"), ("US", "USB"), ("IN", "in"), ("DEU", "deu"), ("Москва", "Москварека"),
      ("Paris", "Parisé"), ("Paris", "éParis"), ("दिल्ली", "दिल्लीवासी"), ("ירושלים", "ירושלימיות"),
      ("القاهرة", "القاهرةية"), ("京都", "東京の都"), ("김", "김치"), ("Orléans", "Orleansville"),
    ])
  func findsNoPartsOfWords(name: String, text: String) {
    #expect(!finds(name, in: text), "\(name) in \(text)")
  }

  @Test(
    arguments: [
      ("山田太郎", "山田 太郎さん"), ("山田 太郎", "山田太郎"), ("王小明", "王　小明拍摄"), ("김철수", "김 철수의 생일"),
      ("남궁민수", "남궁 민수"), ("김 철수", "김철수가"), ("Jean Paul", "@jeanpaul"),
    ])
  func findsNamesOfPeopleWithOtherSpaces(name: String, text: String) {
    for kind in [MetadataKind.owner, .faces] {
      #expect(finds(name, of: kind, in: text), "\(name) in \(text)")
    }
    #expect(!finds("부산", in: "공부 산책") && !finds("Le Mans", in: "calemans"))
    #expect(!finds("A B C", in: "abc") && !finds("김철수", in: "철수 김"))
  }

  /// Hyphens, underscores and accents are where the keyboard of a person has them.
  @Test(
    arguments: [
      ("Orléans", "Orleans by night"), ("Zürich", "Abend in Zurich"), ("Zürich", "ZUERICH"),
      ("Đà Nẵng", "Da Nang beach"), ("São Paulo", "#saopaulo"), ("Kraków", "#krakow market"),
      ("Ōsaka", "Osaka castle"), ("Łódź", "Lodz"), ("Köln", "Koeln"), ("Tromsø", "tromso"),
      ("Tromsø", "Tromsoe"),
      ("New York", "#new_york #street"), ("New York", "new-york"), ("Saint-Denis", "Saint Denis"),
      ("Saint Denis", "Saint-Denis"), ("Saint-Étienne", "saint_etienne"),
    ])
  func findsNamesInOtherSpellings(name: String, text: String) {
    #expect(finds(name, in: text), "\(name) in \(text)")
  }

  /// The forms of characters, in both directions, in texts and in bytes of any encoding.
  @Test(
    arguments: [
      ["臺北", "台北"], ["東京", "东京"], ["澤田", "沢田", "泽田"], ["廣州", "广州"], ["渡邊", "渡辺", "渡边", "渡邉"],
      ["齋藤", "斎藤"], ["臺灣", "台湾", "台灣"], ["張學友", "张学友"], ["鄧麗君", "邓丽君"], ["國分寺", "国分寺"],
      ["髙橋", "高橋"], ["横濱", "横浜", "横滨"], ["瀋陽", "沈阳"], ["龍", "龙", "竜"],
    ])
  func findsNamesInOtherFormsOfCharacters(names: [String]) {
    for name in names {
      for other in names {
        #expect(finds(name, in: "2, \(other)。"), "\(name) \(other)")
        guard name.count > 1 else { continue }
        #expect(finds(name, in: "昨日\(other)之夜"), "\(name) \(other)")
        #expect(finds(name, inBytes: Array("x \(other) y".utf8)), "\(name) \(other)")
        #expect(finds(name, inBytes: other.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }))
        for code: UInt in [0x0420, 0x0632, 0x0423] {
          let encoding = String.Encoding(rawValue: 0x8000_0000 | code)
          guard let data = other.data(using: encoding) else { continue }
          #expect(finds(name, inBytes: [0x20] + Array(data) + [0x20]), "\(name) \(other) \(code)")
        }
      }
    }
    #expect(!finds("東京", in: "京都の東") && !finds("龍", in: "龙井茶"))
  }

  /// The accents may stand in the text alone, in the name alone, or be written as two letters.
  @Test(
    arguments: [
      ["Zürich", "Zurich", "Zuerich", "ZÜRICH", "zu\u{308}rich"], ["Köln", "Koln", "Koeln"],
      ["Weißenburg", "Weissenburg", "WEISSENBURG"], ["Gießen", "Giessen"],
      ["Łódź", "Lodz", "łódz"],
      ["Tromsø", "Tromso", "Tromsoe"], ["Århus", "Arhus", "Aarhus"], ["Málaga", "Malaga"],
      ["José Pérez", "Jose Perez", "JOSÉ PEREZ"], ["Đà Nẵng", "Da Nang", "Dà Nang"],
      ["Hà Nội", "Ha Noi"], ["Hà Nội", "Hanoi"], ["Kraków", "Krakow"], ["Reykjavík", "Reykjavik"],
      ["Ōsaka", "Osaka"], ["Plzeň", "Plzen"], ["Timișoara", "Timisoara", "Timişoara"],
      ["Королёв", "Королев", "КОРОЛЕВ"], ["أحمد علي", "احمد علي"], ["القاهرة", "القاهره"],
      ["Þingvellir", "Thingvellir"], ["Besançon", "Besancon"], ["Bıçak", "Bicak"], ["Léa", "Lea"],
      ["Zoë", "Zoe"],
    ])
  func findsNamesWithAndWithoutAccents(names: [String]) {
    for name in names {
      for other in names where Self.canFind(other, for: name) {
        #expect(finds(name, in: "photo: \(other)!"), "\(name) \(other)")
        #expect(!finds(name, in: "x\(other)", "\(other)x"), "\(name) \(other)")
      }
    }
  }

  /// Nothing tells that one way without accents and another one are the same, or that a word is
  /// two.
  private static func canFind(_ text: String, for name: String) -> Bool {
    let isASCII = [text, name].allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } }
    let isSplit = text.contains(" ") && !name.contains(" ")
    return !isSplit && (!isASCII || text.lowercased() == name.lowercased() || name.contains(" "))
  }

  @Test(
    arguments: [
      ("Bar", "bär"), ("Bär", "bar"), ("Anh", "ảnh"), ("Tom", "töm"), ("Ulm", "ülm"), ("Bö", "Bo"),
      ("Rom", "Römer"), ("Malo", "mal ö"), ("Nice", "Nicé9"), ("や", "ゆ"), ("パリ", "ハリ"),
      ("Париж", "Парижи"), ("Йошкар", "Иошкар"), ("कल", "काल"),
    ])
  func findsNoOtherWordsWithAccents(name: String, text: String) {
    #expect(!finds(name, in: text), "\(name) \(text)")
  }

  @Test(
    arguments: [
      ("부산광역시", "부산의 밤"), ("서울특별시", "서울에서"), ("京都市", "京都の夜"), ("東京都", "东京塔"), ("浙江省", "浙江之旅"),
      ("臺北市", "台北101"), ("大阪府", "大阪城"), ("부산시", "부산에서"), ("강남구", "강남의 밤"), ("渋谷区", "渋谷の夜"),
      ("浦东新区", "浦东之夜"), ("Busan-si", "Busan beach"), ("Busan-si", "BUSAN"),
      ("Busan Metropolitan City", "busan"), ("Mapo-gu", "Mapo"), ("Gyeonggi-do", "gyeonggi"),
      ("Kyoto-shi", "Kyoto by night"), ("Shibuya Ku", "#shibuya"), ("Aichi Prefecture", "Aichi"),
      ("Hangzhou Shi", "Hangzhou"), ("Zhejiang Sheng", "zhejiang tea"), ("Busan", "Busan-si"),
      ("부산", "부산시에서"),
    ])
  func findsPlacesWithoutTheWordForACity(name: String, text: String) {
    #expect(finds(name, in: text), "\(name) \(text)")
    #expect(!finds("津市", in: "津軽") && !finds("경기도", in: "축구 경기"))
  }

  /// Words that no place is meant by.
  @Test(
    arguments: [
      ("Jung-gu", "C. G. Jung"), ("Seo-gu", "Seo"), ("Orange County", "orange"), ("수정구", "수정함"),
      ("中央区", "中央駅"), ("Mexico City", "City"), ("Fuji-to", "to"), ("Toshi", "To"),
    ])
  func findsNoWordsWithoutTheWordForACity(name: String, text: String) {
    #expect(!finds(name, in: text), "\(name) \(text)")
  }

  /// Two ways in letters without accents.
  @Test(
    arguments: [
      ["Zurich", "Zuerich"], ["Dusseldorf", "Duesseldorf"], ["Koln", "Koeln"], ["Arhus", "Aarhus"],
      ["Tromso", "Tromsoe"], ["Malmo", "Malmoe"], ["Jorg Muller", "Joerg Mueller"],
      ["Gottingen", "Goettingen"], ["Alesund", "Aalesund"],
    ])
  func findsNamesInOtherLettersWithoutAccents(names: [String]) {
    for kind in [MetadataKind.location, .owner, .faces] {
      for (name, other) in [(names[0], names[1]), (names[1], names[0])] {
        #expect(finds(name, of: kind, in: "photo: \(other)!"), "\(name) \(other)")
        #expect(finds(name, of: kind, in: other.uppercased()), "\(name) \(other)")
        #expect(!finds(name, of: kind, in: "x\(other)", "\(other)x"), "\(name) \(other)")
      }
    }
  }

  @Test(
    arguments: [
      ("Michael", "Michal"), ("Miguel", "Migul"), ("Velasquez", "Velasquz"), ("Bar", "Baer"),
      ("Paulo", "Pauelo"), ("Noel", "Nol"), ("Bonn", "Boen"), ("Rosa", "Rasa"),
    ])
  func findsNoOtherNamesInOtherLetters(name: String, text: String) {
    #expect(!finds(name, in: text), "\(name) \(text)")
  }

  /// Syllables of Vietnamese are written with and without spaces, with and without their marks.
  @Test(
    arguments: [
      ["Hanoi", "Ha Noi", "Hà Nội", "HÀ NỘI"], ["Danang", "Da Nang", "Đà Nẵng"],
      ["Saigon", "Sai Gon", "Sài Gòn"], ["Dalat", "Da Lat", "Đà Lạt"],
      ["Haiphong", "Hai Phong", "Hải Phòng"], ["Nhatrang", "Nha Trang"],
    ])
  func findsSyllablesWithAndWithoutSpaces(names: [String]) {
    for name in names {
      for other in names { #expect(finds(name, in: "a: \(other)."), "\(name) \(other)") }
    }
    #expect(!finds("Berlin", in: "Ber lin") && !finds("Paris", in: "pa ris"))
    #expect(!finds("Hanoi", of: .faces, in: "ha noi"))
  }

  @Test func saysWhatEachTextNames() {
    var values = RemovedValues()
    values.add(text: "Zürich", of: .location)
    values.add(text: "Anna Schmidt", of: .faces)
    values.add(text: "Nikon", of: .owner)
    values.add(degrees: 47.3769)
    let texts = ["Abend in Zurich", "Schmidt, Anna", "sky", "47.3769", "Nikon", ""]
    #expect(
      values.kinds(namedIn: texts, besides: ["NIKON CORPORATION"])
        == [.location, .faces, nil, .location, nil, nil])
    #expect(values.kinds(namedIn: texts, besides: [])[4] == .owner)
    #expect(RemovedValues().kinds(namedIn: texts, besides: []) == texts.map { _ in nil })
  }

  @Test func findsPeopleWithTheFamilyNameFirst() {
    for text in ["Schmidt, Anna", "SCHMIDT Anna at the lake"] {
      for kind in [MetadataKind.owner, .faces] {
        #expect(finds("Anna Schmidt", of: kind, in: text), "\(text)")
      }
    }
    #expect(finds("Jean-Luc Martin", of: .faces, in: "Jean Luc Martin, 3 ans"))
    #expect(!finds("York New", in: "New York") && !finds("Anna Schmidt", of: .faces, in: "Anna"))
  }

  /// Spellings that are less certain count in texts, and don’t stop a copy because of other bytes.
  @Test func looksForOtherSpellingsOnlyInTexts() {
    #expect(!finds("Orléans", inBytes: Array("x Orleans y".utf8)))
    #expect(finds("Orléans", inBytes: Array("x Orléans y".utf8)))
    #expect(!finds("Bö", in: "Bo") && !finds("Ému", in: "emu"))
  }

  @Test(arguments: ["GPS", "WGS-84", "Face", "ab", "x", "0/1", "12", "-", "N", "京", "Exif"])
  func ignoresWhatNamesNobody(text: String) {
    let others = ["GPS and WGS-84 of a Face, ab x 0/1 12 N Exif 東京都"]
    var values = RemovedValues()
    for kind in [MetadataKind.location, .owner, .faces] { values.add(text: text, of: kind) }
    #expect(values.kind(foundIn: others, Array(others[0].utf8)[...]) == nil)
  }

  @Test(
    arguments: [
      ("京都市", 0x0420), ("京都市", 0x0632), ("上海", 0x0632), ("부산", 0x0422), ("Москва", 0x0502),
      ("Orléans", 0x0500), ("京都市", 0x0821), ("山田太郎", 0x0420),
      ("臺北市", 0x0423), ("王小明", 0x0423), ("上海", 0x0423),
    ] as [(String, UInt)])
  func findsNamesInOlderEncodings(name: String, encoding: UInt) throws {
    let encoding =
      encoding == 0x0821 ? .iso2022JP : String.Encoding(rawValue: 0x8000_0000 | encoding)
    let bytes = Array(try #require(name.data(using: encoding)))
    let sentence = Array("A 1: ".utf8) + bytes + Array(" / b".utf8)
    #expect(finds(name, inBytes: sentence))
    #expect(finds(name, inBytes: sentence, asField: true))
    // Capitals of each field are read, whatever its encoding.
    if let capitals = name.uppercased().data(using: encoding) {
      #expect(finds(name, inBytes: Array("x ".utf8) + capitals, asField: true))
    }
  }

  @Test(arguments: ["京都", "Rome", "Москва", "Orléans", "부산"])
  func findsNamesInWideText(name: String) {
    for text in [name, name.uppercased(), name.decomposedStringWithCanonicalMapping] {
      for isBig in [true, false] {
        let bytes = "a, \(text), b".utf16.flatMap { unit in
          let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
          return isBig ? pair : pair.reversed()
        }
        #expect(finds(name, inBytes: bytes), "\(text)")
      }
    }
  }

  @Test(
    arguments: [
      #"{"city": "\u4eac\u90fd"}"#, "https://example.org/%E4%BA%AC%E9%83%BD", "&#x4EAC;&#x90fd;",
      "&#20140;&#37117;",
    ])
  func findsEscapedNames(text: String) {
    #expect(finds("京都", inBytes: Array(text.utf8)))
  }

  /// Nobody knows where a word ends in an encoding that isn’t known.
  @Test(arguments: [0x0632, 0x0420, 0x0502] as [UInt])
  func findsNoPartsOfWordsInOlderEncodings(encoding: UInt) throws {
    let encoding = String.Encoding(rawValue: 0x8000_0000 | encoding)
    let bytes = Array(try #require("Москварека вечером".data(using: encoding)))
    #expect(!finds("Москва", inBytes: bytes))
    #expect(!finds("Москва", inBytes: bytes, asField: true))
    #expect(finds("Москва", inBytes: bytes + [0x20] + bytes.prefix(bytes.count == 18 ? 6 : 12)))
    let text = "Москварека".unicodeScalars.map { "&#\($0.value);" }.joined()
    #expect(!finds("Москва", inBytes: Array(text.utf8)))
    // A byte of the next letter looks like a capital.
    #expect(
      !finds("القاهرة", inBytes: "القاهرةية".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }))
  }

  /// Short names are looked for in text, and not in numbers or the tags of XML.
  @Test func findsShortNamesInTextAlone() {
    #expect(finds("Rom", inBytes: Array("photographed in Rom".utf8)))
    #expect(finds("Rom", inBytes: [1, 0] + Array("Rom".utf8) + [0, 9]))
    #expect(finds("Bo", inBytes: Array("photographed by Bo".utf8)))
    #expect(!finds("Bo", inBytes: [1, 0] + Array("Bo".utf8) + [0, 9]))
    #expect(!finds("Rom", inBytes: [1, 7] + Array("Rom".utf8) + [3, 9]))
    #expect(!finds("Li", inBytes: Array("<rdf:Bag><rdf:Li>sky and sea</rdf:Li>".utf8)))
    #expect(finds("Li", inBytes: Array("<rdf:Bag><rdf:li>photo by Li</rdf:li>".utf8)))
    #expect(
      !finds("Adobe Sky", inBytes: Array(#"<a xmlns:x="http://adobe sky/ns" b:c="d"/>"#.utf8)))
    #expect(finds("Adobe Sky", inBytes: Array(#"<a x:title="http://adobe sky/ns" b:c="d"/>"#.utf8)))
  }

  @Test func doesNotFindNamesInRandomBytes() {
    var values = RemovedValues()
    for name in ["京都", "Rom", "Bo", "부산", "上海", "Ulm", "Αθήνα", "王明"] {
      values.add(text: name, of: .location)
    }
    var state: UInt64 = 7
    let bytes = (0..<1 << 20).map { _ -> UInt8 in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 40)
    }
    #expect(values.kind(foundIn: [], bytes[...]) == nil)
  }

  @Test func leavesOutWhatAnyoneMayKnow() {
    var values = RemovedValues()
    values.add(text: "Nikon", of: .owner)
    values.add(text: "Jane Example", of: .owner)
    values.subtract(textsIn: ["NIKON CORPORATION"])
    #expect(values.kind(foundIn: ["Nikon"], []) == nil)
    #expect(values.kind(foundIn: ["by jane example"], []) == .owner)
  }
}

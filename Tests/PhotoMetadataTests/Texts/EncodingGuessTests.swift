import Characters
import Foundation
import PhotoFormats
import Testing

@testable import PhotoMetadata

/// Texts in old encodings, read without being told which one it is.
struct EncodingGuessTests {
  /// Captions and names as people write them, by the encoding of their language.
  private static let captions: [TextEncoding: String] = [
    .gb18030: """
    上海外滩夜景|北京故宫雪景|杭州西湖春天|家庭聚会|我的生日派对|黄山日出|长城秋色|婚礼现场|妈妈和我|小猫睡觉|\
    摄影师王小明|版权所有|张伟|成都宽窄巷子|西藏布达拉宫|2019年国庆节|樱花盛开|老照片|毕业合影|丽江古城|\
    海南三亚海滩|外婆家的院子|孩子第一天上学|春节团圆饭|爬山途中|大理洱海|夕阳下的剪影|桂林山水甲天下|新疆天山|\
    厦门鼓浪屿
    """,
    .eucKR: """
    서울 남산타워|제주도 여행|할머니 생신|가족사진|부산 해운대|경복궁 가을|우리 강아지|첫돌잔치|졸업식|\
    벚꽃 축제|김철수|사진작가 박민수|설악산 단풍|한강 야경|결혼식 사진|아들 입학식|전주 한옥마을|눈 오는 날|\
    엄마와 나|저작권 소유|동해 일출|크리스마스 파티|남해 바다|강릉 커피거리|여름휴가|고양이 낮잠|인천공항|\
    대학교 동창회|텃밭 토마토|불국사
    """,
    .shiftJIS: """
    京都の夜景|富士山|東京タワー|運動会の写真|家族旅行|桜の花|夏祭り|山田太郎|佐藤花子撮影|北海道 函館|\
    おばあちゃんの家|入学式|温泉旅行|猫の昼寝|クリスマス|雪景色|大阪城公園|鎌倉大仏|花火大会|七五三|\
    七五三の記念写真|著作権 鈴木一郎|沖縄の海|紅葉|お正月|運動会|奈良の鹿|卒業式にて|新幹線|スカイツリー
    """,
    .big5: """
    台北101夜景|九份老街|阿里山日出|全家福|淡水夕陽|日月潭遊湖|高雄港|我的生日蛋糕|妹妹的畢業典禮|太魯閣國家公園|\
    攝影師王小明|版權所有|陳美玲|香港維多利亞港|新年煙火|媽媽和我|墾丁海灘|澎湖花火節|平溪天燈|小貓睡覺|\
    結婚典禮|外婆家的院子|春節團圓飯|臺灣大學|玉山雪景|孩子第一天上學|爬山途中|旺角街頭|中正紀念堂|故宮博物院
    """,
    .windows1251: """
    Москва, Кремль|Летний отдых на море|Санкт-Петербург|\
    Иван Петров|Фото: Анна|День рождения|Зима в деревне|Мама и я|\
    Байкал|Наша кошка|Свадьба|Эрмитаж|Чёрное море|НОВЫЙ ГОД|\
    © Сергей Иванов|Первый снег|Дача|Киев, Крещатик|Їжак у лісі|\
    Выпускной 2005|Озеро Рица|Сочи|Река Волга|Бабушка|\
    Осень в парке|Красная площадь|Закат|Львів|Ёлка|Казань
    """,
    .windows1252: """
    Château de Versailles|Fête de Noël|Müller|Köln, Dom|\
    São Paulo|Plaza Mayor, Málaga|“Sunset” at the beach|\
    It’s raining|© José García|Île de Ré|Nærøyfjord|Ærø|Göteborg|\
    Zürich – Bahnhof|Über den Wolken|À la plage|\
    Gruß aus Österreich|mañana|Škoda|Café Central|naïve|\
    ÉTÉ À PARIS|Århus|Þingvellir|50 €|Überraschung|Ålesund|\
    Jyväskylä|Björk|Lærdal
    """,
  ]

  /// The captions, and all pairs of them with something between that photos have.
  private static func texts(_ encoding: TextEncoding) -> [String] {
    let single = (captions[encoding] ?? "").split(separator: "|").map(String.init)
    let pairs = zip(single, single.dropFirst() + single.prefix(1)).flatMap { first, second in
      ["\(first), \(second)", "IMG_2047 \(second)", "2019-05-04 \(first) \(second)"]
    }
    return single + pairs
  }

  @Test(arguments: [
    TextEncoding.shiftJIS, .gb18030, .eucKR, .big5, .windows1251, .windows1252,
  ])
  func readsCaptionsOfOurReadersLanguages(encoding: TextEncoding) throws {
    let encoder = Encoder(encoding)
    var (count, right) = (0, 0)
    for text in Self.texts(encoding) {
      let bytes = try #require(encoder.bytes(text), "\(text)")
      guard text.count >= 4, String(validating: bytes, as: UTF8.self) == nil else { continue }
      count += 1
      let decoded = DecodedText(bytes[...])
      // Whatever it is read as, it is said.
      #expect(decoded.encoding != nil)
      if decoded.text == text { right += 1 } else { print("\(text) as \(decoded)") }
    }
    #expect(count >= 60)
    #expect(Double(right) >= 0.98 * Double(count), "\(right) of \(count)")
  }

  /// Other captions and names, many of two to five characters, after which nothing was chosen.
  private static let unseen: [TextEncoding: String] = [
    .gb18030: """
    张伟|李娜|王芳|刘洋|陈静|杨帆|赵敏|黄磊|周杰|吴倩|徐州|拉萨|大连港|天坛|颐和园|九寨沟|\
    敦煌莫高窟|张家界|平遥古城|青海湖|生日快乐|野餐|早餐|运动会|晚霞|火锅|咖啡馆|向日葵|小狗|\
    元宵节灯会|新年日出|爷爷和孙子|学校文化节|摄影：孙丽|未经许可不得转载|雨后公园里的彩虹|\
    弟弟毕业典礼结束后，全家人在校门口合影。|清晨的湖面被薄雾笼罩，非常安静。|新镜头试拍|\
    大儿子三岁|银杏大道|苏州园林|南京长江大桥|修学旅行第二天|遛狗|荷花|骑行川藏线|除夕|胡同|\
    饺子
    """,
    .eucKR: """
    이영희|최민준|정하은|강도윤|윤서연|임지훈|한지민|오세훈|서준호|신유진|광화문|속초|\
    여수 밤바다|경주 첨성대|남이섬|한라산 백록담|북촌한옥마을|춘천|대관령 양떼목장|\
    전주 비빔밥|돌잔치|소풍|생일 파티|봄꽃|저녁노을|첫눈|할아버지|바닷가 산책|졸업 여행|\
    강아지와 함께|떡볶이|김장하는 날|고등학교 축제|사진: 조현우|무단 전재 금지|\
    봄비가 그친 뒤 공원에서 찍은 사진입니다.|\
    동생 졸업식이 끝나고 교문 앞에서 온 가족이 함께 찍었다.|\
    안개 낀 아침 호수는 무척 고요했다.|새 렌즈 시험 촬영|둘째 세 살|비 온 뒤 무지개|\
    수학여행 이틀째|뚝섬|햇살|쌍둥이|괜찮아|맑은 하늘|꽃|빵집|흙길
    """,
    .shiftJIS: """
    渡辺|小林|中村 誠|吉田 拓海|加藤美咲|高橋|田中|伊藤 結衣|清水|斎藤|横浜|名古屋港|金閣寺|\
    銀座|軽井沢|屋久島|日光東照宮|登別温泉|白川郷|厳島神社|誕生日|お花見|朝ごはん|運動場|\
    夕焼け|バーベキュー|ラーメン|カフェにて|ひまわり畑|子猫|七夕まつり|初日の出|祖父と孫|\
    文化祭の準備|撮影：木村|無断転載禁止|（株）山本写真館|海辺の散歩道で撮りました。|\
    弟の卒業式のあと、校門の前で家族そろって撮った一枚。|\
    朝霧に包まれた高原の湖は、とても静かだった。|新しいレンズの試し撮り|駅前の商店街|長男三歳|\
    雨上がりの虹|桜並木|岡山城|瀬戸内海|修学旅行 2日目|犬と散歩
    """,
    .big5: """
    林志豪|黃淑芬|張家豪|李怡君|吳宗憲|劉德華|許功蓋|蔡依珊|鄭文傑|謝雅婷|基隆|嘉義|宜蘭|臺東|新竹|金門|\
    尖沙咀|銅鑼灣|迪化街|龍山寺|碧潭吊橋|清水斷崖|蘭嶼飛魚季|貓空纜車|士林夜市|鹿港天后宮|烏來溫泉|元宵燈會|端午龍舟|\
    中秋烤肉|跨年晚會|運動會|早餐|珍珠奶茶|牛肉麵|小狗|向日葵|晚霞|雨後的彩虹|爺爺和孫子|攝影：林俊傑|\
    未經同意請勿轉載|弟弟畢業典禮結束後，全家人在校門口合照。|清晨的湖面籠罩著薄霧，非常安靜。|\
    新鏡頭試拍|大兒子三歲|校外教學第二天|遛狗|賞櫻|櫻花樹下的合影|騎單車環島|除夕圍爐|颱風過後的街道|螢火蟲
    """,
    .windows1251: """
    Ольга|Дмитрий Орлов|Сидорова|Николай|Елена Васильева|\
    Казанский собор|Ярославль|Владивосток|Алтай|Сахалин|Урал|\
    Крым|Новгород|Байкальский тракт|Утро|Рыбалка|Пикник|Щенок|\
    Друзья|На даче у бабушки|С днём рождения!|Закат над Невой|\
    ул. Ленина, 5|Школьный праздник|Фотограф: Юрий Соколов|\
    Все права защищены|После дождя в парке появилась радуга.|\
    После выпускного брата вся семья сфотографировалась у ворот школы.|\
    Туманным утром озеро было очень тихим.|\
    Проба нового объектива|Сын, три года|Їжак|Київ|Харків|\
    Одеса, море|Ялта|Цветы|Море|КРЫМ 2014|Эльбрус|Ёжик|Юг|Снег|\
    Мост|ГУМ|Лес|Хлеб|Чай|Щи|Объезд
    """,
    .windows1252: """
    Jürgen|Zoë|François|Renée Dupré|Søren Kierkegård|\
    Ángel Núñez|Göran Öberg|Håkon Bjørnson|João Conceição|\
    Thérèse|Orléans|Besançon|Düsseldorf|Tübingen|Málaga|\
    A Coruña|Córdoba|Ponta Delgada – Açores|Malmö|Tromsø|Bodø|\
    Reykjavík|Genève|Zürichsee|Mönchengladbach|Straßenfest|\
    Frühling|Déjeuner|Noël|L’été|Geburtstagsgrüße|Mañana|Piñata|\
    Über|Café|“Home”|‘Sunset’|50€|© André|Grüße aus Köln|\
    Après la pluie, un arc-en-ciel dans le parc.|\
    Nach der Abschlussfeier stand die ganze Familie vor dem Schultor – schön!|\
    El niño corría por la playa al atardecer.|\
    Prüfung des neuen Objektivs|Hijo, tres años|Smörgåsbord|\
    Ærøskøbing|Øresund|Père|Señor
    """,
  ]

  @Test(arguments: unseen.keys.sorted { $0.rawValue < $1.rawValue })
  func readsUnseenTexts(encoding: TextEncoding) throws {
    let encoder = Encoder(encoding)
    var (count, right) = (0, 0)
    for text in (Self.unseen[encoding] ?? "").split(separator: "|").map(String.init) {
      let bytes = try #require(encoder.bytes(text), "\(text)")
      guard String(validating: bytes, as: UTF8.self) == nil else { continue }
      count += 1
      if DecodedText(bytes[...]).text == text { right += 1 }
    }
    #expect(count >= 40)
    #expect(Double(right) >= 0.93 * Double(count), "\(right) of \(count)")
  }

  /// Cyrillic letters in UTF-16 have bytes that are ASCII's control characters.
  @Test(arguments: ["Ольга", "Казанский собор", "Все права защищены", "Лес", "С днём рождения!"])
  func readsCyrillicUTF16WithoutAnyMark(text: String) {
    for isBig in [true, false] {
      let units = text.utf16.flatMap { unit in
        isBig ? [UInt8(unit >> 8), UInt8(unit & 255)] : [UInt8(unit & 255), UInt8(unit >> 8)]
      }
      let decoded = DecodedText((units + [0, 0])[...])
      #expect(decoded.text == text)
      #expect(decoded.encoding == .utf16)
    }
  }

  /// A stray control character makes no UTF-16 of a text.
  @Test(arguments: ["a\u{1}b", "Sunset\u{7}", "line\u{0B}line", "\u{1}\u{2}"])
  func leavesControlCharactersAsTheyAre(text: String) {
    #expect(DecodedText(Array(text.utf8)[...]).text == text)
  }

  @Test(arguments: [
    ("Zażółć", [UInt8]("Zażółć".utf8)), ("plain", [UInt8]("plain\0\0".utf8)), ("", []),
    ("", [0, 0]),
    ("京都の夜景", [UInt8]("京都の夜景".utf8)),
  ])
  func assumesNothingOfUnicode(text: String, bytes: [UInt8]) {
    let decoded = DecodedText(bytes[...])
    #expect(decoded.text == text)
    #expect(decoded.encoding == nil)
  }

  @Test(arguments: [
    [0xFF, 0xFE, 0x41, 0, 0x6E, 0, 0x6E, 0, 0x61, 0],
    [0xFE, 0xFF, 0, 0x41, 0, 0x6E, 0, 0x6E, 0, 0x61],
    [0x41, 0, 0x6E, 0, 0x6E, 0, 0x61, 0], [0, 0x41, 0, 0x6E, 0, 0x6E, 0, 0x61] as [UInt8],
  ])
  func readsUTF16InFieldsForOtherText(bytes: [UInt8]) {
    let decoded = DecodedText(bytes[...])
    #expect(decoded.text == "Anna")
    #expect(decoded.encoding == .utf16)
  }

  @Test(arguments: ["안녕하세요", "서울 남산 타워", "京都市の夜景"])
  func readsUTF16WithoutAnyMark(text: String) {
    let units = text.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    let decoded = DecodedText((units + [0])[...])
    #expect(decoded.text == text)
    #expect(decoded.encoding == .utf16)
  }

  @Test func readsJapaneseWithEscapeSequences() {
    let bytes = [0x1B, 0x24, 0x42, 0x35, 0x7E, 0x45, 0x54, 0x1B, 0x28, 0x42, 0x21] as [UInt8]
    let decoded = DecodedText(bytes[...])
    #expect(decoded.text == "京都!")
    #expect(decoded.encoding == .iso2022JP)
  }

  @Test(arguments: [true, false])
  func readsCommentsInEitherByteOrder(isBig: Bool) {
    for text in ["a castle, Steps: 20", "京都市の夜景", "서울", "Москва", "ab"] {
      let units = text.utf16.flatMap { unit in
        isBig ? [UInt8(unit >> 8), UInt8(unit & 255)] : [UInt8(unit & 255), UInt8(unit >> 8)]
      }
      #expect(DecodedText(unicode: units[...], order: .little).text == text)
      #expect(DecodedText(unicode: (units + [0, 0])[...], order: .big).text == text)
    }
  }

  @Test func readsUTF8WhereUTF16IsNamed() {
    #expect(
      DecodedText(unicode: Array("A long comment".utf8)[...], order: .big).text == "A long comment")
    #expect(DecodedText(unicode: Array("京都の写真です".utf8)[...], order: .little).text == "京都の写真です")
  }
}

/// Writes text in an old encoding, by reading all that it has.
private struct Encoder {
  private var codes: [Unicode.Scalar: [UInt8]] = [:]

  init(_ encoding: TextEncoding) {
    for byte in UInt8(0)..<0x80 { codes[Unicode.Scalar(byte)] = [byte] }
    let double: EastAsianEncoding? =
      switch encoding {
      case .shiftJIS: .shiftJIS
      case .gb18030: .gb18030
      case .eucKR: .eucKR
      case .big5: .big5
      default: nil
      }
    for first in UInt8(0x80)...0xFF {
      guard let double else {
        let scalar =
          encoding == .windows1251
          ? SingleByteTable.cyrillic[Int(first) - 0x80]
          : first < 0xA0 ? SingleByteTable.western[Int(first) - 0x80] : Unicode.Scalar(first)
        codes[scalar] = [first]
        continue
      }
      for second in UInt8(0x40)...0xFE {
        let bytes = [first, second]
        guard let found = double.characters(bytes[...]), found.count == 1,
          codes[found[0].scalar] == nil
        else { continue }
        codes[found[0].scalar] = bytes
      }
    }
  }

  func bytes(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    for scalar in text.precomposedStringWithCanonicalMapping.unicodeScalars {
      guard let code = codes[scalar] else { return nil }
      bytes += code
    }
    return bytes
  }
}

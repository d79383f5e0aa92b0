import Testing

@testable import PhotoMetadata

struct PlaceTextTests {
  @Test(
    arguments: [
      "48.8583, 2.2945", "GPS 48.8583,2.2945", "-33.8568,151.2153", "(48.85837, 2.29448)",
      "Eiffel Tower: 48.8583, 2.2945.", "48.8583 N 2.2945 E", "48.8583° N, 2.2945° E",
      "N48.8583 E2.2945", "N 48.8583, E 2.2945", "48.9N 2.3E", "48.858370 2.294481",
      "coordinates 48.86, 2.29", "@48.8583,2.2945,17z", "+48.8583+002.2945/", "48,8583; 2,2945",
      "lat 48.8583 lon 2.2945", "Latitude: 48.8583, Longitude: 2.2945", "lat=48.8583&lng=2.2945",
      #"{"latitude": 48.8583, "longitude": 2.2945}"#, "GPSLatitude: 48.8583, GPSLongitude: 2.2945",
      "48°51'29.9\"N 2°17'40.2\"E", "48° 51′ 29.9″ N, 2° 17′ 40.2″ E", "48º51’30” N 2º17’40” E",
      "48 deg 51' 29.88\" N, 2 deg 17' 40.20\" E", "N 48° 51.498' E 2° 17.670'",
      "N48 51.498 E002 17.670", "48 51 30 N, 2 17 40 E", "48d51m30sN 2d17m40sE",
      "48°51'29\", 2°17'40\"", "48,51.4980N 2,17.6700E", "北緯48度51分29秒 東経2度17分40秒",
      "北纬48.8583 东经2.2945", "북위 48.8583, 동경 2.2945", "위도 48.8583 경도 2.2945",
      "緯度48.8583、経度2.2945", "坐标：48.8583，2.2945", "４８．８５８３，２．２９４５",
      "place geo:48.8583,2.2945;u=35", "https://maps.google.com/?q=48.8583,2.2945",
      "https://www.google.com/maps/@48.8583,2.2945,17z", "https://example.org/?ll=48.86%2C2.29",
      "https://map.baidu.com/?latlng=48.8583,2.2945", "48.8583N, 2.2945E, 35 m",
      "See https://www.openstreetmap.org/?mlat=48.8583&mlon=2.2945#map=17/48.8583/2.2945",
      "N48.51.29.9 E2.17.40.2", "48:51:29.9N 2:17:40.2E", "48-51-30N 2-17-40E",
      "48° 51,498' N, 2° 17,670' E", "48° 51′ 29,9″ N, 2° 17′ 40,2″ E",
      "緯度は48.8583、経度は2.2945です", "위도는 48.8583 경도는 2.2945", "纬度是48.8583，经度是2.2945",
      "http://maps.apple.com/?ll=48.8583,2.2945", "taken 2023-05-01, 48.8583, 2.2945",
      "北緯四八度五一分二九秒 東経二度一七分四〇秒", "北緯四十八度五十一分二十九秒、東経二度十七分四十秒",
      "北緯四八・八五八三度、東経二・二九四五度", "北纬四十八度五十一分，东经二度十七分",
      "широта 48.8583, долгота 2.2945", "Широта: 48,8583; Долгота: 2,2945",
      "48,8583° с. ш. 2,2945° в. д.", "48°51′30″ с.ш., 2°17′40″ в.д.",
      "48.8583° северной широты, 2.2945° восточной долготы", "vĩ độ 48.8583, kinh độ 2.2945",
      "ละติจูด 48.8583 ลองจิจูด 2.2945", "خط العرض 48.8583 خط الطول 2.2945",
      "خط العرض ٤٨٫٨٥٨٣ خط الطول ٢٫٢٩٤٥", "अक्षांश ४८.८५८३ देशांतर २.२९४५",
      "Breitengrad 48.8583, Längengrad 2.2945", "קו רוחב 48.8583 קו אורך 2.2945",
      "γεωγραφικό πλάτος 48.8583, γεωγραφικό μήκος 2.2945",
    ])
  func readsCoordinates(text: String) throws {
    let place = try #require(PlaceText(in: text)?.coordinates, "\(text)")
    let isSouth = text.hasPrefix("-33")
    #expect(abs(place.latitude - (isSouth ? -33.8568 : 48.8583)) < 0.1)
    #expect(abs(place.longitude - (isSouth ? 151.2153 : 2.2945)) < 0.1)
  }

  @Test(
    arguments: [
      "geo:lat=48.8583", "geotagged, geo:lon=2.2945", "geo:alt=35", "osm:node=240109189",
      "foursquare:venue=4adcda09f964a520c83321e3", "lat: 48.8583", "longitude = 2.2945",
      "48°51'29.9\"N", "31U 448251 5411932", "31 U 448251.5 E, 5411932.1 N",
      "$GPGGA 4851.4980,N,00217.6700,E", "8FW4V75V+8Q", "meet at 8FW4V75V+8QX!",
      "///filled.count.soap", "at ///안개.바다.나무", "https://maps.app.goo.gl/AbCdEf123",
      "goo.gl/maps/AbCdEf", "https://www.google.co.kr/maps/place/Eiffel+Tower",
      "https://maps.google.com/maps?cid=123", "https://maps.apple.com/place?auid=1",
      "https://www.openstreetmap.org/node/240109189", "https://osm.org/go/0BOdUs9e--",
      "https://naver.me/5abcDEF", "https://map.naver.com/p/entry/place/11491438",
      "https://place.map.kakao.com/8430129", "https://kko.to/abcDEF", "nmap://place?lat=37&lng=127",
      "https://j.map.baidu.com/as/Abc", "https://surl.amap.com/AbC", "amapuri://route/plan",
      "https://ditu.amap.com/place/B000A8UIN8", "https://map.qq.com/?type=marker",
      "https://yandex.ru/maps/org/1", "https://waze.com/ul/hu09tvw", "https://w3w.co/a.b.c",
      "geo:0,0?q=Paris", "31UDQ4825111932", "31U DQ 48251 11932", "V75V+8Q Paris",
      "V75V+8Q, 75007 Paris", "京都市 GPJ9+7V", "what3words: filled.count.soap",
      "http://dmaps.kr/abcd", "bdapp://map/geocoder?x=1", "https://loco.yahoo.co.jp/place/g-a/",
      "https://maps.gsi.go.jp/#15/35.6/139.7/", "https://www.navitime.co.jp/maps/poi?code=1",
      "https://tmap.life/abc", "https://omaps.app/abc", "https://www.swarmapp.com/c/abc",
      "https://www.instagram.com/explore/locations/213385402/", "https://g.page/abc",
      "https://umap.example.org/en/map/a#map=6/51.1/2.2", "Sunset. Location: Eiffel Tower",
      "撮影場所：京都市", "拍摄地点：北京故宫", "촬영지: 부산 해운대", "📍 Paris", "산책 📍부산",
      "拍攝地點：台北", "地點: 高雄", "Место: Москва", "Местоположение: Рига", "Ubicación : Madrid",
      "Standort: Bern", "LIEU: Lyon", "拍摄于：杭州西湖", "攝於：台北",
      "https://go.2gis.com/ab12c", "https://s.geo.admin.ch/9f2c1a",
      "https://map.geo.admin.ch/?E=2600000&N=1200000", "https://mapcarta.com/N4567",
      "https://www.windy.com/48.858/2.294?48.7,2.1,9", "https://geohash.softeng.co/u09tvw0f6",
      "https://en.wikipedia.org/wiki/Special:Map/15/48.8583/2.2945", "geohash: u09tvw0f6szye",
      "https://stars.example.org/#12/-33.8568/151.2153",
    ])
  func findsPlacesWithoutAPosition(text: String) throws {
    let place = try #require(PlaceText(in: text), "\(text)")
    #expect(place.coordinates == nil && place.names == [])
  }

  @Test(
    arguments: [
      ("geo:city=Paris", ["Paris"]), ("place:country=France, sunset", ["France"]),
      (#"location:city="New York""#, ["New York"]), ("Places|France|Paris", ["France", "Paris"]),
      ("Places/France/Paris", ["France", "Paris"]), ("sky;Orte|Köln", ["Köln"]),
      ("Keywords|Places|Paris", ["Paris"]), ("Europe|France", ["France"]),
      ("場所|日本|京都", ["日本", "京都"]), ("장소|대한민국|부산", ["대한민국", "부산"]),
      ("Places > France > Paris", ["France", "Paris"]), (#"Places\France"#, ["France"]),
      ("<Categories><Category>Places<Category>Paris</Category></Category></Categories>", ["Paris"]),
    ])
  func findsNames(text: String, names: [String]) {
    #expect(PlaceText(in: text)?.names == names, "\(text)")
  }

  @Test(
    arguments: [
      ("People|Karl", ["Karl"]), ("People/Family/Karl Example", ["Karl Example"]),
      ("人物|山田太郎", ["山田太郎"]), ("사람/김철수", ["김철수"]), ("Tags|People|Eve", ["Eve"]),
    ])
  func findsPeople(text: String, names: [String]) {
    #expect(KeywordPath(text).map { $0.root == .people ? $0.names : [] } == names)
    #expect(PlaceText(in: text) == nil)
  }

  @Test func doesNotTakeOtherHierarchiesForPlacesOrPeople() {
    for text in [
      "Animals|Dogs|Rex", "Europe/Paris", "America/New_York", "Country/Western", "50 people/month",
      "and/or", "a/b", "People|", "|People", "Places", "People", "N/A", "win/place/show",
      "https://example.org/people/karl", "1/250", "Events|2023|Wedding", "c:\\faces\\a.jpg",
    ] {
      #expect(KeywordPath.all(in: text) == [], "\(text)")
    }
  }

  @Test(
    arguments: [
      "1.2.3", "v1.2345, 2.3456", "Version 12.4.1 (build 20.3456)", "16:9", "4:3", "1.7778, 1.3333",
      "0.3127, 0.3290", "0.6400 0.3300 0.3000 0.6000", "3840x2160", "24-70mm f/2.8",
      "f/5.6 1/250 s",
      "ISO 100, 35.0 mm", "2023:12:02 10:30:00", "2023-12-02T10:30:00+09:00", "02.12.2023, 10.30",
      "10:30:15.1234", "score 99.1234, 98.7654", "Scores: 12.34567, 89.12345",
      "PSNR 38.1234, 0.9876",
      "mean=12.3456, std=45.6789", "mean 12.3456, 45.6789", "ISBN 978-3-16-148410-0",
      "ISBN 3-16-148410-X", "+82 10-1234-5678", "+1 (555) 123-4567", "010-1234-5678",
      "1.1234, 2.1234, 3.1234", "[1.2345, 6.7890, 3.4567]", "[0.1234, 0.5678]", "12.345, 67.890",
      "12,345, 67,890", "1,234.5678 USD, 2,345.6789 EUR", "12.3456, 45.6789 mm", "45° angle",
      "90°", "20 °C, 25 °C", "5'10\"", "6' 2\" tall", "35 S Main St", "120 E 4th Street", "N 95",
      "S 5, E 7", "W 10", "Vitamin E 200", "model N45, W55", "S24 Ultra", "5 W 10 N",
      "tilt 48.5°, 2.2°", "pitch -12.25, roll 3.75", "x=12.3456, y=45.6789", "x 12.3456, 45.6789",
      "#1/250", "IMG_20231202_123456.jpg", "DSC_1234.5678", "Canon EOS 5D Mark IV",
      "https://www.openstreetmap.org/copyright", "© OpenStreetMap contributors",
      "https://maps.google.com/", "https://www.google.com/search?q=cat", "https://example.org/a/b",
      "https://lbs.amap.com/api", "mailto:a@example.org", "file:///home/a.b.c", "http://a.b.c/d",
      "12345678+90", "2345+67", "C++", "https:///a", "//a.b.c", "1 + 2 = 3", "geology: 12",
      "geo:", "place: Paris", "location = studio", "a:b=c", "xmp:Rating=5", "dc:subject=Paris",
      "latex: 12.3456", "flat=12.3456", "colon: 12.3456", "long 12.3456", "lat 6",
      "relation 12.3456", "Steps: 20, Seed: 1234567890, CFG scale: 7.5", "0.1,0.2,0.3,0.4",
      #"{"a": 1.23456, "b": 2.34567}"#, "LUT 3D 33x33", "RA 05h 34m 31s Dec +22° 00′ 52″",
      "temperature 36.6, humidity 45.5", "1:2.8/50", "EV -0.33, 0.67", "192.168.0.1, 10.0.0.1",
      "127.0.0.1:8080", "UUID 123e4567-e89b-12d3-a456-426614174000", "sRGB IEC61966-2.1",
      "10.1234/abcd.5678", "12.3456 × 45.6789", "50% + 25.1234%", "2nd, 3rd", "東京 2020", "3度目の京都",
      "三度目の京都", "四十五度のお湯に三分", "北緯は三度目", "20도의 맥주", "45分30秒", "第48回 2.2945", "3.14159 2.71828",
      "Size: 1024x1024", "摄于：2024年5月", "拍摄于：2024-05-01", "https://a.example.org/v1.234/5.678.9",
      "https://example.org/lib@1.2345/dist-2.3456", "https://example.org/1.5/2.25/3.125",
      "geohash: none", "geohash:", "Широта души", "высота 48.8583", "ширина 48.8583",
      "https://doi.org/10.1234/2.345", "https://example.org/400.1234/500.1234",
    ])
  func neverTakesOtherTextForAPlace(text: String) {
    #expect(PlaceText(in: text) == nil, "\(text)")
  }

  @Test(
    arguments: [
      ("48,51.504N", 48.8584), ("48,51,30.24N", 48.8584), ("2,17.67W", 2.2945),
      ("+48.8584", 48.8584), ("-2.29450", 2.2945), ("48.8584N", 48.8584), ("488584/10000", nil),
      ("48.858", nil), ("35.2", nil), ("Paris", nil), ("48.8584, 2.2945", nil), ("", nil),
    ] as [(String, Double?)])
  func readsOneNumberOfAPosition(text: String, degrees: Double?) {
    let read = PlaceText.degrees(of: text)
    #expect((read == nil) == (degrees == nil), "\(text)")
    #expect(abs((read ?? 0) - (degrees ?? 0)) < 0.000_001, "\(text)")
  }

  @Test func readsLongTextInTimeThatGrowsWithIt() {
    for part in ["1.2345, ", "N ", "lat ", "+", "///a", "48°", "a:b=", "/", "n1 ", "1 ", "北緯三度"] {
      let text = String(repeating: part, count: 200_000 / part.utf8.count)
      let time = ContinuousClock().measure { _ = PlaceText(in: text) }
      #expect(time < .seconds(2), "\(part)")
    }
  }
}

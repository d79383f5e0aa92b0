import Foundation
import TestSupport
import Testing

@testable import PhotoMetadata

/// Positions in grids, written by formulas that know nothing of the search, and what looks alike.
struct GridReferenceTests {
  /// A position in UTM, by the series in Snyder’s manual of map projections, chapter 8.
  private struct Mercator {
    var zone: Int
    var band: Character
    var easting: Int
    var northing: Int

    init(latitude: Double, longitude: Double) {
      zone = Int((longitude + 180) / 6) + 1
      let bands = Array("CDEFGHJKLMNPQRSTUVWX")
      band = bands[min(19, Int((latitude + 80) / 8))]
      let (radius, squared, scale) = (6_378_137.0, 0.006_694_38, 0.9996)
      let second = squared / (1 - squared)
      let phi = latitude * .pi / 180
      let delta = (longitude - Double(6 * zone - 183)) * .pi / 180
      let n = radius / (1 - squared * sin(phi) * sin(phi)).squareRoot()
      let (t, c, a) = (tan(phi) * tan(phi), second * cos(phi) * cos(phi), delta * cos(phi))
      let (two, three) = (squared * squared, squared * squared * squared)
      let m =
        radius
        * ((1 - squared / 4 - 3 * two / 64 - 5 * three / 256) * phi
          - (3 * squared / 8 + 3 * two / 32 + 45 * three / 1024) * sin(2 * phi)
          + (15 * two / 256 + 45 * three / 1024) * sin(4 * phi) - 35 * three / 3072 * sin(6 * phi))
      let x =
        a + (1 - t + c) * pow(a, 3) / 6
        + (5 - 18 * t + t * t + 72 * c - 58 * second) * pow(a, 5) / 120
      let y =
        a * a / 2 + (5 - t + 9 * c + 4 * c * c) * pow(a, 4) / 24
        + (61 - 58 * t + t * t + 600 * c - 330 * second) * pow(a, 6) / 720
      easting = Int(scale * n * x + 500_000)
      northing = Int(scale * (m + n * tan(phi) * y) + (latitude < 0 ? 10_000_000 : 0))
    }

    /// The square of MGRS, by its tables of letters.
    var square: String {
      let columns = ["ABCDEFGH", "JKLMNPQR", "STUVWXYZ"].map(Array.init)
      let rows = ["ABCDEFGHJKLMNPQRSTUV", "FGHJKLMNPQRSTUVABCDE"].map(Array.init)
      let column = columns[(zone - 1) % 3][easting / 100_000 - 1]
      return "\(column)\(rows[(zone - 1) % 2][northing / 100_000 % 20])"
    }

    func digits(_ count: Int) -> (String, String) {
      let cut = { (number: Int) in
        String(String(100_000 + number % 100_000).dropFirst().prefix(count))
      }
      return (cut(easting), cut(northing))
    }
  }

  private static func positions(_ count: Int) -> [(latitude: Double, longitude: Double)] {
    var numbers = SeededGenerator(seed: 38)
    return (0..<count).map { _ in
      (
        Double.random(in: -79.5...83.5, using: &numbers),
        Double.random(in: -179.9...179.9, using: &numbers)
      )
    }
  }

  private func names(_ text: String) -> Bool { PlaceText(in: text) != nil }

  @Test func findsMilitaryGridReferences() {
    for (latitude, longitude) in Self.positions(600) {
      let place = Mercator(latitude: latitude, longitude: longitude)
      let (zone, square) = ("\(place.zone)\(place.band)", place.square)
      let (five, four) = (place.digits(5), place.digits(4))
      let three = place.digits(3)
      for text in [
        "\(zone)\(square)\(five.0)\(five.1)", "at \(zone) \(square) \(five.0) \(five.1).",
        "Gipfel (\(zone)\(square) \(four.0) \(four.1))",
        "MGRS \(zone)\(square)\(three.0)\(three.1)",
        "\(zone) \(square) \(three.0) \(three.1), MGRS", "位置は\(zone)\(square)\(five.0)\(five.1)です",
      ] {
        #expect(names(text), "\(text): \(latitude), \(longitude)")
      }
    }
  }

  @Test func findsPositionsOfUTM() {
    for (latitude, longitude) in Self.positions(600) {
      let place = Mercator(latitude: latitude, longitude: longitude)
      let zone = "\(place.zone)\(place.band)"
      let (east, north) = (place.easting, place.northing)
      let hemisphere = latitude < 0 ? "S" : "N"
      var texts = [
        "UTM \(zone) \(east) \(north)", "\(zone) \(east)E \(north)N UTM",
        "UTM zone \(place.zone)\(hemisphere), E \(east), N \(north)",
      ]
      // Near the equator, the northing has fewer digits.
      if north >= 1_000_000 {
        texts += [
          "\(zone) \(east) \(north)", "Camp: \(zone) \(east)mE \(north)mN",
          "\(place.zone) \(place.band) \(east), \(north)", "\(zone) \(east).25 \(north).75",
        ]
      }
      for text in texts where north >= 100_000 {
        #expect(names(text), "\(text): \(latitude), \(longitude)")
      }
    }
  }

  @Test func findsGeohashesBesideTheWord() {
    for text in ["geohash wydm9", "Geohash: wydm9qy8", "wydm9qyf (geohash)", "지오해시 wydm9q"] {
      #expect(GridReference.isAny(in: text), "\(text)")
    }
    for text in ["wydm9qy8", "geohash needed", "geohash b12a", "Type 9xj64 sensor", "geohash 123"] {
      #expect(!GridReference.isAny(in: text), "\(text)")
    }
  }

  /// The letters and digits of the locator system of IARU Region 1.
  private static func locator(_ latitude: Double, _ longitude: Double, pairs: Int) -> String {
    var (x, y) = ((longitude + 180) / 20, (latitude + 90) / 10)
    var text = ""
    for (index, unit) in [10.0, 24, 10, 24, 1].enumerated().prefix(pairs) {
      let base: UInt8 = index % 2 == 1 ? 0x30 : index == 0 ? 0x41 : 0x61
      for value in [x, y] { text.unicodeScalars.append(Unicode.Scalar(base + UInt8(value))) }
      x = (x - Double(Int(x))) * unit
      y = (y - Double(Int(y))) * unit
    }
    return text
  }

  @Test func findsLocatorsBesideTheirName() {
    for (latitude, longitude) in Self.positions(200) {
      for pairs in 3...5 {
        let locator = Self.locator(latitude, longitude, pairs: pairs)
        for text in [
          "QTH \(locator)", "Locator: \(locator)", "\(locator) (Maidenhead)", "grid=\(locator)",
          "QTH-Locator: \(locator.uppercased())", "my QRA locator is \(locator.lowercased())",
          "グリッドロケーター\(locator)", "GL：\(locator)", "그리드 로케이터 \(locator)", "网格 \(locator)",
        ] {
          #expect(names(text), "\(text)")
        }
        #expect(!names(locator) && !names("Type \(locator), 2019"), "\(locator)")
      }
    }
  }

  /// Published references of summits and sights.
  @Test(arguments: [
    "NN 16660 71280", "Stonehenge: SU 12246 42189", "grid ref NN 166 712", "TQ336802 (OS grid)",
    "OSGR SH60985437", "Grid reference SW 342 250", "NGR: ND380735", "BNG TQ 33600 80200",
    "SH 60985 54375, Snowdon", "Irish grid O 15904 34671", "Irish Grid: J 340 739",
    "600000/200000 CH1903", "Koordinaten 683 256 / 247 962", "CH1903+ 2683256 1247962",
    "LV95: 2'683'256 / 1'247'962", "2'600'000/1'200'000", "2’617’075, 1’091’700",
    "Landeskoordinaten 617.075/91.700", "LV03 500'000 / 117'000", "LV95 E 2600000.50 N 1200000.25",
    "coordonnées 533450 / 152700", "y=600000 x=200000 swisstopo",
  ])
  func findsPositionsOfCountries(text: String) {
    #expect(names(text))
    #expect(names("夕方、\(text) にて"))
  }

  /// Numbers of parts, series, dates, sports, texts with the letters of grids.
  @Test(arguments: [
    "IMG_20250904_101112", "DSC01234.JPG", "P1010203", "S/N 31UDQ48", "31UDQ4825", "12SWE1234",
    "Part 18TWL8567", "Model 33UVR123456X", "31UIQ4825111932", "31UDO4825111932",
    "61UDQ4825111932", "0UDQ4825111932", "31ADQ4825111932", "31YDQ4825111932", "31UZQ4825111932",
    "31UDL4825111932", "31UDQ482511193", "31UDQ48251119321", "x31UDQ4825111932",
    "31UDQ4825111932Z", "31U 48251 11932", "31U 448251", "31U 448251 411932", "31U 948251 5411932",
    "31U 448251 1411932", "Order 12N 448251 5411932", "Lot 31 U 12", "7C 123456 1234567",
    "SD 128 GB", "SD1234", "SU 35 22", "SE 1000 2000", "NT 10.0.19041", "HP 12345", "TV 55 65",
    "NA 0.95 1.40", "NO 1 2 3", "SX70 Polaroid", "NX 500 1234", "SP-350 SR-71", "ST 2110 3000",
    "TF-1234 5678", "SK 1234 5678", "HP 6230 6235 934 935", "SD card 12345678",
    "TQ 3368 802", "TQ33680 8020", "AA12bb", "AB12cd", "JN58td", "FN31pr 2019", "Kodak FN31pr",
    "DA14ax lens", "FA77aa Limited", "DJ10xs Hits", "Grid view 12 x 12", "A 4 grid paper 1234",
    "locator pin 1234", "loc 12345", "Grand locator AB1c", "QTH Berlin 1985", "EF70200 lens 1234",
    "600000/200000", "600000 / 200000 CHF", "683 256 / 247 962 visitors", "2600000 1200000",
    "2'600'000 CHF, 300'000 EUR", "1'200'000/2'600'000", "2'400'000/1'200'000",
    "ISBN 978-3-16-148410-0",
    "2025-09-04T10:11:12", "Tel. 044 268 32 56", "+41 44 268 32 56",
    "FC Basel 4:2 (2:1), 31. Minute",
    "1/250 s f/2.8 ISO 400", "RAL 5015 Pantone 300C", "Bus 31U nach Dom", "B737-800 D-ABCD",
    "Nr. 4711",
    "UTM parameters: utm_source=2025", "utm_campaign=12N448251", "Zone 30", "5G NR n78 3500 MHz",
    "SHA1 31af4825111932bc", "GTIN 04012345678901", "N 1234 5678 9012", "CC BY-SA 4.0, 2024",
  ])
  func findsNoneInWhatLooksAlike(text: String) {
    #expect(!GridReference.isAny(in: text), "\(text)")
  }

  @Test func readsMuchTextInTimeThatGrowsWithIt() {
    let text = String(repeating: "31UDQ 31U 448251 TQ 33600 2'600'000 JN58td ", count: 20_000)
    #expect(!GridReference.isAny(in: text))
  }
}

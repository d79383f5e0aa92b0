/// Writes a large catalog that is the same on every machine: 14,000 keys in 20 languages, in Xcode's
/// layout, 57 MB.
///
/// One key in twenty has plural forms, one in a hundred differs by device, one in fifty lacks half of
/// its languages.
struct CatalogGenerator {
  private static let languages: [(tag: String, words: [String], separator: String)] = [
    ("ar", ["الصور", "على", "هذا", "الجهاز", "محفوظة", "في", "ألبوم", "جديد"], " "),
    ("cs", ["fotografie", "v", "tomto", "zařízení", "jsou", "uložené", "nové", "album"], " "),
    ("da", ["billeder", "på", "denne", "enhed", "er", "gemt", "i", "albummet"], " "),
    ("de", ["Fotos", "auf", "diesem", "Gerät", "werden", "im", "Album", "gesichert"], " "),
    ("en", ["photos", "on", "this", "device", "are", "kept", "in", "album"], " "),
    ("es", ["fotos", "en", "este", "dispositivo", "se", "guardan", "álbum", "nuevo"], " "),
    ("fi", ["kuvat", "tällä", "laitteella", "tallennetaan", "albumiin", "uusi"], " "),
    ("fr", ["photos", "sur", "cet", "appareil", "sont", "gardées", "dans", "album"], " "),
    ("he", ["תמונות", "במכשיר", "זה", "נשמרות", "באלבום", "חדש"], " "),
    ("it", ["foto", "su", "questo", "dispositivo", "sono", "salvate", "nel", "album"], " "),
    ("ja", ["写真", "この", "端末", "アルバム", "保存", "されます", "新しい", "共有"], ""),
    ("ko", ["사진", "이", "기기의", "새로운", "앨범에", "저장", "됩니다", "공유"], " "),
    ("nl", ["foto’s", "op", "dit", "apparaat", "worden", "bewaard", "in", "album"], " "),
    ("pl", ["zdjęcia", "na", "tym", "urządzeniu", "są", "zapisane", "w", "albumie"], " "),
    ("pt-BR", ["fotos", "neste", "dispositivo", "são", "guardadas", "álbum", "novo"], " "),
    ("ru", ["фото", "на", "этом", "устройстве", "хранятся", "в", "новом", "альбоме"], " "),
    ("sv", ["bilder", "på", "den", "här", "enheten", "sparas", "i", "albumet"], " "),
    ("tr", ["fotoğraflar", "bu", "aygıtta", "yeni", "albüme", "kaydedilir"], " "),
    ("uk", ["фото", "на", "цьому", "пристрої", "зберігаються", "у", "новому", "альбомі"], " "),
    ("zh-Hans", ["照片", "保存", "在", "这个", "设备", "的", "新", "相册"], ""),
  ]

  /// The plural categories that a language uses for whole numbers.
  private static func categories(of tag: String) -> [String] {
    switch tag {
    case "ja", "ko", "zh-Hans": ["other"]
    case "ar": ["few", "many", "one", "other", "two", "zero"]
    case "ru", "uk", "pl": ["few", "many", "one", "other"]
    case "cs": ["few", "one", "other"]
    case "he": ["one", "other", "two"]
    default: ["one", "other"]
    }
  }

  private var text: [UInt8] = []
  private var state: UInt64 = 57

  /// Returns the bytes of a catalog with as many keys.
  static func catalog(keyCount: Int) -> [UInt8] {
    var generator = CatalogGenerator()
    generator.text.reserveCapacity(keyCount * 4_200)
    generator.write("{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n")
    for key in 0..<keyCount {
      generator.writeEntry(key)
      generator.write(key + 1 < keyCount ? ",\n" : "\n")
    }
    generator.write("  },\n  \"version\" : \"1.0\"\n}")
    return generator.text
  }

  private mutating func writeEntry(_ key: Int) {
    let number = String(1_000_000 + key).dropFirst()
    write("    \"screen.section.\(number)\" : {\n")
    write("      \"comment\" : \"A text of the screen \(number), shown below its title\",\n")
    write("      \"extractionState\" : \"manual\",\n      \"localizations\" : {\n")
    let languages = Self.languages.enumerated().filter { index, language in
      key % 50 != 49 || index % 2 == 0 || language.tag == "en"
    }.map(\.element)
    let placeholder = key % 3 == 0 ? "%@" : ""
    let length = 4 + Int(next() % 6)
    for (index, language) in languages.enumerated() {
      write("        \"\(language.tag)\" : {\n")
      if key % 20 == 0 {
        let names = Self.categories(of: language.tag)
        writeVariations("plural", names, language, "%lld", length)
      } else if key % 100 == 1 {
        writeVariations("device", ["iphone", "other"], language, placeholder, length)
      } else {
        writeUnit(language, placeholder, length, indent: "          ")
      }
      write(index + 1 < languages.count ? "        },\n" : "        }\n")
    }
    write("      }\n    }")
  }

  private mutating func writeVariations(
    _ axis: String, _ names: [String],
    _ language: (tag: String, words: [String], separator: String),
    _ placeholder: String, _ length: Int
  ) {
    write("          \"variations\" : {\n            \"\(axis)\" : {\n")
    for (index, name) in names.enumerated() {
      write("              \"\(name)\" : {\n")
      writeUnit(language, placeholder, length, indent: "                ")
      write(index + 1 < names.count ? "              },\n" : "              }\n")
    }
    write("            }\n          }\n")
  }

  private mutating func writeUnit(
    _ language: (tag: String, words: [String], separator: String), _ placeholder: String,
    _ length: Int, indent: String
  ) {
    write(indent + "\"stringUnit\" : {\n" + indent + "  \"state\" : \"translated\",\n")
    write(indent + "  \"value\" : \"")
    var words = (0..<length).map { _ in language.words[Int(next() % UInt64(language.words.count))] }
    if !placeholder.isEmpty { words.insert(placeholder, at: 1) }
    write(words.joined(separator: language.separator))
    write("\"\n" + indent + "}\n")
  }

  private mutating func write(_ text: String) {
    self.text += text.utf8
  }

  /// Returns a number that looks random (xorshift).
  private mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

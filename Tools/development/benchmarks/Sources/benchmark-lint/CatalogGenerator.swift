/// Writes a large catalog that is the same on every machine: 18,500 keys in 20 languages, in
/// Xcode's layout, 57 MB.
///
/// It has the mix that 79 catalogs of real projects have (3,918 entries, 58,224 texts, 9.5 MB):
///
/// * of 100 entries 24 have a comment; 20 are manual, 16 extracted with a value, 2 stale; 2 are
/// empty; 0.6 are not to be translated; 33 have a text in the source language; 12 lack languages
/// * of 100 entries 0.7 vary by plural; 0.03 each vary by device, are sets of phrases, have
/// substitutions
/// * of 100 texts 66 are translated, 32 need review, 1.4 are new
/// * texts have 5, 11, 18, 32, 83 and 149 bytes at the 5th, 25th, 50th, 75th, 95th and 99th
/// percentile
/// * of 100 texts 5 have a placeholder, 5 are the same as the key; 0.8 have an ellipsis of three
/// periods, 0.4 Markdown, 0.4 markup, 0.3 a line feed, 0.3 a no-break space, 0.3 a quotation mark,
/// 0.1 a URL
/// * of 100 entries 3 have a copy of the source as translation, 0.9 a space at an edge, 0.7 an
/// empty translation, 0.6 an unused and 0.5 a missing plural category, 0.5 an escape in a text, 0.3
/// a double space, 0.2 a simplified character in traditional Chinese, 0.1 a Korean particle after a
/// placeholder
///
/// The mix ``Mix/sentences`` is for what real catalogs have little of: 14,000 keys are 59 MB of
/// sentences with names, numbers, placeholders and marks at their ends, one of twelve in plural
/// forms, all under names of screens. Nine entries of ten have a defect that only the other
/// languages show: a text that was left as it is, a lost mark, name or placeholder, another number,
/// white space.
struct CatalogGenerator {
  /// What the texts of a catalog are like.
  enum Mix: String {
    case real, sentences

    /// The keys of a catalog of 57 or 59 MB.
    var keyCount: Int { self == .real ? 18_500 : 14_000 }
  }

  private struct Language {
    var tag: String
    var words: [String]
    var separator = " "

    /// Returns how a sentence ends.
    func end(_ mark: Character) -> String {
      switch (mark, tag) {
      case (".", "ja"), (".", "zh-Hans"), (".", "zh-Hant"): "。"
      case ("?", "ja"), ("?", "zh-Hans"), ("?", "zh-Hant"): "？"
      case ("?", "ar"), ("?", "ur"): "؟"
      case (".", "ur"): "۔"
      default: String(mark)
      }
    }
  }

  private static let languages = [
    Language(
      tag: "ar", words: ["الصور", "على", "هذا", "الجهاز", "محفوظة", "في", "ألبوم", "جديد"]),
    Language(
      tag: "cs",
      words: ["fotografie", "v", "tomto", "zařízení", "jsou", "uložené", "nové", "album"]),
    Language(
      tag: "de", words: ["Fotos", "auf", "diesem", "Gerät", "werden", "im", "Album", "gesichert"]),
    Language(tag: "en", words: ["photos", "on", "this", "device", "are", "kept", "in", "album"]),
    Language(
      tag: "es", words: ["fotos", "en", "este", "dispositivo", "se", "guardan", "álbum", "nuevo"]),
    Language(
      tag: "fr", words: ["photos", "sur", "cet", "appareil", "sont", "gardées", "dans", "album"]),
    Language(tag: "he", words: ["תמונות", "במכשיר", "זה", "נשמרות", "באלבום", "חדש"]),
    Language(
      tag: "it", words: ["foto", "su", "questo", "dispositivo", "sono", "salvate", "nel", "album"]),
    Language(
      tag: "ja", words: ["写真", "この", "端末", "アルバム", "保存", "されます", "新しい", "共有"],
      separator: ""),
    Language(
      tag: "ko", words: ["사진", "이", "기기의", "새로운", "앨범에", "저장", "됩니다", "공유"]),
    Language(
      tag: "nl", words: ["foto’s", "op", "dit", "apparaat", "worden", "bewaard", "in", "album"]),
    Language(
      tag: "pl", words: ["zdjęcia", "na", "tym", "urządzeniu", "są", "zapisane", "w", "albumie"]),
    Language(
      tag: "pt-BR", words: ["fotos", "neste", "dispositivo", "são", "guardadas", "álbum", "novo"]),
    Language(
      tag: "ru", words: ["фото", "на", "этом", "устройстве", "хранятся", "в", "новом", "альбоме"]),
    Language(
      tag: "sv", words: ["bilder", "på", "den", "här", "enheten", "sparas", "i", "albumet"]),
    Language(tag: "tr", words: ["fotoğraflar", "bu", "aygıtta", "yeni", "albüme", "kaydedilir"]),
    Language(
      tag: "uk",
      words: ["фото", "на", "цьому", "пристрої", "зберігаються", "у", "новому", "альбомі"]),
    Language(tag: "ur", words: ["تصاویر", "اس", "آلے", "پر", "نئے", "البم", "میں", "محفوظ"]),
    Language(
      tag: "zh-Hans", words: ["照片", "保存", "在", "这个", "设备", "的", "新", "相册"], separator: ""),
    Language(
      tag: "zh-Hant", words: ["照片", "儲存", "在", "這個", "裝置", "的", "新", "相簿"], separator: ""),
  ]

  /// The plural categories that a language uses for whole numbers.
  private static func categories(of tag: String) -> [String] {
    switch tag {
    case "ja", "ko", "zh-Hans", "zh-Hant": ["other"]
    case "ar": ["few", "many", "one", "other", "two", "zero"]
    case "ru", "uk", "pl": ["few", "many", "one", "other"]
    case "cs": ["few", "one", "other"]
    case "he": ["one", "other", "two"]
    default: ["one", "other"]
    }
  }

  /// The shape of an entry's texts.
  private enum Shape {
    case plain, plural, device, phrases, substitution
  }

  /// The common properties of an entry's texts, and the defect of one of them.
  private struct Entry {
    var shape = Shape.plain
    var wordCount = 1
    var placeholder = ""
    var isName = false
    var prefix = ""
    var suffix = ""
    var joint: String?
    var defect: (language: String, kind: Defect)?
    var hasUnusedCategory = false
    var lacksCategory = false

    /// A name, a number and a mark at the end, which every language has.
    var name: String?
    var number: String?
    var mark: Character?
  }

  private enum Defect {
    case copy, edgeSpace, empty, escape, doubleSpace, simplified, particle
    case lostMark, lostName, lostPlaceholder, otherNumber
  }

  private let mix: Mix
  private var text: [UInt8] = []
  private var state: UInt64 = 57

  /// The state of the texts of an entry.
  private var unitState = "translated"

  private init(_ mix: Mix) {
    self.mix = mix
  }

  /// Returns the bytes of a catalog with this many keys.
  static func catalog(keyCount: Int, _ mix: Mix) -> [UInt8] {
    var generator = CatalogGenerator(mix)
    generator.text.reserveCapacity(keyCount * 3_200)
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
    let entry = mix == .real ? makeEntry() : makeSentence()
    let draw = next() % 1_000
    unitState = draw < 664 ? "translated" : draw < 986 ? "needs_review" : "new"
    let isManual = mix == .sentences || chance(1_960)
    let source = sourceText(entry)
    write("    \"\(isManual ? "\(number).screen.section" : "\(number) \(source)")\" : {\n")
    guard !chance(230) else { return write("\n    }") }
    if chance(2_410) {
      write("      \"comment\" : \"A text of the screen \(number), shown below its title\",\n")
    }
    let stateDraw = next() % 10_000
    if isManual {
      write("      \"extractionState\" : \"manual\",\n")
    } else if stateDraw < 2_150 {
      write(
        "      \"extractionState\" : \"\(stateDraw < 190 ? "stale" : "extracted_with_value")\",\n")
    }
    write("      \"localizations\" : {\n")
    let hasSource = isManual || chance(1_600) || entry.shape != .plain
    let isIncomplete = chance(1_000)
    let languages = Self.languages.filter { language in
      language.tag == "en" ? hasSource : !isIncomplete || !chance(3_300)
    }
    for (index, language) in languages.enumerated() {
      write("        \"\(language.tag)\" : {\n")
      writeLocalization(entry, language, source)
      write(index + 1 < languages.count ? "        },\n" : "        }\n")
    }
    write(chance(60) ? "      },\n      \"shouldTranslate\" : false\n    }" : "      }\n    }")
  }

  private mutating func makeEntry() -> Entry {
    var entry = Entry()
    switch next() % 10_000 {
    case 0..<70: entry.shape = .plural
    case 70..<73: entry.shape = .device
    case 73..<76: entry.shape = .phrases
    case 76..<79: entry.shape = .substitution
    default: break
    }
    switch next() % 100 {
    case 0..<22: entry.wordCount = 1
    case 22..<44: entry.wordCount = 2
    case 44..<64: entry.wordCount = 3
    case 64..<76: entry.wordCount = 4
    case 76..<90: entry.wordCount = 5 + Int(next() % 4)
    case 90..<97: entry.wordCount = 9 + Int(next() % 5)
    default: entry.wordCount = 15 + Int(next() % 12)
    }
    if entry.shape == .plural {
      entry.placeholder = "%lld"
      entry.hasUnusedCategory = chance(8_000)
      entry.lacksCategory = chance(6_000)
    } else if entry.shape == .plain {
      switch next() % 10_000 {
      case 0..<226: entry.placeholder = "%@"
      case 226..<446: entry.placeholder = "%lld"
      case 446..<900: entry.isName = true
      case 900..<984: entry.suffix = "..."
      case 984..<1_025: (entry.prefix, entry.suffix) = ("**", "**")
      case 1_025..<1_063: (entry.prefix, entry.suffix) = ("<b>", "</b>")
      case 1_063..<1_094: entry.joint = "\\n"
      case 1_094..<1_123: entry.joint = "\u{A0}"
      case 1_123..<1_149: (entry.prefix, entry.suffix) = ("\\\"", "\\\"")
      case 1_149..<1_161: entry.suffix = " https://example.org"
      default: break
      }
    }
    guard entry.shape == .plain, !entry.isName else { return entry }
    let language = Self.languages[Int(next() % UInt64(Self.languages.count))].tag
    switch next() % 10_000 {
    case 0..<800:
      entry.defect = (language, .copy)
      entry.wordCount = max(entry.wordCount, 4)
    case 800..<890: entry.defect = (language, .edgeSpace)
    case 890..<960: entry.defect = (language, .empty)
    case 960..<1_010: entry.defect = (language, .escape)
    case 1_010..<1_040: entry.defect = (language, .doubleSpace)
    case 1_040..<1_058: entry.defect = ("zh-Hant", .simplified)
    case 1_058..<1_066: (entry.defect, entry.placeholder) = (("ko", .particle), "%@")
    default: break
    }
    return entry
  }

  private mutating func makeSentence() -> Entry {
    var entry = Entry()
    entry.wordCount = 3 + Int(next() % 7)
    entry.shape = chance(830) ? .plural : .plain
    entry.lacksCategory = entry.shape == .plural && chance(1_000)
    entry.placeholder = entry.shape == .plural ? "%lld" : chance(1_700) ? "%@" : ""
    entry.name = chance(1_250) ? "MetaLens" : nil
    entry.number = chance(1_250) ? String(13 + next() % 80) : nil
    switch next() % 12 {
    case 0..<4: entry.mark = "."
    case 4..<6: entry.mark = "?"
    case 6: entry.mark = "…"
    default: break
    }
    guard entry.shape == .plain, chance(9_800) else { return entry }
    let kinds: [Defect] = [
      .copy, .copy, .edgeSpace, .edgeSpace, .doubleSpace, .lostMark, .lostMark, .lostName,
      .lostPlaceholder, .lostPlaceholder, .otherNumber, .empty,
    ]
    let languages = Self.languages.filter { $0.tag != "en" }
    entry.defect = (
      languages[Int(next() % UInt64(languages.count))].tag, kinds[Int(next() % UInt64(kinds.count))]
    )
    switch entry.defect?.kind {
    case .lostMark: entry.mark = chance(5_000) ? "?" : "…"
    case .lostName: entry.name = "MetaLens"
    case .lostPlaceholder: entry.placeholder = "%@"
    case .otherNumber: entry.number = "24"
    default: break
    }
    return entry
  }

  /// Returns the English text of an entry, which is the key of most entries.
  private mutating func sourceText(_ entry: Entry) -> String {
    Self.languages.first { $0.tag == "en" }.map { value(entry, $0) } ?? ""
  }

  private mutating func value(_ entry: Entry, _ language: Language) -> String {
    if entry.isName { return "MetaLens" }
    var words = (0..<entry.wordCount).map { _ in
      language.words[Int(next() % UInt64(language.words.count))]
    }
    if let name = entry.name { words.insert(name, at: words.count / 2) }
    if let number = entry.number { words.insert(number, at: words.count - 1) }
    if !entry.placeholder.isEmpty { words.insert(entry.placeholder, at: min(1, words.count)) }
    if let joint = entry.joint {
      words.append(words[0] + joint + words[words.count / 2])
    }
    let end = entry.mark.map(language.end) ?? entry.suffix
    return entry.prefix + words.joined(separator: language.separator) + end
  }

  private mutating func writeLocalization(_ entry: Entry, _ language: Language, _ source: String) {
    switch entry.shape {
    case .plain:
      writeUnit(translation(entry, language, source), indent: "          ")
    case .plural:
      var names = Self.categories(of: language.tag)
      if entry.lacksCategory, language.tag == "ru" { names.removeFirst() }
      if entry.hasUnusedCategory, language.tag == "ko" { names.insert("one", at: 0) }
      writeVariations("plural", names, entry, language, indent: "          ")
    case .device:
      writeVariations("device", ["iphone", "other"], entry, language, indent: "          ")
    case .phrases:
      write("          \"stringSet\" : {\n            \"state\" : \"translated\",\n")
      write("            \"values\" : [\n              \"\(value(entry, language))\",\n")
      write("              \"\(value(entry, language))\"\n            ]\n          }\n")
    case .substitution:
      writeUnit("%#@count@ \(value(entry, language))", indent: "          ", isLast: false)
      write("          \"substitutions\" : {\n            \"count\" : {\n")
      write("              \"argNum\" : 1,\n              \"formatSpecifier\" : \"lld\",\n")
      var counted = entry
      counted.placeholder = "%arg"
      writeVariations(
        "plural", Self.categories(of: language.tag), counted, language, indent: "              ")
      write("            }\n          }\n")
    }
  }

  /// Returns the text of an entry in a language, including its defect.
  private mutating func translation(
    _ entry: Entry, _ language: Language, _ source: String
  ) -> String {
    if language.tag == "en" { return source }
    guard let defect = entry.defect, defect.language == language.tag else {
      return value(entry, language)
    }
    var entry = entry
    switch defect.kind {
    case .lostMark: entry.mark = nil
    case .lostName: entry.name = nil
    case .lostPlaceholder: entry.placeholder = ""
    case .otherNumber: entry.number = "42"
    default: break
    }
    let text = value(entry, language)
    return switch defect.kind {
    case .copy: source
    case .edgeSpace: text + " "
    case .empty: ""
    case .escape: text + "\\\\n"
    case .doubleSpace: text + "  " + text
    case .simplified: text + "这个设备"
    case .particle: "%@를 " + language.words[0]
    case .lostMark, .lostName, .lostPlaceholder, .otherNumber: text
    }
  }

  private mutating func writeVariations(
    _ axis: String, _ names: [String], _ entry: Entry, _ language: Language, indent: String
  ) {
    write(indent + "\"variations\" : {\n" + indent + "  \"\(axis)\" : {\n")
    for (index, name) in names.enumerated() {
      write(indent + "    \"\(name)\" : {\n")
      writeUnit(value(entry, language), indent: indent + "      ")
      write(indent + (index + 1 < names.count ? "    },\n" : "    }\n"))
    }
    write(indent + "  }\n" + indent + "}\n")
  }

  private mutating func writeUnit(_ value: String, indent: String, isLast: Bool = true) {
    write(indent + "\"stringUnit\" : {\n" + indent + "  \"state\" : \"\(unitState)\",\n")
    write(indent + "  \"value\" : \"\(value)\"\n" + indent + (isLast ? "}\n" : "},\n"))
  }

  private mutating func write(_ text: String) {
    self.text += text.utf8
  }

  /// Returns whether a random event with this frequency in 10,000 occurs.
  private mutating func chance(_ share: UInt64) -> Bool {
    next() % 10_000 < share
  }

  /// Returns a pseudorandom number (xorshift).
  private mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

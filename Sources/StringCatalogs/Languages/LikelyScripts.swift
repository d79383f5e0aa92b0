// Source: likely subtags of Unicode CLDR (Unicode License V3; see NOTICE).

/// The most likely scripts of languages, according to CLDR's likely subtags.
///
/// A language that is not listed is written in Latin letters. The tables contain the other
/// languages with CLDR plural rules, and the regions where such a language uses another script. The
/// Nastaliq style of Arabic letters, which CLDR distinguishes, counts as Arabic.
enum LikelyScripts {
  /// The scripts that are written from right to left.
  static let rightToLeft: Set<String> = [
    "Adlm", "Arab", "Aran", "Hebr", "Mand", "Mend", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa", "Yezi",
  ]

  /// Returns the script of a language, optionally in a region.
  static func script(ofLanguage language: String, region: String?) -> String {
    if let region {
      for (regionalLanguage, script, regions) in regional
      where regionalLanguage == language && contains(regions, region) {
        return script
      }
    }
    return byLanguage[language] ?? "Latn"
  }

  private static let byLanguage: [String: String] = {
    var byLanguage: [String: String] = [:]
    for (script, languages) in scripts {
      for language in languages.split(separator: " ") { byLanguage[String(language)] = script }
    }
    return byLanguage
  }()

  private static func contains(_ list: String, _ word: String) -> Bool {
    list.split(separator: " ").contains { $0 == word }
  }

  private static let scripts: [(script: String, languages: String)] = [
    ("Arab", "apc ar ars azb bal bgn ckb fa glk ks lrc mzn pnb ps sd sdh skr trw ug ur"),
    ("Armn", "hy"),
    ("Beng", "as bn mni"),
    ("Cakm", "ccp"),
    ("Cans", "csw iu"),
    ("Cher", "chr"),
    ("Copt", "cop"),
    ("Cyrl", "ab ba be bg ce cu cv kaa kk ky mdf mk mn myv os ru sah sr tg tt tyv uk"),
    ("Deva", "bgc bho brx doi hi kok mai mr ne raj sa xnr"),
    ("Ethi", "am byn gez ti tig wal"),
    ("Geor", "ka"),
    ("Grek", "el"),
    ("Gujr", "gu"),
    ("Guru", "pa"),
    ("Hans", "zh"),
    ("Hant", "yue"),
    ("Hebr", "he yi"),
    ("Hmnp", "hnj"),
    ("Jpan", "ja"),
    ("Khmr", "km"),
    ("Knda", "kn"),
    ("Kore", "ko"),
    ("Laoo", "lo"),
    ("Mlym", "ml"),
    ("Mymr", "my shn"),
    ("Nkoo", "nqo"),
    ("Olck", "sat"),
    ("Orya", "or"),
    ("Osge", "osa"),
    ("Rohg", "rhg"),
    ("Sinh", "si"),
    ("Syrc", "syr"),
    ("Taml", "ta"),
    ("Tavt", "blt"),
    ("Telu", "te"),
    ("Tfng", "shi zgh"),
    ("Thaa", "dv"),
    ("Thai", "th"),
    ("Tibt", "bo dz"),
    ("Vaii", "vai"),
    ("Yiii", "ii"),
  ]

  private static let regional: [(language: String, script: String, regions: String)] = [
    ("az", "Arab", "IQ IR"),
    ("az", "Cyrl", "RU"),
    ("ha", "Arab", "CM SD"),
    ("kk", "Arab", "AF CN IR MN"),
    ("ku", "Arab", "LB"),
    ("ky", "Arab", "CN"),
    ("ky", "Latn", "TR"),
    ("mn", "Mong", "CN"),
    ("ms", "Arab", "CC"),
    ("pa", "Arab", "PK"),
    ("sd", "Deva", "IN"),
    ("sr", "Latn", "ME RO RU TR"),
    ("tg", "Arab", "PK"),
    ("ug", "Cyrl", "KZ MN"),
    ("uz", "Arab", "AF"),
    ("uz", "Cyrl", "CN"),
    ("yue", "Hans", "CN"),
    ("zh", "Hant", "AU BN GB GF HK ID MO PA PF PH SR TH TW VN"),
  ]
}

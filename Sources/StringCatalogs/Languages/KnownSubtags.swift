// Source: the codes of Unicode CLDR 44 as ICU 74 has them (Unicode License V3; see NOTICE).

/// The subtags that are codes of a language, a script or a region.
enum KnownSubtags {
  /// The regions, also of the United Nations, and those for testing.
  static let regions = words(
    """
    001 002 003 005 009 011 013 014 015 017 018 019 021 029 030 034 035 039 053 054 057 061 142 143
    145 150 151 154 155 202 419 AC AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG
    BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CP CQ CR CU CV
    CW CX CY CZ DE DG DJ DK DM DO DZ EA EC EE EG EH ER ES ET EU EZ FI FJ FK FM FO FR GA GB GD GE GF
    GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU IC ID IE IL IM IN IO IQ IR IS IT JE
    JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH
    MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF
    PG PH PK PL PM PN PR PS PT PW PY QA QO RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO
    SR SS ST SV SX SY SZ TA TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM UN US UY UZ VA
    VC VE VG VI VN VU WF WS XA XB XC XK YE YT ZA ZM ZW
    """)

  /// The scripts.
  static let scripts = words(
    """
    Adlm Afak Aghb Arab Aran Armi Armn Avst Bali Bamu Bass Batk Beng Bhks Blis Bopo Brah Brai Bugi
    Buhd Cakm Cans Cari Cham Cher Chrs Cirt Copt Cpmn Cprt Cyrl Cyrs Deva Diak Dogr Dsrt Dupl Egyd
    Egyh Egyp Elba Elym Ethi Gara Geok Geor Glag Gong Gonm Goth Gran Grek Gujr Gukh Guru Hanb Hang
    Hani Hano Hans Hant Hatr Hebr Hira Hluw Hmng Hmnp Hrkt Hung Inds Ital Jamo Java Jpan Jurc Kali
    Kana Kawi Khar Khmr Khoj Kits Knda Kore Kpel Krai Kthi Lana Laoo Latf Latg Latn Leke Lepc Limb
    Lina Linb Lisu Loma Lyci Lydi Mahj Maka Mand Mani Marc Maya Medf Mend Merc Mero Mlym Modi Mong
    Moon Mroo Mtei Mult Mymr Nagm Nand Narb Nbat Newa Nkgb Nkoo Nshu Ogam Olck Onao Orkh Orya Osge
    Osma Ougr Palm Pauc Perm Phag Phli Phlp Phlv Phnx Plrd Prti Qaag Rjng Rohg Roro Runr Samr Sara
    Sarb Saur Sgnw Shaw Shrd Sidd Sind Sinh Sogd Sogo Sora Soyo Sund Sunu Sylo Syrc Syre Syrj Syrn
    Tagb Takr Tale Talu Taml Tang Tavt Telu Teng Tfng Tglg Thaa Thai Tibt Tirh Tnsa Todr Tutg Ugar
    Vaii Visp Vith Wara Wcho Wole Xpeo Xsux Yezi Yiii Zanb Zinh Zmth Zsye Zsym Zxxx Zyyy Zzzz
    """)

  /// The languages of two letters.
  static let shortLanguages = words(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de
    dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia
    id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo
    lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl
    ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk
    tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}

extension LanguageTag {
  /// A part of a tag that is no code.
  package enum UnknownPart: String, Sendable {
    case language, script, region
  }

  /// The first part of the tag that is no code of a language, a script or a region; nil if all are.
  ///
  /// Languages of three letters are not judged, as there are thousands.
  package var unknownPart: UnknownPart? {
    guard let subtags = LanguageSubtags(self) else { return .language }
    let isKnown =
      switch subtags.language.utf8.count {
      case 2: KnownSubtags.shortLanguages.contains(subtags.language)
      case 3: true
      default: false
      }
    if !isKnown { return .language }
    if let script = subtags.script, !KnownSubtags.scripts.contains(script) { return .script }
    if subtags == Self.spanishOfLaos { return .region }
    if let region = subtags.region, !KnownSubtags.regions.contains(region) { return .region }
    return nil
  }

  /// The tag that was probably meant by one with an unknown script or region.
  ///
  /// `en-UK` is `en-GB`, `es-LA` is `es-419`, `zh-Hanz` is `zh-Hans`; other tags are without the
  /// part.
  package var withKnownParts: LanguageTag {
    guard var subtags = LanguageSubtags(self) else { return self }
    if let script = subtags.script, !KnownSubtags.scripts.contains(script) {
      let scripts =
        subtags.language == "zh"
        ? ["Hans", "Hant"]
        : [
          LikelyScripts.script(ofLanguage: subtags.language, region: nil), "Latn", "Cyrl",
        ]
      subtags.script = NearestName.of(script, among: scripts)
    }
    if subtags == Self.spanishOfLaos
      || subtags.region.map({ !KnownSubtags.regions.contains($0) }) ?? false
    {
      subtags.region = Self.meantRegion(subtags)
      if subtags.region == nil, subtags.language == "zh", subtags.script == nil {
        subtags.script = "Hans"
      }
    }
    return subtags.tag
  }

  /// The tag that many write for the Spanish of Latin America.
  private static let spanishOfLaos = LanguageSubtags(language: "es", region: "LA")

  private static func meantRegion(_ subtags: LanguageSubtags) -> String? {
    switch (subtags.language, subtags.region) {
    case ("uk", "UK"): nil
    case (_, "UK"): "GB"
    case ("es", "LA"), ("es", "XL"): "419"
    default: nil
    }
  }
}

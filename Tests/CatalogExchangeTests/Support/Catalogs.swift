import StringCatalogs
import TestSupport

/// Catalogs for testing exports and imports.
enum Catalogs {
  /// The real catalogs without duplicate members; one that only our reader rejects is included.
  static let sound: [String] = RealCatalogs.readablePaths.filter { path in
    (try? real(path))?.irregularities.allSatisfy { irregularity in
      if case .overriddenMember = irregularity.kind { false } else { true }
    } ?? true
  }

  /// Returns a real catalog.
  static func real(_ path: String) throws -> StringCatalog {
    try RealCatalogs.catalog(at: path)
  }

  /// Returns a catalog with members of `strings`.
  static func catalog(_ strings: String) throws -> StringCatalog {
    try StringCatalog(
      bytes: [UInt8](#"{"sourceLanguage":"en","strings":{\#(strings)},"version":"1.0"}"#.utf8))
  }

  /// Returns a unit as JSON.
  static func unit(_ value: String, _ state: String = "translated") -> String {
    #"{"stringUnit":{"state":"\#(state)","value":"\#(value)"}}"#
  }

  /// A catalog with every shape that a text can have.
  static let shapes = """
    "cancel":{"comment":"A button","localizations":{"ko":\(unit("취소"))}},
    "birds":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"%#@BIRDS@ in %#@v.2@"},
      "substitutions":{"BIRDS":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{
        "one":\(unit("%arg bird")),"other":\(unit("%arg birds"))}}},
      "v.2":{"argNum":2,"formatSpecifier":"lld","variations":{"plural":{
        "one":\(unit("%arg tree")),"other":\(unit("%arg trees"))}}}}}}},
    "photos":{"localizations":{"en":{"variations":{"plural":{
      "one":\(unit("%lld photo")),"other":\(unit("%lld photos"))}}}}},
    "same":{"shouldTranslate":false},
    "start":{"localizations":{"en":{"stringSet":{"state":"new","values":[
      "Start ${applicationName}","Begin ${applicationName}"]}}}},
    "tap":{"localizations":{"en":{"variations":{"device":{
      "mac":\(unit("Click")),"other":\(unit("Tap"))}}},"ko":{"variations":{"device":{
      "mac":\(unit("클릭", "needs_review")),"other":\(unit("탭", "machine_translated"))}}}}}
    """
}

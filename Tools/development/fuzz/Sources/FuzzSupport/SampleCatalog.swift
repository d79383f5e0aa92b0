/// The catalog for imports and requests: it contains everything once.
public enum SampleCatalog {
  /// The catalog as JSON.
  public static let text = """
    {"sourceLanguage":"en","strings":{
    "plain":{"comment":"A title.","localizations":{
    "en":{"stringUnit":{"state":"translated","value":"Plain %@"}},
    "ko":{"stringUnit":{"state":"needs_review","value":"평범한 %@"}}}},
    "%lld photos":{"localizations":{
    "en":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"%lld photo"}},
    "other":{"stringUnit":{"state":"translated","value":"%lld photos"}}}}},
    "ko":{"variations":{"plural":{"other":{"stringUnit":{"state":"translated","value":"사진 %lld장"}}}}}}},
    "device":{"localizations":{"ko":{"variations":{"device":{
    "iphone":{"variations":{"plural":{"other":{"stringUnit":{"state":"new","value":"탭"}}}}},
    "other":{"stringUnit":{"state":"new","value":"클릭"}}}}}}},
    "%lld of %lld":{"localizations":{"ko":{"stringUnit":{"state":"translated","value":"%#@a@ / %2$#@b@"},
    "substitutions":{"a":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{
    "other":{"stringUnit":{"state":"translated","value":"%arg"}}}}},
    "b":{"argNum":2,"formatSpecifier":"lld","variations":{"plural":{
    "other":{"stringUnit":{"state":"translated","value":"%arg"}}}}}}}}},
    "set":{"localizations":{"en":{"stringSet":{"state":"new","values":["Go","Open ${app}"]}},
    "ko":{"stringSet":{"state":"new","values":["가기"]}}}},
    "old":{"extractionState":"stale"}
    },"version":"1.0"}
    """
}

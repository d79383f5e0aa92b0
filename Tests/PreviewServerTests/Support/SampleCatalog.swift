/// A small catalog as Xcode writes it.
enum SampleCatalog {
  static let text = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld photos" : {
          "localizations" : {
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld photo"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld photos"
                    }
                  }
                }
              }
            }
          }
        },
        "Cancel" : {
          "localizations" : {
            "ko" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "취소"
              }
            }
          }
        },
        "Hello, %@!" : {

        },
        "Old" : {
          "extractionState" : "stale"
        }
      },
      "version" : "1.0"
    }
    """
}

import StringPreviews

/// A catalog with one string of each kind.
enum SampleCatalog {
  /// Returns the preview of the catalog.
  static func preview() throws -> CatalogPreview {
    try CatalogPreview(bytes: Array(text.utf8), path: "App/Localizable.xcstrings")
  }

  static let text = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%@ shared %lld photos with %@" : {
          "comment" : "The first argument is the name of a person, %2$lld how many, %3$@ a city.",
          "localizations" : {
            "en" : {
              "stringUnit" : { "state" : "translated", "value" : "%1$@ shared %#@photos@ with %3$@." },
              "substitutions" : {
                "photos" : {
                  "argNum" : 2,
                  "formatSpecifier" : "lld",
                  "variations" : {
                    "plural" : {
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg photo" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg photos" } }
                    }
                  }
                }
              }
            },
            "ko" : {
              "stringUnit" : { "state" : "needs_review", "value" : "%1$@ 님이 %3$@에 %#@photos@을 공유했습니다." },
              "substitutions" : {
                "photos" : {
                  "argNum" : 2,
                  "formatSpecifier" : "lld",
                  "variations" : {
                    "plural" : {
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "사진 %arg장" } }
                    }
                  }
                }
              }
            }
          }
        },
        "cancel" : {
          "comment" : "Button in the dialog that asks whether to discard changes.",
          "extractionState" : "manual",
          "localizations" : {
            "ar" : { "stringUnit" : { "state" : "translated", "value" : "إلغاء" } },
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Cancel" } },
            "ja" : { "stringUnit" : { "state" : "new", "value" : "" } },
            "ko" : { "stringUnit" : { "state" : "translated", "value" : "취소" } }
          }
        },
        "files" : {
          "localizations" : {
            "ar" : {
              "variations" : {
                "plural" : {
                  "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld ملفات" } },
                  "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld ملفًا" } },
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "ملف واحد" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld ملف" } },
                  "two" : { "stringUnit" : { "state" : "translated", "value" : "ملفان" } },
                  "zero" : { "stringUnit" : { "state" : "translated", "value" : "لا ملفات" } }
                }
              }
            },
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld file" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld files" } },
                  "zero" : { "stringUnit" : { "state" : "translated", "value" : "No files" } }
                }
              }
            },
            "ja" : {
              "variations" : {
                "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld個のファイル" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld個のファイル" } }
                }
              }
            },
            "ru" : {
              "variations" : {
                "plural" : {
                  "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld файлов" } },
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld файл" } },
                  "other" : { "stringUnit" : { "state" : "needs_review", "value" : "%lld файла" } }
                }
              }
            }
          }
        },
        "old" : {
          "extractionState" : "stale",
          "localizations" : {
            "ko" : { "stringUnit" : { "state" : "translated", "value" : "옛것" } }
          }
        },
        "secret" : {
          "shouldTranslate" : false
        },
        "Start ${applicationName}" : {
          "localizations" : {
            "en" : { "stringSet" : { "state" : "translated", "values" : [ "Start ${applicationName}", "Open ${applicationName}" ] } },
            "ko" : { "stringSet" : { "state" : "translated", "values" : [ "${applicationName} 시작", "${applicationName} 열기" ] } }
          }
        },
        "tap" : {
          "localizations" : {
            "en" : {
              "variations" : {
                "device" : {
                  "iphone" : { "stringUnit" : { "state" : "translated", "value" : "Tap to save %.1f MB of “%@”.\\nThis takes a moment." } },
                  "mac" : {
                    "variations" : {
                      "plural" : {
                        "one" : { "stringUnit" : { "state" : "translated", "value" : "Click once" } },
                        "other" : { "stringUnit" : { "state" : "translated", "value" : "Click %lld times" } }
                      }
                    }
                  },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "Select 100%% of “%2$@”" } }
                }
              }
            },
            "ko" : {
              "variations" : {
                "device" : {
                  "iphone" : { "stringUnit" : { "state" : "translated", "value" : "탭하면 “%2$@” 항목의 %1$.1fMB를 저장합니다." } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "“%2$@” 100%% 선택" } }
                }
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """
}

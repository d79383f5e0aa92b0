import Foundation
import Originality
import PhotoAudits
import ProductStrings
import StringCatalogs
import Testing

struct AppErrorTests {
  private static let all: [AppError] = [
    .photoSelectionFailed, .invalidImage, .videoNotSupported, .metadataExtractionFailed,
    .dataLoadingFailed,
    .fileChanged, .fileSystemError(description: "Permission denied"),
  ]

  @Test(arguments: all)
  func saysItselfInEveryLanguage(error: AppError) throws {
    var texts: Set<String> = []
    for language in ProductStrings.languages {
      let message = ProductStrings.localizer(languages: [language])
        .message(for: error.localizedMessage)
      #expect(message.problems.isEmpty)
      #expect(message.language == language)
      texts.insert(message.text)
    }
    #expect(texts.count == ProductStrings.languages.count)
  }

  @Test(arguments: all)
  func describesItselfToTheSystem(error: AppError) {
    let description = (error as any Error).localizedDescription
    #expect(description == error.errorDescription)
    #expect(!description.isEmpty && !description.hasPrefix("error."))
  }
}

import StringCatalogs
import StringPreviews

extension PreviewService {
  /// Adds the first pictures of a string to what the page is told of it.
  func addPictures(to answer: inout PreviewAnswer, in catalog: ServedCatalog) {
    guard let pictures else { return }
    let found = pictures.pictures(
      of: answer.key, in: catalog.table, language: LanguageTag(rawValue: answer.language.tag),
      sourceLanguage: LanguageTag(rawValue: answer.source.tag))
    answer.pictures = found.prefix(PictureIndex.maximumCount).map(PictureAnswer.init)
    answer.pictureCount = found.count
  }
}

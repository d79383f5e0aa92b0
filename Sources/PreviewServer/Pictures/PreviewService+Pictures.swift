import StringCatalogs
import StringPreviews

extension PreviewService {
  /// Returns the first pictures of a string, and the number of all.
  func pictures(
    of key: String, in catalog: ServedCatalog, language: LanguageTag, sourceLanguage: LanguageTag
  ) -> (first: [PictureAnswer], count: Int) {
    guard let pictures else { return ([], 0) }
    let found = pictures.pictures(
      of: key, in: catalog.table, language: language, sourceLanguage: sourceLanguage)
    return (found.prefix(PictureIndex.maximumCount).map(PictureAnswer.init), found.count)
  }

  /// Adds the first pictures of a string to what the page is told of it.
  func addPictures(to answer: inout PreviewAnswer, in catalog: ServedCatalog) {
    (answer.pictures, answer.pictureCount) = pictures(
      of: answer.key, in: catalog, language: LanguageTag(rawValue: answer.language.tag),
      sourceLanguage: LanguageTag(rawValue: answer.source.tag))
  }

  /// Adds the first pictures of each string to what the page is told of conflicts.
  func addPictures(to answer: inout ConflictsAnswer, in catalog: ServedCatalog) {
    guard let sourceLanguage = answer.sourceLanguage, var conflicts = answer.conflicts else {
      return
    }
    for index in conflicts.indices {
      guard let key = conflicts[index].key else { continue }
      (conflicts[index].pictures, conflicts[index].pictureCount) = pictures(
        of: key, in: catalog,
        language: conflicts[index].language.map(LanguageTag.init(rawValue:)) ?? sourceLanguage,
        sourceLanguage: sourceLanguage)
    }
    answer.conflicts = conflicts
  }
}

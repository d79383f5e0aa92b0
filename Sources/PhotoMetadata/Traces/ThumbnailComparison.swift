/// What a comparison of a thumbnail with its picture found.
package struct ThumbnailComparison {
  /// The similarity, from -1 to 1.
  package var similarity: Double

  /// How much the most different detail stands out; nil if a picture is too small for it.
  package var largestDifference: Double?

  /// The part of the stored picture with that detail.
  package var changedPart: PicturePart?

  /// The part of the thumbnail, turned like the stored picture, that the picture shows; nil if it
  /// is all of it, or not known.
  package var shownPart: PicturePart?

  /// Creates a result.
  package init(
    similarity: Double, largestDifference: Double?, changedPart: PicturePart? = nil,
    shownPart: PicturePart? = nil
  ) {
    (self.similarity, self.largestDifference) = (similarity, largestDifference)
    (self.changedPart, self.shownPart) = (changedPart, shownPart)
  }
}

import PhotoFormats
import PhotoMetadata

/// Compares the EXIF thumbnail with the picture and with the rest of EXIF.
enum ThumbnailCheck: EvidenceChecking {
  static let check = EvidenceCheck.thumbnail

  static func isPossible(_ input: EvidenceInput) -> Bool {
    input.metadata.dimensions != nil && !input.metadata.container.isRaw
      && input.traces.thumbnail != nil
  }

  static func findings(in input: EvidenceInput) -> [EvidenceFinding] {
    guard let real = input.metadata.dimensions, let thumbnail = input.traces.thumbnail else {
      return []
    }
    // Thumbnails of other proportions may be stretched, so that details are elsewhere.
    let proportions = proportions(of: thumbnail, real, input)
    let detail = proportions == nil ? detail(of: thumbnail, input) : nil
    let model = input.metadata.exif?.model ?? ""
    let isComparable = !EvidenceLists.modelsWithOtherThumbnails.contains(model)
    let shown = isComparable ? [content(of: thumbnail, input), detail] : []
    return ([proportions] + shown + [date(input), program(input)]).compactMap { $0 }
  }

  /// The thumbnails of many cameras are 160 by 120 for any picture, with black bars.
  private static func proportions(
    of thumbnail: Thumbnail, _ real: PixelDimensions, _ input: EvidenceInput
  ) -> EvidenceFinding? {
    let small = thumbnail.dimensions
    let isStandard = [small.width, small.height].sorted() == [120, 160]
    let ratio = Double(small.width * real.height) / Double(small.height * real.width)
    guard !isStandard, abs(ratio - 1) > 0.03 else { return nil }
    return EvidenceFinding(
      .thumbnailDiffers, in: structure, at: thumbnail.offset,
      value: "\(small.width) × \(small.height) ≁ \(real.width) × \(real.height)",
      position: crop(of: thumbnail, input)
        ?? EvidencePosition(in: .thumbnail, size: small, pictureSize: real))
  }

  /// Returns which part of the thumbnail the picture shows; nil if that is not known.
  private static func crop(of thumbnail: Thumbnail, _ input: EvidenceInput) -> EvidencePosition? {
    guard let part = thumbnail.shownPart, let real = input.metadata.dimensions else { return nil }
    return EvidencePosition(
      in: .thumbnail, size: upright(thumbnail.dimensions, input),
      pictureSize: upright(real, input), crop: part)
  }

  /// Returns a size as people see the picture, which EXIF may turn.
  private static func upright(
    _ size: PixelDimensions, _ input: EvidenceInput
  ) -> PixelDimensions {
    (5...8).contains(input.traces.orientation)
      ? PixelDimensions(width: size.height, height: size.width) : size
  }

  /// Reports pictures that were compared and are less similar than those of any camera.
  private static func content(
    of thumbnail: Thumbnail, _ input: EvidenceInput
  ) -> EvidenceFinding? {
    guard let similarity = thumbnail.similarity, similarity < minimumSimilarity else { return nil }
    let rounded = (similarity * 100).rounded() / 100
    return EvidenceFinding(
      .thumbnailShowsOther, in: structure, at: thumbnail.offset,
      value: "r = \(rounded) < \(minimumSimilarity)", position: crop(of: thumbnail, input))
  }

  /// Reports a detail that only one of two pictures of the same shows.
  private static func detail(
    of thumbnail: Thumbnail, _ input: EvidenceInput
  ) -> EvidenceFinding? {
    guard let similarity = thumbnail.similarity, similarity >= minimumSimilarity,
      let difference = thumbnail.largestDifference, difference > maximumDifference
    else { return nil }
    let rounded = (difference * 10).rounded() / 10
    return EvidenceFinding(
      .thumbnailDetailDiffers, in: structure, at: thumbnail.offset,
      value: "d = \(rounded) > \(maximumDifference)",
      position: thumbnail.changedPart.map {
        EvidencePosition(
          in: .picture, size: input.metadata.dimensions.map { upright($0, input) }, parts: [$0])
      })
  }

  private static func date(_ input: EvidenceInput) -> EvidenceFinding? {
    guard let (own, trace) = entries(.dateTime, input), let made = own.moment,
      let modified = trace.moment, made.secondsByClock < modified.secondsByClock - savingTime
    else { return nil }
    return EvidenceFinding(.thumbnailOlder, own, value: "\(own.text) < \(trace.text)")
  }

  private static func program(_ input: EvidenceInput) -> EvidenceFinding? {
    guard let (own, trace) = entries(.software, input), own.text != trace.text else { return nil }
    return EvidenceFinding(.thumbnailOfOtherProgram, own, value: "\(own.text) ≠ \(trace.text)")
  }

  /// Returns an entry about the thumbnail, and the one about the picture; neither is empty.
  private static func entries(_ tag: ExifTag, _ input: EvidenceInput) -> (FileTrace, FileTrace)? {
    guard
      let own = input.traces.thumbnailExif.first(where: { $0.source == .thumbnailExif(tag) }),
      let trace = input.traces.exif(tag), !own.text.isEmpty, !trace.text.isEmpty
    else { return nil }
    return (own, trace)
  }

  private static let structure = "EXIF IFD1 0x0201"

  /// The similarity below which a thumbnail shows something else: 0.96 and more was measured for
  /// thumbnails of the picture, 0.64 and less for others.
  private static let minimumSimilarity = 0.8

  /// The difference above which a detail was changed: 5.8 is the largest of 700 photos that name no
  /// editor, and nine of ten pictures with a covered or a painted detail are above.
  private static let maximumDifference = 6.0

  /// The seconds that a camera may take to write a photo.
  private static let savingTime = 60
}

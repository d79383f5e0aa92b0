import FuzzSupport
import PhotoCopies
import PhotoFormats
import PhotoMetadata
import PictureRevisions
import Pictures
import StringCatalogs

/// Copies of generated photos.
enum CopyFuzzTarget: String, FuzzTarget {
  /// Without facts.
  case copy
  /// With a look, or with a date.
  case look

  /// Copies an input as it may be asked for; an error is an answer, too.
  func read(_ input: [UInt8]) {
    switch self {
    case .copy:
      check(input, Self.copier([.all]), showsSamePicture: true)
      check(input, Self.copier([.location, .thumbnail]), showsSamePicture: true)
      check(input, Self.copier([.history], unread: true), showsSamePicture: true)
    case .look:
      // What large pictures cost is no finding.
      guard let size = (try? PhotoReader().metadata(in: input))?.dimensions,
        size.width <= Self.largest / max(1, size.height)
      else { return }
      check(input, Self.copier([], look: .tumbleDown), showsSamePicture: false)
      check(input, Self.copier([.all], look: .minimalLife), showsSamePicture: false)
      check(input, Self.dateCopier, showsSamePicture: false)
    }
  }

  /// Ends the program if a copy can’t be read, has another picture, or can’t be copied itself.
  private func check(_ input: [UInt8], _ copier: PhotoCopier, showsSamePicture: Bool) {
    guard let copy = try? copier.copy(input, digest: Self.digest).bytes else { return }
    if (try? PhotoReader().metadata(in: input)) != nil {
      guard let metadata = try? PhotoReader().metadata(in: copy) else { wrong("not readable") }
      if copier.plan.removed.contains(.all), metadata.exif?.location != nil { wrong("a place") }
      if metadata.copyStatements.isEmpty { wrong("says nothing of itself") }
    }
    do throws(CopyError) {
      _ = try copier.copy(copy, digest: Self.digest)
    } catch {
      wrong("no copy of a copy: \(error)")
    }
    guard showsSamePicture, let before = picture(input) else { return }
    if before != picture(copy) { wrong("another picture") }
  }

  private func picture(_ bytes: [UInt8]) -> Picture? {
    (try? DecodedPicture(bytes, limits: PictureLimits(bytes: .max, pixels: Self.largest)))?.picture
  }

  private static func copier(
    _ facts: Set<PrivateFacts>, look recipe: LookRecipe? = nil, unread: Bool = false
  ) -> PhotoCopier {
    var plan = CopyPlan()
    plan.removed = facts
    plan.removesUnread = unread
    if let recipe {
      plan.pictureChanges = [
        .look(Look(name: "fuzz", recipe: recipe, grain: Look.Grain(seed: 1)))
      ]
    }
    return PhotoCopier(plan, tool: "MetaLens 1", date: "2026-01-02T03:04:05Z")
  }

  /// Draws the date, in an era for which years can be missing.
  private static let dateCopier: PhotoCopier = {
    var plan = CopyPlan()
    let language = LanguageTag(rawValue: "ja-u-ca-japanese")
    plan.pictureChanges = [
      .dateStamp(DateDrawing(language: language, style: .numeric, corner: .topLeft))
    ]
    return PhotoCopier(plan, tool: "MetaLens 1", date: nil)
  }()

  private static let largest = 1 << 20
  private static let digest = String(repeating: "ab", count: 32)
}

import Mustache
import Originality
import StringCatalogs

/// A file of the audit as templates see it, in the overview and in its own section.
struct PhotoView {
  /// The position, from 1, as used in anchors.
  let number: Int

  /// The link to the section of the photo.
  let href: String

  /// The path.
  let file: TextView

  /// The digest; nil if there is none.
  let sha256: TextView?

  /// The place of the thumbnail; nil if there is none.
  let thumbnail: ThumbnailPlaceView?

  /// The assessment; nil if the photo could not be read.
  let assessment: AssessmentView?

  /// The failure; nil if the photo could be read.
  let failure: TextView?

  /// The assessment of a photo.
  struct AssessmentView {
    let score: Int
    let badge: String
    let badgeWord: String
    let scoreLabel: String
    let camera: TextView
    let software: TextView
    let day: TextView
    let verdict: VerdictView?
    let flags: [FlagView]
    let facts: [FactView]
    let map: MapView?
    let programFacts: GroupView?
    let notes: NotesView?
  }

  /// Facts under a heading, present only if there are any.
  struct GroupView {
    let members: [FactView]
  }

  /// Notes under a heading, present only if there are any.
  struct NotesView {
    let items: [TextView]
  }

  /// Creates the view of a file in the language of `writer`, whose section is on `page`; an empty
  /// name is the page itself.
  init(_ photo: PhotoSection, writer: ReportWriter, page: String) {
    number = photo.number
    href = "\(page)#\(writer.language.rawValue)-photo-\(photo.number)"
    file = TextView(ReportText(untrusted: photo.file))
    sha256 = photo.sha256.map { TextView(writer.text(.code($0))) }
    thumbnail = photo.thumbnail.map { ThumbnailPlaceView($0, writer: writer) }
    assessment = photo.assessment.map { AssessmentView($0, writer: writer) }
    failure = photo.error.map { TextView(writer.text($0.localizedMessage)) }
  }
}

extension PhotoView.AssessmentView {
  init(_ assessment: PhotoAssessment, writer: ReportWriter) {
    let view = BadgeView(assessment.badge, writer: writer)
    score = assessment.score
    badge = view.badge
    badgeWord = view.badgeWord
    scoreLabel = writer.words(
      "report.gauge.labelFormat", .integer(Int64(assessment.score)), .text(view.badgeWord))
    camera = TextView(writer.text(assessment.camera))
    software = TextView(writer.text(assessment.software))
    day = TextView(writer.text(assessment.day))
    verdict = VerdictView(assessment, writer: writer)
    flags = assessment.flags.map { FlagView($0, writer: writer) }
    facts = assessment.facts.map { FactView($0, writer: writer) }
    map = assessment.place.map { MapView($0, writer: writer) }
    let members = assessment.programFacts.map { FactView($0, writer: writer) }
    programFacts = members.isEmpty ? nil : PhotoView.GroupView(members: members)
    let items = assessment.notes.map { TextView(writer.text($0)) }
    notes = items.isEmpty ? nil : PhotoView.NotesView(items: items)
  }
}

extension PhotoView: MustacheParent {
  /// Returns the member with a name.
  func child(named name: String) -> Any? {
    switch name {
    case "number": number
    case "href": href
    case "file": file
    case "sha256": sha256
    case "thumbnail": thumbnail
    case "assessment": assessment
    case "failure": failure
    default: nil
    }
  }
}

extension PhotoView.AssessmentView: MustacheParent {
  /// Returns the member with a name.
  func child(named name: String) -> Any? {
    switch name {
    case "score": score
    case "badge": badge
    case "badgeWord": badgeWord
    case "scoreLabel": scoreLabel
    case "camera": camera
    case "software": software
    case "day": day
    case "verdict": verdict
    case "flags": flags
    case "facts": facts
    case "map": map
    case "programFacts": programFacts
    case "notes": notes
    default: nil
    }
  }
}

extension PhotoView.GroupView: MustacheParent {
  /// Returns the member with a name.
  func child(named name: String) -> Any? {
    switch name {
    case "members": members
    default: nil
    }
  }
}

extension PhotoView.NotesView: MustacheParent {
  /// Returns the member with a name.
  func child(named name: String) -> Any? {
    switch name {
    case "items": items
    default: nil
    }
  }
}

import Escaping
import Originality
import PhotoAudits
import PhotoFormats
import PhotoMetadata

/// Writes an entry with the members of ``StoredEntry``.
extension JSONWriter {
  mutating func write(_ entry: PhotoEntry) {
    let report = entry.report
    object { line in
      line.member("file", entry.file)
      line.member("sha256", entry.sha256)
      line.member("score", report?.score)
      line.member("badge", report?.badge?.rawValue)
      line.member("date", report.map { StoredDate($0.date).text })
      line.member("summary", report?.summary) { $0.write($1) }
      line.member("flags", list: report?.flags ?? []) { $0.write($1) }
      line.member("evidence", list: report?.evidence ?? []) { $0.write($1) }
      line.member("assessment", report?.assessment) { $0.write($1) }
      line.member("credentials", report?.credentials) { $0.write($1) }
      line.member("error", entry.error) { $0.write($1) }
    }
  }

  private mutating func write(_ summary: PhotoSummary) {
    object { line in
      line.member("make", summary.make)
      line.member("model", summary.model)
      line.member("lens", summary.lens)
      line.member("software", summary.software)
      line.member("dimensions", summary.dimensions) { $0.write($1) }
      line.member("fileSize", summary.fileSize)
      line.member("location", summary.location) { $0.write($1) }
      line.member("locationProblem", summary.locationProblem?.rawValue)
      line.member("creationDate", summary.creationDate?.iso8601)
      line.member("xmp", summary.xmp) { $0.write($1) }
      line.member("container", summary.container?.rawValue)
      line.member("facts", list: summary.facts) { $0.write($1) }
      line.member("problems", summary.problems.map(\.rawValue))
    }
  }

  private mutating func write(_ location: PhotoLocation) {
    object { line in
      switch location {
      case .coordinates(let place):
        line.name("latitude")
        line.value(place.latitude)
        line.name("longitude")
        line.value(place.longitude)
      case .withheld:
        line.name("withheld")
        line.value(true)
      }
    }
  }

  private mutating func write(_ fact: PhotoFact) {
    object { line in
      line.member("fact", fact.kind.rawValue)
      line.name("value")
      switch fact.value {
      case .text(let text): line.value(text)
      case .number(let number): line.value(number)
      case .date(let date): line.value(date.iso8601)
      case .place(let place): line.write(PhotoLocation.coordinates(place))
      case .recorded:
        line.object {
          $0.name("recorded")
          $0.value(true)
        }
      case .withheld: line.write(PhotoLocation.withheld)
      case .event(let event):
        line.object { line in
          line.member("action", event.action)
          line.member("program", event.program)
          line.member("date", event.date?.iso8601)
        }
      }
      line.member("source", fact.source)
    }
  }

  private mutating func write(_ fields: XMPFields) {
    object { line in
      line.member("creatorTool", fields.creatorTool)
      line.member("software", fields.software)
      line.member("lens", fields.lens)
      line.name("hasLocation")
      line.value(fields.hasLocation)
      line.member("softwareAgents", fields.softwareAgents)
    }
  }

  private mutating func write(_ flag: OriginalityFlag) {
    object { line in
      line.member("type", flag.type.rawValue)
      line.name("detail")
      line.object { line in
        line.name(flag.detail.kind.rawValue)
        line.object { line in
          switch flag.detail {
          case .softwareEdited(let software), .mobileAppEdited(let software):
            line.member("software", software)
          case .softwareVersion(let version): line.member("version", version)
          case .cameraInfo(let make, let model):
            line.member("make", make)
            line.member("model", model)
          case .noSoftwareInfo, .cameraInfoMissing, .hasGps, .noGps, .hasCreationDate,
            .creationDateMissing:
            break
          }
        }
      }
    }
  }

  private mutating func write(_ evidence: Evidence) {
    object { line in
      line.member("rule", evidence.kind.rawValue)
      line.member("weight", evidence.weight.rawValue)
      line.member("structure", evidence.structure)
      line.member("offset", evidence.offset)
      line.member("value", evidence.value)
      line.member("position", evidence.position) { $0.write($1) }
    }
  }

  private mutating func write(_ position: EvidencePosition) {
    object { line in
      line.member("in", position.whole.rawValue)
      line.member("size", position.size) { $0.write($1) }
      line.member("pictureSize", position.pictureSize) { $0.write($1) }
      line.member("crop", position.crop) { $0.write($1) }
      line.name("isTilted")
      line.value(position.isTilted)
      line.member("parts", list: position.parts) { $0.write($1) }
    }
  }

  private mutating func write(_ part: PicturePart) {
    object { line in
      for (name, share) in [
        ("left", part.left), ("top", part.top), ("width", part.width), ("height", part.height),
      ] {
        line.name(name)
        line.value(share)
      }
    }
  }

  private mutating func write(_ dimensions: PixelDimensions) {
    object { line in
      line.member("width", dimensions.width)
      line.member("height", dimensions.height)
    }
  }

  private mutating func write(_ assessment: Assessment) {
    object { line in
      line.member("verdict", assessment.verdict.rawValue)
      line.member("tableVersion", assessment.tableVersion)
      line.member("checksMade", assessment.checksMade.map(\.rawValue))
      line.member("checksNotMade", assessment.checksNotMade.map(\.rawValue))
      line.name("isIncomplete")
      line.value(assessment.isIncomplete)
    }
  }

  private mutating func write(_ error: AppError) {
    object { line in
      line.name(error.code)
      line.object { line in
        if case .fileSystemError(let description) = error {
          line.member("description", description)
        }
      }
    }
  }
}

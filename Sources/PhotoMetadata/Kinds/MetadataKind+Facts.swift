extension PhotoFact.Kind {
  /// What metadata with such a fact is about; nil if it is the camera or the file.
  package var metadataKind: MetadataKind? {
    switch self {
    case .location, .placeName, .altitude, .direction: .location
    case .serialNumber, .lensSerialNumber: .serialNumbers
    case .owner, .creator: .owner
    case .copyright: .copyright
    case .person: .faces
    case .title, .caption, .comment, .keyword: .comments
    case .event: .history
    case .credentials: .credentials
    case .creationDate, .digitizationDate, .modificationDate: .date
    case .make, .model, .lens, .software, .exposureTime, .aperture, .isoSpeed, .focalLength,
      .equivalentFocalLength, .colorProfile, .jpegQuality, .estimatedJPEGQuality, .digitalSource,
      .generatedLabel, .watermark, .video, .sound:
      nil
    }
  }
}

extension MetadataKind {
  /// The fact that says that there is something of this kind; nil if audits list no such fact.
  var factKind: PhotoFact.Kind? {
    switch self {
    case .location: .location
    case .date: .modificationDate
    case .owner: .owner
    case .copyright: .copyright
    case .faces: .person
    case .serialNumbers: .serialNumber
    default: nil
    }
  }
}

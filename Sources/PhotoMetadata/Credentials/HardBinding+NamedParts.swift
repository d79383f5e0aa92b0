import PhotoFormats

extension HardBinding {
  /// C2PA 2.2, 18.7: lists of names, each with the digest of the parts with these names, which must
  /// be those of the file in their order.
  func checkNamedParts(
    _ subject: Subject, in source: inout ByteSource
  ) throws(PhotoReadError) -> CredentialsBinding {
    guard let boxes = assertion["boxes"]?.elements, !boxes.isEmpty else { return .damaged }
    let all = try source.withoutLimit {
      (source: inout ByteSource) throws(PhotoReadError) -> [NamedPart]? in
      try NamedPart.all(of: subject, in: &source)
    }
    guard var parts = all?[...] else { return .unsupportedKind }
    var leavesPictureOut = false
    for (index, box) in boxes.enumerated() {
      guard let allNames = box["names"]?.elements?.compactMap(\.text) else { return .damaged }
      // Restart markers are part of the scan that they divide.
      let names = allNames.filter { subject.container != .jpeg || !$0.hasPrefix("RST") }
      // Some writers leave out the signature of PNG.
      if index == 0, names.first != "PNGh", parts.first?.name == "PNGh" { parts.removeFirst() }
      let found = parts.prefix(names.count)
      guard found.map(\.name) == names else { return .notBound }
      parts.removeFirst(found.count)
      guard let first = found.first, let last = found.last, names != [NamedPart.store] else {
        continue
      }
      if box["excluded"]?.flag == true {
        let isMetadata = names.allSatisfy { Subject.isMetadata($0, in: subject.container) }
        leavesPictureOut = leavesPictureOut || !isMetadata
        continue
      }
      guard let digest = box["hash"]?.bytes else { return .damaged }
      guard let algorithm = algorithm(of: box["alg"] == nil ? assertion : box) else {
        return .unsupportedAlgorithm
      }
      let bytes = DigestedBytes(first.range.lowerBound..<last.range.upperBound)
      guard try bytes.digest(algorithm, in: source).elementsEqual(digest) else { return .notBound }
    }
    guard parts.allSatisfy(\.isBehindPicture) else { return .notBound }
    return leavesPictureOut ? .pictureLeftOut : .bound
  }
}

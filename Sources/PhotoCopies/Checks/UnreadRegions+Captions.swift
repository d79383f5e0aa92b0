import PhotoFormats
import PhotoMetadata

extension UnreadRegions {
  /// Returns the first of Photoshop's resources in a block that is not understood.
  static func imageResources(_ block: [UInt8]) -> String? {
    let (resources, rest) = ImageResources.list(block)
    for resource in resources {
      let name = "Photoshop 8BIM \(TIFFEntry.name(ofTag: resource.number))"
      guard ImageResourceForm.read(resource, of: block) == Array(block[resource.range]) else {
        return name
      }
      guard resource.number == ImageResource.iptc else { continue }
      if let inner = iptc(Array(block[resource.content])) { return inner }
    }
    return block[rest].allSatisfy { $0 == 0 } ? nil : "Photoshop 8BIM (\(rest.count) B)"
  }

  /// Returns the first data set of IPTC in a block that is not understood.
  static func iptc(_ block: [UInt8]) -> String? {
    let (dataSets, rest) = IPTCDataSets.list(block)
    for dataSet in dataSets where !IPTCForm.isRead(dataSet, in: block) {
      return "IPTC \(dataSet.record):\(dataSet.number)"
    }
    return block[rest].allSatisfy { $0 == 0 } ? nil : "IPTC (\(rest.count) B)"
  }
}

package import PhotoFormats

extension TIFFBlock.Directory {
  /// Returns the name of an entry, such as `IFD0 0x0131 Software`.
  package func name(ofTag number: Int) -> String {
    let name = "\(kind.name) \(TIFFEntry.name(ofTag: number))"
    guard let tag = ExifTag(rawValue: number), tag.directory.name == kind.name else {
      return name
    }
    return "\(name) \(tag.name)"
  }
}

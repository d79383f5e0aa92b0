import PhotoFormats
import PhotoMetadata

extension UnreadRegions {
  /// Returns the first region of a GIF file that is not understood.
  static func gif(_ bytes: [UInt8]) -> String? {
    let (parts, problems) = GIFParts.all(in: bytes, .strict)
    guard problems.isEmpty, parts.contains(where: { $0.kind == .trailer }) else { return "GIF gap" }
    var used: Set<UInt8> = []
    for part in parts {
      let whole = Array(bytes[part.range])
      switch part.kind {
      case .header, .trailer: continue
      case .gap: return "GIF gap"
      case .rest: if whole.contains(where: { $0 != 0 }) { return "EOF" }
      case .image:
        guard let form = GIFPictureForm(part, in: bytes), form.exact == whole else {
          return "GIF picture"
        }
        if form.palette.isEmpty { used.formUnion(form.codes.colors) }
      case .extension(let label):
        if let name = unread(label, part, whole, in: bytes) { return name }
      }
    }
    guard let header = parts.first.map({ Array(bytes[$0.range]) }) else { return "GIF gap" }
    let palette = min(GIFPictureForm.headerSize, header.count)..<header.count
    used.formUnion(GIFPictureForm.background(of: header))
    return GIFPictureForm.cleared(header, palette, used) == header ? nil : "GIF colors"
  }

  /// Returns the name of an extension that is not understood; nil if it is.
  private static func unread(
    _ label: UInt8, _ part: GIFPart, _ whole: [UInt8], in bytes: [UInt8]
  ) -> String? {
    var source = ByteSource(bytes, limit: .max)
    guard let block = try? GIFApplication(part, in: &source) else {
      let isControl =
        label == GIFPart.control && GIFEditor.control(Array(whole.dropFirst(3))) == whole
      return isControl ? nil : "GIF 0x\(String(label, radix: 16))"
    }
    let extents = (try? block.extents(in: &source, limit: .max)) ?? []
    let data = extents.flatMap { bytes[$0] }
    let isUnderstood =
      switch block.name {
      case GIFApplication.xmp: xmp(data) == nil
      case GIFApplication.profile: ColorProfileEditor.unread(in: data) == nil
      case let name where GIFApplication.loops.contains(name): GIFEditor.loops(data) == data
      default: false
      }
    return isUnderstood && GIFApplication.block(block.name, data) == whole
      ? nil : "GIF \(block.name)"
  }
}

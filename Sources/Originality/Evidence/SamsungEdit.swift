import PhotoMetadata

/// The block of Samsung's trailer with which its editor undoes changes.
///
/// The camera writes it too, where it adds a watermark to a photo: it then says that nothing was
/// edited (`isNotReEdit`), and has no settings. Those of the editor are members such as
/// `clipInfoValue` and `toneValue`.
enum SamsungEdit {
  /// Whether a trace is such a block of an edited photo.
  static func isFound(in trace: FileTrace) -> Bool {
    guard case .samsungTrailer("PhotoEditor_Re_Edit_Data") = trace.source else { return false }
    guard let outline = JSONOutline(trace.text) else { return !trace.text.isEmpty }
    return outline.text(of: "isNotReEdit") != "true"
      || outline.members.contains { $0.parent == nil && $0.name.hasSuffix("Value") }
  }

  /// Returns the part of the original picture that an editor left; nil if that is all of it, or is
  /// not recorded.
  ///
  /// The center and the size of the crop are shares of the sides of the original.
  static func crop(in trace: FileTrace) -> EvidencePosition? {
    // A text in JSON that is JSON itself, so that a backslash is before each quotation mark.
    guard let text = JSONOutline(trace.text)?.text(of: "clipInfoValue"),
      let clip = JSONOutline(text.filter { $0 != "\\" })
    else { return nil }
    func number(_ name: String) -> Double? { clip.text(of: name).flatMap { Double($0) } }
    guard let x = number("mCenterX"), let y = number("mCenterY"), let width = number("mWidth"),
      let height = number("mHeight"), width > 0, height > 0, min(width, height) < 0.999,
      let part = PicturePart(
        clampingLeft: x - width / 2, top: y - height / 2, right: x + width / 2,
        bottom: y + height / 2)
    else { return nil }
    let isTilted = ["mRotation", "mRotationEffect"].contains { (number($0) ?? 0) != 0 }
    return EvidencePosition(in: .original, crop: part, isTilted: isTilted)
  }
}

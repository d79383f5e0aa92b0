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
}

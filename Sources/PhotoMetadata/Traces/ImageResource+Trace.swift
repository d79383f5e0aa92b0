import PhotoFormats

extension ImageResource {
  /// The resource as a trace.
  var trace: FileTrace {
    FileTrace(
      .imageResource(number), at: range.lowerBound, text: "\(content.count) B",
      numbers: [Double(content.count)])
  }
}

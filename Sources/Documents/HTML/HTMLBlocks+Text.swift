extension HTMLBlocks {
  /// The maximum number of characters of a value that is never broken into lines.
  private static let longestShortValue = 16

  /// Returns the view of a value; `label` names the disclosure with its full text if it is cut.
  func value(_ value: DocumentValue, named label: String? = nil) -> TemplateView {
    text(writer.text(value), named: label)
  }

  /// Returns the view of a text.
  func text(_ text: DocumentText, named label: String? = nil) -> TemplateView {
    // Most texts are only words, for which templates need one member instead of several.
    let isPlain = text.runs.allSatisfy { $0.kind == .words }
    return TemplateView { name in
      switch name {
      case "plain": isPlain ? text.plain : nil
      case "runs": isPlain ? [] : text.runs.map(Self.view)
      case "fullText": text.fullText
      case "label": self.label(of: text, label)
      default: nil
      }
    }
  }

  /// Returns the name of the disclosure with the full text.
  private func label(of text: DocumentText, _ label: String?) -> String {
    let name = label ?? String(text.plain.prefix(Self.longestShortValue))
    return subject.map { "\(name) — \($0)" } ?? name
  }

  private static func view(_ run: DocumentText.Run) -> TemplateView {
    TemplateView { name in
      switch name {
      case "words": run.kind == .words ? run.text : nil
      case "value": run.kind == .words ? nil : value(run)
      default: nil
      }
    }
  }

  private static func value(_ run: DocumentText.Run) -> TemplateView {
    TemplateView { name in
      switch name {
      case "element": run.kind == .code ? "code" : "bdi"
      case "class": classes(of: run)
      case "text": run.text
      default: nil
      }
    }
  }

  private static func classes(of run: DocumentText.Run) -> String? {
    let isShort =
      run.text.utf8.count <= 3 * longestShortValue && run.text.count <= longestShortValue
    return switch run.kind {
    case .folder: "folder"
    case .name: isShort ? "name short" : "name"
    default: isShort ? "short" : nil
    }
  }
}

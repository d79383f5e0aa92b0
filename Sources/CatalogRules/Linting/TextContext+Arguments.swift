import StringCatalogs

extension TextContext {
  /// Returns the edits that add the positions of the arguments to placeholders.
  func edits(
    adding positions: [(argument: FormatArguments.Argument, position: Int)]
  ) -> [TextEdit] {
    positions.filter { !$0.argument.isPositional }.map { argument, position in
      let start = argument.piece.range.lowerBound + 1
      return (start..<start, with: "\(position)$")
    }
  }
}

extension EntryContext {
  /// The localization in the source language; nil if the key is the source text.
  var sourceLocalization: Localization? {
    guard let sourceIndex, localizations.indices.contains(sourceIndex) else { return nil }
    return catalog.walk.localization(localizations[sourceIndex])
  }
}

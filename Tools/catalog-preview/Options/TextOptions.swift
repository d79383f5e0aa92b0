import ArgumentParser
import StringCatalogs
import StringPreviews
import ToolSupport

/// The options that select texts and values.
struct TextOptions: ParsableArguments {
  @Option(name: .shortAndLong, help: .key("help.preview.language", valueName: "tags"))
  var language: LanguageNames?

  @Option(name: .long, help: .key("help.preview.device"))
  var device: Device?

  @Option(name: .long, help: .key("help.preview.value", valueName: "name=value"))
  var value: [String] = []

  @Option(name: .long, help: .key("help.preview.samples"))
  var samples = SampleLength.usual

  @Option(name: .long, help: .key("help.preview.pseudo"))
  var pseudo: Pseudolanguage?

  /// Returns the preview options; throws a ``PreviewError`` for a value without a name.
  func options() throws -> PreviewOptions {
    let values = try value.map { text in
      guard let value = GivenValue(text) else { throw PreviewError.wrongValue(text) }
      return value
    }
    return PreviewOptions(
      languages: language?.tags ?? [], device: device, sampleLength: samples, values: values,
      pseudolanguage: pseudo)
  }
}

import Foundation
import StringCatalogs
import TestSupport
import Testing

/// No catalog crashes `catalog-preview` or corrupts its output.
@Suite(.needs(.python)) struct PreviewHostileTests {
  @Test(arguments: HostileCorpus.single)
  func showsEachCatalog(catalog: HostileCatalog) throws {
    let folder = try HostileFolder([catalog])
    let path = folder.paths[0]
    var judge = try OutputJudge()
    func show(_ kind: OutputJudge.Kind, _ arguments: [String]) throws {
      let run = try folder.expectSurvival(of: .preview, arguments)
      if run.status < 2 { try judge.add(kind, run.output, "\(catalog.name) \(arguments)") }
    }
    try show(.log, ["show", path, "--patterns", "--width", "1"])
    try show(.json, ["show", path, "--json"])
    // All languages are in the outputs above.
    let some = ["show", path, "--language", "ko,ar"]
    try show(.log, some + ["--value", "1=-1", "--value", "a=\u{301}\u{202E}x"])
    for pseudolanguage in ["accented", "double-length", "bounded", "right-to-left"] {
      try show(.log, some + ["--pseudo", pseudolanguage, "--samples", "long"])
    }
    try show(.log, ["list", path])
    try show(.json, ["list", path, "--json"])
    try show(.html, ["export", "html", path, "--output-language", "ja"])
    try show(
      .html, ["export", "html", path, "--pseudo", "accented", "--language", "ko,ar,x-\u{301}"])
    try judge.expectSoundOutputs()
  }
}

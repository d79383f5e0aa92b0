import Foundation
import Testing

@testable import PreviewServer

struct PagePartsTests {
  private let parts = PageParts.builtIn

  @Test func hasEveryModuleInItsScripts() {
    let scripts = [parts.values["firstScript"], parts.values["script"]].compactMap(\.self).joined()
    for name in PageAssets.texts.keys where name.hasSuffix(".js") {
      #expect(scripts.contains("modules[\"./\(name)\"] = "), "\(name)")
    }
    #expect(!scripts.split(separator: "\n").contains { $0.hasPrefix("import ") })
    #expect(!scripts.split(separator: "\n").contains { $0.hasPrefix("export ") })
  }

  @Test func callsEveryModuleAfterThoseThatItImports() {
    for (index, name) in PageParts.modules.enumerated() {
      let lines = (PageAssets.texts[name] ?? "").split(separator: "\n")
      let imports = lines.compactMap { $0.wholeMatch(of: /import .+ from "\.\/(.+)";/)?.1 }
      #expect(imports.allSatisfy(PageParts.modules[..<index].map { $0[...] }.contains), "\(name)")
    }
  }

  @Test func endsNoElementTooEarly() {
    for (name, text) in parts.values {
      #expect(!text.contains("</") && !text.contains("<!--"), "\(name)")
    }
  }

  @Test func fillsEveryPosition() {
    let locations = parts.pieces.indices.filter { !$0.isMultiple(of: 2) }.map {
      String(parts.pieces[$0])
    }
    #expect(
      Set(locations)
        == ["firstScript", "language", "needsScript", "script", "style", "texts", "title"])
    let document = String(decoding: parts.document(["title": "{{script}}"]), as: UTF8.self)
    #expect(document.contains("<title>{{script}}</title>"))
  }

  @Test func loadsNothingButWhatIsInThePage() {
    #expect(!parts.policy.contains("unsafe") && !parts.policy.contains("http"))
    #expect(
      parts.policy.contains("script-src 'sha256-") && !parts.policy.contains("script-src 'self'"))
  }
}

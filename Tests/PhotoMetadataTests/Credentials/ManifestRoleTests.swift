import Foundation
import TestSupport
import Testing

@testable import PhotoMetadata

/// Which manifest of a store the claims come from.
struct ManifestRoleTests {
  private typealias Build = CredentialsBuilder

  /// The claims in a store, without the store itself.
  private func claims(_ store: [UInt8]) throws -> [String] {
    let bytes = PNGBuilder.file(PNGBuilder.chunk("caBX", store), PNGBuilder.picture)
    return try PhotoReader().metadata(in: bytes).traces.others.dropFirst()
      .map { "\($0.source.name): \($0.text)" }
  }

  @Test(arguments: [
    ("parentOf", "parentOf "), ("componentOf", "componentOf "), ("inputTo", "ingredient "),
    ("", "ingredient "), ("parentof", "ingredient "),
  ])
  func readsTheActiveManifestFirst(relationship: String, name: String) throws {
    let store = Build.store(
      Build.manifest("old", action: "c2pa.created", source: "x/print"),
      Build.manifest("new", action: "c2pa.opened", Build.ingredient(relationship, "old")))
    #expect(
      try claims(store) == [
        "C2PA action: c2pa.opened", "C2PA \(name)action: c2pa.created",
        "C2PA \(name)digitalSourceType: x/print",
      ])
  }

  @Test(arguments: [
    ("c2pa.ingredient", "c2pa_manifest", ""), ("c2pa.ingredient__1", "c2pa_manifest", ""),
    ("c2pa.ingredient.v2", "c2pa_manifest", ""), ("c2pa.ingredient.v3", "activeManifest", ""),
    ("c2pa.ingredient.v3__2", "activeManifest", "/c2pa.claim.v2"),
  ])
  func readsEveryVersionOfIngredients(assertion: String, member: String, path: String) throws {
    let store = Build.store(
      Build.manifest("old", action: "a"),
      Build.manifest(
        "new", action: "b", kind: "c2um",
        Build.ingredient(
          "parentOf", "old", assertion: assertion, member: member, path: path)))
    #expect(try claims(store) == ["C2PA action: b", "C2PA parentOf action: a"])
  }

  /// The parent of a part is a part, and a picture that is opened and placed is a parent.
  @Test func followsIngredientsOfIngredients() throws {
    let store = Build.store(
      Build.manifest("unused", action: "u"),
      Build.manifest("part of part", action: "pp"),
      Build.manifest("part", action: "p", Build.ingredient("parentOf", "part of part")),
      Build.manifest("grandparent", action: "g", Build.ingredient("componentOf", "part")),
      Build.manifest("parent", action: "o", Build.ingredient("parentOf", "grandparent")),
      Build.manifest(
        "new", action: "n", Build.ingredient("componentOf", "parent"),
        Build.ingredient("parentOf", "parent")))
    #expect(
      try claims(store) == [
        "C2PA action: n", "C2PA parentOf action: o", "C2PA parentOf action: g",
        "C2PA componentOf action: p", "C2PA componentOf action: pp", "C2PA ingredient action: u",
      ])
  }

  @Test func endsWhatIsTrueOfThePictureAtADeclaration() throws {
    func store(_ source: String?) -> [UInt8] {
      Build.store(
        Build.manifest("first", action: "f", source: "x/trainedAlgorithmicMedia"),
        Build.manifest(
          "second", action: "s", source: source, Build.ingredient("parentOf", "first")),
        Build.manifest("new", action: "n", Build.ingredient("parentOf", "second")))
    }
    // Google’s models add a visible watermark to the picture that they made.
    for source in [
      nil, "http://c2pa.org/digitalsourcetype/empty",
      "http://cv.iptc.org/newscodes/digitalsourcetype/composite", "x/humanEdits",
    ] {
      #expect(
        try claims(store(source)).last
          == "C2PA parentOf digitalSourceType: x/trainedAlgorithmicMedia")
    }
    #expect(
      try claims(store("x/digitalCapture")).suffix(3) == [
        "C2PA parentOf digitalSourceType: x/digitalCapture", "C2PA parentOf action: f",
        "C2PA ingredient digitalSourceType: x/trainedAlgorithmicMedia",
      ])
  }

  @Test func endsAtIngredientsThatLeadBack() throws {
    let store = Build.store(
      Build.manifest("old", action: "a", Build.ingredient("parentOf", "new")),
      Build.manifest(
        "new", action: "b", Build.ingredient("parentOf", "new"),
        Build.ingredient("parentOf", "old")))
    #expect(try claims(store) == ["C2PA action: b", "C2PA parentOf action: a"])
  }

  @Test func ignoresOtherBoxesAfterTheActiveManifest() throws {
    let store = Build.store(
      Build.manifest("old", action: "a"), Build.manifest("new", action: "b"),
      Build.manifest("custom", action: "c", kind: "test"), BoxBuilder.box("free", [0, 0]))
    #expect(try claims(store) == ["C2PA action: b", "C2PA ingredient action: a"])
  }

  @Test func acceptsManifestsWithoutLabels() throws {
    let store = Build.store(
      Build.manifest("", action: "a"),
      Build.manifest("", action: "b", Build.ingredient("parentOf", "")))
    #expect(try claims(store) == ["C2PA action: b", "C2PA ingredient action: a"])
  }

  /// A manifest that claims more than the store contains is still the last.
  @Test func readsWhatIsLeftOfATruncatedManifest() throws {
    let old = Build.manifest("old", action: "a", source: "x/trainedAlgorithmicMedia")
    let new = Build.manifest("new", action: "b", Build.ingredient("parentOf", "old"))
    for length in 64..<new.count {
      let claims = try claims(Build.store(old, Array(new.prefix(length))))
      #expect(claims.contains { $0.hasSuffix("action: a") }, "\(length)")
      #expect(!claims.contains("C2PA digitalSourceType: x/trainedAlgorithmicMedia"), "\(length)")
      #expect(!claims.contains { $0.hasPrefix("C2PA parentOf") }, "\(length)")
    }
    #expect(try claims(Array(Build.store(old, new).dropLast())).isEmpty)
  }

  @Test func keepsNestedStoresInTheirManifest() throws {
    let inner = Build.store(Build.manifest("inner", action: "i", source: "x/print"))
    let store = Build.store(
      Build.superbox("old", kind: "c2ma", inner), Build.manifest("new", action: "b"))
    #expect(
      try claims(store) == [
        "C2PA action: b", "C2PA ingredient action: i",
        "C2PA ingredient digitalSourceType: x/print",
      ])
    var deep = Build.manifest("deep", action: "d")
    for _ in 0..<1000 { deep = Build.superbox("deep", kind: "c2ma", deep) }
    #expect(try claims(Build.store(deep, Build.manifest("new", action: "b"))) == ["C2PA action: b"])
  }

  /// Ingredients can't use up the boxes that are read before the active manifest.
  @Test func findsTheActiveManifestAfterAThousand() throws {
    let old = (0..<1000).map { Build.manifest("old\($0)", action: "a") }
    let new = Build.manifest("new", action: "b", Build.ingredient("parentOf", "old999"))
    let claims = try claims(Build.store(old.flatMap { $0 }, new))
    #expect(claims.prefix(2) == ["C2PA action: b", "C2PA parentOf action: a"])
    #expect(claims.count == Limits.credentialActions)
  }

  @Test func knowsNoActiveManifestInAStoreThatIsTooLong() throws {
    let boxes = (0..<Limits.credentialManifests).flatMap { _ in BoxBuilder.box("free") }
    let claims = try claims(
      Build.store(Build.manifest("old", action: "a"), boxes, Build.manifest("new", action: "b")))
    #expect(claims == ["C2PA ingredient action: a"])
  }

  @Test func survivesEveryDamage() throws {
    let store = Build.store(
      Build.manifest("old", action: "a", source: "x/print"),
      Build.manifest("new", action: "b", Build.ingredient("parentOf", "old")))
    for index in store.indices {
      for byte in [0, 1, 0x7F, 0x9F, 0xFF] as [UInt8] {
        var damaged = store
        damaged[index] = byte
        #expect(try claims(damaged).count <= 3)
      }
      #expect(try claims(Array(store.prefix(index))).isEmpty)
    }
  }
}

import Foundation
import PhotoMetadata
import TestSupport
import Testing

/// Copies with a look and a date that replace their originals.
struct CopyInPlaceTests {
  private let tool = Tool()
  private let folder: TemporaryFolder
  private static let names = ["cafe.jpg", "harbour.jpg"]

  init() throws {
    folder = try TemporaryFolder()
    for name in Self.names { try folder.write(Self.original(name), to: "photos/\(name)") }
  }

  private static func original(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: Repository.samples.appending(path: name)))
  }

  private func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.url.appending(path: "photos/\(name)")))
  }

  private var photos: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(
        atPath: folder.url.appending(path: "photos").path
      ).sorted()
    }
  }

  private func copy(_ arguments: String...) throws -> (status: Int32, errorText: String) {
    let run = try tool.run(
      arguments: ["copy", folder.url.appending(path: "photos").path, "-r", "--in-place"]
        + arguments)
    return (run.status, run.errorText)
  }

  /// The second run finds the copies of the first, and its backups.
  @Test(arguments: [[], ["--remove", "all-private"], ["--set", "owner=A museum"]])
  func keepsBackupsInEachRun(others: [String]) throws {
    let arguments =
      ["copy", folder.url.appending(path: "photos").path, "-r", "--in-place"]
      + ["--look", "tumble-down", "--grain", "7", "--date-stamp"] + others
    let first = try tool.run(arguments: arguments)
    #expect(first.status == 0, "\(first.errorText)")
    let copies = try Self.names.map(bytes)
    let second = try tool.run(arguments: arguments)
    #expect(second.status == 0 && second.errorText.contains("2 already existed"), "\(second)")
    #expect(try photos == Self.names.flatMap { [$0, $0 + ".original"] })
    #expect(try Self.names.map(bytes) == copies)
    for name in Self.names { #expect(try bytes(name + ".original") == Self.original(name)) }
  }

  @Test func refusesAnotherCopyOfACopy() throws {
    #expect(try copy("--look", "tumble-down").status == 0)
    let copies = try Self.names.map(bytes)
    let run = try copy("--look", "minimal-life")
    #expect(run.status == 1 && run.errorText.contains("cafe.jpg.original already exists"))
    #expect(try Self.names.map(bytes) == copies)
    for name in Self.names { #expect(try bytes(name + ".original") == Self.original(name)) }
    #expect(try photos == Self.names.flatMap { [$0, $0 + ".original"] })
  }

  @Test func continuesWithTheRest() throws {
    let path = folder.url.appending(path: "photos/cafe.jpg").path
    #expect(try tool.run("copy", path, "--in-place", "--look", "tumble-down").status == 0)
    let done = try bytes("cafe.jpg")
    let receipt = folder.url.appending(path: "receipt.json").path
    let run = try copy("--look", "tumble-down", "--receipt-output", receipt)
    #expect(run.status == 0 && run.errorText.contains("1 already existed"), "\(run)")
    #expect(try bytes("cafe.jpg") == done)
    #expect(try bytes("harbour.jpg.original") == Self.original("harbour.jpg"))
    let verified = try tool.run("verify", receipt)
    #expect(verified.status == 0 && verified.text.contains("4"), "\(verified)")
  }
}

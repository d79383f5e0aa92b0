import SwiftUI

extension Collection<String> {
  /// As text, unlike the counts of other modules.
  func count(of element: String) -> String { "\(count { $0 == element })" }
}

struct Album {
  let tracks: [String]
  let length: Double
  let gain: Float
  let disc: Int32
  let plays: UInt
  var size: Int { tracks.count }
}

struct AlbumView: View {
  let album: Album
  let albums: [Album]
  let date: Date

  var body: some View {
    Text("\(album.tracks.count) tracks")
    Text("\(album.length) seconds, \(album.gain) dB")
    Text("Disc \(album.disc), \(album.plays) plays")
    Text("\(album.size) of \(albums.count) are 100% done")
    Text("Length: \(album.length, specifier: "%.1f")")
    Text("Added \(date, style: .date)")
    Text("Title: \(album.tracks.joined(separator: ", "))")
    Text(#"Raw \#(album.size)"#)
    ForEach(albums) { album in
      Text("Size \(album.size)")
      Text("Double \(album.size * 2)")
    }
    if let first = albums.first {
      Text("First \(first.gain)")
    }
    ForEach(0..<3) { Text("Row \($0)") }
    ForEach(Array(albums.enumerated()), id: \.offset) { index, album in
      Text("Place \(index + 1): \(album.gain)")
    }
    Text("Placeholder \(placeholder: .int)")
    Text("Half of \(50)%: \(album.size)%")
    Text(#"Exactly \(album.size) \#(album.size)"#)
  }

  var sums: [Text] {
    [
      Text("Sum of parts \(parts.reduce(0, +))"),
      Text("Sum from 1.5: \(albums.reduce(1.5) { $0 + $1.length })"),
      Text("Found \(album.tracks.count(of: "A"))"),
      Text("Long \(albums.count(where: { $0.size > 9 }))"),
    ]
  }

  let parts: [Double] = []

  func state(_ result: Result<Int32, any Error>) -> String {
    switch result {
    case .success(let code): String(localized: "Code \(code)")
    case .failure: String(localized: "Error \(errno)")
    }
  }

  func caption(of index: Int, named name: String) -> LocalizedStringKey {
    "\(index + 1). \(name)"
  }
}

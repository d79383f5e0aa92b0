import SwiftUI

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
  }

  func caption(of index: Int, named name: String) -> LocalizedStringKey {
    "\(index + 1). \(name)"
  }
}

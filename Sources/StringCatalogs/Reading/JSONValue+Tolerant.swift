extension JSONValue {
  /// Parses hand-written JSON, with comments and trailing commas.
  ///
  /// Comments (`// …` to the end of the line, `/* … */`) and such commas count as spaces, so that
  /// all offsets stay the same.
  package static func tolerant(_ bytes: [UInt8]) throws(CatalogError) -> JSONValue {
    let plain = TolerantJSON.plain(bytes)
    do {
      return try JSONDocument(bytes: plain).root
    } catch {
      throw CatalogError(error, in: plain)
    }
  }
}

/// Converts JSON with comments to strict JSON.
private enum TolerantJSON {
  static func plain(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    var comma: Int?
    var offset = 0
    while offset < result.count {
      switch result[offset] {
      case UInt8(ascii: "\""):
        comma = nil
        offset = endOfString(in: result, from: offset)
        continue
      case UInt8(ascii: "/"):
        let end = endOfComment(in: result, from: offset)
        if end > offset {
          for index in offset..<end where result[index] != UInt8(ascii: "\n") {
            result[index] = UInt8(ascii: " ")
          }
          offset = end
          continue
        }
        comma = nil
      case UInt8(ascii: ","): comma = offset
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if let comma { result[comma] = UInt8(ascii: " ") }
        comma = nil
      case 0x20, 0x09, 0x0A, 0x0D: break
      default: comma = nil
      }
      offset += 1
    }
    return result
  }

  private static func endOfString(in bytes: [UInt8], from start: Int) -> Int {
    var offset = start + 1
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(offset + 1, bytes.count)
  }

  /// Returns the end of a comment; its start if there is none.
  private static func endOfComment(in bytes: [UInt8], from start: Int) -> Int {
    let rest = bytes[(start + 1)...]
    switch rest.first {
    case UInt8(ascii: "/"): return rest.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    case UInt8(ascii: "*"):
      var offset = start + 2
      while offset + 1 < bytes.count {
        if bytes[offset] == UInt8(ascii: "*"), bytes[offset + 1] == UInt8(ascii: "/") {
          return offset + 2
        }
        offset += 1
      }
      return start
    default: return start
    }
  }
}

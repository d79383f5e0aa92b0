import Escaping
import StringCatalogs
import ToolSupport

/// A server of the Model Context Protocol over standard input and output, one JSON-RPC message on
/// each line.
///
/// Since the revision 2026-07-28 of the protocol each request says its version and nothing connects
/// it to others; clients of the revisions before it begin with `initialize`, and get the same
/// answers. The server opens no connection, writes no file but the catalogs that it was started
/// with, and reads only those, and what their configurations name.
struct AgentServer {
  /// The revisions in which requests say their version.
  private static let revisions = ["2026-07-28"]

  /// The revisions that begin with a handshake, newest first; they differ in nothing that this
  /// server uses.
  private static let earlierRevisions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]

  /// The maximum size of a message in bytes.
  static let longestMessage = 16 * 1024 * 1024

  /// The codes of errors in JSON-RPC 2.0, and one of the protocol.
  private enum Code: Int {
    case parseError = -32_700
    case invalidRequest = -32_600
    case methodNotFound = -32_601
    case invalidParameters = -32_602
    case unsupportedVersion = -32_022
  }

  /// Why a request gets no result.
  private struct Failure: Error {
    let code: Code
    let text: String
    var data: JSONOutput?
  }

  private let tools: AgentTools

  init(_ tools: AgentTools) {
    self.tools = tools
  }

  /// Returns the answer to a message; nil for one that wants none.
  func answer(to message: [UInt8]) -> String? {
    guard let json = try? JSONValue.tolerant(message) else {
      return Self.line(Failure(code: .parseError, text: "The message isn’t JSON."), id: nil)
    }
    let id = json["id"].flatMap { id in
      id.string.map(JSONOutput.text) ?? id.integer.map(JSONOutput.integer)
    }
    guard json.kind == .object, json["jsonrpc"]?.string == "2.0",
      let method = json["method"]?.string, json["id"] == nil || id != nil
    else {
      // An answer, though the server never asks, wants none.
      if json["result"] != nil || json["error"] != nil { return nil }
      let text =
        "The message isn’t a JSON-RPC 2.0 request with an id that is text or a whole number."
      return Self.line(Failure(code: .invalidRequest, text: text), id: id)
    }
    guard let id else { return nil }
    do throws(Failure) {
      let result = try result(of: method, json["params"])
      return JSONOutput.members([
        "jsonrpc": .text("2.0"), "id": id, "result": .object(result),
      ]).compactText() + "\n"
    } catch {
      return Self.line(error, id: id)
    }
  }

  /// The members of a result.
  private typealias Members = [(name: String, value: JSONOutput)]

  private func result(of method: String, _ parameters: JSONValue?) throws(Failure) -> Members {
    let isStateless = try Self.isStateless(parameters)
    var members: Members
    switch method {
    case "server/discover" where isStateless:
      members = [
        ("supportedVersions", .array(Self.revisions.map(JSONOutput.text))),
        ("capabilities", Self.capabilities), ("instructions", .text(AgentTools.instructions)),
      ]
    case "initialize" where !isStateless:
      let wanted = parameters?["protocolVersion"]?.string
      let version = Self.earlierRevisions.first { $0 == wanted } ?? Self.earlierRevisions[0]
      members = [
        ("protocolVersion", .text(version)), ("capabilities", Self.capabilities),
        ("serverInfo", Self.identity), ("instructions", .text(AgentTools.instructions)),
      ]
    case "ping" where !isStateless: members = []
    case "tools/list": members = [("tools", .array(AgentTool.allCases.map(\.json)))]
    case "tools/call":
      guard let tool = (parameters?["name"]?.string).flatMap(AgentTool.init(rawValue:)) else {
        let names = AgentTool.allCases.map(\.rawValue).joined(separator: ", ")
        throw Failure(
          code: .invalidParameters, text: "There is no such tool. Use one of: \(names)")
      }
      members = tools.result(of: tool, parameters?["arguments"])
    default: throw Failure(code: .methodNotFound, text: "There is no method “\(method)”.")
    }
    guard isStateless else { return members }
    if method != "tools/call" {
      // What the server can do is the same for everybody, until it is started anew.
      members += [("cacheScope", .text("public")), ("ttlMs", .integer(3_600_000))]
    }
    return members + [
      ("resultType", .text("complete")),
      ("_meta", .members(["io.modelcontextprotocol/serverInfo": Self.identity])),
    ]
  }

  /// Returns whether a request says its version; throws if that, or what belongs to it, is wrong.
  private static func isStateless(_ parameters: JSONValue?) throws(Failure) -> Bool {
    guard let meta = parameters?["_meta"],
      let version = meta["io.modelcontextprotocol/protocolVersion"]
    else { return false }
    guard let requested = version.string, revisions.contains(requested) else {
      throw Failure(
        code: .unsupportedVersion, text: "This version of the protocol isn’t supported.",
        data: .members([
          "supported": .array(revisions.map(JSONOutput.text)),
          "requested": .text(version.string ?? ""),
        ]))
    }
    guard meta["io.modelcontextprotocol/clientCapabilities"]?.kind == .object else {
      throw Failure(
        code: .invalidParameters,
        text: "_meta must have io.modelcontextprotocol/clientCapabilities, an object.")
    }
    return true
  }

  private static let capabilities = JSONOutput.members(["tools": .object([])])

  private static let identity = JSONOutput.members([
    "name": .text("catalog-edit"), "title": .text("MetaLens catalog-edit"),
    "version": .text(ToolVersion.current),
  ])

  private static func line(_ failure: Failure, id: JSONOutput?) -> String {
    JSONOutput.members([
      // Null.
      "jsonrpc": .text("2.0"), "id": id ?? .decimal(.nan),
      "error": .members([
        "code": .integer(failure.code.rawValue), "message": .text(failure.text),
        "data": failure.data,
      ]),
    ]).compactText() + "\n"
  }

  /// The answer to a message that is too long to be read.
  static var refusalOfALongMessage: String {
    line(
      Failure(
        code: .invalidRequest, text: "A message may have at most \(longestMessage) bytes."),
      id: nil)
  }
}

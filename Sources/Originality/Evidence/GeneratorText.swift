import ASCII
import PhotoFormats
import PhotoMetadata

/// The settings that image generators save in their pictures.
///
/// Each form counts only in the fields into which its generator writes it: what people and other
/// programs write there, and the same words in captions, are no settings.
enum GeneratorText {
  /// Returns whether a trace has the settings of a generator.
  static func isFound(in trace: FileTrace, of input: EvidenceInput) -> Bool {
    let text = trace.text
    switch trace.source {
    case .pngText(let keyword): return isFound(inPNG: keyword.lowercased(), text, input)
    case .exif(.userComment), .exif(.xpComment), .xmp("exif:UserComment"):
      return Parameters.isFound(in: text) || isObject(text)
    case .exif(.make), .exif(.model): return isEntry(text)
    case .exif(.imageDescription):
      return isEntry(text) || isSigned(text, input) || isJob(text, input)
        || !input.namesCamera && Parameters.isFound(in: text)
    case .xmp("dc:description"):
      return isJob(text, input) || !input.namesCamera && Parameters.isFound(in: text)
    case .comment:
      return (text.hasPrefix("parameters\n") || !input.namesCamera)
        && Parameters.isFound(in: text)
    case .gifComment: return Parameters.isFound(in: text)
    default: return false
    }
  }

  /// The keywords of PNG, in lowercase, with what their generators write.
  private static func isFound(
    inPNG keyword: String, _ text: String, _ input: EvidenceInput
  ) -> Bool {
    switch keyword {
    case "parameters": return Parameters.isFound(in: text) || isObject(text)
    case "prompt": return JSONOutline(text).map { isGraph($0) } ?? false
    case "workflow": return JSONOutline(text).map { isWorkflow($0) } ?? false
    // NovelAI.
    case "comment": return isObject(text)
    case "title": return text == "NovelAI generated image"
    case "source": return isNovelAISource(text)
    case "description": return isJob(text, input)
    // InvokeAI and its predecessors.
    case "invokeai_metadata", "invokeai_graph", "invokeai_workflow":
      return JSONOutline(text)?.members.isEmpty == false
    case "sd-metadata":
      guard let outline = JSONOutline(text) else { return false }
      return outline.has("image", .object) && (outline.has("app_id") || outline.has("model"))
    case "dream": return isDream(text)
    // TensorArt and LiblibAI.
    case "generation_data":
      guard let outline = JSONOutline(text) else { return false }
      return outline.has("prompt")
        && ["models", "samplerName", "cfgScale", "baseModel", "sdxl"].contains { outline.has($0) }
    case "sdmetadata", "metadata": return isObject(text)
    case "fooocus_scheme": return ["fooocus", "a1111"].contains(text.lowercased())
    case "use_stable_diffusion_model": return !text.isEmpty
    default: return false
    }
  }

  /// Returns whether an entry for another purpose has the graph that ComfyUI and its extensions put
  /// there, `prompt:{…}` or `workflow:{…}`.
  static func isEntry(_ text: String) -> Bool {
    guard let colon = text.utf8.prefix(9).firstIndex(of: UInt8(ascii: ":")) else { return false }
    let json = String(text[colon...].dropFirst().drop { $0 == " " })
    switch text[..<colon].lowercased() {
    case "prompt": return JSONOutline(json).map { isGraph($0) } ?? false
    case "workflow": return JSONOutline(json).map { isWorkflow($0) } ?? false
    default: return false
    }
  }

  /// The graph of ComfyUI: nodes by their numbers, each with a class and inputs.
  ///
  /// Civitai adds resources.
  private static func isGraph(_ outline: JSONOutline, in parent: Int? = nil) -> Bool {
    outline.members.indices.contains { index in
      let node = outline.members[index]
      guard node.parent == parent, node.kind == .object,
        isNodeNumber(node.name) || node.name == "resource-stack"
      else { return false }
      return outline.has("inputs", .object, in: index)
        && (outline.has("class_type", .string, in: index) || outline.isCut)
    }
  }

  /// The number of a node, and of one in a group of nodes: `3`, `57:27`.
  private static func isNodeNumber(_ name: String) -> Bool {
    name.utf8.first?.isASCIIDigit == true
      && name.utf8.allSatisfy { $0.isASCIIDigit || $0 == UInt8(ascii: ":") }
  }

  /// The graph as ComfyUI's page saves it: the numbers given last, and the nodes.
  private static func isWorkflow(_ outline: JSONOutline, in parent: Int? = nil) -> Bool {
    if outline.has("last_node_id", .number, .string, in: parent) {
      return outline.has("nodes", .array, in: parent)
        || outline.has("last_link_id", .number, in: parent)
    }
    guard let state = outline.index(of: "state", in: parent) else { return false }
    return outline.has("lastNodeId", .number, in: state)
  }

  /// The settings as one JSON object.
  private static func isObject(_ text: String) -> Bool {
    guard text.hasPrefix("{"), let outline = JSONOutline(text) else { return false }
    if isGraph(outline) { return true }
    if let prompt = outline.index(of: "prompt"), isGraph(outline, in: prompt) { return true }
    if let workflow = outline.index(of: "workflow"), isWorkflow(outline, in: workflow) {
      return true
    }
    // SwarmUI, mflux, Easy Diffusion, Fooocus, NovelAI, Draw Things.
    let ownNames = ["sui_image_params", "mflux_version", "use_stable_diffusion_model"]
    if ownNames.contains(where: { outline.has($0, .object, .string) }) { return true }
    if let scheme = outline.text(of: "metadata_scheme"), ["fooocus", "a1111"].contains(scheme) {
      return true
    }
    let software = outline.text(of: "Software") ?? outline.text(of: "software")
    if let software, GeneratorName.isFound(in: software) { return true }
    let shortNames = ["uc", "seed", "steps", "sampler", "scale"]
    if outline.has("c", .string), shortNames.allSatisfy({ outline.has($0) }) { return true }
    // What all of them name, and no other program does: a prompt, a seed, and how closely to
    // follow the prompt or what to avoid.
    let steps = ["steps", "num_inference_steps", "n_iter"]
    return outline.has("prompt", .string) && outline.has("seed", .number, .string)
      && steps.contains { outline.has($0, .number, .string) }
      && guidance.contains { outline.has($0) }
  }

  private static let guidance = [
    "negative_prompt", "negativePrompt", "negative", "uc", "uncond_scale", "cfg", "cfg_scale",
    "cfgScale", "cfgscale", "guidance_scale", "guidanceScale",
  ]

  /// Midjourney: the prompt with its parameters, then the identifier of the job; or the same
  /// identifier as that of the picture.
  private static func isJob(_ text: String, _ input: EvidenceInput) -> Bool {
    let identifier = text.suffix(36)
    let prompt = text.dropLast(36)
    guard isUUID(identifier), prompt.hasSuffix("Job ID: ") else { return false }
    let picture = input.traces.xmp("Iptc4xmpExt:DigImageGUID")?.text.lowercased()
    return picture == identifier.lowercased() || hasJobParameter(prompt)
  }

  /// Midjourney's documentation, Parameter List: `--ar 3:2`, `--v 6.1`, `--tile` and so on.
  private static func hasJobParameter(_ prompt: Substring) -> Bool {
    let words = prompt.split(separator: " ")
    return words.indices.contains { index in
      guard words[index].hasPrefix("--") else { return false }
      let name = words[index].dropFirst(2).lowercased()
      if flags.contains(name) { return true }
      guard values.contains(name), index + 1 < words.endIndex else { return false }
      return words[index + 1].utf8.contains(where: \.isASCIIDigit) || words[index + 1] == "raw"
    }
  }

  private static let flags: Set<String> = [
    "tile", "raw", "turbo", "fast", "relax", "draft", "hd", "test", "testp", "uplight", "upbeta",
    "upanime",
  ]

  private static let values: Set<String> = [
    "v", "version", "ar", "aspect", "niji", "s", "stylize", "style", "c", "chaos", "seed", "q",
    "quality", "iw", "w", "weird", "sref", "cref", "oref", "p", "profile", "sw", "cw", "ow", "stop",
    "exp", "h", "sv",
  ]

  private static func isUUID(_ text: Substring) -> Bool {
    let groups = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return groups.map(\.count) == [8, 4, 4, 4, 12]
      && groups.allSatisfy { $0.allSatisfy { $0.hexadecimalValue != nil } }
  }

  /// Grok: a signature in Base64, and an identifier as the artist.
  private static func isSigned(_ text: String, _ input: EvidenceInput) -> Bool {
    guard text.hasPrefix("Signature: "), let artist = input.traces.exif(.artist)?.text,
      isUUID(artist[...])
    else { return false }
    let signature = text.utf8.dropFirst(11)
    return signature.count >= 40
      && signature.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || "+/=".utf8.contains($0) }
  }

  /// NovelAI: the name of its model with a hash, `NovelAI Diffusion V4 37442FCA`.
  private static func isNovelAISource(_ text: String) -> Bool {
    guard text.hasPrefix("NovelAI Diffusion ") || text.hasPrefix("Stable Diffusion ") else {
      return false
    }
    let hash = text.split(separator: " ").last ?? ""
    return hash.utf8.count == 8 && hash.utf8.allSatisfy { $0.hexadecimalValue != nil }
  }

  /// InvokeAI's first form: the prompt in quotation marks, then options, `-s 50 -S 383 -C 7.5`.
  private static func isDream(_ text: String) -> Bool {
    guard text.hasPrefix("\""), let quote = text.lastIndex(of: "\"") else { return false }
    let words = text[quote...].dropFirst().split(separator: " ")
    return ["-s", "-S", "-C"].allSatisfy { option in
      words.indices.contains { index in
        guard words[index].hasPrefix(option) else { return false }
        let joined = words[index].dropFirst(option.count)
        let value = joined.isEmpty && index + 1 < words.endIndex ? words[index + 1] : joined
        return Double(value) != nil
      }
    }
  }
}

/// The settings as AUTOMATIC1111 writes them and its relatives do: after the prompts, a line of
/// names and values, `Steps: 20, Sampler: Euler a, CFG scale: 7, Seed: 1, Size: 512x512`.
private enum Parameters {
  static func isFound(in text: String) -> Bool {
    var rest = text.utf8[...]
    for _ in 0..<attempts {
      guard let start = rest.firstRange(of: beginning)?.lowerBound else { return false }
      if start == text.startIndex || text.utf8[..<start].last?.isSpace == true,
        isFound(inLine: String(decoding: rest[start...].prefix(longestLine), as: UTF8.self))
      {
        return true
      }
      rest = rest[start...].dropFirst()
    }
    return false
  }

  private static func isFound(inLine text: String) -> Bool {
    var values: [String: Substring] = [:]
    let line = text.prefix { !$0.isNewline }
    for piece in line.split(separator: ",", maxSplits: 64) {
      guard let colon = piece.firstIndex(of: ":") else { continue }
      let name = piece[..<colon].drop { $0 == " " }.lowercased()
      let value = piece[colon...].dropFirst().drop { $0 == " " }
      if values[name] == nil { values[name] = value }
    }
    return isWhole(values["steps"]) && isWhole(values["seed"])
      && guidance.contains { values[$0].flatMap { Double($0) } != nil }
      && (isSize(values["size"]) || values["sampler"]?.isEmpty == false)
  }

  private static let beginning = Array("Steps: ".utf8)

  /// The positions where the line can begin that are tried; prompts seldom have one.
  private static let attempts = 16

  /// The bytes of the line that are examined; what is looked for stands at its beginning.
  private static let longestLine = 2_048

  private static let guidance = [
    "cfg scale", "guidance scale", "guidance", "distilled cfg scale", "cfg",
  ]

  private static func isWhole(_ value: Substring?) -> Bool { value.flatMap { Int($0) } != nil }

  private static func isSize(_ value: Substring?) -> Bool {
    let sides = value?.split(separator: "x") ?? []
    return sides.count == 2 && sides.allSatisfy { Int($0).map { $0 > 0 } == true }
  }
}

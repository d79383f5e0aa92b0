import PhotoMetadata

/// Forms in which image generators name themselves, or save their settings: what stands in a file,
/// each a file of its own without a camera.
enum GenuineForms {
  /// One file, by the traces that it has.
  typealias Form = [FileTrace]

  static let all = parameters + graphs + objects + others + names

  /// AUTOMATIC1111 and what writes its form.
  static let parameters: [Form] = [
    png("parameters", webUI), png("parameters", forge), png("parameters", sdcpp),
    png("parameters", fooocus), png("parameters", next), png("parameters", saver),
    png("Parameters", webUI), exif(.userComment, webUI), exif(.userComment, civitai),
    exif(.userComment, forge), exif(.xpComment, webUI), [trace(.comment, "parameters\n" + webUI)],
    [trace(.comment, "parameters\n" + sdcpp)], [trace(.gifComment, webUI)],
    [trace(.xmp("exif:UserComment"), webUI)], exif(.imageDescription, webUI),
    png("parameters", "Steps: 1, Sampler: Euler a, CFG scale: 1, Seed: 0, Size: 64x64"),
    png("parameters", longPrompt),
    exif(.userComment, "お城と桜\nSteps: 20, Sampler: Euler a, CFG scale: 7, Seed: 1, Size: 512x512"),
  ]

  /// ComfyUI, as PNG and through the entries that its WebP and JPEG use.
  static let graphs: [Form] = [
    png("prompt", graph), png("workflow", workflow), png("workflow", newWorkflow),
    png("Workflow", workflow), png("prompt", subgraph),
    exif(.software, "AI generated;txt2img;flux"), png("workflow", workflowV1),
    exif(.make, "workflow:" + workflow), exif(.make, "Prompt: " + graph),
    exif(.model, "prompt:" + graph), exif(.imageDescription, "Workflow: " + workflow),
    exif(.imageDescription, "workflow:" + newWorkflow),
    exif(.userComment, #"{"prompt": "# + graph + #", "workflow": "# + workflow + "}"),
    exif(
      .userComment,
      #"{"resource-stack":{"class_type":"CheckpointLoaderSimple","inputs":{"ckpt_name":"urn:air"}},"#
        + #""6":{"class_type":"CLIPTextEncode","inputs":{"text":"a cat"}},"extra":{"airs":[]}}"#),
    png("prompt", String(graph.prefix(90))), png("workflow", String(workflow.prefix(90))),
  ]

  /// Generators with settings as one object of JSON.
  static let objects: [Form] = [
    png(
      "Comment",
      #"{"prompt": "1girl", "steps": 28, "height": 1216, "width": 832, "scale": 5.0, "#
        + #""uncond_scale": 0.0, "seed": 1234, "n_samples": 1, "sampler": "k_euler_ancestral", "#
        + #""uc": "lowres"}"#),
    exif(
      .userComment,
      #"{"Comment": "{\"prompt\": \"1girl\", \"steps\": 28}", "Software": "NovelAI", "#
        + #""Source": "NovelAI Diffusion V4 37442FCA"}"#),
    png("invokeai_metadata", #"{"generation_mode":"txt2img","positive_prompt":"a cat"}"#),
    png("invokeai_graph", #"{"id":"a","nodes":{"noise":{"type":"noise"}},"edges":[]}"#),
    png(
      "sd-metadata",
      #"{"model": "stable diffusion", "app_id": "invoke-ai/InvokeAI", "image": {"steps": 50}}"#),
    png("Dream", #""a cat" -s 50 -S 3838494 -W 512 -H 512 -C 7.5 -A k_lms"#),
    png(
      "parameters",
      #"{"prompt": "a cat", "negative_prompt": "", "steps": 30, "guidance_scale": 4.0, "#
        + #""base_model": "juggernautXL", "sampler": "dpmpp_2m_sde_gpu", "seed": "12", "#
        + #""metadata_scheme": "fooocus", "version": "Fooocus v2.5.0"}"#),
    png("parameters", #"{"sui_image_params": {"prompt": "a cat", "seed": 5, "steps": 20}}"#),
    exif(.userComment, #"{"sui_image_params":{"prompt":"a cat","cfgscale":7.0}}"#),
    exif(
      .userComment,
      #"{"c":"a cat","model":"sd_xl.ckpt","sampler":"DPM++ 2M Karras","scale":7,"seed":9,"#
        + #""size":"1024x1024","steps":30,"strength":1,"uc":"","v2":{}}"#),
    png("use_stable_diffusion_model", "sd-v1-5"),
    exif(
      .userComment,
      #"{"prompt": "a cat", "seed": 1, "use_stable_diffusion_model": "sd-v1-5", "#
        + #""num_inference_steps": 25, "guidance_scale": 7.5, "negative_prompt": ""}"#),
    exif(.userComment, #"{"mflux_version": "0.6.2", "model": "schnell", "seed": 2, "steps": 4}"#),
    png(
      "generation_data",
      #"{"models":[{"label":"x","type":"LORA"}],"prompt":"a cat","samplerName":"Euler a","#
        + #""cfgScale":7,"seed":"1","steps":25}"#),
  ]

  /// Midjourney, Grok, NovelAI's own texts, labels and declarations.
  static let others: [Form] = [
    png("Description", "a fox in snow --v 6.1 Job ID: 0123abcd-4567-89ab-cdef-0123456789ab"),
    png("Description", "a fox --ar 3:2 --niji 6 Job ID: 0123abcd-4567-89ab-cdef-0123456789ab"),
    [
      trace(
        .xmp("dc:description"),
        "a fox --stylize 250 --v 6 Job ID: 0123abcd-4567-89ab-cdef-0123456789ab")
    ],
    [
      trace(.pngText("Description"), "a fox Job ID: 0123abcd-4567-89ab-cdef-0123456789ab"),
      trace(.xmp("Iptc4xmpExt:DigImageGUID"), "0123abcd-4567-89ab-cdef-0123456789ab"),
    ],
    exif(
      .imageDescription, "a fox --chaos 5 --v 5 Job ID: 0123abcd-4567-89ab-cdef-0123456789ab"),
    [
      trace(
        .exif(.imageDescription),
        "Signature: " + String(repeating: "kZ8/q+1xT0aB", count: 8) + "=="),
      trace(.exif(.artist), "0123abcd-4567-89ab-cdef-0123456789ab"),
    ],
    png("Title", "NovelAI generated image"),
    png("Source", "NovelAI Diffusion V4.5 4BDE2A90"), png("Source", "Stable Diffusion F1022D28"),
    png("Source", "Stable Diffusion XL 7BCCAA2C"),
    [trace(.xmp("photoshop:Credit"), "Made with Google AI")],
    [trace(.xmp("Iptc4xmpExt:AIPromptInformation"), "a red bridge in fog")],
    [
      trace(
        .xmp("Iptc4xmpExt:DigitalSourceFileType"),
        "http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia")
    ],
    png("AIGC", #"{"Label":"1","ContentProducer":"001","ProduceID":"2"}"#),
    exif(.userComment, #"{"AIGC":{"Label":"1","ContentProducer":"001191"}}"#),
    exif(.userComment, #"{"Label":"1","ContentProducer":"001191","ProduceID":"7"}"#),
    exif(.userComment, #"AIGC:{"Label":"1","ContentProducer":"001191"}"#),
    exif(.userComment, #"AIGC={"Label": 1, "ContentPropagator": "001191"}"#),
    exif(.software, #"{"AIGC":{"Label":"1","ContentProducer":"001191"}}"#),
    exif(.software, #"AIGC{"Label":"1","ContentProducer":"001191"}"#),
    exif(.imageHistory, #"{"Label":"1","ContentPropagator":"001191"}"#),
    [trace(.xmp("xmp:CreatorTool"), #"{"AIGC":{"Label":"1","ContentProducer":"001191"}}"#)],
    [trace(.xmp("tiff:Software"), #"AIGC:{"Label":"1","ContentProducer":"001191"}"#)],
    [trace(.iptc(record: 2, dataSet: 65), #"{"AIGC":{"Label":"1","ContentProducer":"1"}}"#)],
    png("Software", #"{"AIGC":{"Label":"1","ContentProducer":"001191"}}"#),
    png("aigc", #"{"Label":"1","ContentProducer":"001"}"#), [trace(.xmp("TC260:Label"), "1")],
    [trace(.comment, webUI)],
    png(
      "metadata",
      #"{"prompt": "a cat", "guidance_scale": 7, "num_inference_steps": 28, "seed": 1}"#),
    png(
      "parameters",
      #"{"Prompt": "a cat", "steps": 30, "cfg": 8, "seed": 20, "software": "RuinedFooocus"}"#),
  ]

  /// Names alone, each in another field in which programs name themselves.
  static let names: [Form] = [
    exif(.software, "ChatGPT"), exif(.software, "DALL-E 3"), exif(.software, "DALL·E"),
    exif(.software, "Midjourney"), exif(.software, "Google Gemini"), exif(.software, "Gemini"),
    exif(.software, "Adobe Firefly"), exif(.software, "Adobe Firefly 3"),
    exif(.software, "Bing Image Creator"), exif(.software, "Stable Diffusion"),
    exif(.software, "stable-diffusion.cpp"), exif(.software, "OpenAI gpt-image-1"),
    exif(.software, "ComfyUI"), exif(.software, "Fooocus v2.5.5"), exif(.software, "Grok"),
    exif(.software, "NightCafe Creator"), exif(.software, "Leonardo.Ai"),
    exif(.software, "Nano Banana"), exif(.software, "Imagen 4"), exif(.software, "即梦AI"),
    exif(.software, "豆包"), exif(.software, "Microsoft Copilot"),
    exif(.software, "Image Playground"), exif(.software, "Ideogram AI"),
    exif(.processingSoftware, "InvokeAI 5.0"), exif(.imageEditingSoftware, "ChatGPT"),
    exif(.rawDevelopingSoftware, "Stable Diffusion"), exif(.imageEditor, "DALL-E 3"),
    exif(.make, "OpenAI"), exif(.model, "DALL-E 3"), exif(.make, "Midjourney"),
    [trace(.xmp("xmp:CreatorTool"), "Draw Things")], [trace(.xmp("tiff:Software"), "Midjourney")],
    [trace(.xmp("exifEX:ImageEditingSoftware"), "Google Gemini")],
    [trace(.xmpHistory("stEvt:softwareAgent"), "Adobe Firefly")],
    [trace(.iptc(record: 2, dataSet: 65), "Mochi Diffusion")],
    png("Software", "NovelAI"), png("Creator", "Midjourney"), png("software", "Midjourney"),
    exif(.software, "Kling AI"), exif(.software, "KlingAI 2.1"), exif(.software, "Sora 2"),
    exif(.software, "niji・journey"), exif(.software, "Z-Image-Turbo"), exif(.software, "SDXL 1.0"),
    exif(.software, "Krita AI Diffusion"), exif(.software, "Stability Matrix"),
    exif(.software, "讯飞星火"),
  ]

  private static let settings = "Steps: 20, Sampler: Euler a, CFG scale: 7, Seed: 1234567"
  static let webUI =
    "a castle, (masterpiece:1.2)\nNegative prompt: blurry\n\(settings), Size: 512x512, "
    + "Model hash: abcdef12, Version: v1.10.1"
  private static let longPrompt =
    String(repeating: "a castle on a hill, ", count: 400) + "\n\(settings), Size: 512x512"
  private static let forge =
    "a cat\nSteps: 20, Sampler: Euler, Schedule type: Simple, CFG scale: 1, "
    + "Distilled CFG Scale: 3.5, Seed: 42, Size: 896x1152, Model: flux1-dev, Version: f2.0.1"
  private static let sdcpp =
    "a cat\nSteps: 20, CFG scale: 7.000000, Guidance: 3.500000, Eta: 0.000000, Seed: 42, "
    + "Size: 512x512, Model: sd15, RNG: cuda, Sampler: euler_a, Version: stable-diffusion.cpp"
  private static let fooocus =
    "a cat\nNegative prompt: \nSteps: 30, Sampler: DPM++ 2M SDE, Seed: 123, Size: 1152x896, "
    + "CFG scale: 4, Sharpness: 2, ADM Guidance: \"(1.5, 0.8, 0.3)\", Version: Fooocus v2.3.0"
  private static let next =
    "a cat\nSteps: 20, Size: 1024x1024, Seed: 77, CFG scale: 6, App: SD.Next, Version: 5d2a3c1"
  private static let saver =
    "a cat\nNegative prompt: ugly\nSteps: 20, Sampler: euler_normal, CFG Scale: 8.0, Seed: 1, "
    + "Size: 512x512, Model hash: 6ce0161689, Version: ComfyUI"
  private static let civitai =
    "a cat\nSteps: 25, Sampler: DPM++ 2M Karras, CFG scale: 7, Seed: 123, Size: 832x1216, "
    + #"Clip skip: 2, Civitai resources: [{"type":"checkpoint","modelVersionId":1}]"#
  private static let graph =
    #"{"3":{"inputs":{"seed":1,"steps":20,"sampler_name":"euler"},"class_type":"KSampler"}, "#
    + #""4":{"inputs":{"ckpt_name":"sd15.safetensors"},"class_type":"CheckpointLoaderSimple"}}"#
  private static let subgraph =
    #"{"57:27": {"inputs": {"text": "a cat"}, "class_type": "CLIPTextEncode", "_meta": {}}}"#
  private static let workflow =
    #"{"last_node_id":9,"last_link_id":9,"nodes":[{"id":7,"type":"CLIPTextEncode","#
    + #""pos":[413,389],"widgets_values":["text, watermark"]}],"links":[],"version":0.4}"#
  private static let newWorkflow =
    #"{"id": "0a1b", "revision": 0, "last_node_id": 9, "last_link_id": 9, "nodes": [{"id": 7}]}"#
  private static let workflowV1 =
    #"{"version":1,"state":{"lastGroupid":0,"lastNodeId":9,"lastLinkId":9},"nodes":[]}"#

  private static func trace(_ source: TraceSource, _ text: String) -> FileTrace {
    FileTrace(source, at: 1, text: text)
  }

  private static func exif(_ tag: ExifTag, _ text: String) -> Form { [trace(.exif(tag), text)] }

  private static func png(_ keyword: String, _ text: String) -> Form {
    [trace(.pngText(keyword), text)]
  }
}

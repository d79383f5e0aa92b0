import StringCatalogs

extension PhotoReport {
  /// The words of the report.
  static func catalog() throws -> StringCatalog {
    try TestCatalog.make([
      "title": ["Photo metadata audit", "사진 메타데이터 감사", "写真メタデータの監査", "照片元数据审查"],
      "count": ["%lld photos", "사진 %lld장", "写真%lld枚", "%lld 张照片"],
      "lead": [
        "This report shows what each file says about itself. It can’t prove that a photo is genuine or fake.",
        "이 보고서는 각 파일이 스스로에 대해 말하는 내용을 보여 줍니다. 사진의 진위를 증명할 수는 없습니다.",
        "このレポートは、各ファイルが自分自身について記録している内容を示します。写真の真偽を証明することはできません。",
        "本报告展示每个文件对自身的记录，无法证明照片的真伪。",
      ],
      "guide": ["How to read this report", "보고서 읽는 법", "このレポートの読み方", "如何阅读本报告"],
      "guide.score": [
        "The score only rates the metadata. It starts at 100 and drops when the Software entry names an editor.",
        "점수는 메타데이터만 평가합니다. 100점에서 시작하여 소프트웨어 항목이 편집 프로그램을 가리키면 내려갑니다.",
        "スコアはメタデータだけを評価します。100から始まり、ソフトウェアの項目が編集ソフトを示すと下がります。",
        "分数仅评价元数据。从 100 分开始，若“软件”条目为编辑程序，则扣分。",
      ],
      "guide.limits": [
        "A processed photo may show no trace, and no evidence here proves that a photo is fake.",
        "처리된 사진에 흔적이 없을 수 있으며, 여기의 어떤 근거도 사진이 가짜임을 증명하지 않습니다.",
        "加工された写真に痕跡がないこともあり、ここにある根拠は写真が偽物であることを証明しません。",
        "经过处理的照片可能没有痕迹，此处的任何依据都不能证明照片是假的。",
      ],
      "overview": ["Overview", "개요", "概要", "概览"],
      "verdicts": ["Verdicts", "판정", "判定", "结论"],
      "signs": ["What speaks for processing", "처리를 뒷받침하는 근거", "加工を示すもの", "支持处理的依据"],
      "sign.history": ["Editing history", "편집 기록", "編集履歴", "编辑历史"],
      "sign.size": ["Recorded size differs", "기록된 크기가 다름", "記録されたサイズと異なる", "记录的尺寸不同"],
      "sign.camera": ["No camera recorded", "카메라 기록 없음", "カメラの記録なし", "未记录相机"],
      "verdict": ["Verdict", "판정", "判定", "结论"],
      "file": ["File", "파일", "ファイル", "文件"],
      "score": ["Metadata score", "메타데이터 점수", "メタデータのスコア", "元数据分数"],
      "camera": ["Camera", "카메라", "カメラ", "相机"],
      "software": ["Software", "소프트웨어", "ソフトウェア", "软件"],
      "taken": ["Taken", "촬영일", "撮影日", "拍摄日期"],
      "processed": ["Processed after capture", "촬영 후 편집됨", "撮影後に加工あり", "拍摄后经过处理"],
      "probably": [
        "Probably processed after capture", "촬영 후 편집된 것으로 보임", "撮影後に加工の可能性が高い", "拍摄后可能经过处理",
      ],
      "noSign": ["No sign of processing", "편집 흔적 없음", "加工の痕跡なし", "无处理迹象"],
      "cannotTell": ["Can’t tell", "판단할 수 없음", "判断できません", "无法判断"],
      "failed": ["Not read", "읽지 못함", "読み取り不可", "未读取"],
      "failed.reason": [
        "There is no such file.", "파일이 없습니다.", "ファイルがありません。", "文件不存在。",
      ],
      "reason.0": [
        "%@ and the editing history name an editing program.", "%@와 편집 기록이 편집 프로그램을 가리킵니다.",
        "%@と編集履歴が編集ソフトを示しています。", "%@ 和编辑历史指明了编辑程序。",
      ],
      "reason.1": [
        "The size in %@ is not that of the picture.", "%@의 크기가 사진의 크기와 다릅니다.",
        "%@のサイズが画像のサイズと異なります。", "%@ 中的尺寸与图像不符。",
      ],
      "reason.2": [
        "17 checks of %@ and the file found nothing.", "%@와 파일에 대한 검사 17건에서 아무것도 발견되지 않았습니다.",
        "%@とファイルの17項目を調べましたが、何も見つかりませんでした。", "对 %@ 和文件的 17 项检查没有发现任何迹象。",
      ],
      "reason.3": [
        "Without %@, too few checks are possible.", "%@ 없이는 할 수 있는 검사가 너무 적습니다.",
        "%@がないため、できる検査が少なすぎます。", "没有 %@，可做的检查太少。",
      ],
      "photos": ["Photos", "사진", "写真", "照片"],
      "evidence": ["Evidence", "근거", "根拠", "依据"],
      "metadata": ["Metadata", "메타데이터", "メタデータ", "元数据"],
      "checks": ["All 17 checks", "검사 17건 모두", "17件の検査すべて", "全部 17 项检查"],
      "digest": ["SHA-256", "SHA-256", "SHA-256", "SHA-256"],
      "lens": ["Lens", "렌즈", "レンズ", "镜头"],
      "place": ["Place", "위치", "場所", "地点"],
      "size": ["Size", "크기", "サイズ", "尺寸"],
      "fileSize": ["File size", "파일 크기", "ファイルサイズ", "文件大小"],
      "pixels": ["%lld × %lld pixels", "%lld × %lld픽셀", "%lld × %lldピクセル", "%lld × %lld 像素"],
      "map": ["Recorded place: %@", "기록된 위치: %@", "記録された場所：%@", "记录的地点：%@"],
      "thumbnail": [
        "Thumbnail in the file, %lld × %lld pixels", "파일에 든 미리보기, %lld × %lld픽셀",
        "ファイル内のサムネール、%lld × %lldピクセル", "文件中的缩略图，%lld × %lld 像素",
      ],
      "thumbnail.caption": ["Thumbnail", "미리보기", "サムネール", "缩略图"],
      "weight.conclusive": ["Conclusive", "결정적", "決定的", "确凿"],
      "weight.strong": ["Strong", "강함", "強い", "强"],
      "weight.caution": ["Weak", "약함", "弱い", "弱"],
      "weight.neutral": ["Information", "정보", "参考", "信息"],
      "structure": ["Structure", "구조", "構造", "结构"],
      "offset": ["Byte offset", "바이트 위치", "バイト位置", "字节偏移"],
      "rawValue": ["Raw value", "원래 값", "元の値", "原始值"],
      "finding.0": [
        "The editing history names %@.", "편집 기록에 %@이(가) 있습니다.", "編集履歴に%@があります。", "编辑历史中有 %@。",
      ],
      "finding.1": [
        "The software entry names %@.", "소프트웨어 항목에 %@이(가) 있습니다.", "ソフトウェアの項目に%@があります。",
        "软件条目为 %@。",
      ],
      "finding.2": [
        "The tables of the JPEG file are those of %@.", "JPEG 파일의 표는 %@의 것입니다.",
        "JPEGファイルのテーブルは%@のものです。", "JPEG 文件的量化表来自 %@。",
      ],
      "finding.3": [
        "The profile was written by %@.", "프로파일은 %@이(가) 기록했습니다.", "プロファイルは%@が書き込みました。",
        "配置文件由 %@ 写入。",
      ],
      "cause.0": [
        "a program that only changed the date or the caption.", "날짜나 설명만 바꾼 프로그램일 수 있습니다.",
        "日付や説明だけを変更したソフトの可能性があります。", "程序可能只修改了日期或说明。",
      ],
      "cause.1": [
        "a camera app that writes its own name.", "자신의 이름을 기록하는 카메라 앱일 수 있습니다.",
        "自分の名前を書き込むカメラアプリの可能性があります。", "相机应用可能写入了自己的名称。",
      ],
      "cause.2": [
        "firmware that uses the same tables.", "같은 표를 쓰는 펌웨어일 수 있습니다.",
        "同じテーブルを使うファームウェアの可能性があります。",
        "固件可能使用相同的量化表。",
      ],
      "cause.3": [
        "a phone that converts colors.", "색을 변환하는 휴대전화일 수 있습니다.", "色を変換するスマートフォンの可能性があります。",
        "手机可能转换了色彩。",
      ],
      "footer.date": ["Date of the audit", "감사 일시", "監査日時", "审查时间"],
      "footer.version": ["Version", "버전", "バージョン", "版本"],
    ])
  }
}

extension EvidenceTable {
  /// The rules of this version of the product.
  ///
  /// Ratios were measured on 486 real JPEG photos that name a camera: 118 that name an editor, and
  /// 368 others. A weight follows from its ratio: 10 and more is strong, 2 and more weak. Evidence
  /// that was not measured is strong only if the file itself states it, or if real photos have no
  /// exception.
  public static let current = EvidenceTable(
    version: "2026.2", date: "2026-11",
    rules: [
      EvidenceRule(.softwareNamesEditor, .program, .proof, .stated),
      EvidenceRule(.xmpNamesEditor, .program, .proof, .stated),
      EvidenceRule(.historyNamesEditor, .program, .proof, .stated),
      EvidenceRule(.textNamesEditor, .program, .proof, .stated),
      EvidenceRule(.textMentionsEditor, .program, .information, .reasoned),
      EvidenceRule(.commentNamesEncoder, .program, .strong, .stated),
      EvidenceRule(.historyRecorded, .program, .strong, measured(67, 1, 98.6)),
      EvidenceRule(.derivedFrom, .program, .strong, measured(67, 1, 98.6)),
      EvidenceRule(.developSettings, .program, .strong, measured(38, 1, 56)),
      EvidenceRule(.adobeProperties, .program, .strong, measured(64, 2, 25)),
      EvidenceRule(.adobeSegment, .program, .strong, measured(47, 2, 20.6)),
      EvidenceRule(.imageResources, .program, .strong, measured(64, 4, 14.4)),
      EvidenceRule(.captionResources, .program, .information, .stated),
      EvidenceRule(.softwareRewrote, .program, .information, .stated),
      EvidenceRule(.platformMark, .distribution, .strong, .stated),
      EvidenceRule(.messengerFileName, .distribution, .weak, .reasoned),
      EvidenceRule(.declaredAI, .declaration, .proof, .stated),
      EvidenceRule(.softwareNamesGenerator, .declaration, .proof, .stated),
      EvidenceRule(.generatorText, .declaration, .proof, .stated),
      EvidenceRule(.declaredPartlyAI, .declaration, .proof, .stated),
      EvidenceRule(.componentDeclaredAI, .declaration, .proof, .stated),
      EvidenceRule(.ingredientDeclaredAI, .declaration, .information, .stated),
      EvidenceRule(.suspectedAI, .declaration, .strong, .stated),
      EvidenceRule(.declaredNotAPhotograph, .declaration, .proof, .stated),
      EvidenceRule(.declaredEdits, .declaration, .proof, .stated),
      EvidenceRule(.declaredCapture, .declaration, .information, .stated),
      EvidenceRule(.credentialsClaimEdits, .declaration, .strong, .stated),
      EvidenceRule(.credentialsPresent, .declaration, .information, .stated),
      EvidenceRule(.remoteCredentials, .declaration, .information, .stated),
      EvidenceRule(.photoshopTables, .coding, .weak, measured(34, 11, 3.2)),
      EvidenceRule(.foreignTables, .coding, .strong, .consistent(photos: 200)),
      EvidenceRule(.layoutOfSoftware, .coding, .strong, .consistent(photos: 200)),
      EvidenceRule(.standardTables, .coding, .information, measured(37, 31, 1.2)),
      EvidenceRule(.progressive, .coding, .weak, measured(19, 4, 5.2)),
      EvidenceRule(.modifiedAfterCapture, .dates, .weak, measured(86, 11, 8.0)),
      EvidenceRule(.modifiedBeforeCapture, .dates, .weak, .reasoned),
      EvidenceRule(.xmpDateDiffers, .dates, .information, .reasoned),
      EvidenceRule(.gpsTimeDiffers, .dates, .information, .reasoned),
      EvidenceRule(.futureDate, .dates, .weak, .reasoned),
      EvidenceRule(.captureBeforeModel, .dates, .weak, .reasoned),
      EvidenceRule(.sizeDiffers, .exif, .strong, measured(99, 1, 99)),
      EvidenceRule(.thumbnailDiffers, .exif, .information, measured(3, 19, 0.2)),
      EvidenceRule(.thumbnailShowsOther, .exif, .strong, measured(90, 2, 45)),
      EvidenceRule(.thumbnailDetailDiffers, .exif, .strong, measured(90, 1, 90)),
      EvidenceRule(.thumbnailOlder, .dates, .weak, .reasoned),
      EvidenceRule(.thumbnailOfOtherProgram, .exif, .weak, .reasoned),
      EvidenceRule(.sizeMissing, .exif, .weak, measured(31, 6, 4.8)),
      EvidenceRule(.makerNoteMissing, .exif, .weak, measured(70, 14, 4.8)),
      EvidenceRule(.interoperabilityMissing, .exif, .weak, measured(77, 26, 2.9)),
      EvidenceRule(.colorProfile, .coding, .strong, measured(62, 5, 13)),
      EvidenceRule(.impossibleValue, .exif, .information, .reasoned),
      EvidenceRule(.lensContradictsModel, .device, .strong, .consistent(photos: 33)),
      EvidenceRule(.focalLengthContradictsLens, .device, .strong, .consistent(photos: 33)),
      EvidenceRule(.apertureContradictsLens, .device, .strong, .consistent(photos: 29)),
      EvidenceRule(.unknownLensOfModel, .device, .weak, .reasoned),
      EvidenceRule(.flashContradictsModel, .device, .weak, .reasoned),
      EvidenceRule(.zoomContradictsModel, .device, .weak, .reasoned),
      EvidenceRule(.firmwareContradictsModel, .device, .weak, .reasoned),
      EvidenceRule(.notACamera, .device, .strong, .stated),
      EvidenceRule(.severalExifBlocks, .structure, .weak, .reasoned),
      EvidenceRule(.entriesOutsideBlock, .structure, .information, .reasoned),
      EvidenceRule(.dataAfterEnd, .structure, .information, .reasoned),
    ],
    probableRatio: 20, minimumChecks: 5, reasonedRatio: 2)

  private static func measured(_ processed: Int, _ others: Int, _ ratio: Double) -> EvidenceBasis {
    .measured(processed: processed, others: others, ratio: ratio)
  }
}

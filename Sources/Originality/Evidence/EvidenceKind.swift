/// What a piece of evidence says; each case is one rule of the table.
public enum EvidenceKind: String, Hashable, Sendable, Codable, CaseIterable {
  // What names a program.

  /// The software entry of EXIF names an editor.
  case softwareNamesEditor
  /// XMP names an editor as the program that made the file.
  case xmpNamesEditor
  /// The editing history names an editor.
  case historyNamesEditor
  /// There is an editing history that names no known editor.
  case historyRecorded
  /// A comment, caption or other text says that an editor made the picture.
  case textNamesEditor
  /// A comment names a program library that compresses pictures outside of cameras.
  case commentNamesEncoder
  /// The software entry names a program that copies, shows or scans photos.
  case softwareRewrote

  // What editors leave behind.

  /// XMP says that the file was derived from another.
  case derivedFrom
  /// Settings of a raw developer differ from their defaults.
  case developSettings
  /// Properties that Adobe's programs write.
  case adobeProperties
  /// Resources of Photoshop besides captions.
  case imageResources
  /// Resources of Photoshop with captions alone.
  case captionResources
  /// Adobe's own segment of JPEG.
  case adobeSegment

  // What platforms leave behind.

  /// The mark of a platform that encodes pictures anew.
  case platformMark
  /// A file name as messengers and editing apps give.
  case messengerFileName

  // What is declared.

  /// The file declares that a generative model made or changed the picture.
  case declaredAI
  /// A text with the settings of an image generator.
  case generatorText
  /// Content Credentials are there; they were not verified.
  case credentialsPresent
  /// Content Credentials claim changes; they were not verified.
  case credentialsClaimEdits

  // How the picture is coded.

  /// The quantization tables are those of Photoshop.
  case photoshopTables
  /// The quantization tables are the standard ones, scaled.
  case standardTables
  /// The JPEG picture is progressive.
  case progressive

  // What contradicts itself.

  /// The file was changed after the capture.
  case modifiedAfterCapture
  /// The file was changed before the capture.
  case modifiedBeforeCapture
  /// XMP and EXIF name different moments of capture.
  case xmpDateDiffers
  /// The clock of the satellites contradicts the camera's.
  case gpsTimeDiffers
  /// A date lies in the future.
  case futureDate
  /// The photo is older than the model of its camera.
  case captureBeforeModel
  /// The size that EXIF says is not that of the picture.
  case sizeDiffers
  /// The small picture in EXIF has other proportions than the picture.
  case thumbnailDiffers
  /// The small picture in EXIF shows something other than the picture.
  case thumbnailShowsOther
  /// The small picture in EXIF is older than the file.
  case thumbnailOlder
  /// The small picture in EXIF was written by another program than the file.
  case thumbnailOfOtherProgram
  /// EXIF of a camera without the size of the picture.
  case sizeMissing
  /// A value that nothing can measure.
  case impossibleValue
  /// The maker's block is missing.
  case makerNoteMissing
  /// The directory of interoperability is missing, which cameras write.
  case interoperabilityMissing
  /// There is a colour profile, which cameras of the maker do not write.
  case colorProfile
  /// The lens is not one of the model's.
  case lensContradictsModel
  /// The focal length is not the one in the name of the lens.
  case focalLengthContradictsLens
  /// The aperture is not the one in the name of the lens.
  case apertureContradictsLens
  /// The device table knows no such lens of the model.
  case unknownLensOfModel
  /// A flash fired that the model does not have.
  case flashContradictsModel
  /// The photo was enlarged by more than the model can.
  case zoomContradictsModel
  /// The firmware is that of another model.
  case firmwareContradictsModel
  /// What the maker's entry names makes no cameras.
  case notACamera

  // How the file is built.

  /// There are several EXIF blocks.
  case severalExifBlocks
  /// Values of entries lie outside the EXIF block.
  case entriesOutsideBlock
  /// Unexplained data lies behind the picture.
  case dataAfterEnd
}

/// The kind of a piece of evidence; each case is one rule of the table.
public enum EvidenceKind: String, Hashable, Sendable, Codable, CaseIterable {
  // Names of programs.

  /// The software entry of EXIF names an editor.
  case softwareNamesEditor
  /// XMP names an editor as the program that made the file.
  case xmpNamesEditor
  /// The editing history names an editor.
  case historyNamesEditor
  /// There is an editing history that names no known editor.
  case historyRecorded
  /// The editing history has only changes of metadata.
  case historyOfMetadata
  /// A text in the form that an editor writes by itself.
  case textNamesEditor
  /// A caption, comment or description says that a person edited the picture with a program.
  case textMentionsEditor
  /// A comment names a library that compresses pictures, and that cameras do not use.
  case commentNamesEncoder
  /// The software entry names a program that copies, shows or scans photos.
  case softwareRewrote

  // Traces of editors.

  /// XMP says that the file was derived from another.
  case derivedFrom
  /// Settings of a raw developer differ from their defaults.
  case developSettings
  /// Data with which an editor can undo its changes.
  case editData
  /// Properties that Adobe's programs write.
  case adobeProperties
  /// Resources of Photoshop besides captions.
  case imageResources
  /// Resources of Photoshop with captions alone.
  case captionResources
  /// Adobe's own segment of JPEG.
  case adobeSegment

  /// The history of a copy says how the picture was changed.
  case pictureChanged
  /// The history of a copy says that metadata was removed.
  case metadataRemoved

  // Traces of platforms.

  /// The mark of a platform that re-encodes pictures.
  case platformMark
  /// A file name given by messengers and editing apps.
  case messengerFileName

  // Declarations.

  /// The file declares that a generative model made the picture.
  case declaredAI
  /// The file declares that a generative model changed the picture.
  case declaredPartlyAI
  /// Content Credentials declare that a generative model made or changed a part of the picture.
  case componentDeclaredAI
  /// Content Credentials declare that a generative model made or changed an ingredient, which does
  /// not extend to the picture.
  case ingredientDeclaredAI
  /// The file's label says that a generative model may have made the picture.
  case suspectedAI
  /// An entry for software names an image generator.
  case softwareNamesGenerator
  /// The file declares that the picture is not a photograph.
  case declaredNotAPhotograph
  /// The file declares that the picture was edited.
  case declaredEdits
  /// The file declares that the picture was captured or scanned.
  case declaredCapture
  /// A text with the settings of an image generator.
  case generatorText
  /// Content Credentials are present; whether they belong to the file was not checked, so that none
  /// of their claims counts.
  case credentialsPresent
  /// Content Credentials belong to the file; who signed them was not verified.
  case credentialsBound
  /// Content Credentials are unbroken and about the file, and their signer is on the trust list.
  case credentialsTrusted
  /// The same, and they declare that a camera captured the picture.
  case credentialsOfCapture
  /// Content Credentials are unbroken and about the file; their signer is on no list.
  case credentialsUnlisted
  /// Content Credentials are about the file, and were changed after they were signed.
  case credentialsChanged
  /// Content Credentials are about the file, and something else in them fails.
  case credentialsFail
  /// Content Credentials belong to other content, or the file was changed after they were made, so
  /// that none of their claims counts.
  case credentialsNotBound
  /// The same, by a signature of somebody on the trust list.
  case changedAfterSigning
  /// XMP names Content Credentials in the file, which has none.
  case credentialsMissing
  /// Content Credentials claim changes; they were not verified.
  case credentialsClaimEdits
  /// Content Credentials claim changes to the picture that this one was made from; they were not
  /// verified.
  case parentClaimsEdits
  /// XMP names an address of Content Credentials, which were not loaded.
  case remoteCredentials

  // Coding of the picture.

  /// The quantization tables are those of Photoshop.
  case photoshopTables
  /// The quantization tables are the standard ones, scaled.
  case standardTables
  /// The quantization tables are the standard ones, which cameras of the maker do not use.
  case foreignTables
  /// The segments are those of a program, and cameras of the maker arrange them in another way.
  case layoutOfSoftware
  /// The JPEG picture is progressive.
  case progressive
  /// The file names a camera, but has a format that cameras don't write.
  case formatOfSoftware
  /// The boxes of a HEIC file are arranged in a way that its maker's cameras don't use.
  case boxesOfSoftware

  // Contradictions.

  /// The file was changed after the capture.
  case modifiedAfterCapture
  /// The file was changed before the capture.
  case modifiedBeforeCapture
  /// XMP and EXIF name different moments of capture.
  case xmpDateDiffers
  /// The GPS time contradicts the camera's clock.
  case gpsTimeDiffers
  /// A date lies in the future.
  case futureDate
  /// The photo is older than the model of its camera.
  case captureBeforeModel
  /// The size in EXIF is not that of the picture.
  case sizeDiffers
  /// The EXIF thumbnail has other proportions than the picture.
  case thumbnailDiffers
  /// The EXIF thumbnail shows something other than the picture.
  case thumbnailShowsOther
  /// A part of the picture differs from the EXIF thumbnail.
  case thumbnailDetailDiffers
  /// The EXIF thumbnail is older than the file.
  case thumbnailOlder
  /// The EXIF thumbnail was written by another program than the file.
  case thumbnailOfOtherProgram
  /// A camera's EXIF lacks the size of the picture.
  case sizeMissing
  /// A value that can't be measured.
  case impossibleValue
  /// The maker note is missing.
  case makerNoteMissing
  /// The interoperability directory, which cameras write, is missing.
  case interoperabilityMissing
  /// There is a color profile, which cameras of the maker do not write.
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
  /// The photo was enlarged more than the model can.
  case zoomContradictsModel
  /// The firmware is that of another model.
  case firmwareContradictsModel
  /// The maker entry names something that is not a camera maker.
  case notACamera

  /// The file has nothing that cameras write.
  case nothingFromCamera

  // Structure of the file.

  /// There are several EXIF blocks.
  case severalExifBlocks
  /// Values of entries lie outside the EXIF block.
  case entriesOutsideBlock
  /// Unexplained data follows the picture.
  case dataAfterEnd

  /// Whether it is about a part of the picture that was changed, which can be shown.
  public var showsChange: Bool { self == .thumbnailDetailDiffers }
}

/// The names and the notices in the color profiles that cameras, systems and programs share.
///
/// Whatever else stands in a profile was written for one display, one print shop or one person.
/// Collected from the profiles of public photos of 2000 to 2026 and from the Debian packages
/// `icc-profiles-free`, `colord-data` and `liblcms2-2`.
enum KnownProfileTexts {
  /// The texts.
  static let all: Set<String> = [
    "Adobe RGB (1998)", "Apple RGB", "Best RGB", "Beta RGB", "Bruce RGB", "CIE RGB",
    "Color LCD", "ColorMatch RGB",
    "Compatible with Adobe RGB (1998)",
    "Copyright (C) 2005-2008 Kai-Uwe Behrmann"
      + " <www.behrmann.name>", "Copyright (c) 1998 Hewlett-Packard Company",
    "Copyright (c) 1999 Adobe Systems Incorporated. All Rights Reserved.",
    "Copyright 1999 Adobe Systems Incorporated", "Copyright 2007 Apple Inc., all rights reserved.",
    "Copyright Apple, Inc., 2009", "Copyright Apple Inc., 2017", "Copyright Apple Inc., 2020",
    "Display P3", "Don RGB 4", "GIMP",
    "GIMP built-in sRGB", "Generic RGB Profile", "Gray",
    "IEC 61966-2.1 Default RGB colour space - sRGB", "IEC http://www.iec.ch", "NTSC RGB",
    "No copyright, use freely", "PAL/SECAM RGB", "ProPhoto RGB", "Public Domain",
    "Public Domain. No Warranty, Use at own risk.", "Rec. 709",
    "Reference Viewing Condition in IEC61966-2.1", "SMPTE-C RGB",
    "This profile is free of known copyright restrictions", "Wide Gamut RGB", "darktable",
    "eciRGB v1", "eciRGB v2", "CC0", "lcms generated ", "sP3C", "no copyright, use freely", "opRGB",
    "sRGB",
    "sRGB IEC61966-2.1", "sRGB built-in",
  ]
}

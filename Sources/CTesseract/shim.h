#ifndef METALENS_TESSERACT_H
#define METALENS_TESSERACT_H

#include <dlfcn.h>
#include <leptonica/allheaders.h>
#include <stdbool.h>
#include <tesseract/capi.h>

// The functions that are used of Tesseract and of the libraries that it depends on.
#define TESSERACT_FUNCTIONS(USE) \
  USE(TessBaseAPIClear) \
  USE(TessBaseAPICreate) \
  USE(TessBaseAPIDelete) \
  USE(TessBaseAPIGetAvailableLanguagesAsVector) \
  USE(TessBaseAPIGetIterator) \
  USE(TessBaseAPIGetLoadedLanguagesAsVector) \
  USE(TessBaseAPIInit3) \
  USE(TessBaseAPIRecognize) \
  USE(TessBaseAPISetImage) \
  USE(TessBaseAPISetPageSegMode) \
  USE(TessBaseAPISetVariable) \
  USE(TessDeleteText) \
  USE(TessDeleteTextArray) \
  USE(TessPageIteratorBoundingBox) \
  USE(TessResultIteratorConfidence) \
  USE(TessResultIteratorDelete) \
  USE(TessResultIteratorGetPageIterator) \
  USE(TessResultIteratorGetUTF8Text) \
  USE(TessResultIteratorNext) \
  USE(setMsgSeverity)

// Pointers to the functions, with the types of the headers.
typedef struct {
#define DECLARE(name) __typeof__(&name) _Nonnull name;
  TESSERACT_FUNCTIONS(DECLARE)
#undef DECLARE
  // OpenMP has no header outside the compilers; null if Tesseract is compiled without it.
  void (*_Nullable omp_set_max_active_levels)(int count);
} TesseractFunctions;

// Finds the functions in a library that was loaded and in those that it depends on; false if one of
// Tesseract or Leptonica is missing.
static inline bool findTesseractFunctions(
    void *_Nonnull library, TesseractFunctions *_Nonnull functions) {
#define FIND(name) \
  if (!(*(void **)&functions->name = dlsym(library, #name))) return false;
  TESSERACT_FUNCTIONS(FIND)
#undef FIND
  *(void **)&functions->omp_set_max_active_levels = dlsym(library, "omp_set_max_active_levels");
  return true;
}

#endif

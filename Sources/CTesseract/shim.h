#include <leptonica/allheaders.h>
#include <tesseract/capi.h>

// OpenMP, which Tesseract is compiled with, has no header outside the compilers.
#ifdef __linux__
extern void omp_set_max_active_levels(int count);
#endif

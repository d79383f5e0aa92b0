// What programs that contain the C library have instead of its dynamic linker. A library of the
// machine could be one for another C library, so only those that the program contains are found.
#include <dlfcn.h>
#include <stddef.h>
#include <string.h>

#include "CBrotli/shim.h"
#include "CHEIF/shim.h"

int BrotliDecoderDecompress(size_t, const uint8_t *, size_t *, uint8_t *);
int BrotliEncoderCompress(int, int, int, size_t, const uint8_t *, size_t *, uint8_t *);

static const char *const libraries[] = {"libbrotlidec.so.1", "libbrotlienc.so.1", "libheif.so.1"};

static const struct {
  const char *name;
  void *function;
} functions[] = {
#define FUNCTION(name) {#name, (void *)&name},
  FUNCTION(BrotliDecoderDecompress)
  FUNCTION(BrotliEncoderCompress)
  HEIF_FUNCTIONS(FUNCTION)
  FUNCTION(heif_init)
#undef FUNCTION
};

void *dlopen(const char *name, int mode) {
  for (size_t index = 0; name && index < sizeof libraries / sizeof *libraries; index++)
    if (strcmp(name, libraries[index]) == 0) return (void *)functions;
  return NULL;
}

void *dlsym(void *restrict library, const char *restrict name) {
  for (size_t index = 0; library == functions && index < sizeof functions / sizeof *functions; index++)
    if (strcmp(name, functions[index].name) == 0) return functions[index].function;
  return NULL;
}

int dlclose(void *library) { return 0; }

char *dlerror(void) { return "This program loads no libraries."; }

#ifndef METALENS_BROTLI_H
#define METALENS_BROTLI_H

#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The functions that are used of libbrotlidec and libbrotlienc, as their headers declare them; the
// headers themselves are not needed to build.
typedef int (*BrotliDecompress)(
    size_t, const uint8_t *_Nullable, size_t *_Nonnull, uint8_t *_Nullable);
typedef int (*BrotliCompress)(
    int, int, int, size_t, const uint8_t *_Nullable, size_t *_Nonnull, uint8_t *_Nullable);

// Finds the function that decompresses in a library that was loaded.
static inline BrotliDecompress _Nullable findBrotliDecompress(void *_Nonnull library) {
  return (BrotliDecompress)dlsym(library, "BrotliDecoderDecompress");
}

// Finds the function that compresses in a library that was loaded.
static inline BrotliCompress _Nullable findBrotliCompress(void *_Nonnull library) {
  return (BrotliCompress)dlsym(library, "BrotliEncoderCompress");
}

#endif

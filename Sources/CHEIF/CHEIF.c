#include "CHEIF.h"

#include <dlfcn.h>
#include <stddef.h>

#ifdef __APPLE__
#define LIBRARY "libheif.1.dylib"
#else
#define LIBRARY "libheif.so.1"
#endif

static struct heif_functions functions;

// POSIX, dlsym: a pointer to a function is stored through a pointer to an object.
#define FIND(member, symbol) ((*(void **)&functions.member = dlsym(library, #symbol)) != NULL)

const struct heif_functions *heif_functions_load(void) {
  void *library = dlopen(LIBRARY, RTLD_NOW | RTLD_LOCAL);
  if (!library) return NULL;
  FIND(init, heif_init);
  int isComplete = FIND(hasDecoder, heif_have_decoder_for_format) &&
                   FIND(allocateContext, heif_context_alloc) &&
                   FIND(freeContext, heif_context_free) &&
                   FIND(read, heif_context_read_from_memory_without_copy) &&
                   FIND(setThreads, heif_context_set_max_decoding_threads) &&
                   FIND(primaryHandle, heif_context_get_primary_image_handle) &&
                   FIND(releaseHandle, heif_image_handle_release) &&
                   FIND(hasAlpha, heif_image_handle_has_alpha_channel) &&
                   FIND(allocateOptions, heif_decoding_options_alloc) &&
                   FIND(freeOptions, heif_decoding_options_free) &&
                   FIND(decode, heif_decode_image) && FIND(releaseImage, heif_image_release) &&
                   FIND(width, heif_image_get_width) && FIND(height, heif_image_get_height) &&
                   FIND(bits, heif_image_get_bits_per_pixel_range) &&
                   FIND(plane, heif_image_get_plane_readonly) &&
                   FIND(colors, heif_image_get_nclx_color_profile) &&
                   FIND(freeColors, heif_nclx_color_profile_free);
  if (!isComplete) {
    dlclose(library);
    return NULL;
  }
  if (functions.init) functions.init(NULL);
  return &functions;
}

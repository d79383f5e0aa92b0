#ifndef METALENS_HEIF_H
#define METALENS_HEIF_H

#include <dlfcn.h>
#include <libheif/heif.h>
#include <stdbool.h>

// The functions that are used of libheif.
#define HEIF_FUNCTIONS(USE) \
  USE(heif_context_alloc) \
  USE(heif_context_free) \
  USE(heif_context_get_primary_image_handle) \
  USE(heif_context_read_from_memory_without_copy) \
  USE(heif_context_set_max_decoding_threads) \
  USE(heif_decode_image) \
  USE(heif_decoding_options_alloc) \
  USE(heif_decoding_options_free) \
  USE(heif_have_decoder_for_format) \
  USE(heif_image_get_bits_per_pixel_range) \
  USE(heif_image_get_height) \
  USE(heif_image_get_nclx_color_profile) \
  USE(heif_image_get_plane_readonly) \
  USE(heif_image_get_width) \
  USE(heif_image_handle_get_thumbnail) \
  USE(heif_image_handle_has_alpha_channel) \
  USE(heif_image_handle_release) \
  USE(heif_image_release) \
  USE(heif_nclx_color_profile_free)

// Pointers to the functions, with the types of the header.
typedef struct {
#define DECLARE(name) __typeof__(&name) _Nonnull name;
  HEIF_FUNCTIONS(DECLARE)
#undef DECLARE
  // Null in versions before 1.13, which need no preparation.
  __typeof__(&heif_init) _Nullable heif_init;
} HEIFFunctions;

// Finds the functions in a library that was loaded; false if one is missing.
static inline bool findHEIFFunctions(
    void *_Nonnull library, HEIFFunctions *_Nonnull functions) {
#define FIND(name) \
  if (!(*(void **)&functions->name = dlsym(library, #name))) return false;
  HEIF_FUNCTIONS(FIND)
#undef FIND
  *(void **)&functions->heif_init = dlsym(library, "heif_init");
  return true;
}

#endif

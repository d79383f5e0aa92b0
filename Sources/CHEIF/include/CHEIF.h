#ifndef CHEIF_H
#define CHEIF_H

#include <libheif/heif.h>

/// The functions of libheif that are used, typed as its header declares them.
///
/// `init` is null in versions before 1.13, which need no preparation.
struct heif_functions {
  __typeof__(heif_init) *init;
  __typeof__(heif_have_decoder_for_format) *hasDecoder;
  __typeof__(heif_context_alloc) *allocateContext;
  __typeof__(heif_context_free) *freeContext;
  __typeof__(heif_context_read_from_memory_without_copy) *read;
  __typeof__(heif_context_set_max_decoding_threads) *setThreads;
  __typeof__(heif_context_get_primary_image_handle) *primaryHandle;
  __typeof__(heif_image_handle_release) *releaseHandle;
  __typeof__(heif_image_handle_has_alpha_channel) *hasAlpha;
  __typeof__(heif_decoding_options_alloc) *allocateOptions;
  __typeof__(heif_decoding_options_free) *freeOptions;
  __typeof__(heif_decode_image) *decode;
  __typeof__(heif_image_release) *releaseImage;
  __typeof__(heif_image_get_width) *width;
  __typeof__(heif_image_get_height) *height;
  __typeof__(heif_image_get_bits_per_pixel_range) *bits;
  __typeof__(heif_image_get_plane_readonly) *plane;
  __typeof__(heif_image_get_nclx_color_profile) *colors;
  __typeof__(heif_nclx_color_profile_free) *freeColors;
};

/// Loads libheif; null where it is not installed, or lacks a function.
const struct heif_functions *heif_functions_load(void);

#endif

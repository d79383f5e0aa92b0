#ifndef METALENS_JXL_H
#define METALENS_JXL_H

#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// What is used of libjxl, as the headers of versions 0.7 to 0.11 declare it; the headers themselves
// are not needed to build.
typedef struct JxlDecoderStruct JxlDecoder;

typedef struct {
  uint32_t num_channels;
  int data_type;
  int endianness;
  size_t align;
} JxlPixelFormat;

// The beginning of the information on a picture, and room for the rest of it.
typedef struct {
  int have_container;
  uint32_t xsize;
  uint32_t ysize;
  uint8_t rest[1024];
} JxlBasicInfo;

enum {
  JXL_TYPE_UINT8 = 2,
  JXL_DEC_SUCCESS = 0,
  JXL_DEC_NEED_IMAGE_OUT_BUFFER = 5,
  JXL_DEC_BASIC_INFO = 0x40,
  JXL_DEC_FULL_IMAGE = 0x1000,
};

// Pointers to the functions.
typedef struct {
  JxlDecoder *_Nullable (*_Nonnull create)(const void *_Nullable);
  void (*_Nonnull destroy)(JxlDecoder *_Nonnull);
  int (*_Nonnull subscribeEvents)(JxlDecoder *_Nonnull, int);
  int (*_Nonnull setInput)(JxlDecoder *_Nonnull, const uint8_t *_Nullable, size_t);
  int (*_Nonnull processInput)(JxlDecoder *_Nonnull);
  int (*_Nonnull getBasicInfo)(const JxlDecoder *_Nonnull, JxlBasicInfo *_Nonnull);
  int (*_Nonnull imageOutBufferSize)(
      const JxlDecoder *_Nonnull, const JxlPixelFormat *_Nonnull, size_t *_Nonnull);
  int (*_Nonnull setImageOutBuffer)(
      JxlDecoder *_Nonnull, const JxlPixelFormat *_Nonnull, void *_Nullable, size_t);
} JXLFunctions;

// Finds the functions in a library that was loaded; false if one is missing.
static inline bool findJXLFunctions(void *_Nonnull library, JXLFunctions *_Nonnull functions) {
#define FIND(field, name) \
  if (!(*(void **)&functions->field = dlsym(library, #name))) return false;
  FIND(create, JxlDecoderCreate)
  FIND(destroy, JxlDecoderDestroy)
  FIND(subscribeEvents, JxlDecoderSubscribeEvents)
  FIND(setInput, JxlDecoderSetInput)
  FIND(processInput, JxlDecoderProcessInput)
  FIND(getBasicInfo, JxlDecoderGetBasicInfo)
  FIND(imageOutBufferSize, JxlDecoderImageOutBufferSize)
  FIND(setImageOutBuffer, JxlDecoderSetImageOutBuffer)
#undef FIND
  return true;
}

#endif

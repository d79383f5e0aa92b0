#include <libxml/xmlversion.h>
// A libxml2 built with ICU would include the system's ICU headers, which conflict with those of
// Foundation's ICU. They only extend a structure that is not used here.
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/tree.h>
#include <libxml/xmlerror.h>

#include <libxml/xmlversion.h>
// A libxml2 that was built with ICU would pull in the system's ICU headers, which clash with those
// of the ICU inside Foundation. They only add to a structure that is not used here.
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/tree.h>
#include <libxml/xmlerror.h>

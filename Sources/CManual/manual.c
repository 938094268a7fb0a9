#include "manual.h"

// The text is compiled in, so that the program can be moved anywhere; in C, because Swift has no #embed.
static const char page[] = {
#embed "../prep/prep.1"
    , 0};

const char *prep_manual_page(void) { return page; }

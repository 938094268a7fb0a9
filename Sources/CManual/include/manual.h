/// Returns the manual page of prep as roff text, with a zero byte at its end.
const char *prep_manual_page(void);

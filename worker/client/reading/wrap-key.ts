/** Holds a text when long lines of code are to be wrapped. */
export const WRAP_KEY = 'code.wrap';

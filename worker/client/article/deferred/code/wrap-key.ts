/** Has a value if long lines of code should wrap. */
export const WRAP_KEY = 'code.wrap';

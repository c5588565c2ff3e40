/** Abbreviations of long methods. Others (OpenAPI 3.2 allows any token) are cut to 7 letters. */
const SHORT_NAMES: Readonly<Record<string, string>> = { DELETE: 'DEL', OPTIONS: 'OPT' };
const MAX_LETTERS = 7;

/** The name of a method (in upper case) where there is little space. */
export function shortMethod(method: string): string {
  return SHORT_NAMES[method] ?? method.slice(0, MAX_LETTERS);
}

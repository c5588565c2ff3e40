/** An absolute URL, or null. Not every runtime of this code has `URL.canParse` in its types. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

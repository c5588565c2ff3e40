/** A URL, which is absolute without a base, or null. Not every runtime of this code has `URL.canParse` in its types. */
export function parseUrl(text: string, base?: URL): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

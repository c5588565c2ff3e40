/** The element that the fragment of an address names (`#closed-period`), or null. */
export function findFragment(document: Document, hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // URIError: a text with invalid percent-encoding names no element.
    return null;
  }
}

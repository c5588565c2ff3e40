/** The element at a URL's fragment (`#closed-period`), or null. */
export function findFragment(document: Document, hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // URIError: invalid percent-encoding matches no element.
    return null;
  }
}

/** Gives every field, response and example of one page an id that no other element has. */
export class FragmentIds {
  /** How often each id was asked for. */
  readonly #counts = new Map<string, number>();

  /** Reserved ids are those of the article's own sections. */
  constructor(reserved: Iterable<string> = []) {
    for (const id of reserved) this.#counts.set(id, 1);
  }

  /** `['body', 'contact', 'e mail']` → `body-contact-e-mail`; a second one gets `-2`. */
  claim(parts: readonly string[]): string {
    const id = toFragmentId(parts);
    let count = (this.#counts.get(id) ?? 0) + 1;
    let unique = count === 1 ? id : `${id}-${count}`;
    while (count > 1 && this.#counts.has(unique)) unique = `${id}-${++count}`;
    this.#counts.set(id, count);
    if (unique !== id) this.#counts.set(unique, 1);
    return unique;
  }
}

/** Names as one id, which another place of the page may have too. */
export function toFragmentId(parts: readonly string[]): string {
  const words = parts.map(toFragment).filter((part) => part !== '');
  return words.join('-') || 'part';
}

/** Letters, digits, `_`, `.` and `-` stay: what can be in a fragment without encoding (RFC 3986 §3.5). */
function toFragment(part: string): string {
  // Nearly every name; the expression below takes a hundred times as long.
  if (/^\w[\w.]*$/.test(part)) return part;
  return part.replace(/[^\p{L}\p{N}_.-]+/gu, '-').replace(/^-+|-+$/g, '');
}

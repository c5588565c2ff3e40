/** Assigns unique ids to the fields, responses and examples of a page. */
export class FragmentIds {
  /** Number of requests for each id. */
  readonly #counts = new Map<string, number>();

  /** Reserved ids belong to the article's own sections. */
  constructor(reserved: Iterable<string> = []) {
    for (const id of reserved) this.#counts.set(id, 1);
  }

  /** `['body', 'contact', 'e mail']` → `body-contact-e-mail`, then `-2` for a repetition. */
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

/** Joins names into an id, which need not be unique. */
export function toFragmentId(parts: readonly string[]): string {
  const words = parts.map(toFragment).filter((part) => part !== '');
  return words.join('-') || 'part';
}

/** Keeps letters, digits, `_`, `.` and `-`, which need no encoding in a fragment (RFC 3986 §3.5). */
function toFragment(part: string): string {
  // A fast path for almost all names: the expression below takes a hundred times as long.
  if (/^\w[\w.]*$/.test(part)) return part;
  return part.replace(/[^\p{L}\p{N}_.-]+/gu, '-').replace(/^-+|-+$/g, '');
}

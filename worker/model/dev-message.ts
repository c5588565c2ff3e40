/** A message of the dev server to an open page. */
export type DevMessage =
  /** Which release is served now: a page of another one is loaded again. */
  | { readonly kind: 'release'; readonly release: string }
  /** What keeps the site from being built; none clears what is shown. */
  | { readonly kind: 'errors'; readonly errors: readonly DevError[] };

export interface DevError {
  /** `content/user/bills.md:3:1`; null for a fault of the engine. */
  readonly place: string | null;
  /** Opens the place in the author's editor, or null. */
  readonly href: string | null;
  readonly message: string;
  /** Name of the check, or null. */
  readonly rule: string | null;
  /** The line of the source and, below it, a caret; or null. */
  readonly excerpt: string | null;
}

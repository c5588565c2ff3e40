/** What the page of a watching author is told by the dev server. */
export type DevMessage =
  | { readonly kind: 'reload' }
  /** Build errors, ready to print; none clears those that are shown. */
  | { readonly kind: 'errors'; readonly errors: readonly string[] };

/** A message from the dev server to an open page. */
export type DevMessage =
  /** The release now served. A page of another release reloads. */
  | { readonly kind: 'release'; readonly release: string }
  /** Errors that prevent a build. An empty list clears the display. */
  | { readonly kind: 'errors'; readonly errors: readonly DevError[]; readonly labels: DevLabels };

/** Labels of the display, in the language of the site. The errors themselves are in English. */
export interface DevLabels {
  readonly locale: string;
  readonly title: string;
  readonly close: string;
}

export interface DevError {
  /** `content/user/bills.md:3:1`; null for an engine error. */
  readonly location: string | null;
  /** Opens the file in the author's editor, or null. */
  readonly href: string | null;
  readonly message: string;
  /** Name of the check, or null. */
  readonly rule: string | null;
  /** The source line with a caret below it, or null. */
  readonly excerpt: string | null;
}

import type { SafeHtml } from './safe-html.ts';

/** Formatted text of a description, as a page shows it and as programs read it. */
export interface Prose {
  readonly html: SafeHtml;
  /** What it was made of: links resolved, comments left out. */
  readonly markdown: string;
}

export interface Link {
  readonly label: string;
  /** Null when the URL is missing or of a scheme that is not linked: the label stands alone. */
  readonly href: string | null;
}

/** A labelled value: `Token URL`, `https://…`. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

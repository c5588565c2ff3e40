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

/** That something is new, changed or deprecated since a version of the API. */
export interface ChangeMark {
  readonly kind: 'added' | 'changed' | 'deprecated';
  /** `New in 1.4.0` */
  readonly label: string;
  /** The version in the changelog. */
  readonly href: string;
}

/** A labelled value: `Token URL`, `https://…`. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

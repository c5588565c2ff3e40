import type { SafeHtml } from './safe-html.ts';

/** Formatted text from an API description, as HTML for pages and as Markdown for programs. */
export interface Prose {
  readonly html: SafeHtml;
  /** The source, with links resolved and comments removed. */
  readonly markdown: string;
}

export interface Link {
  readonly label: string;
  /** Null if the URL is missing or its scheme is not allowed; the label is then plain text. */
  readonly href: string | null;
}

/** Marks something as new, changed or deprecated since a version of the API. */
export interface ChangeMark {
  readonly kind: 'added' | 'changed' | 'deprecated';
  /** `New in 1.4.0` */
  readonly label: string;
  /** The changelog entry of that version. */
  readonly href: string;
}

/** A labeled value: `Token URL`, `https://…`. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

import type { SafeHtml } from '../safe-html.ts';

/** Formatted text from an API description. */
export interface Prose {
  readonly html: SafeHtml;
  /** The same for programs. */
  readonly markdown: string;
  /** The plain text up to the first heading with an id, on one line. */
  readonly text: string;
  /** The plain text below each such heading. */
  readonly sections: readonly ProseSection[];
  /** Whether the HTML is a single `<p>`. */
  readonly isParagraph: boolean;
}

interface ProseSection {
  readonly id: string;
  readonly label: string;
  readonly text: string;
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

import type { SafeHtml } from './markup/safe-html.ts';

/** An entry of the table of contents. */
export interface Heading {
  readonly id: string;
  /** Plain text. */
  readonly text: string;
  readonly level: number;
}

/** A link with its description. */
export interface Card {
  readonly title: string;
  readonly description: string | null;
  readonly href: string;
  /** `8 operations`, `3 pages`, `4 min`; null if it says nothing. */
  readonly count: string | null;
  /** The paths of an icon on a 24 × 24 grid. */
  readonly icon?: SafeHtml;
}

export interface Link {
  readonly label: string;
  /** Null if the URL is missing or its scheme is not allowed; the label is then plain text. */
  readonly href: string | null;
}

import type { Card, Heading } from './parts.ts';
import type { SafeHtml } from './safe-html.ts';

export interface GuideArticle {
  readonly kind: 'guide';
  readonly title: string;
  /** False if the body begins with an h1 or front matter sets `hide_title`. */
  readonly showTitle: boolean;
  readonly html: SafeHtml;
  readonly headings: readonly Heading[];
  readonly facts: PageFacts;
  readonly tags?: readonly TagLink[];
  /** News entries only. */
  readonly byline?: Byline;
}

export interface Byline {
  /** ISO 8601 date, or null if unknown. */
  readonly date: string | null;
  readonly authors: readonly { readonly name: string; readonly title: string | null; readonly href: string | null }[];
}

/** News entries, newest first. */
export interface NewsArticle {
  readonly kind: 'news';
  readonly title: string;
  readonly description: string | null;
  readonly entries: readonly NewsEntry[];
  /** The feeds of a list, or the links of the author whose entries it lists. */
  readonly feeds: readonly { readonly label: string; readonly href: string; readonly type?: string }[];
}

export interface NewsEntry {
  readonly title: string;
  readonly href: string;
  /** Plain text; may be empty. */
  readonly summary: string;
  readonly byline: Byline;
}

/** A tag of a page, with a link to the tag's page. */
export interface TagLink {
  readonly label: string;
  readonly href: string;
}

export interface LandingArticle {
  readonly kind: 'landing';
  readonly title: string;
  readonly tagline: string;
  readonly ways: readonly Card[];
  readonly request: LandingRequest | null;
  readonly popular: readonly Card[];
  readonly changes: readonly Change[];
  /** The hero that the author's content begins with, or null. Search follows it. */
  readonly hero: SafeHtml | null;
  /** The rest of the author's content, or null. */
  readonly html: SafeHtml | null;
}

export interface LandingRequest {
  readonly title: string;
  readonly href: string | null;
  /** Highlighted code blocks. */
  readonly request: SafeHtml;
  readonly response: SafeHtml;
}

export interface Change {
  /** ISO 8601 date. */
  readonly date: string;
  readonly text: string;
  readonly href: string | null;
}

export interface CategoryArticle {
  readonly kind: 'category';
  readonly title: string;
  readonly description: string | null;
  readonly cards: readonly Card[];
}

export interface PageFacts {
  readonly editHref: string | null;
  /** ISO 8601 date of the last change, or null if unknown. */
  readonly lastUpdated: string | null;
  /** Author of the last change; null if unknown or not shown. */
  readonly lastUpdatedBy: string | null;
}

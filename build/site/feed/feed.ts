/** The content of a feed in any format. URLs are absolute. */
export interface Feed {
  readonly title: string;
  /** BCP 47 tag. */
  readonly locale: string;
  readonly pageUrl: string;
  readonly feedUrl: string;
  /** Newest first. */
  readonly entries: readonly FeedEntry[];
}

export interface FeedEntry {
  readonly title: string;
  /** `2026-11-21` */
  readonly date: string;
  readonly url: string;
  readonly summary: string;
  /** The full text, if the feed includes it. */
  readonly html?: string;
  readonly authors?: readonly FeedAuthor[];
}

export interface FeedAuthor {
  readonly name: string;
  readonly url: string | null;
}

/** What a feed says, whatever its format. Addresses are absolute. */
export interface Feed {
  readonly title: string;
  /** BCP 47 tag. */
  readonly locale: string;
  readonly pageUrl: string;
  readonly feedUrl: string;
  /** The newest first. */
  readonly entries: readonly FeedEntry[];
}

export interface FeedEntry {
  readonly title: string;
  /** `2026-11-21` */
  readonly date: string;
  readonly url: string;
  readonly summary: string;
  /** The whole text, where the feed has it. */
  readonly html?: string;
  readonly authors?: readonly FeedAuthor[];
}

export interface FeedAuthor {
  readonly name: string;
  readonly url: string | null;
}

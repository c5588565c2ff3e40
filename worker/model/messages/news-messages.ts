/** Texts of news lists, rendered by the build. */
export interface NewsMessages {
  readonly atomFeed: string;
  readonly jsonFeed: string;
}

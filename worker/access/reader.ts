/** What the site knows about who sent a request: no name, no account. */
export interface Reader {
  /** Names of the audiences that the reader belongs to, without those that these include. */
  readonly audiences: readonly string[];
  readonly signedIn: boolean;
}

/** A reader without a valid proof of who they are. */
export const NOBODY: Reader = { audiences: [], signedIn: false };

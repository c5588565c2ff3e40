import type { ParsedDescription } from './parse-description.ts';

/** Larger descriptions are refused: no real one is, and the memory of a build is bounded. */
export const MAX_DESCRIPTION_BYTES = 100_000_000;

/** What messages say was to be read. */
export const DESCRIPTION_PURPOSE = 'the API description';

/** The text of a description with the name that messages give it. */
export interface DescriptionText {
  readonly file: string;
  readonly text: string;
  /** What the text says, where it had to be parsed already. */
  readonly parsed?: ParsedDescription;
}

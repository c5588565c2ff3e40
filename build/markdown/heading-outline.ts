import type { Note } from './note.ts';

/** The headings of one page, in reading order. */
export class HeadingOutline {
  /** The title of the page is of level 1, whether it is in the text or not. */
  #lastLevel = 1;
  #titles = 0;

  /** Whether only the title has been read so far. */
  get isAtBegin(): boolean {
    return this.#lastLevel < 2;
  }

  /** Takes the next heading; notes where it does not fit the ones before it. */
  add(level: number, note: Note): void {
    if (level === 1 && ++this.#titles === 2)
      note(
        'first-heading',
        'Cannot give the page two titles: this is its second heading of level 1. Begin it with "##".',
      );
    const last = this.#lastLevel;
    if (level > last + 1)
      note(
        'skipped-heading-level',
        `Heading level skipped: a heading of level ${level} follows one of level ${last}. Begin it with ${JSON.stringify('#'.repeat(last + 1))}.`,
      );
    this.#lastLevel = level;
  }
}

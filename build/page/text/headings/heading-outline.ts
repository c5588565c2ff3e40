import type { Rule } from '../../../base/report/rules.ts';
import { type SiteToken, textToken } from '../tokens.ts';

/** The headings of one page, in reading order. */
export class HeadingOutline {
  /** The title of the page has level 1, even if it is not in the text. */
  #lastLevel = 1;
  #titles = 0;

  /** Whether only the title has been read so far. */
  get isAtBegin(): boolean {
    return this.#lastLevel < 2;
  }

  /** Adds the next heading, and reports it if it does not fit the previous ones. */
  add(level: number, note: Note): void {
    if (level === 1 && ++this.#titles === 2)
      note('first-heading', 'Cannot give the page two titles: this is the second level-1 heading. Start it with "##".');
    const last = this.#lastLevel;
    if (level > last + 1)
      note(
        'skipped-heading-level',
        `Heading level skipped: h${last} to h${level}. Start the heading with ${JSON.stringify('#'.repeat(last + 1))}.`,
      );
    this.#lastLevel = level;
  }
}

/** Reports a problem with the current token. */
export type Note = (rule: Rule, message: string) => void;

/** `## Heading {#id}`, or `\{#id}`, as MDX wants it: the id, and the heading without it. */
export function takeHeadingId(tokens: SiteToken[]): { id: string | null; tokens: SiteToken[] } {
  const last = tokens.at(-1);
  const isEscaped = tokens.at(-2)?.raw === '\\{';
  const written = isEscaped ? /^#([^{}\s]+)\}\s*$/ : /\{#([^{}\s]+)\}\s*$/;
  const match = last?.type === 'text' ? written.exec(last.raw) : null;
  if (last === undefined || match === null) return { id: null, tokens };
  const before = isEscaped ? tokens.slice(0, -2) : [...tokens.slice(0, -1), textToken(last.raw.slice(0, match.index))];
  const end = before.at(-1);
  const trimmed = end?.type === 'text' ? [...before.slice(0, -1), textToken(end.raw.trimEnd())] : before;
  return { id: match[1] ?? null, tokens: trimmed };
}

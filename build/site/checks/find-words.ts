import type { WordRule } from './check-settings.ts';

/** A word of a text that its author does not want. */
export interface UnwantedWord {
  readonly offset: number;
  readonly found: string;
  readonly message: string;
}

/** Finds unwanted words in a text, in order. */
export function findWords(prose: string, rules: readonly WordRule[]): UnwantedWord[] {
  return rules.flatMap((rule) => findWord(prose, rule)).sort((a, b) => a.offset - b.offset);
}

function findWord(prose: string, { avoid, use, why }: WordRule): UnwantedWord[] {
  const forms = [avoid ?? use ?? []].flat();
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${forms.map(toPattern).join('|')})(?![\\p{L}\\p{N}_-])`, 'giu');
  const remedy = use === undefined ? 'Leave it out, or write another word.' : `Write ${JSON.stringify(use)}.`;
  return [...prose.matchAll(pattern)].flatMap(({ 0: found, index }) => {
    const written = found.replace(/\s+/g, ' ');
    if (written === use || isStartOfSentence(written, use, prose, index)) return [];
    const reason = why === undefined ? '' : ` ${why}`;
    return {
      offset: index,
      found: written,
      message: `Cannot keep ${JSON.stringify(written)}: "checks.words" in site.yaml has it. ${remedy}${reason}`,
    };
  });
}

/** `use` with a capital letter at the start of a sentence, a heading or a line is the same word. */
function isStartOfSentence(written: string, use: string | undefined, prose: string, index: number): boolean {
  if (use === undefined || written !== use.charAt(0).toUpperCase() + use.slice(1)) return false;
  return /(?:^|[.!?:]\s|\n)[\s#>*\-+\d.[\](_"“]*$/.test(prose.slice(Math.max(0, index - 20), index));
}

/** Matches a form even if a line break separates its words. */
function toPattern(form: string): string {
  return form
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
    .join('\\s+');
}

import EMOJI from 'emojilib/simplemap.json' with { type: 'json' };
import GithubSlugger from 'github-slugger';
import { takeModuleLines } from '../../../../page/mdx/module-lines.ts';
import { CodeRegions } from '../../../../page/text/markdown/code-regions.ts';
import { parseTag } from '../../../../page/text/markdown/parse-tag.ts';
import { FRONT_MATTER } from '../../../../site/docs/front-matter.ts';
import { findHeadings, type WrittenHeading } from '../../shared/pages/headings.ts';
import { rewriteMarkdown } from '../../shared/pages/markdown-files.ts';

/** A part of a text and what replaces it. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

type Range = readonly [start: number, end: number];

/** The names that Docusaurus knows: its plugin `remark-emoji` takes them from this package. */
const CHARACTERS: ReadonlyMap<string, string> = new Map(Object.entries(EMOJI));
/** The second colon may be the first one of the next name. */
const NAME = /:(\+1|-1|[\w-]+)(?=:)/g;
/** Addresses of links, of definitions and in text. */
const ADDRESS = /\]\([^)\s]*|^[ \t]{0,3}\[[^\]\n]+\]:[ \t]*\S+|\b[a-z]+:\/\/[^\s)>]+/gm;

/** Replaces names of emoji, such as `:rocket:`, on all pages of a folder. */
export async function showEmoji(contentDir: string): Promise<void> {
  await rewriteMarkdown(contentDir, withEmoji);
}

/**
 * A page with characters instead of the names of emoji in its text, but not in code, tags and addresses. Headings keep
 * the ids that Docusaurus makes from the names.
 */
export function withEmoji(text: string): string {
  const names = [...text.matchAll(NAME)].filter(([, name = '']) => CHARACTERS.has(name));
  if (names.length === 0) return text;
  const code = new CodeRegions(text);
  const shown = takeModuleLines(text, code).text;
  const start = FRONT_MATTER.exec(text)?.[0].length ?? 0;
  const emoji = findEmoji(names, shown, code, findUnshown(text, start));
  let result = '';
  let at = 0;
  const ids = findHeadingIds(findHeadings(shown, code, start), emoji);
  for (const edit of [...emoji, ...ids].sort((a, b) => a.start - b.start)) {
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at);
}

function findEmoji(
  names: readonly RegExpExecArray[],
  shown: string,
  code: CodeRegions,
  unshown: readonly Range[],
): Edit[] {
  const edits: Edit[] = [];
  let next = 0;
  // The end of all ranges that begin before a name.
  let end = 0;
  for (const { 0: written, 1: name = '', index } of names) {
    for (let range = unshown[next]; range !== undefined && range[0] <= index; range = unshown[next]) {
      end = Math.max(end, range[1]);
      next++;
    }
    const isTaken = index < (edits.at(-1)?.end ?? 0);
    if (isTaken || index < end || shown[index] !== ':' || code.includes(index)) continue;
    edits.push({ start: index, end: index + written.length + 1, text: CHARACTERS.get(name) ?? '' });
  }
  return edits;
}

/** Front matter up to `start`, tags and addresses, by their start. */
function findUnshown(text: string, start: number): Range[] {
  const ranges: Range[] = [[0, start]];
  for (const { index } of text.matchAll(/<\/?[A-Za-z]/g))
    ranges.push([index, index + (parseTag(text, index)?.length ?? 0)]);
  for (const { 0: address, index } of text.matchAll(ADDRESS)) ranges.push([index, index + address.length]);
  return ranges.sort(([a], [b]) => a - b);
}

/** The ids of headings with emoji, which would otherwise change with the text. */
function findHeadingIds(headings: readonly WrittenHeading[], emoji: readonly Edit[]): Edit[] {
  const slugger = new GithubSlugger();
  let next = 0;
  return headings.flatMap(({ start, end, text, hasId }) => {
    while ((emoji[next]?.start ?? start) < start) next++;
    // The other headings count for repeated ids.
    const id = hasId ? null : slugger.slug(text);
    const hasEmoji = (emoji[next]?.start ?? end) < end;
    return id === null || !hasEmoji ? [] : [{ start: end, end, text: ` {#${id}}` }];
  });
}

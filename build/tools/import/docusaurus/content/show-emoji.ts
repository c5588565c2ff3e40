import EMOJI from 'emojilib/simplemap.json' with { type: 'json' };
import GithubSlugger from 'github-slugger';
import { takeModuleLines } from '../../../../page/mdx/module-lines.ts';
import { CodeRegions } from '../../../../page/text/markdown/code-regions.ts';
import { parseTag } from '../../../../page/text/markdown/parse-tag.ts';
import { rewriteMarkdown } from '../../shared/markdown-files.ts';

/** A part of a text and what replaces it. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The names that Docusaurus knows: its plugin `remark-emoji` takes them from this package. */
const CHARACTERS: ReadonlyMap<string, string> = new Map(Object.entries(EMOJI));
/** The second colon may be the first one of the next name. */
const NAME = /:(\+1|-1|[\w-]+)(?=:)/g;
const FRONT_MATTER = /^---[ \t]*\r?\n[\s\S]*?\r?\n---[ \t]*(?:\r?\n|$)/;
/** Addresses of links, of definitions and in text. */
const ADDRESS = /\]\([^)\s]*|^[ \t]{0,3}\[[^\]\n]+\]:[ \t]*\S+|\b[a-z]+:\/\/[^\s)>]+/gm;
const HEADING = /^ {0,3}#{1,6}[ \t]+(.*?)(?:[ \t]+#+)?[ \t\r]*$/gm;

/** Replaces names of emoji, such as `:rocket:`, on all pages of a folder. */
export async function showEmoji(contentDir: string): Promise<void> {
  await rewriteMarkdown(contentDir, withEmoji);
}

/**
 * A page with characters instead of the names of emoji in its text, but not in code, tags and addresses. Headings keep
 * the ids that Docusaurus makes from the names.
 */
export function withEmoji(text: string): string {
  const edits = findEmoji(text);
  if (edits.length === 0) return text;
  let result = '';
  let at = 0;
  for (const edit of [...edits, ...findHeadingIds(text, edits)].sort((a, b) => a.start - b.start)) {
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at);
}

function findEmoji(text: string): Edit[] {
  const names = [...text.matchAll(NAME)].filter(([, name = '']) => CHARACTERS.has(name));
  if (names.length === 0) return [];
  const code = new CodeRegions(text);
  const shown = takeModuleLines(text, code).text;
  const ranges = findUnshown(text);
  const edits: Edit[] = [];
  for (const { 0: written, 1: name = '', index } of names) {
    const isTaken = index < (edits.at(-1)?.end ?? 0);
    if (isTaken || shown[index] !== ':' || code.includes(index)) continue;
    if (ranges.some(([start, end]) => start <= index && index < end)) continue;
    edits.push({ start: index, end: index + written.length + 1, text: CHARACTERS.get(name) ?? '' });
  }
  return edits;
}

/** Front matter, tags and addresses. */
function findUnshown(text: string): [start: number, end: number][] {
  const ranges: [number, number][] = [[0, FRONT_MATTER.exec(text)?.[0].length ?? 0]];
  for (const { index } of text.matchAll(/<\/?[A-Za-z]/g))
    ranges.push([index, index + (parseTag(text, index)?.length ?? 0)]);
  for (const { 0: address, index } of text.matchAll(ADDRESS)) ranges.push([index, index + address.length]);
  return ranges;
}

/** The ids of headings with emoji, which would otherwise change with the text. */
function findHeadingIds(text: string, emoji: readonly Edit[]): Edit[] {
  const slugger = new GithubSlugger();
  return [...text.matchAll(HEADING)].flatMap(({ 0: line, 1: written = '', index }) => {
    const end = index + line.trimEnd().length;
    const hasEmoji = emoji.some(({ start }) => index <= start && start < end);
    if (!hasEmoji || /\{(?:#|\/\*)[^{}]*\}$/.test(written)) return [];
    const words = written.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/<[^>]*>/g, '');
    return [{ start: end, end, text: ` {#${slugger.slug(words)}}` }];
  });
}

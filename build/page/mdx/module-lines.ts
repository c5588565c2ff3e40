import { findBalancedEnd } from '../text/markdown/balanced.ts';
import type { CodeRegions } from '../text/markdown/code-regions.ts';
import { parseTag } from '../text/markdown/parse-tag.ts';
import { type PlainData, parsePlainData } from './plain-data.ts';

/** File extensions that a JavaScript import may omit. */
export const CODE_ENDINGS: readonly string[] = ['', '.js', '.jsx', '.ts', '.tsx', '.json'];

/** `!!raw-loader!./a.ts`, `a.raw!=!raw-loader!./a.ts`, `./a.ts?raw` */
const RAW_IMPORT = /(?:^|!)raw-loader(?:\?[^!]*)?!([^!]+)$|^([^?]+)\?raw$/;

/** The file that an import loads as text; null for any other import. */
export function parseRawImport(from: string): string | null {
  const [, loaded, asked] = RAW_IMPORT.exec(from) ?? [];
  return loaded ?? asked ?? null;
}

/** The JavaScript of a page, none of which is executed. */
export interface ModuleLines {
  /** The Markdown with these lines and comments blanked out, preserving all offsets. */
  readonly text: string;
  /** The source of each imported name: `Fees` → `./_fees.mdx`. */
  readonly imports: ReadonlyMap<string, string>;
  /** The page's own definitions: plain data, or undefined for code. */
  readonly exports: ReadonlyMap<string, PlainData | undefined>;
  /** Definitions that name another value: `title` → `frontMatter.title`. */
  readonly aliases: ReadonlyMap<string, string>;
}

const STATEMENT = /^(import|export)\s+(?=[\w*{"'$])/gm;
/** A name, followed by its value unless it is a function or class. */
const DEFINITION =
  /^export\s+(?:async\s+)?(?:const|let|var|function\*?|class)\s+([\w$]+)(?:\s*(?::[^=\n]*)?=(?![=>])([\s\S]*))?/;
/** `frontMatter.title` */
const NAMED_VALUE = /^\s*([\w$]+(?:\.[\w$]+)*)\s*(?:;\s*)?$/;
/** `export const { title, id: slug } = frontMatter;` */
const DESTRUCTURING = /^export\s+(?:const|let|var)\s+\{([\s\w$,:]*)\}\s*=\s*([\w$]+(?:\.[\w$]+)*)\s*(?:;\s*)?$/;
/** Another import or a comment may follow on the same line. */
const IMPORT =
  /^import\s+(?:([\w$*{},\s]+?)\s+from\s+)?(["'])((?:\\.|(?!\2)[^\\\n])+)\2[ \t]*(?:;[ \t]*)?(?:\/\/.*)?(?=$|import\s)/m;
/** A comment, a fragment tag, or a space in braces that ends a line after a tag: none of them shows anything. */
export const SILENT = /\{\s*\/\*[\s\S]*?\*\/\s*\}|<\/?>|(?<=>)\{\s*(?:' *'|" *"|` *`)\s*\}(?=[ \t]*$)/gm;
const HEADING_ID = /^([ \t]*#{1,6}[ \t].*?)\{\/\*[ \t]*#([\w.:-]+)[ \t]*\*\/\}[ \t]*$/gm;

/** Removes `import`, `export`, JSX comments and fragments from a page, and extracts heading ids from comments. */
export function takeModuleLines(text: string, code: CodeRegions): ModuleLines {
  const imports = new Map<string, string>();
  const exports = new Map<string, PlainData | undefined>();
  const aliases = new Map<string, string>();
  const blanks: [start: number, end: number][] = [];
  const tags = findTagsWithText(text, code);
  let next = 0;
  for (const match of text.matchAll(STATEMENT)) {
    if (code.includes(match.index) || (blanks.at(-1)?.[1] ?? 0) > match.index) continue;
    while ((tags[next]?.[1] ?? Infinity) <= match.index) next++;
    if ((tags[next]?.[0] ?? Infinity) < match.index) continue;
    const end =
      match[1] === 'import'
        ? readImport(text, match.index, imports)
        : readExport(text, match.index, { exports, aliases });
    if (end !== null) blanks.push([match.index, end]);
  }
  const withIds = text.replace(HEADING_ID, (whole: string, head: string, id: string, offset: number) =>
    code.includes(offset) ? whole : `${head}{#${id}}`.padEnd(whole.length),
  );
  for (const { 0: comment, index } of withIds.matchAll(SILENT))
    if (!code.includes(index)) blanks.push([index, index + comment.length]);
  return { text: blankOut(withIds, blanks), imports, exports, aliases };
}

/** The tags of components with a text in backticks, which may be code itself. */
function findTagsWithText(text: string, code: CodeRegions): [start: number, end: number][] {
  const tags: [number, number][] = [];
  for (const { index } of text.includes('={`') ? text.matchAll(/<[A-Z][\w.]*(?=\s)/g) : []) {
    if (code.includes(index) || (tags.at(-1)?.[1] ?? 0) > index) continue;
    const tag = parseTag(text, index, { isMdx: true });
    if (tag !== null) tags.push([index, index + tag.length]);
  }
  return tags;
}

function readImport(text: string, start: number, imports: Map<string, string>): number | null {
  const match = IMPORT.exec(text.slice(start, start + 2_000));
  if (match === null || match.index !== 0) return null;
  const [whole, names = '', , source = ''] = match;
  for (const name of names.replace(/[{}]/g, ',').split(',')) {
    const local =
      name
        .trim()
        .split(/\s+as\s+/)
        .at(-1) ?? '';
    // Unescaped like a JavaScript string: some formatters write `\_` for `_`.
    if (/^[\w$]+$/.test(local)) imports.set(local, source.replace(/\\(.)/g, '$1'));
  }
  const end = start + whole.length;
  return text.startsWith('import', end) ? (readImport(text, end, imports) ?? end) : end;
}

interface Definitions {
  readonly exports: Map<string, PlainData | undefined>;
  readonly aliases: Map<string, string>;
}

function readExport(text: string, start: number, { exports, aliases }: Definitions): number | null {
  const end = findExportEnd(text, start);
  if (end === null) return null;
  const statement = text.slice(start, end);
  const [, name, value] = DEFINITION.exec(statement) ?? [];
  if (name !== undefined) exports.set(name, value === undefined ? undefined : parsePlainData(value));
  const [, path] = NAMED_VALUE.exec(value ?? '') ?? [];
  if (name !== undefined && path !== undefined) aliases.set(name, path);
  const [, members = '', from = ''] = DESTRUCTURING.exec(statement) ?? [];
  for (const [, member = '', local = member] of members.matchAll(/([\w$]+)(?:\s*:\s*([\w$]+))?/g)) {
    exports.set(local, undefined);
    aliases.set(local, `${from}.${member}`);
  }
  return end;
}

/** A definition ends with the line that closes its last bracket. */
function findExportEnd(text: string, start: number): number | null {
  const head =
    /^export\s+(?:default\b|(?:async\s+)?(?:const|let|var|function\*?|class)\s+(?:[\w$]+|(?=[{[]))|(?=\{)|\*)/.exec(
      text.slice(start, start + 200),
    );
  if (head === null) return null;
  for (let at = start + head[0].length; ; at++) {
    const next = text.slice(at).search(/[({[\n]/);
    if (next === -1) return text.length;
    at += next;
    if (text[at] === '\n') {
      if (
        /^\n[ \t]*(?:\n|$)/.test(text.slice(at, at + 200)) ||
        /;[ \t]*$/.test(text.slice(Math.max(start, at - 80), at))
      )
        return at;
    } else {
      const close = findBalancedEnd(text, at);
      if (close === -1) return text.indexOf('\n\n', at) === -1 ? text.length : text.indexOf('\n\n', at);
      at = close - 1;
    }
  }
}

function blankOut(text: string, ranges: readonly (readonly [number, number])[]): string {
  let result = '';
  let at = 0;
  for (const [start, end] of [...ranges].sort(([a], [b]) => a - b)) {
    if (start < at) continue;
    const blanked = text.slice(start, end);
    // A comment in a quote must not end it.
    const kept = blanked.startsWith('{') ? /(\n[ \t]*(?:>[ \t]?)+)|[^\n]/g : /()[^\n]/g;
    result += text.slice(at, start) + blanked.replace(kept, (_, prefix?: string) => prefix || ' ');
    at = end;
  }
  return result + text.slice(at);
}

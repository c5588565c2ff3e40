import { TargetError } from '../exchange-file.ts';
import type { TranslationUnit } from '../page-units.ts';
import { type InlinePiece, type Run, toRuns } from './runs.ts';

/** Content of a source or target: text, and codes by the id that the export gave them. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code' | 'open' | 'close'; readonly id: string };

/** A segment or ignorable of a unit. */
export interface UnitPart {
  readonly isSegment: boolean;
  readonly state: 'initial' | 'translated' | 'reviewed' | 'final';
  readonly source: readonly Inline[];
  readonly target: readonly Inline[] | null;
  /** Its place among the parts, from 1; null for the same as its source (XLIFF 2.0 §4.8.2). */
  readonly order: number | null;
}

/**
 * The translation of a unit as Markdown. Markup is that of the original of today, never that of the file. Throws
 * TargetError for codes that the original does not have, and spans that are not closed.
 */
export function toMarkdown({ pieces, isBlock, kind }: TranslationUnit, parts: readonly UnitPart[]): string {
  const codes = codeTexts(toRuns(pieces));
  const ordered = parts
    .map((part, index) => ({ part, at: part.order ?? index + 1 }))
    .sort((a, b) => a.at - b.at)
    .flatMap(({ part }) => part.target ?? part.source);
  const open: string[] = [];
  let markdown = '';
  let place: Place = 'line';
  for (const inline of ordered) {
    if (inline.kind === 'text') {
      markdown += isBlock && kind !== 'html' ? escapeText(inline.text, kind === 'table' ? 'cell' : place) : inline.text;
      if (place === 'line' && inline.text.trim() !== '') place = 'text';
      continue;
    }
    const code = codes.get(`${inline.kind} ${inline.id}`);
    if (code === undefined)
      throw new TargetError(`the original has no inline code ${JSON.stringify(inline.id)}. Use only its codes.`);
    if (inline.kind === 'open') open.push(inline.id);
    if (inline.kind === 'close' && open.pop() !== inline.id)
      throw new TargetError(
        `the inline code ${JSON.stringify(inline.id)} ends outside of what it begins in. Nest codes as in the original.`,
      );
    markdown += code;
    place = !inline.id.startsWith('b') ? 'text' : (PLACES.find(([before]) => before.test(code))?.[1] ?? 'line');
  }
  const [unclosed] = open;
  if (unclosed !== undefined)
    throw new TargetError(`the inline code ${JSON.stringify(unclosed)} is not closed. Add its end.`);
  return markdown.trimEnd();
}

function codeTexts(runs: readonly Run[]): ReadonlyMap<string, string> {
  const codes = new Map<string, string>();
  for (const run of runs) {
    if (run.kind === 'break') codes.set(`code ${run.id}`, run.text);
    else for (const piece of run.pieces) if (isCode(piece)) codes.set(`${piece.kind} ${piece.id}`, piece.text);
  }
  return codes;
}

function isCode(piece: InlinePiece): piece is Exclude<InlinePiece, { kind: 'text' }> {
  return piece.kind !== 'text';
}

/** Where a text is: only at the start of a line, it may begin a block. */
type Place = 'line' | 'cell' | 'text';

/** Where the text after markup is, if not at the start of a line. */
const PLACES: readonly (readonly [before: RegExp, place: Place])[] = [
  [/\|[ \t]*$/, 'cell'],
  [/#[ \t]+$/, 'text'],
];

/** What would begin another block at the start of a line (CommonMark 0.31 §4, §5), and directives. */
const BLOCK_START = /^(\s*)(?=(?:[-+*](?:\s|$)|>|#{1,6}(?:\s|$)|:{2,}|:\s|~{3,}|`{3,}|[=-]+\s*$|\|))/;
const NUMBER_START = /^(\s*\d{1,9})(?=[.)](?:\s|$))/;

/** Text of a translator, who does not think of list markers and table cells. */
function escapeText(text: string, place: Place): string {
  const line = text.replace(/\s*\n\s*/g, ' ');
  if (place === 'line') return line.replace(BLOCK_START, '$1\\').replace(NUMBER_START, '$1\\');
  return place === 'cell' ? line.replace(/(?<!\\)\|/g, '\\|') : line;
}

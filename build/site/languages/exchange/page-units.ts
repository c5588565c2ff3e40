import { oneLine } from '../../../page/text/markdown/markdown-text.ts';
import { listTexts } from '../../docs/front-matter-texts.ts';
import { type Alignment, alignBlocks, type BlockGroup, type PlacedUnit } from '../align-blocks.ts';
import { hashOf, splitBlocks, type TextBlock } from '../blocks.ts';
import { UNTRANSLATED } from '../ledger.ts';
import type { PagePair } from '../page-pair.ts';
import { textStateOf } from '../text-ties.ts';
import { blockPieces } from './markup/block-pieces.ts';
import {
  type Definitions,
  inlinePieces,
  joinDefinitions,
  NO_DEFINITIONS,
  readDefinitions,
} from './markup/inline-pieces.ts';
import { hasWords, joinPieces, type Piece } from './markup/pieces.ts';

/** A text that is translated as one: a block of a page, a text of its front matter, or a text of the site. */
export interface TranslationUnit {
  /** Unique in its file. Ends in a hash of the source, so a changed source is another unit. */
  readonly id: string;
  /** What it is, for translators: `paragraph`, `title`, `text`. */
  readonly kind: string;
  readonly isBlock: boolean;
  readonly source: string;
  readonly pieces: readonly Piece[];
  readonly state: 'missing' | 'stale' | 'current';
  /** Its translation, or that of an earlier source. */
  readonly target: string | null;
  /** Reads another text in the same way, such as a translation. */
  readonly read: (text: string) => readonly Piece[];
}

/** A page with what can be translated in it. */
export interface PageUnits {
  readonly units: readonly TranslationUnit[];
  readonly alignment: Alignment;
  /** The unit of each block of the original that has words. */
  readonly unitOf: ReadonlyMap<TextBlock, TranslationUnit>;
}

/** Lists the texts of a page to translate: those of its front matter, then its blocks. */
export function listPageUnits(pair: PagePair): PageUnits {
  const { original, translation, ledger } = pair;
  const blocks = splitBlocks(original.body);
  const alignment =
    translation === null
      ? { groups: [{ state: 'missing', original: blocks, units: [] } as const], isUnknown: false }
      : alignBlocks(blocks, splitBlocks(translation.body), ledger?.units);
  const definitions = joinDefinitions(readDefinitions(translation?.body ?? ''), readDefinitions(original.body));
  const unitOf = new Map<TextBlock, TranslationUnit>();
  const counts = new Map<string, number>();
  for (const group of alignment.groups) {
    const paired = pairBlocks(group);
    for (const [index, block] of group.original.entries()) {
      const pieces = blockPieces(block, definitions);
      if (!hasWords(pieces)) continue;
      const number = (counts.get(block.hash) ?? 0) + 1;
      counts.set(block.hash, number);
      unitOf.set(block, {
        id: `block-${block.hash}${number === 1 ? '' : `-${number}`}`,
        kind: block.type,
        isBlock: true,
        source: block.text.trimEnd(),
        pieces,
        ...stateOf(group, paired?.[index]),
        read: blockReader(definitions),
      });
    }
  }
  return { units: [...listTextUnits(pair), ...unitOf.values()], alignment, unitOf };
}

/** The state of a block with the unit that translates it, or its earlier text. */
function stateOf({ state }: BlockGroup, placed: PlacedUnit | undefined): Pick<TranslationUnit, 'state' | 'target'> {
  const isTranslated = placed !== undefined && placed.unit.original[0] !== UNTRANSLATED;
  if (!isTranslated && state === 'stale') return { state: 'missing', target: null };
  return { state, target: placed?.blocks[0]?.text.trimEnd() ?? null };
}

/** Blocks of a translation, each read on its own: several blocks are read as if they were of one type. */
function blockReader(definitions: Definitions): TranslationUnit['read'] {
  return (text) => splitBlocks(text).flatMap((block) => blockPieces(block, definitions));
}

/**
 * The unit that translates each block of a group, with one block of the same type; null if translation and original do
 * not correspond block by block.
 */
export function pairBlocks({ original, units }: BlockGroup): readonly PlacedUnit[] | null {
  const own = units.filter(({ unit }) => unit.original.length > 0);
  const isPaired = own.every(({ blocks }, index) => blocks.length === 1 && blocks[0]?.type === original[index]?.type);
  return own.length === original.length && isPaired ? own : null;
}

/** Whether blocks without words, which are copied from the original, are missing or out of date. */
export function hasCopies({ alignment, unitOf }: PageUnits): boolean {
  return alignment.groups.some((group) => {
    if (group.state === 'current') return false;
    const copies = group.original.filter((block) => !unitOf.has(block)).length;
    return copies > 0 && (copies === group.original.length || pairBlocks(group) !== null);
  });
}

function listTextUnits({ original, translation, ledger }: PagePair): TranslationUnit[] {
  const own = translation === null ? new Map<string, string>() : listTexts(translation.frontMatter);
  return [...listTexts(original.frontMatter)].map(([path, text]) => {
    const state = textStateOf(text, own.get(path), ledger?.texts.get(path));
    const target = state === 'missing' ? null : (own.get(path) ?? null);
    return textUnit(path, text, { state: state === 'unrecorded' ? 'current' : state, target });
  });
}

/** A text that is one line, such as a title or the label of a link. */
export function textUnit(
  name: string,
  text: string,
  { state, target }: Pick<TranslationUnit, 'state' | 'target'>,
): TranslationUnit {
  const read = (written: string): Piece[] => inlinePieces(oneLine(written), NO_DEFINITIONS);
  const id = `${name}-${hashOf(text.trim())}`;
  return {
    id,
    kind: name,
    isBlock: false,
    source: oneLine(text),
    pieces: read(text),
    state,
    target,
    read,
  };
}

/** Whether two texts differ in more than line breaks within a paragraph. */
export function isSameText({ read }: TranslationUnit, a: string, b: string): boolean {
  return a === b || joinPieces(read(a)) === joinPieces(read(b));
}

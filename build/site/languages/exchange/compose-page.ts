import { SourceError } from '../../../base/report/finding.ts';
import type { PlacedUnit } from '../align-blocks.ts';
import { splitBlocks, type TextBlock } from '../blocks.ts';
import type { LedgerPage, LedgerUnit } from '../ledger.ts';
import type { PagePair } from '../page-pair.ts';
import { composeFrontMatter } from './compose-front-matter.ts';
import { isSameText, type PageUnits, pairBlocks } from './page-units.ts';

/** A translated page to write, and what the ledger says about it. */
export interface ComposedPage {
  readonly text: string;
  readonly ledger: LedgerPage;
}

/** Blocks of a translation, with the unit of the ledger that they are. */
interface Piece {
  readonly text: string;
  readonly hashes: readonly string[];
  readonly unit: LedgerUnit;
  /** Index of its first and after its last block in the translation that exists; null if it is new. */
  readonly slot: readonly [number, number] | null;
}

/**
 * The translation of a page with accepted translations in it, by the id of their unit. Blocks that none of them
 * concerns stay byte by byte. Blocks without words, such as code, are copied from the original. Throws SourceError if the
 * page would not be read as it was written. `file`: of the translation, in messages.
 */
export function composePage(
  pair: PagePair,
  page: PageUnits,
  accepted: ReadonlyMap<string, string>,
  file: string,
): ComposedPage {
  const composer = new BodyComposer(pair, page, accepted);
  const body = composer.compose();
  if (body === null)
    throw SourceError.at(
      { file },
      'Cannot write this translation: with the new texts, Markdown would read its blocks as others. Look for blocks that are not closed, and translate the page by hand.',
    );
  const { frontMatter, texts } = composeFrontMatter(pair, accepted, file);
  const text = frontMatter === '' ? body.text.replace(/^\n/, '') : frontMatter + body.text;
  return { text, ledger: { units: body.units, texts } };
}

/**
 * The units of blocks of which only some are accepted, though the present translation of all of them would be replaced:
 * it does not correspond block by block. Each inner list must be accepted as a whole, or not at all.
 */
export function findPartlyAccepted(
  { alignment, unitOf }: PageUnits,
  accepted: Pick<ReadonlySet<string>, 'has'>,
): string[][] {
  return alignment.groups.flatMap((group) => {
    const isTranslated = group.units.some(({ unit, blocks }) => unit.original.length > 0 && blocks.length > 0);
    if (!isTranslated || pairBlocks(group) !== null) return [];
    const ids = group.original.flatMap((block) => unitOf.get(block)?.id ?? []);
    const isPartly = ids.some((id) => accepted.has(id)) && !ids.every((id) => accepted.has(id));
    return isPartly ? [ids] : [];
  });
}

class BodyComposer {
  readonly #page: PageUnits;
  readonly #accepted: ReadonlyMap<string, string>;
  readonly #own: readonly TextBlock[];
  readonly #start: string;
  readonly #pieces: Piece[] = [];

  constructor({ translation }: PagePair, page: PageUnits, accepted: ReadonlyMap<string, string>) {
    this.#page = page;
    this.#accepted = accepted;
    this.#own = splitBlocks(translation?.body ?? '');
    this.#start = translation === null ? '\n' : translation.body.slice(0, this.#own[0]?.offset ?? 0);
  }

  compose(): { readonly text: string; readonly units: readonly LedgerUnit[] } | null {
    for (const group of this.#page.alignment.groups) {
      const paired = pairBlocks(group);
      const isRewritten = group.original.some((block) => this.#accept(block) !== null);
      const isCopied = group.original.length > 0 && group.original.every((block) => !this.#page.unitOf.has(block));
      if (paired !== null) {
        const originals = new Map(paired.map((unit, index) => [unit, group.original[index]]));
        for (const unit of group.units) this.#replace(unit, originals.get(unit), group.state !== 'current');
      } else if (isRewritten || (isCopied && group.state !== 'current')) {
        for (const block of group.original) this.#add(block);
        for (const unit of group.units) if (unit.unit.original.length === 0) this.#keep(unit);
      } else for (const unit of group.units) this.#keep(unit);
    }
    const text = this.#start + this.#join();
    const hashes = splitBlocks(text).map(({ hash }) => hash);
    const isReadBack = hashes.join() === this.#pieces.flatMap((piece) => piece.hashes).join();
    return isReadBack ? { text, units: this.#pieces.map(({ unit }) => unit) } : null;
  }

  /** The translation of a block that was accepted. */
  #accept(block: TextBlock): string | null {
    return this.#accepted.get(this.#page.unitOf.get(block)?.id ?? '') ?? null;
  }

  #keep({ unit, blocks }: PlacedUnit): void {
    const first = this.#slotOf(blocks[0]);
    this.#pieces.push({
      text: blocks.map(({ text }) => text).join(''),
      hashes: blocks.map(({ hash }) => hash),
      unit,
      slot: blocks.length === 0 ? null : [first, first + blocks.length],
    });
  }

  #replace(placed: PlacedUnit, original: TextBlock | undefined, isOutdated: boolean): void {
    const [own] = placed.blocks;
    const unit = original && this.#page.unitOf.get(original);
    const copied = unit === undefined && isOutdated ? original?.text : undefined;
    const written = (original && this.#accept(original)) ?? copied;
    if (original === undefined || own === undefined || written === undefined) {
      this.#keep(placed);
      return;
    }
    const slot = this.#slotOf(own);
    const space = own.text.slice(own.text.trimEnd().length);
    const isSame = unit !== undefined && isSameText(unit, written, own.text.trimEnd());
    this.#push(isSame ? own.text : written.trimEnd() + space, original, [slot, slot + 1]);
  }

  #slotOf(block: TextBlock | undefined): number {
    return this.#own.findIndex(({ offset }) => offset === block?.offset);
  }

  /** A block that is new in the translation, or stays missing. */
  #add(original: TextBlock): void {
    const copied = this.#page.unitOf.has(original) ? null : original.text;
    const written = this.#accept(original) ?? copied;
    if (written !== null) this.#push(written.trimEnd(), original, null);
  }

  #push(text: string, original: TextBlock, slot: Piece['slot']): void {
    const hashes = splitBlocks(text).map(({ hash }) => hash);
    this.#pieces.push({ text, hashes, unit: { original: [original.hash], translation: hashes }, slot });
  }

  /** Joins pieces. The space between those that followed each other before stays. */
  #join(): string {
    const pieces = this.#pieces.filter(({ text }) => text !== '');
    return pieces
      .map(({ text, slot }, index) => {
        const next = pieces[index + 1];
        const isAsBefore = slot !== null && slot[1] === (next === undefined ? this.#own.length : next.slot?.[0]);
        if (isAsBefore && (next === undefined || /\n$/.test(text))) return text;
        return `${text.trimEnd()}\n${next === undefined ? '' : '\n'}`;
      })
      .join('');
  }
}

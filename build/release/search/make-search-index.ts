import { concatenate } from '../../../worker/model/records/concatenate.ts';
import type { PageFacts } from '../../../worker/model/records/manifest.ts';
import type { SearchIndex, SearchPack, SearchWords } from '../../../worker/model/search/search.ts';
import type { SiteVersion } from '../../../worker/model/site.ts';
import { findLanguage, findSynonyms } from '../../../worker/search/languages/find-language.ts';
import { pageLetter } from '../../../worker/search/query/page-letters.ts';
import type { DocumentRow } from '../../../worker/search/store/document-store.ts';
import { SEPARATOR } from '../../../worker/search/store/pack.ts';
import type { AnalyzedPage } from '../../page/search/analyze-page.ts';
import { addCompoundParts } from './add-compound-parts.ts';
import { type CollectedTerm, collectTerms } from './collect-terms.ts';
import { findCompoundParts } from './compound-parts.ts';
import { dateWordsOf } from './date-words.ts';
import { findVerbs } from './find-verbs.ts';
import { groupShares } from './group-shares.ts';
import { nameChangelogs } from './name-changelogs.ts';
import { toSearchVersions } from './page-versions.ts';
import { addRelated } from './related-words/add-related.ts';
import {
  type DictionaryRow,
  type DocumentBlock,
  encodePostings,
  groupBySize,
  type TermBlock,
  writeDictionary,
  writeDocument,
  writePack,
} from './write-pack.ts';

/** A page and its index data. */
export interface IndexedPage {
  readonly path: string;
  readonly entry: PageFacts;
  readonly trail: readonly string[];
  readonly analysis: AnalyzedPage;
}

/** How a site is searched. */
export interface SearchSettings {
  readonly synonyms: readonly (readonly string[])[];
  /** BCP 47. */
  readonly locale: string;
  readonly versions?: readonly SiteVersion[] | undefined;
}

export interface MadeSearchIndex {
  readonly index: SearchIndex;
  /** Records of the packs, in index order. */
  readonly records: readonly Uint8Array[];
}

/**
 * A term on more pages says little. Only the postings with the highest weights are kept, which bounds the work of a
 * query.
 */
const MAX_POSTINGS = 1_000;

/** Maximum number of stored spellings per term. */
const MAX_SPELLINGS = 6;

/** A block is parsed as a whole: small enough to be fast, large enough to keep the table short. */
const DICTIONARY_BLOCK_LENGTH = 12_000;
const DOCUMENT_BLOCK_LENGTH = 8_000;

/** An index up to this size is one record, so that a changed page updates only one search record. */
const MAX_SINGLE_PACK_BYTES = 8_000_000;

/** Above it, a query reads some of many packs: terms by prefix, documents for each result. */
const TERM_PACK_BYTES = 1_000_000;
const DOCUMENT_PACK_BYTES = 250_000;

/** Creates the index of pages of a site in the order of their indexes. The same pages produce the same bytes. */
export function makeSearchIndex(
  pages: readonly IndexedPage[],
  { synonyms, locale, versions }: SearchSettings,
  toKey: (record: Uint8Array) => string,
): MadeSearchIndex {
  const searchVersions = toSearchVersions(versions, pages);
  const terms = makeTermBlocks(nameChangelogs(pages, locale), locale);
  const { same, related } = findSynonyms(locale);
  const words: SearchWords = {
    synonyms: [...synonyms, ...same],
    related,
    dates: dateWordsOf(locale),
    verbs: findVerbs(
      pages.map(({ entry }) => entry),
      locale,
    ),
  };
  const documents = makeDocumentBlocks(pages, words);
  const size = [...terms, ...documents].reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
  const packs =
    size <= MAX_SINGLE_PACK_BYTES
      ? [{ terms, documents }]
      : [
          ...groupBySize(terms, sizeOf, TERM_PACK_BYTES).map((blocks) => ({ terms: blocks, documents: [] })),
          ...groupBySize(documents, sizeOf, DOCUMENT_PACK_BYTES).map((blocks) => ({ terms: [], documents: blocks })),
        ];
  const records = packs.map(writePack);
  return {
    index: {
      packs: packs.map(
        (pack, position): SearchPack => ({
          key: toKey(records[position] ?? new Uint8Array()),
          firstTerm: pack.terms[0]?.first ?? null,
          firstPage: pack.documents[0]?.first ?? null,
        }),
      ),
      pages: pages.map(({ entry }) => pageLetter(entry.kind, entry.operation ?? null)).join(''),
      ...(searchVersions === undefined ? {} : { versions: searchVersions }),
    },
    records,
  };
}

const ENCODER = new TextEncoder();

function makeTermBlocks(pages: readonly IndexedPage[], locale: string): TermBlock[] {
  const analyses = pages.map(({ analysis }) => analysis);
  const collected = collectTerms(analyses);
  const language = findLanguage(locale);
  if (language.linkers !== undefined)
    addCompoundParts(collected, analyses, { language, commonParts: findCompoundParts(locale) });
  addRelated(collected, pages, locale);
  const shares = groupShares(pages);
  const blocks: TermBlock[] = [];
  let rows: DictionaryRow[] = [];
  let postings = '';
  let length = 0;
  const close = (): void => {
    const [first] = rows;
    if (first === undefined) return;
    const dictionary = writeDictionary(rows);
    blocks.push({
      first: first[0],
      bytes: concatenate([dictionary, ENCODER.encode(postings)]),
      dictionaryBytes: dictionary.byteLength,
    });
    rows = [];
    postings = '';
    length = 0;
  };
  for (const stem of [...collected.keys()].sort()) {
    const term = collected.get(stem);
    if (term === undefined || stem.includes(SEPARATOR)) continue;
    const written = writePostings(term, pages, shares);
    const row: DictionaryRow = [stem, writeSpellings(stem, term.spellings), term.pages.length, written.length];
    rows.push(row);
    postings += written;
    length += row[0].length + row[1].length + 16;
    if (length >= DICTIONARY_BLOCK_LENGTH) close();
  }
  close();
  return blocks;
}

function writePostings(
  { pages: numbers, positions, shares: ownShares }: CollectedTerm,
  pages: readonly IndexedPage[],
  shares: readonly number[],
): string {
  const postings = numbers.map((page, index) => {
    const analysis = pages[page]?.analysis;
    const position = positions[index] ?? 0;
    const weight = (analysis?.weights[position] ?? 0) * (shares[page] ?? 1) * (ownShares?.[index] ?? 1);
    return { page, weight: Math.max(1, Math.round(weight)), places: analysis?.termPlaces[position] ?? [] };
  });
  if (postings.length <= MAX_POSTINGS) return encodePostings(postings);
  const best = postings.sort((a, b) => b.weight - a.weight || a.page - b.page).slice(0, MAX_POSTINGS);
  return encodePostings(best.sort((a, b) => a.page - b.page));
}

/** Empty for a term whose only spelling is its stem, which is true of most. */
function writeSpellings(stem: string, spellings: ReadonlyMap<string, number>): string {
  if (stem.includes('/')) return '';
  const frequent = [...spellings].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).slice(0, MAX_SPELLINGS);
  return frequent.length === 1 && frequent[0]?.[0] === stem ? '' : frequent.map(([spelling]) => spelling).join(' ');
}

function makeDocumentBlocks(pages: readonly IndexedPage[], words: SearchWords): DocumentBlock[] {
  const blocks: DocumentBlock[] = [];
  let rows: string[] = [];
  let length = 0;
  const close = (next: number): void => {
    if (rows.length > 0) blocks.push({ first: next - rows.length, bytes: ENCODER.encode(rows.join('\n')) });
    rows = [];
    length = 0;
  };
  for (const [page, { path, entry, trail, analysis }] of pages.entries()) {
    const { kind, title, operation = null, description } = entry;
    const start = [path, kind, title, operation, description, trail] as const;
    const row: DocumentRow = analysis.scopes.length === 0 ? start : [...start, analysis.scopes];
    const text = writeDocument({ row, places: analysis.places });
    rows.push(text);
    length += text.length;
    if (length >= DOCUMENT_BLOCK_LENGTH) close(page + 1);
  }
  rows.push(JSON.stringify(words));
  close(pages.length + 1);
  return blocks;
}

function sizeOf({ bytes }: { readonly bytes: Uint8Array }): number {
  return bytes.byteLength;
}

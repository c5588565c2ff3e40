import { decodeOrKeep, pathToHref } from '../../model/path.ts';
import { findPage, type Manifest, pageLabel } from '../../model/records/manifest.ts';
import type { FoundPage } from '../../model/records/pages/page-table.ts';
import { RecentMap } from '../../model/records/recent-map.ts';
import { recordHash } from '../../model/records/record-keys.ts';
import {
  type MoreResults,
  SEARCH_PATH,
  type SearchAnswer,
  type SearchQuery,
  searchHref,
} from '../../model/search/search.ts';
import type { SearchLanguage } from '../../search/languages/language.ts';
import { LANGUAGE } from '../../search/languages/site-language.ts';
import { OTHER_LANGUAGES } from '../../search/languages/site-languages.ts';
import { understandQuery } from '../../search/query/clean-query.ts';
import { findPages, type SearchSource, type SearchWindow, search } from '../../search/search-engine.ts';
import { SearchMemory } from '../../search/search-memory.ts';
import { isLike } from '../../search/words/edit-distance.ts';
import type { FaultLog } from '../http/log.ts';
import { ByteCache } from '../store/byte-cache.ts';
import { checkSum } from '../store/checksum.ts';
import { readRecord } from '../store/read-page.ts';
import { withTimeout } from '../store/timer.ts';

/** With fewer results in a version, readers are told what the default one has: half a page. */
const FEW_RESULTS = 10;

/** How long a 404 waits for suggestions. */
const SUGGEST_TIMEOUT_MS = 500;

/** Longer names cost more without better results: the end of a path is the most specific. */
const MAX_NAME_LENGTH = 100;
const MAX_NAME_WORDS = 4;
const MAX_TELLING_WORDS = 2;
/** A last segment with such a word that is no action is specific enough by itself. */
const TELLING_WORD = /\p{L}{4}/u;

/** Of files that scanners look for (`/.git/config`), and of the site's own routes (`/_/`). */
const HIDDEN_SEGMENT = /\/[._]/;
/** Not `.paid`: a page of a webhook may end with the name of its event. */
const EXTENSION = /\.(?:\w{1,3}|html|json|yaml)$/i;

/** A broken path may cost no more than a few pages: its rarest words are enough. */
const MAX_NEAREST_POSTINGS_BYTES = 3_500;

/** Number of names with cached suggestions per isolate: broken links are followed repeatedly. */
const MAX_CACHED_NAMES = 200;

/** Cached index packs per isolate, which has 128 MB of memory. More than the largest single pack. */
const MAX_CACHED_BYTES = 12_000_000;

/** Searches the site. Caches packs as bytes, and their parsed blocks, across queries. */
export class SiteSearch {
  readonly #manifest: Manifest;
  readonly #language: SearchLanguage;
  readonly #memory: SearchMemory;
  readonly #packs = new ByteCache(MAX_CACHED_BYTES);
  readonly #suggestions = new RecentMap<string, readonly FoundPage[]>(MAX_CACHED_NAMES);

  constructor(manifest: Manifest) {
    this.#manifest = manifest;
    this.#language = OTHER_LANGUAGES[manifest.site.locale] ?? LANGUAGE;
    this.#memory = new SearchMemory(this.#language);
  }

  /** Throws if the store fails. */
  async answer(content: KVNamespace, query: SearchQuery, window: SearchWindow): Promise<SearchAnswer> {
    const source = this.#source(content);
    const answer = await search(query, window, this.#manifest.site.base, source);
    const more = answer.total < FEW_RESULTS ? await this.#findMore(query, source) : null;
    return more === null ? answer : { ...answer, more };
  }

  /** What the default version has for a query in another version of its set; or null. */
  async #findMore(query: SearchQuery, source: SearchSource): Promise<MoreResults | null> {
    const { versions = [], base } = this.#manifest.site;
    const own = versions.find(({ name }) => name === query.version);
    const last = versions.find(({ set, isLast }) => isLast && set === own?.set);
    if (own === undefined || last === undefined || own === last) return null;
    const { name: version, label } = last;
    const { total } = await findPages({ ...query, onlyVersion: version }, { offset: 0, limit: 0 }, source);
    const text = await understandQuery(query.text);
    const href = searchHref(pathToHref(base, SEARCH_PATH), { ...query, text, version: null });
    return total === 0 ? null : { version, label, total, href };
  }

  /** The pages closest to some words. Throws if the store fails. */
  async #findNearest(content: KVNamespace, name: string, limit: number): Promise<FoundPage[]> {
    const { actionWords } = this.#language.words;
    const text = wordsOf(name, actionWords);
    // That both list something makes two pages no more alike.
    const nouns = text
      .split(' ')
      .filter((word) => !actionWords.has(word.toLowerCase()))
      .join(' ');
    const query = { text, area: null, method: null, version: this.#versionOf(name) };
    const window = { offset: 0, limit, maxPostingsBytes: MAX_NEAREST_POSTINGS_BYTES };
    const { found } = await findPages(query, window, this.#source(content));
    return found.flatMap(({ document: { path } }) => {
      const page = findPage(this.#manifest, path);
      // A word may also occur in texts that have little to do with it.
      const isNear = page !== null && isLike(nouns || text, `${path} ${pageLabel(page)}`);
      return isNear ? [{ path, page }] : [];
    });
  }

  /**
   * Suggests pages for a name or path that does not exist. Suggestions are optional, so a slow or failing store delays
   * the response briefly and never breaks it.
   */
  async suggestPages(
    content: KVNamespace,
    name: string,
    limit: number,
    logFault: FaultLog,
  ): Promise<readonly FoundPage[]> {
    const key = `${limit} ${this.#versionOf(name)} ${wordsOf(name, this.#language.words.actionWords)}`;
    const known = this.#suggestions.find(key);
    if (known !== null) return known;
    try {
      const found = await withTimeout(this.#findNearest(content, name, limit), SUGGEST_TIMEOUT_MS, 'suggestions');
      return this.#suggestions.take(key, () => found);
    } catch (cause) {
      logFault(cause);
      return [];
    }
  }

  /** Name of the version that a path is in. */
  #versionOf(path: string): string | null {
    const { versions = [] } = this.#manifest.site;
    const above = versions.filter((version) => `${path}/`.startsWith(`${version.path}/`));
    return above.sort((a, b) => b.path.length - a.path.length)[0]?.name ?? null;
  }

  #source(content: KVNamespace): SearchSource {
    return { index: this.#manifest.search, memory: this.#memory, read: (key) => this.#read(content, key) };
  }

  async #read(content: KVNamespace, key: string): Promise<Uint8Array> {
    const copy = this.#packs.get(key);
    if (copy !== null) return copy;
    // Only whole packs are cached. A damaged one is read again.
    const bytes = await readRecord(content, key, async (read) => {
      await checkSum(read, recordHash(key), key);
      return read;
    });
    this.#packs.set(key, bytes);
    return bytes;
  }
}

/** The words of a name to search for: those of the last segment, if it has a telling one. None if it is no page's. */
function wordsOf(name: string, actionWords: SearchLanguage['words']['actionWords']): string {
  if (HIDDEN_SEGMENT.test(name)) return '';
  const path = decodeOrKeep(name.slice(-MAX_NAME_LENGTH)).replace(EXTENSION, '');
  const own = wordsIn(/[^/]*\/*$/.exec(path)?.[0] ?? '');
  const isTelling = own.some((word) => TELLING_WORD.test(word) && !actionWords.has(word.toLowerCase()));
  const words = isTelling ? own : wordsIn(path);
  const last = words.slice(-MAX_NAME_WORDS);
  const telling = last.toSorted((a, b) => b.length - a.length).slice(0, MAX_TELLING_WORDS);
  return last.filter((word) => telling.includes(word)).join(' ');
}

function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

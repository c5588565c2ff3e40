import { describe, expect, it } from 'vitest';
import { analyzePage } from '../../../build/page/search/analyze-page.ts';
import { KnownTexts } from '../../../build/page/search/known-texts.ts';
import { makeIndexFiles } from '../../../build/publish/export/static-search.ts';
import { makeSearchIndex } from '../../../build/release/search/make-search-index.ts';
import { StaticSearch } from '../../../worker/client/static-search/answer-search.ts';
import type { PageFacts } from '../../../worker/model/records/manifest.ts';
import { findLanguage } from '../../../worker/search/languages/find-language.ts';
import { createRandom } from '../../random.ts';

/** 3,000 operations that share a few words. */
const VERBS = 'create get update delete list add remove set'.split(' ');
const NOUNS = 'repository organization member team invoice webhook comment release label branch'.split(' ');

const files = makeFiles(3_000);

describe('StaticSearch', () => {
  it('downloads at most 30 KiB for a first query, whatever the size of the index and its pages', async () => {
    for (const query of [
      'create repository organization member team invoice webhook comment release label branch',
      'add a member to the team of an organization, update its repository, list labels, delete branches',
      'create a repo',
      'who removes my comit lable',
    ]) {
      const { bytes, results } = await askFirst(files, query);
      expect(bytes, query).toBeLessThanOrEqual(30 * 1024);
      expect(results.length, query).toBeGreaterThan(0);
    }
  });

  it('finds the operation of a pasted command', async () => {
    const { results } = await askFirst(files, 'curl "https://api.example.com/v1/repositorys/$ID/repositorys/5"');
    expect(results[0]?.href).toBe('/api/operation-5');
  });

  it('counts the downloads of a query that is still running for that query only', async () => {
    const query = 'create a repository label';
    const alone = await askFirst(files, query);
    const engine = serve(files);
    const before = engine.answer(new URLSearchParams({ q: 'add team webhook comment release branch invoice member' }));
    const [answer] = await Promise.all([engine.answer(new URLSearchParams({ q: query })), before]);
    expect((await readResults(answer)).total).toBeGreaterThanOrEqual(alone.total);
  });
});

describe('the pages of a query that cannot download everything at once', () => {
  const QUERY = 'create repository organization member team invoice webhook comment release label branch';
  const ask = async (engine: StaticSearch, page: number): Promise<readonly string[]> => {
    const { results } = await readResults(await engine.answer(new URLSearchParams({ q: QUERY, page: String(page) })));
    return results.map(({ href }) => href.replace(/#.*/, ''));
  };

  it('miss no result and repeat none', async () => {
    const engine = serve(files);
    const pages = [await ask(engine, 1), await ask(engine, 2), await ask(engine, 3)];
    expect(pages[0]?.length).toBeLessThan(8);
    expect(new Set(pages.flat()).size).toBe(pages.flat().length);
    // Everything has been downloaded now.
    const best = await ask(engine, 1);
    expect(best).toHaveLength(8);
    expect(best.filter((path) => !pages.flat().includes(path))).toEqual([]);
  });

  it('are the same if nobody has seen the first', async () => {
    const engine = serve(files);
    const pages = [await ask(engine, 1), await ask(engine, 2)];
    const another = serve(files);
    expect(await ask(another, 2)).toEqual(pages[1]);
  });
});

describe('the page that continues a list', () => {
  const askNextPages = async (count: number, pages: readonly string[]): Promise<readonly unknown[]> => {
    const engine = serve(makeFiles(count));
    const answers = pages.map(async (page) => {
      const answer = await engine.answer(new URLSearchParams({ q: 'repository', page }));
      return (await readResults(answer)).nextPage;
    });
    return Promise.all(answers);
  };

  it('is the next one up to the last result', async () => {
    expect(await askNextPages(20, ['1', '2', '3'])).toEqual([2, 3, null]);
  });

  it('is at most the tenth', async () => {
    expect(await askNextPages(200, ['9', '10'])).toEqual([10, null]);
  });
});

function makeFiles(count: number): ReadonlyMap<string, Uint8Array> {
  const known = new KnownTexts(findLanguage('en'));
  const random = createRandom(1);
  const pages = Array.from({ length: count }, (_, number) => {
    const at = (words: readonly string[], step: number): string =>
      words[Math.floor(number / step) % words.length] ?? '';
    const [noun, other] = [at(NOUNS, 8), at(NOUNS, 80)];
    const title = `${at(VERBS, 1)} a ${noun} of a ${other} ${number}`;
    const entry: PageFacts = {
      kind: 'operation',
      title,
      description: `${title} with ${at(NOUNS, 3)}`,
      operation: `GET /${other}s/{id}/${noun}s/${number}`,
    };
    // Random numbers hardly deflate, like the postings of real pages.
    const places = [...VERBS, ...NOUNS, ...NOUNS].map((word) => ({
      kind: 'property' as const,
      id: word,
      label: random(5) < 2 ? word : `field${random(900)}`,
      text: '',
    }));
    // Some pages are long, and their texts hardly deflate either.
    for (let more = 0; number % 20 === 0 && more < 200; more++)
      places.push({
        kind: 'property',
        id: `f${more}`,
        label: `f${more}`,
        text: random(2 ** 32)
          .toString(36)
          .repeat(8),
      });
    const path = `/api/operation-${number}`;
    return { path, entry, trail: [], analysis: analyzePage(path, entry, { names: [], text: '', places }, known) };
  });
  const { index, records } = makeSearchIndex(
    pages,
    { synonyms: [], locale: 'en' },
    (record) => `pack-${record.byteLength}`,
  );
  const byKey = new Map(index.packs.map(({ key }, at) => [key, records[at] ?? new Uint8Array()]));
  const manifest = { search: index, site: { base: '' } } as Parameters<typeof makeIndexFiles>[0]['manifest'];
  return makeIndexFiles({ manifest, records: byKey });
}

interface FoundResults {
  readonly nextPage?: number | null;
  readonly results: readonly { readonly href: string }[];
  readonly total: number;
}

async function readResults(answer: Response): Promise<FoundResults> {
  return (await answer.json()) as FoundResults;
}

function serve(files: ReadonlyMap<string, Uint8Array>, onDownload = (_bytes: number): void => {}): StaticSearch {
  return new StaticSearch(async (name) => {
    const file = files.get(name.startsWith('../') ? name.slice(3) : `assets/${name}`) ?? new Uint8Array();
    onDownload(file.byteLength);
    return new Response(Buffer.from(file));
  });
}

async function askFirst(
  files: ReadonlyMap<string, Uint8Array>,
  query: string,
): Promise<FoundResults & { readonly bytes: number }> {
  let bytes = 0;
  const engine = serve(files, (more) => {
    bytes += more;
  });
  const found = await readResults(await engine.answer(new URLSearchParams({ q: query })));
  return { ...found, bytes };
}

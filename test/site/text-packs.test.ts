import { describe, expect, it } from 'vitest';
import { createWorker } from '../../worker/index.ts';
import type { Manifest, PageEntry } from '../../worker/model/records/manifest.ts';
import { packLetter } from '../../worker/model/records/text-pack.ts';
import { manifest, toRecord, toTextPack } from './fixture/release.ts';
import { type CountingStore, createStore } from './fixture/stores.ts';
import { getFrom } from './get.ts';
import { collectErrors } from './log.ts';

const PAGES = 320;
const PAGES_IN_PACK = 40;

interface PackedSite {
  readonly manifest: Manifest;
  readonly records: ReadonlyMap<string, string>;
}

let run = 0;

collectErrors();

describe('the full text of a site with packs', () => {
  it('reads each pack once, and is the same as from the pages', async () => {
    const site = await packedSite();
    const [text, reads] = await readFull(site.manifest, site.records);
    const [expected, readsOfPages] = await readFull(withoutPacks(site), site.records);
    expect([text === expected, reads, readsOfPages]).toEqual([true, PAGES / PAGES_IN_PACK, PAGES]);
    expect([...text.matchAll(/^# p(\d+)$/gm)].map(([, index]) => Number(index))).toEqual([...Array(PAGES).keys()]);
  });

  it('reads pages that no pack has from their records', async () => {
    const site = await packedSite();
    const { keys, pages } = site.manifest.texts;
    const texts = { keys, pages: pages.replaceAll(packLetter(3), ' ') };
    const [text, reads] = await readFull({ ...site.manifest, texts }, site.records);
    const [expected] = await readFull(withoutPacks(site), site.records);
    expect([text === expected, reads]).toEqual([true, PAGES / PAGES_IN_PACK - 1 + PAGES_IN_PACK]);
  });

  it('is cut at the same page as from the pages', async () => {
    const site = await packedSite('.'.repeat(50_000));
    const [text, reads] = await readFull(site.manifest, site.records);
    const [expected] = await readFull(withoutPacks(site), site.records);
    expect(text === expected).toBe(true);
    expect(text).toContain('These pages do not fit in this file');
    expect(reads).toBeLessThan(PAGES / PAGES_IN_PACK);
  });

  it('reads nothing for HEAD and for a client that has it', async () => {
    const site = await packedSite();
    const env = storeOf(site.records);
    const worker = createWorker(site.manifest);
    const ask = (init: RequestInit) => getFrom(worker, '/llms-full.txt', init, env);
    const head = await ask({ method: 'HEAD' });
    const etag = head.headers.get('ETag') ?? '';
    const same = await ask({ headers: { 'If-None-Match': etag } });
    expect([head.status, same.status, env.readings()]).toEqual([200, 304, 0]);
  });

  it('is right or 503, whichever byte of a pack is wrong, and recovers with the store', async () => {
    const site = await packedSite('', 40);
    const [key = ''] = site.manifest.texts.keys;
    const [right] = await readFull(withoutPacks(site), site.records);
    const record = new TextEncoder().encode(site.records.get(key));
    for (let index = 0; index < record.byteLength; index += index < 60 ? 1 : 29) {
      const wrong = record.slice();
      wrong.set([(wrong[index] ?? 0) ^ (1 << (index % 8))], index);
      let isDamaged = true;
      const env = createStore(async () => new Response(isDamaged ? wrong : record).body);
      const worker = createWorker({ ...site.manifest, release: `flip-${++run}` });
      const ask = () => getFrom(worker, '/llms-full.txt', {}, env);
      const failed = await ask();
      expect([index, failed.status, failed.headers.get('ETag')]).toEqual([index, 503, null]);
      isDamaged = false;
      expect([index, (await (await ask()).text()) === right]).toEqual([index, true]);
    }
  });
});

/** The full text, and how many records it took. */
async function readFull(site: Manifest, records: ReadonlyMap<string, string>): Promise<[string, number]> {
  const env = storeOf(records);
  // A release of its own, because the edge cache is shared.
  const worker = createWorker({ ...site, release: `text-packs-${++run}` });
  const response = await getFrom(worker, '/llms-full.txt', {}, env);
  return [await response.text(), env.readings()];
}

function storeOf(records: ReadonlyMap<string, string>): CountingStore {
  return createStore(async (key) => (records.has(key) ? new Response(records.get(key)).body : null));
}

function withoutPacks({ manifest: site }: PackedSite): Manifest {
  return { ...site, texts: { keys: [], pages: '' } };
}

/** A site of guides in one sidebar, whose texts are packed in that order. */
async function packedSite(text = '', count = PAGES): Promise<PackedSite> {
  const texts = Array.from({ length: count }, (_, index) => ({
    path: `/p/${String(index).padStart(3, '0')}`,
    text: `# p${index}\n${text}`,
  }));
  const stored = await Promise.all(texts.map((page) => toRecord('<article>', page.text)));
  const packs = await Promise.all(
    Array.from({ length: count / PAGES_IN_PACK }, (_, index) =>
      toTextPack(texts.slice(index * PAGES_IN_PACK, (index + 1) * PAGES_IN_PACK)),
    ),
  );
  const pages = texts.map(({ path }, index): [string, PageEntry] => [
    path,
    { kind: 'guide', key: stored[index]?.key ?? '', title: path, description: '' },
  ]);
  const nodes = texts.map(({ path }) => ({ kind: 'link', path, html: '' }) as const);
  return {
    manifest: {
      ...manifest,
      release: `text-packs-${++run}`,
      pages: new Map(pages),
      sidebars: { docs: { id: 'docs', nodes } },
      texts: {
        keys: packs.map(({ key }) => key),
        pages: texts.map((_, index) => packLetter(Math.floor(index / PAGES_IN_PACK))).join(''),
      },
    },
    records: new Map([...stored, ...packs].map(({ key, record }) => [key, record])),
  };
}

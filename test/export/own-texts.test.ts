import { beforeAll, describe, expect, it } from 'vitest';
import { withWorker } from '../../build/publish/export/worker-in-process.ts';
import { bundleClient } from '../../build/release/bundle/bundle-client.ts';
import { bundleMock, bundleWorker } from '../../build/release/bundle/bundle-worker.ts';
import type { Release } from '../../build/release/records/make-release.ts';
import type { OwnTexts } from '../../worker/model/messages/own-texts.ts';
import { SMALLEST_SITE, writeContent } from '../build/content-folder.ts';
import { buildSite } from '../built-site.ts';
import { withoutEscapes } from './without-escapes.ts';

const TEXTS = `page:
  onThisPage: På denne side
  notFound: Siden findes ikke
  pageCount: { one: "{count} side", other: "{count} sider" }
  noResults: "Intet fundet om {query}"
search.placeholder: Søg i det hele
later.copyCode: Kopiér kode
faults.required: Skal udfyldes.
client.tabs: Valgmuligheder
`;

describe('a site in a language that only it has texts for', () => {
  let dir: string;
  let release: Release;
  let article: string;

  beforeAll(async () => {
    dir = writeContent({
      ...SMALLEST_SITE,
      'site.yaml': `${SMALLEST_SITE['site.yaml']}locale: da\n`,
      'messages/da.yaml': TEXTS,
      'index.md': '# Bøger\n\nEn tekst.\n\n## Først\n\nMere.\n\n## Så\n\nMere.\n',
    });
    ({ release } = await buildSite({ contentDir: dir }));
  });

  it('has these texts in what the build renders, and the others in English', async () => {
    await withWorker(release, async (ask) => {
      article = String(await (await ask('/')).readAll());
    });
    expect(article).toContain('På denne side');
    expect(article).not.toContain('On this page');
    expect(article).toContain('Skip to main content');
    expect(article).toContain('<html lang="da"');
  });

  it('has them in what the worker renders', async () => {
    await withWorker(release, async (ask) => {
      expect(String(await (await ask('/intet')).readAll())).toContain('Siden findes ikke');
      expect(String(await (await ask('/search?q=zzzz')).readAll())).toContain('Intet fundet om zzzz');
    });
  });

  it('has them in its scripts, each only where it is used', async () => {
    const scripts = await scriptsOf(release.texts?.[0]);
    const having = (text: string) => [...scripts].filter(([, code]) => code.includes(text)).map(([name]) => name);
    expect(having('Søg i det hele')).toEqual(['search-dialog']);
    expect(having('Kopiér kode')).toHaveLength(1);
    expect(having('Valgmuligheder')).toEqual(['client']);
    expect(having('Skal udfyldes.')).toEqual(['mock', 'try-it']);
  });
});

describe('a site in several languages', () => {
  let dir: string;
  let release: Release;

  beforeAll(async () => {
    dir = writeContent({
      ...SMALLEST_SITE,
      'site.yaml': `${SMALLEST_SITE['site.yaml']}locales: [{ code: de, label: Deutsch }, { code: da, label: Dansk }]\n`,
      'messages/da.yaml': TEXTS,
      'messages/de.yaml': 'page.notFound: Hier ist nichts\n',
      'index.md': '# Bücher\n\nText.\n\n## Zuerst\n\nMehr.\n\n## Dann\n\nMehr.\n',
      'i18n/da/index.md': '# Bøger\n\nTekst.\n\n## Først\n\nMere.\n\n## Så\n\nMere.\n',
    });
    ({ release } = await buildSite({ contentDir: dir }));
  });

  it('has texts of its own in each, in pages and in what the worker renders', async () => {
    await withWorker(release, async (ask) => {
      const read = async (path: string) => String(await (await ask(path)).readAll());
      expect(await read('/da')).toContain('På denne side');
      expect(await read('/')).toContain('Auf dieser Seite');
      expect(await read('/intet')).toContain('Hier ist nichts');
      expect(await read('/da/intet')).toContain('Siden findes ikke');
      expect(await read('/da/search?q=zzzz')).toContain('Intet fundet om zzzz');
    });
  });
});

describe('a site without texts of its own', () => {
  it('has the same scripts and worker as before', async () => {
    expect(await scriptsOf({})).toEqual(await scriptsOf(undefined));
  });
});

/** Scripts of a Danish site by name. */
async function scriptsOf(texts: OwnTexts | undefined): Promise<Map<string, string>> {
  const { files } = await bundleClient({ locale: 'da', texts, forms: true });
  const { workerCode } = await bundleWorker(['da'], texts && [texts]);
  const scripts = [...files].flatMap(([path, bytes]): [string, string][] => {
    const name = /^\/assets\/([a-z-]+)-[A-Z0-9]+\.js$/.exec(path)?.[1];
    return name === undefined ? [] : [[name, String(Buffer.from(bytes))]];
  });
  const all: [string, string][] = [
    ['worker', workerCode],
    ['mock', await bundleMock(['da'], texts && [texts])],
    ...scripts,
  ];
  return new Map(all.map(([name, code]) => [name, withoutEscapes(code)]));
}

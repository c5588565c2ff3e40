import { beforeAll, describe, expect, it } from 'vitest';
import { type Ask, withWorker } from '../../build/publish/export/worker-in-process.ts';
import type { Release } from '../../build/release/records/make-release.ts';
import { fixtureFiles, writeContent } from '../build/content-folder.ts';
import { buildSite } from '../built-site.ts';
import { collectLanguages, findDeadLinks, findWrongAddresses, pagesOf } from './language-faults.ts';

const FIXTURE = 'api-versions';
const ORIGIN = 'https://docs.books.example';

let release: Release;
/** Everything that the site serves, by address. */
let served = new Map<string, string>();

beforeAll(async () => {
  ({ release } = await buildSite({ contentDir: `test/fixtures/${FIXTURE}` }));
  served = await inWorker(release, (ask) => collectLanguages(release.manifest, ask));
}, 120_000);

describe('a site with versions of an API and of its guides', () => {
  it('has no dead link, and one address for each page', async () => {
    expect(pagesOf(served).length).toBeGreaterThan(30);
    expect(await inWorker(release, (ask) => findDeadLinks(served, [], ask))).toEqual([]);
    expect(findWrongAddresses(served, [], ORIGIN)).toEqual([]);
  });

  it('labels each page with its version, and offers the versions of what it is about', () => {
    const wrong = pagesOf(served).flatMap(([href, html]) => {
      const label = /<span class="version"[^>]*>Version: ([^<]*)</.exec(html)?.[1] ?? null;
      const offered = menuOf(html).map(([name]) => name?.replace(/ .*/, ''));
      const expected = expectedVersion(href);
      const isRight = label === expected.label && JSON.stringify(offered) === JSON.stringify(expected.all);
      return isRight ? [] : [`${href}: ${label}, ${offered}`];
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['by its operationId', '/api/get-invoice', ['/api/v3/get-invoice', '/api/get-invoice', '/api/v1/get-invoice']],
    ['by its title', '/api/v1/create-invoice', ['/api/v3/add-invoice', '/api/add-invoice', '/api/v1/create-invoice']],
    ['by its path', '/api/v3/get-status', ['/api/v3/get-status', '/api/get-status', '/api/v1/get-status']],
    ['by its name', '/api/schemas/Status', ['/api/v3/schemas/Status', '/api/schemas/Status', '/api/v1/schemas/Status']],
    ['of the docs', '/', ['/', '/1.0']],
  ])('leads from a page to the same one in other versions, known %s', (_, href, expected) => {
    expect(menuOf(page(href)).map(([, target]) => target)).toEqual(expected);
  });

  it('leads to the start of a version that has no such page, and says so', () => {
    expect(menuOf(page('/api/v1/send-fax'))).toEqual([
      ['v3 (start page)', '/api/v3/books-api'],
      ['v2 (start page)', '/api/books-api'],
      ['v1', '/api/v1/send-fax'],
    ]);
    expect(menuOf(page('/sending'))[1]).toEqual(['1.0 (start page)', '/1.0']);
  });

  it('says of an older version that it is one, and until when it is supported', () => {
    const text = 'This is version v1 of Books API. It is supported until June 30, 2027.';
    expect(page('/api/v1/get-invoice')).toContain(`<p class="notice">${text} <a href="/api/get-invoice">`);
    const latest = `[For up-to-date documentation, see the latest version (v2).](${ORIGIN}/api/get-invoice.md)`;
    expect(page('/api/v1/get-invoice.md')).toContain(`\n> ${text} ${latest}\n`);
    expect(page('/llms-full.txt').split(text).length - 1).toBe(
      pagesOf(served).filter(([href]) => /^\/api\/v1\/(?!tags|schemas)/.test(href)).length,
    );
    expect(page('/api/v3/get-invoice')).toContain('This is unreleased documentation for Books API v3 version.');
    expect(page('/api/get-invoice')).not.toContain('class="notice"');
  });

  it('says in the samples of an older version when its support ends', () => {
    const comment = 'Deprecation: v1, replaced by v2. Sunset: 2027-06-30.';
    const samples = (href: string): string[] =>
      [...page(href).matchAll(/<code class="language-(\w+)">(?:&lt;\?php\n)?(\S+) Deprecation/g)].map(
        ([, language, mark]) => `${language} ${mark}`,
      );
    const all = ['bash #', 'javascript //', 'php //', 'python #'];
    expect(samples('/api/v1/get-invoice')).toEqual(all);
    // Its record is that of v2.
    expect(samples('/api/v1/get-status')).toEqual(all);
    expect(page('/api/v1/get-status.md')).toContain(`\`\`\`bash\n# ${comment}\ncurl `);
    for (const href of ['/api/get-status', '/api/get-status.md', '/api/v3/get-status'])
      expect(page(href), href).not.toContain('Sunset');
  });

  it('marks what is new, changed and removed', () => {
    const marks = (href: string): string[] =>
      [...page(href).matchAll(/<a class="flag \w+" href="([^"]*)">([^<]*)</g)].map(([, to, label]) => `${label} ${to}`);
    expect(marks('/api/add-reminder')).toEqual(['New in v2 /api/migration']);
    expect(marks('/api/v1/send-fax')).toEqual(['Removed in v2 /api/migration']);
    expect(marks('/api/v1/schemas/Invoice')).toEqual(['Changed in v2 /api/migration', 'Removed in v2 /api/migration']);
    expect(marks('/api/schemas/Invoice')).toEqual(['Changed in v2 /api/migration', 'New in v2 /api/migration']);
    expect(marks('/api/get-status')).toEqual([]);
  });

  it('lists what breaks between two versions, with both sides', () => {
    const text = page('/api/migration.md');
    expect(text).toContain('# Migrate from v1 to v2\n');
    expect(text).toContain('\n## Create an invoice\n\n`POST /v2/invoices` · [v1](');
    expect(text).toContain(`[v1](${ORIGIN}/api/v1/create-invoice.md) → [v2](${ORIGIN}/api/add-invoice.md)`);
    expect(text.split('\n').filter((line) => line.startsWith('| **'))).toEqual([
      '| **Breaking:** Moved from `POST /v1/bills` to `POST /v2/invoices`. | `POST /v1/bills` | `POST /v2/invoices` |',
      '| **May break:** Changed its operationId from `createInvoice` to `addInvoice`. | `createInvoice` | `addInvoice` |',
      '| **Breaking:** Moved from `GET /v1/invoices/{id}` to `GET /v2/invoices/{invoiceId}`. | `GET /v1/invoices/{id}` | `GET /v2/invoices/{invoiceId}` |',
      '| **Breaking:** Query parameter `view` no longer has `"long"`. | `"short"`, `"long"` | `"short"`, `"full"` |',
      '| **Breaking:** Was removed. | `POST /v1/fax` | – |',
      '| **Breaking:** Property `number` of schema `Invoice` in requests changed from integer to string. | integer | string |',
      '| **Breaking:** Property `number` of schema `Invoice` in responses changed from integer to string. | integer | string |',
      '| **Breaking:** Property `fax` of schema `Invoice` in responses was removed. | `fax` | – |',
      '| **May break:** Property `fax` of schema `Invoice` in requests was removed. | `fax` | – |',
    ]);
    expect(page('/api/v3/migration.md')).toContain(
      '3 operations have `/v3` instead of `/v2` in their paths. | `/v2` | `/v3` |',
    );
    expect(served.has('/api/v1/migration')).toBe(false);
    expect(page('/api/get-invoice')).toContain('<a href="/api/migration">Migrate from v1 to v2</a>');
  });

  it('searches the version that is read', async () => {
    const hrefs = await inWorker(release, async (ask) => {
      const find = async (query: string): Promise<string[]> => {
        const answer = JSON.parse(String(await (await ask(`/search?format=json&q=invoice${query}`)).readAll()));
        return answer.results.map(({ href }: { href: string }) => href.replace(/#.*/, ''));
      };
      return [await find(''), await find('&version=books@v1'), await find('&version=1.0')];
    });
    const versionsIn = (list: readonly string[] = []): string[] => [
      ...new Set(list.filter((href) => href.startsWith('/api/')).map((href) => expectedVersion(href).label ?? '')),
    ];
    expect(hrefs.map(versionsIn)).toEqual([['v2'], ['v1'], ['v2']]);
    expect(hrefs.map((list) => list.filter((href) => !/^\/(?:api|files)\//.test(href)))).toEqual([
      ['/'],
      ['/'],
      ['/1.0'],
    ]);
  });
});

describe('operations that are the same in two versions', () => {
  const recordOf = (path: string): string => release.manifest.pages.get(path)?.key ?? '';

  it('share a record', () => {
    for (const path of ['get-status', 'schemas/Status', 'tags/health'])
      expect([recordOf(`/api/v1/${path}`), recordOf(`/api/v3/${path}`)], path).toEqual([
        recordOf(`/api/${path}`),
        recordOf(`/api/${path}`),
      ]);
    expect(recordOf('/api/v1/get-invoice')).not.toBe(recordOf('/api/get-invoice'));
  });

  it('are served as if each had its own', async () => {
    const alone = await builtAlone();
    for (const path of ['/api/v3/get-status', '/api/v3/schemas/Status', '/api/v3/tags/health']) {
      expect(articleOf(page(path)), path).toBe(articleOf(alone.get(path) ?? ''));
      expect(bodyOf(page(`${path}.md`)), path).toBe(bodyOf(alone.get(`${path}.md`) ?? ''));
    }
  });
});

describe('versions of an API in another language', () => {
  it('have links that stay in the language and in the version, and no dead ones', async () => {
    const files = fixtureFiles(FIXTURE);
    const settings = 'locales: [{ code: en, label: English }, { code: de, label: Deutsch }]\n';
    const contentDir = writeContent({ ...files, 'site.yaml': settings + String(files['site.yaml']) });
    const both = await buildSite({ contentDir });
    await withWorker(both.release, async (ask) => {
      const all = await collectLanguages(both.release.manifest, ask);
      expect(await findDeadLinks(all, ['de'], ask)).toEqual([]);
      const article = articleOf(all.get('/de/api/v1/get-status') ?? '');
      const links = [...article.matchAll(/ (?:href|data-form)="(\/[^"]*)"/g)].map(([, href]) => href);
      expect(links.sort()).toEqual([
        '/de/_/try/form/api/v1/get-status',
        '/de/api/v1/schemas/Status',
        '/de/files/get-file',
      ]);
      expect(article).toContain('# Deprecation: v1');
      expect(all.get('/de/api/v1/get-status.md')).toContain(`(${ORIGIN}/de/api/get-status.md)`);
      expect(menuOf(all.get('/de/api/v1/send-fax') ?? '')[0]).toEqual(['v3 (Startseite)', '/de/api/v3/books-api']);
      expect(all.get('/de/api/v1/send-fax')).toContain('Sie wird bis zum 30. Juni 2027 unterstützt.');
    });
  });
});

describe('faults in the versions of an API', () => {
  const versions = (text: string): Promise<string[]> => findingsOf(`apis:\n  - id: books\n    versions:\n${text}`);
  const [one, two] = ['v1', 'v2'].map((label) => `      - { label: ${label}, description: api/${label}.yaml`);

  it.each([
    ['two current ones', `${two}, current: true }\n${one}, current: true }\n`, 'v2 and v1 are both "current"'],
    ['the same label twice', `${two} }\n${two} }\n`, 'the id "books-v2" of v2 is also that of v2'],
    [
      'a label that is no part of a path',
      `${two} }\n      - { label: a/b, description: api/v1.yaml }\n`,
      'a label such as "v2"',
    ],
    [
      'a label that is a path of the API',
      `${two} }\n      - { label: Schemas, description: api/v1.yaml }\n`,
      'the pages of the API have the path "Schemas" already',
    ],
    ['one version', `${two} }\n`, '"apis.0.versions" must be at least 2'],
    ['an invalid date', `${two} }\n${one}, until: soon }\n`, 'a day such as "2027-06-30"'],
  ])('are found: %s', async (_, text, message) => {
    expect((await versions(text)).join('\n')).toContain(message);
  });

  it('are found: a description beside versions, and an API with the id of a version', async () => {
    const both = `${two} }\n${one} }\n    description: api/v1.yaml\n`;
    expect((await versions(both)).join('\n')).toContain('a file or a URL, or "versions" instead');
    const taken = `${two} }\n${one} }\n  - { id: books-v1, description: api/v1.yaml, path: /other }\n`;
    expect((await versions(taken)).join('\n')).toContain('the id "books-v1" of v1 is also that of books-v1');
  });
});

function page(href: string): string {
  const body = served.get(href);
  if (body === undefined) throw new Error(`Nothing at ${href}`);
  return body;
}

/** The labels and targets of the version menu in the navbar. */
function menuOf(html: string): (readonly [label: string | undefined, href: string | undefined])[] {
  const menu = /<ul id="version-menu".*?<\/ul>/s.exec(html)?.[0] ?? '';
  return [...menu.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href, label]) => [label, href] as const);
}

function expectedVersion(href: string): { readonly label: string | null; readonly all: readonly string[] } {
  const api = /^\/api\/(?:(v[13])\/)?/.exec(href);
  if (api !== null) return { label: api[1] ?? 'v2', all: ['v3', 'v2', 'v1'] };
  if (href.startsWith('/files/')) return { label: null, all: [] };
  return { label: href.startsWith('/1.0') ? '1.0' : '2.0', all: ['2.0', '1.0'] };
}

function articleOf(html: string): string {
  return /<article.*<\/article>/s.exec(html)?.[0] ?? 'no article';
}

/** Markdown without the lines above its title. */
function bodyOf(markdown: string): string {
  return markdown.slice(markdown.indexOf('\n# '));
}

/** What a site with the API's third version alone serves, at the same paths. */
async function builtAlone(): Promise<Map<string, string>> {
  const files = fixtureFiles(FIXTURE);
  const settings = String(files['site.yaml']);
  const contentDir = writeContent({
    ...files,
    'site.yaml': `${settings.slice(0, settings.indexOf('apis:'))}apis:
  - { id: books, description: api/v2.yaml, tryIt: { mode: mock } }
  - { id: v1, description: api/v1.yaml, path: /api/v1, tryIt: { mode: mock }, sidebar: v1 }
  - { id: v3, description: api/v3.yaml, path: /api/v3, overview: /api/v3/books-api, tryIt: { mode: mock }, sidebar: v3 }
  - { id: files, description: api/files.yaml, path: /files, sidebar: files }
`,
  });
  const alone = await buildSite({ contentDir });
  return inWorker(alone.release, (ask) => collectLanguages(alone.release.manifest, ask));
}

async function findingsOf(settings: string): Promise<string[]> {
  const contentDir = writeContent({
    ...fixtureFiles(FIXTURE),
    'site.yaml': `title: Books\norigin: ${ORIGIN}\n${settings}`,
  });
  const failed = await buildSite({ contentDir }).then(
    () => 'no fault',
    (error: unknown) => String(error),
  );
  return [failed];
}

function inWorker<T>(made: Release, work: (ask: Ask) => Promise<T>): Promise<T> {
  return withWorker(made, work);
}

import { readdirSync, readFileSync, renameSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Report } from '../../../../build/base/report/report.ts';
import { ReleaseBuilder } from '../../../../build/cli/release-builder.ts';
import type { Release } from '../../../../build/release/records/make-release.ts';
import { readRelease } from '../../../../build/release/records/read-release.ts';
import { writeRelease } from '../../../../build/release/records/write-release.ts';
import { SMALLEST_SITE, writeContent } from '../../content-folder.ts';

let dir: string;
let out: string;
let built: Release;
let data: string;

beforeAll(async () => {
  dir = writeContent({ ...SMALLEST_SITE, 'index.md': '# Home\n\nHello.\n', 'bills.md': '# Bills\n\nPay.\n' });
  out = join(dir, 'dist');
  const result = await new ReleaseBuilder({ contentDir: dir }, null).build(new Report());
  if (result === null) throw new Error('The site does not build');
  built = result.release;
});
beforeEach(async () => {
  rmSync(out, { recursive: true, force: true });
  await writeRelease(out, built);
  data = readFileSync(join(out, 'manifest.json'), 'utf8');
});

const CODE = (): Pick<Release, 'workerCode'> & { lazyModules: { 'agents.js': string } } => ({
  workerCode: built.workerCode,
  lazyModules: { 'agents.js': 'own' },
});
const read = () => readRelease(out, async () => CODE());

/** Changes the JSON of the manifest's head. */
function changeHead(from: string | RegExp, to: string): void {
  const { head, ...rest } = JSON.parse(data) as { head: string };
  const changed = head.replace(from, to);
  expect(changed).not.toBe(head);
  writeFileSync(join(out, 'manifest.json'), JSON.stringify({ ...rest, head: changed }));
}

describe('readRelease()', () => {
  it('reads manifest and records, and takes no code from the folder', async () => {
    rmSync(join(out, 'worker'), { recursive: true });
    const { manifest, lazyModules, records } = await read();
    expect(lazyModules).toEqual({ 'agents.js': 'own' });
    const { pages } = built.manifest;
    expect({ ...manifest, pages, sidebars: { ...manifest.sidebars } }).toEqual(built.manifest);
    expect([...manifest.pages]).toEqual([...pages].sort(([a], [b]) => (a < b ? -1 : 1)));
    const toList = (all: Release['records']) => [...all].map(([key, bytes]) => [key, Buffer.from(bytes)]).sort();
    expect(toList(records)).toEqual(toList(built.records));
  });

  it('makes the code with the texts of the site, which are data', async () => {
    const texts = [
      { page: { next: 'Vor', andMore: [['count'], { one: '1', other: '{count}' }, 'count'] } },
      {},
    ] as const;
    writeFileSync(join(out, 'manifest.json'), JSON.stringify({ ...JSON.parse(data), texts }));
    let given: unknown;
    await readRelease(out, async (_, own) => {
      given = own;
      return CODE();
    });
    expect(given).toEqual(texts);
    for (const faulty of [[{ page: 1 }], [{ page: { andMore: [['count'], { one: '1' }] } }], [{ 'a"b': 'x' }], {}]) {
      writeFileSync(join(out, 'manifest.json'), JSON.stringify({ ...JSON.parse(data), texts: faulty }));
      await expect(read()).rejects.toThrow('manifest.json: Cannot read the release');
    }
  });

  it('rejects a worker of another engine', async () => {
    await expect(readRelease(out, async () => ({ ...CODE(), workerCode: 'other' }))).rejects.toThrow(
      /manifest\.json: Cannot read the release: it was built by another version of the engine\. .* Build it again/,
    );
  });

  it.each([
    ['a path out of the folder', /"(file\/assets\/client-[^"]*)"/g, '"file/../../worker/app.js"', 'files/'],
    ['a key of another record type', /"(file\/assets\/client-[^"]*)"/g, '"release/live"', 'expected a key such as'],
    ['markup in the origin', /"origin":"[^"]*"/, '"origin":"https://a.test\\"><script>"', 'site/origin: expected'],
    ['a script as origin', /"origin":"[^"]*"/, '"origin":"javascript:alert(1)"', 'site/origin: expected'],
    ['markup in the base', /"base":"[^"]*"/, '"base":"/\\"onload="', 'site/base: expected a base such as'],
    ['an option for a shell as release', /"release":"[^"]*"/, '"release":"--x $(id)"', 'release: expected a hash'],
    [
      'a redirect to a script',
      /"redirects":\{/,
      '"redirects":{"/x":"javascript:alert(1)"',
      'redirects//x: expected a path',
    ],
    [
      'a redirect to a host of the reader',
      /"redirects":/,
      '"redirectPatterns":[{"from":"/x/:a","to":"https://:a/x"}],"redirects":',
      'redirectPatterns/0/to: expected a fixed host',
    ],
    ['a list instead of an object', /"files":\{/, '"files":[],"more":{', 'files: '],
    ['a missing member', '"sums":', '"sum":', 'sums: '],
    ['a search record out of the folder', /"search\/[^"]*"/, '"search/../../x"', 'search/packs/0/key: expected a key'],
    ['a text record out of the folder', /"text\/[^"]*"/, '"text/../../x"', 'texts/keys/0: expected a key'],
  ])('rejects a manifest with %s', async (_, from, to, fault) => {
    changeHead(from, to);
    await expect(read()).rejects.toThrow(fault);
    await expect(read()).rejects.toThrow(
      /manifest\.json: Cannot read the release: .* Build it again with "docvane build"\.$/s,
    );
  });

  it('rejects pages with markup in their path, twice the same, of an unknown kind, or beyond the table', async () => {
    const { pages, hashes, ...rest } = JSON.parse(data) as { pages: string; hashes: string };
    const write = (text: string, own = hashes) =>
      writeFileSync(join(out, 'manifest.json'), JSON.stringify({ ...rest, pages: text, hashes: own }));
    write(pages.replace('/bills\t', '/bills)[x](https://evil.test/<b>\t'));
    await expect(read()).rejects.toThrow('expected a path such as');
    write(pages.replace('/bills\t', '/\t'));
    await expect(read()).rejects.toThrow('a path occurs twice');
    write(pages.replace('"guide"', '"constructor"'));
    await expect(read()).rejects.toThrow('1/kind: Invalid option');
    write(pages, hashes + hashes);
    await expect(read()).rejects.toThrow('Cannot read the release');
    write(pages, hashes.replace(/^./, '/'));
    await expect(read()).rejects.toThrow('expected a key');
  });

  it('rejects text that is not a manifest, and other members', async () => {
    for (const text of ['', '[]', '{"code":1}', data.replace('{', '{"workerCode":"x",')]) {
      writeFileSync(join(out, 'manifest.json'), text);
      await expect(read()).rejects.toThrow(/manifest\.json: Cannot read the release: it is not a manifest/);
    }
  });

  it('rejects records that are missing, changed, too large or links', async () => {
    const page = built.manifest.pages.get('/bills')?.key ?? '';
    const [pack = ''] = built.manifest.search.packs.map(({ key }) => key);
    const [text = ''] = built.manifest.texts.keys;
    const style = Object.values(built.manifest.files).find((key) => key.includes('assets/site-')) ?? '';
    const at = (key: string) => join(out, 'records', key);
    const write = (bytes: string) => (file: string) => writeFileSync(file, bytes);
    const edit = (change: (text: string) => string) => (file: string) =>
      writeFileSync(file, change(readFileSync(file, 'latin1')), 'latin1');
    const misspell = edit((bytes) => bytes.replace('Pay.', 'Hay.'));
    const link = (file: string): void => {
      rmSync(file);
      symlinkSync('/etc/hostname', file);
    };
    const faults: [key: string, change: (file: string) => void, fault: string][] = [
      [page, (file) => rmSync(file), 'the file is missing'],
      [page, write('other'), 'it is not the record of a page'],
      [page, misspell, 'its bytes do not match its key'],
      [page, edit((bytes) => `${bytes}more\n`), 'the record of a page'],
      [page, (file) => truncateSync(file, 60), 'it is not the record of a page'],
      [page, (file) => truncateSync(file, 26_000_000_000), 'bytes, and'],
      [style, write('a {}'), 'its bytes do not match its checksum'],
      [pack, write('x'), 'its key is not a hash of its bytes'],
      [text, write('x'), 'its bytes do not match its key'],
      [text, misspell, 'its bytes do not match its key'],
      [text, edit((bytes) => `${bytes}more`), 'do not match its key'],
      [style, link, 'it is not a regular file'],
    ];
    for (const [key, change, fault] of faults) {
      const bytes = readFileSync(at(key));
      change(at(key));
      await expect(read()).rejects.toThrow(fault);
      rmSync(at(key), { force: true });
      writeFileSync(at(key), bytes);
    }
    renameSync(at('page'), join(dir, 'elsewhere'));
    symlinkSync(join(dir, 'elsewhere'), at('page'));
    await expect(read()).rejects.toThrow('it is not a regular file');
    rmSync(at('page'));
    rmSync(join(dir, 'elsewhere'), { recursive: true });
    expect(readdirSync(out)).toContain('manifest.json');
  });

  it('names the folder that is missing', async () => {
    await expect(readRelease(join(dir, 'none'), async () => CODE())).rejects.toThrow(
      'Cannot read the release: there is no such folder.',
    );
  });
});

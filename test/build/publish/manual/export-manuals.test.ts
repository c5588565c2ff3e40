import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { crc32, inflateRawSync } from 'node:zlib';
import { Parser } from 'htmlparser2';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { BookImages } from '../../../../build/publish/manual/epub/book-images.ts';
import { writeEpub } from '../../../../build/publish/manual/epub/write-epub.ts';
import { exportManuals } from '../../../../build/publish/manual/export-manuals.ts';
import { findChromium } from '../../../../build/publish/manual/pdf/find-chromium.ts';
import { readPageNumbers } from '../../../../build/publish/manual/pdf/page-numbers.ts';
import { findManuals } from '../../../../build/site/manuals/find-manuals.ts';
import { newFolder } from '../../../temporary-folder.ts';
import { compileContent, type Files } from '../../content-folder.ts';

const FILES: Files = {
  'site.yaml': `title: Books docs
origin: https://docs.example.com
product: { name: Books, slug: books }
markdown: { math: true }
imageHosts: [images.example.com]
manuals: [{ id: guide, section: /category/users, title: Guide <1> & more }]
`,
  'sidebars.yaml':
    'docs:\n  - { type: category, label: Users, slug: /category/users, items: [user/bills, user/quotes] }\n  - { type: category, label: Empty, items: [index] }\n',
  'index.md': '# Home\n',
  'user/bills.md': `---
title: Bills & <more>
---

See [sending](quotes.md#send), [nothing](quotes.md#pay), [home](../index.md), [mail](mailto:a@example.com).

Line one<br>two & three. <kbd>A</kbd> &nbsp; <u onclick="alert(1)">x</u> <a href="javascript:alert(1)">bad</a>

![Chart](chart.svg) ![Photo](/img/photo.webp) ![Remote](https://images.example.com/a.png)

$a < b$

\`\`\`mermaid
flowchart LR
  A[Draft] --> B[Sent]
\`\`\`

<details><summary>More</summary>

| A | B |
| :-- | --: |
| 1 | 2 |

</details>

<iframe src="https://www.youtube-nocookie.com/embed/x" title="Film"></iframe>

\`\`\`js
if (a < b && c) { d(); }
\`\`\`
`,
  'user/chart.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4" width="4" height="4"><script>alert(1)</script><path d="M0 0h4v4z"/></svg>',
  'user/quotes.md': '---\ntitle: Quotes\n---\n\n## Send {#send}\n\nText.\n',
};

/** No test looks at it. */
const PIXEL = Buffer.from('RIFF');

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly bytes: Buffer;
}

/** Reads an archive from its directory, and checks each checksum. */
function unzip(zip: Buffer): Entry[] {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  let at = zip.readUInt32LE(end + 16);
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    const [method, sum, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 16), zip.readUInt32LE(at + 20)];
    const [length, local] = [zip.readUInt16LE(at + 28), zip.readUInt32LE(at + 42)];
    const name = zip.toString('utf8', at + 46, at + 46 + length);
    at += 46 + length;
    const start = local + 30 + length;
    const stored = zip.subarray(start, start + size);
    const bytes = method === 8 ? inflateRawSync(stored) : stored;
    expect(crc32(bytes)).toBe(sum);
    return { name, method, bytes };
  });
}

interface Xml {
  readonly elements: readonly { readonly name: string; readonly attributes: Readonly<Record<string, string>> }[];
  readonly text: string;
}

/** Reads XML. Throws if an element is not closed by its own end tag. */
function readXml(source: string): Xml {
  const elements: Xml['elements'][number][] = [];
  let text = '';
  const open: string[] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        open.push(name);
        elements.push({ name, attributes });
      },
      ontext: (part) => (text += part),
      onclosetag(name, isImplied) {
        expect(open.pop()).toBe(name);
        if (isImplied && source[parser.endIndex - 1] !== '/') throw new Error(`<${name}> is not closed`);
      },
    },
    { xmlMode: true },
  );
  parser.end(source);
  // XML knows five names only.
  expect(source.match(/&(?!amp;|lt;|gt;|quot;|apos;|#\d+;|#x[\da-f]+;)/gi)).toBeNull();
  return { elements, text };
}

const styledOf = (site: NonNullable<Awaited<ReturnType<typeof compileContent>>['site']>) => ({
  site,
  assets: { stylesheet: '/assets/site.css', kindStylesheets: {}, script: '', themeSnippet: '', themeSnippetHash: '' },
  bundledFiles: new Map<string, Uint8Array>(),
});

describe('a manual as EPUB', () => {
  const outDir = newFolder();
  let entries: Entry[];
  let bytes: Buffer;
  const options = { section: 'guide', outDir, epub: true, chromium: null, date: new Date('2026-01-02T03:04:05.678Z') };
  const read = (name: string): string => String(entries.find((entry) => entry.name === name)?.bytes ?? '');
  const pages = (): Entry[] => entries.filter(({ name }) => name.endsWith('.xhtml'));

  beforeAll(async () => {
    const webp = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#888' } })
      .webp()
      .toBuffer();
    const { site, errors } = await compileContent({ ...FILES, 'static/img/photo.webp': webp });
    if (site === null) throw new Error(errors.join('\n'));
    const files = await exportManuals([styledOf(site)], options);
    expect(files.map(({ file }) => file)).toEqual([join(outDir, 'guide.epub')]);
    bytes = readFileSync(join(outDir, 'guide.epub'));
    entries = unzip(bytes);
    await exportManuals([styledOf(site)], options);
  });

  it('begins with its media type, stored, and leads to the package', () => {
    expect([entries[0]?.name, entries[0]?.method, String(entries[0]?.bytes)]).toEqual([
      'mimetype',
      0,
      'application/epub+zip',
    ]);
    // At a fixed place in the file (OCF 3.3 §4.3).
    expect(bytes.toString('latin1', 30, 58)).toBe('mimetypeapplication/epub+zip');
    expect(readXml(read('META-INF/container.xml')).elements.at(-1)?.attributes['full-path']).toBe('EPUB/package.opf');
  });

  it('is the same bytes again', () => {
    expect(readFileSync(join(outDir, 'guide.epub')).equals(bytes)).toBe(true);
    expect(readdirSync(outDir)).toEqual(['guide.epub']);
  });

  it('has all metadata that reading systems need', () => {
    const { elements, text } = readXml(read('EPUB/package.opf'));
    const find = (name: string) => elements.find((element) => element.name === name)?.attributes;
    expect(find('package')).toMatchObject({ version: '3.0', 'unique-identifier': find('dc:identifier')?.id });
    expect(text).toMatch(/^\s*urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}/);
    expect(text).toContain('Guide <1> & more');
    expect(text).toContain('2026-01-02T03:04:05Z');
  });

  it('lists each file in the manifest, and its pages in reading order', () => {
    const { elements } = readXml(read('EPUB/package.opf'));
    const items = elements.filter(({ name }) => name === 'item').map(({ attributes }) => attributes);
    const listed = items.map(({ href = '' }) => `EPUB/${href}`).sort();
    const own = entries.map(({ name }) => name).filter((name) => /^EPUB\/(?!package)/.test(name));
    expect(listed).toEqual(own.sort());
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    const spine = elements.filter(({ name }) => name === 'itemref').map(({ attributes }) => attributes.idref);
    expect(spine).toEqual(['cover', 'nav', 'c1', 'c2']);
    const properties = Object.fromEntries(items.map(({ id, properties: own }) => [id, own]));
    expect(properties).toMatchObject({ nav: 'nav', c1: 'mathml svg', c2: undefined });
  });

  it('is well-formed, with unique ids, and without anything that runs or loads', () => {
    for (const { name, bytes: page } of pages()) {
      const source = String(page);
      const { elements } = readXml(source);
      const ids = elements.flatMap(({ attributes }) => attributes.id ?? []);
      expect(new Set(ids).size, name).toBe(ids.length);
      for (const id of ids) expect(id).toMatch(/^[A-Za-z_][\w.-]*$/);
      for (const { name: tag, attributes } of elements) {
        expect(tag).not.toMatch(/^(script|iframe|form|input|button|object|video|audio)$/);
        expect(Object.keys(attributes).filter((key) => /^on|^data-|^style$/.test(key))).toEqual([]);
        expect(attributes.src ?? '').not.toMatch(/^\w+:|^\//);
      }
      for (const tag of ['svg', 'math']) {
        const roots = elements.filter((element) => element.name === tag);
        for (const { attributes } of roots) expect(attributes.xmlns).toMatch(/^http:\/\/www\.w3\.org\//);
      }
    }
    expect(readXml(read('EPUB/c1.xhtml')).text).toContain('if (a < b && c) { d(); }');
    // Reading systems do not know the colours of the site.
    expect(read('EPUB/c1.xhtml')).not.toMatch(/javascript:|var\(/);
  });

  it('has links to its own places only where they exist, and to the site with its address', () => {
    const targets = new Set(
      pages().flatMap(({ name, bytes: page }) => [
        name,
        ...readXml(String(page)).elements.flatMap(({ attributes }) =>
          attributes.id ? [`${name}#${attributes.id}`] : [],
        ),
      ]),
    );
    const found: string[] = [];
    for (const { name, bytes: page } of pages()) {
      for (const { attributes } of readXml(String(page)).elements) {
        const { href } = attributes;
        if (href === undefined || href === 'styles.css') continue;
        found.push(href);
        if (!/^(?:https?|mailto):/.test(href))
          expect(targets).toContain(posix.join('EPUB', href.startsWith('#') ? posix.basename(name) + href : href));
      }
    }
    expect(found).toEqual(
      expect.arrayContaining([
        'c2.xhtml#c2-send',
        'c2.xhtml',
        'https://docs.example.com/',
        'mailto:a@example.com',
        'https://www.youtube-nocookie.com/embed/x',
      ]),
    );
  });

  it('has the images of the site. Those with a script, or in a format that some readers lack, are drawn', async () => {
    const images = entries.filter(({ name }) => name.startsWith('EPUB/images/'));
    expect(images.map(({ name }) => name.slice(-4))).toEqual(['.png', '.png']);
    // The same for drawings in the text, whose parts refer to each other.
    expect(read('EPUB/c1.xhtml')).toMatch(/<polyline points="[\d ,.]+" [^>]*stroke="#5b6464" [^>]*url\(#c1-[^)]+\)/);
    for (const { bytes: image } of images) expect((await sharp(image).metadata()).format).toBe('png');
    expect(read('EPUB/c1.xhtml')).toContain('<em>Remote</em>');
  });

  it('keeps a harmless drawing as it is', async () => {
    const svg = (paint: string): string =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4" width="4" height="4"><path fill='${paint}' d="M0 0h4v4z"/></svg>`;
    const endings: string[] = [];
    for (const paint of ['url("#g")', 'url( "#g" )', 'url(#g)', 'url("https://a.test/b")', 'url( https://a.test/b)']) {
      const { site } = await compileContent({ ...FILES, 'static/img/photo.webp': PIXEL, 'user/chart.svg': svg(paint) });
      if (site === null) throw new Error('Cannot compile');
      const images = new BookImages(site);
      const file = [...site.files.keys()].find((path) => path.endsWith('.svg')) ?? '';
      endings.push(images.add(file)?.slice(-3) ?? '');
    }
    expect(endings).toEqual(['svg', 'svg', 'svg', 'png', 'png']);
  });

  it('has code from left to right in every language, and lists the chapters of a group', async () => {
    const { site } = await compileContent({
      'site.yaml':
        'title: Books\norigin: https://docs.example.com\nlocale: ar\nproduct: { name: Books, slug: books }\n',
      'sidebars.yaml': 'docs: [index, { type: category, label: More, items: [bills] }]\n',
      'index.md': '# Home\n\nSee `pay()`.\n\n```js\npay();\n```\n',
      'bills.md': '# Bills\n',
    });
    const [manual] = site === null ? [] : findManuals({ id: 'all', section: undefined, source: { file: 'x' } }, site);
    if (site === null || manual === undefined) throw new Error('Cannot compile');
    const book = unzip(Buffer.from(await writeEpub(manual, site, options.date)));
    const readPage = (id: string): string => String(book.find(({ name }) => name === `EPUB/${id}.xhtml`)?.bytes);
    const code = readXml(readPage('c1')).elements.filter(({ name }) => /^(?:pre|code)$/.test(name));
    expect(code.map(({ attributes }) => attributes.dir)).toEqual(['ltr', 'ltr', 'ltr']);
    expect(readPage('c2')).toMatch(/>More<[\s\S]*<a href="c3\.xhtml">/);
    // Styles may not say it (EPUB 3.3 §6.3.1.2).
    expect(String(book.find(({ name }) => name === 'EPUB/styles.css')?.bytes)).not.toMatch(/direction:|unicode-bidi/);
  });

  it('of a section that does not exist is an error', async () => {
    const { site } = await compileContent({ 'index.md': '# Home\n' });
    if (site === null) throw new Error('Cannot compile');
    await expect(exportManuals([styledOf(site)], { ...options, section: '/users' })).rejects.toThrow(
      /no sidebar has the section "\/users"/,
    );
  });
});

describe('findChromium()', () => {
  it('says what to do without a browser', () => {
    expect(() => findChromium({ CHROME_PATH: '/no/such/chrome' })).toThrow(/there is no file "\/no\/such\/chrome"/);
  });
});

describe('readPageNumbers()', () => {
  it('finds the pages of destinations in nested trees of pages', () => {
    const pdf = [
      '1 0 obj\n<</Type /Page\n/Parent 5 0 R>>\nendobj',
      '2 0 obj\n<</Length 9>>\nstream\n9 0 obj <<\nendstream\nendobj',
      '3 0 obj\n<</Type /Page>>\nendobj',
      '4 0 obj\n<</Type /Pages\n/Kids [3 0 R]>>\nendobj',
      '5 0 obj\n<</Type /Pages\n/Count 2\n/Kids [1 0 R 4 0 R]>>\nendobj',
      '6 0 obj\n<</c1 [1 0 R /XYZ 6 827 0]\n/c2-a.b [3 0 R /XYZ 6 1 0]\n/x#20y [3 0 R /XYZ 6 1 0]>>\nendobj',
      '7 0 obj\n<</Type /Catalog\n/Pages 5 0 R\n/Dests 6 0 R>>\nendobj',
    ].join('\n');
    expect([...readPageNumbers(Buffer.from(pdf))]).toEqual([
      ['c1', 1],
      ['c2-a.b', 2],
      ['x y', 2],
    ]);
    expect([...readPageNumbers(Buffer.from('%PDF-1.7 with object streams'))]).toEqual([]);
  });
});

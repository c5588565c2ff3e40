import { mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { Expected } from './expected.ts';
import { type Difference, findDifferences } from './find-differences.ts';
import { findHunks } from './find-hunks.ts';
import { DifferenceGroups } from './group-differences.ts';
import { readPage } from './read-page.ts';
import { type Entry, entryKey, readSnapshot, writeSnapshot } from './snapshot.ts';

const folder = mkdtempSync(join(tmpdir(), 'compare-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

const HTML = `<html><head><title>Bills | Docs</title><meta name="robots" content="noindex"><style>a{}</style></head>
<body><nav id="menu"><a href="/a">A</a></nav><main class="guide-page"><h1 id="bills">Bills</h1><p>Pay <b>the</b> bill
&amp; rest.</p><a href="/b#c">See <i>c</i></a><img src="/og/3fa9.png" alt="A bill"><pre>if
  x</pre><script>hidden()</script></main><footer>End</footer></body></html>`;

const { facts, addresses } = readPage(HTML, '# Bills\n');
const PAGE: Entry = { site: 's', type: 'page', name: '/bills', facts };

describe('readPage()', () => {
  it('reads what the article and its frame show', () => {
    expect(facts).toEqual({
      kind: 'guide-page',
      title: 'Bills',
      head: ['robots: noindex'],
      text: 'Bills\nPay the bill\n& rest.\nSee c\nif\nx',
      links: ['/b#c See c', '/og/*.png'],
      ids: ['bills'],
      labels: ['alt: A bill'],
      headings: ['h1 #bills Bills'],
      code: ['if\n  x'],
      elements: 9,
      markdown: '# Bills\n',
      'frame text': 'Bills | Docs\nA\nEnd',
      'frame links': ['/a A'],
      'frame ids': ['menu'],
      'frame labels': [],
      'frame elements': 9,
    });
    expect(addresses).toEqual(['/a', '/b#c', '/og/3fa9.png']);
  });
});

describe('findHunks()', () => {
  it('turns one sequence into the other', () => {
    const random = createRandom(1);
    const some = (): string[] => Array.from({ length: random(12) }, () => 'abc'.charAt(random(3)));
    for (let round = 0; round < 500; round++) {
      const [before, after] = [some(), some()];
      const made = [...before];
      for (const { at, removed, added } of findHunks(before, after).reverse())
        expect(made.splice(at, removed.length, ...added)).toEqual(removed);
      expect(made).toEqual(after);
    }
  });

  it('continues where items are equal again', () => {
    expect(findHunks([...'abcdef'], [...'abxdefg'])).toEqual([
      { at: 2, removed: ['c'], added: ['x'] },
      { at: 6, removed: [], added: ['g'] },
    ]);
  });

  it('shows a very long change as one', () => {
    const items = (prefix: string): string[] => Array.from({ length: 1_001 }, (_, index) => prefix + index);
    expect(findHunks(items('a'), items('b'))).toHaveLength(1);
  });
});

describe('a snapshot', () => {
  it('is read as it was written, and has the same bytes again', async () => {
    const [one, two] = [join(folder, 'one'), join(folder, 'two')];
    for (const file of [one, two]) await writeSnapshot(file, lines([PAGE, { ...PAGE, name: '/é' }]));
    expect((await all(readSnapshot(one))).map(({ name }) => name)).toEqual(['/bills', '/é']);
    expect(readFileSync(one)).toEqual(readFileSync(two));
  });

  it('is rejected if its end is missing', async () => {
    const file = join(folder, 'cut');
    await writeSnapshot(file, lines([PAGE]));
    truncateSync(file, readFileSync(file).length - 20);
    await expect(all(readSnapshot(file))).rejects.toThrow();
  });
});

describe('findDifferences()', () => {
  it('finds none in equal snapshots', async () => {
    expect(await compare([PAGE], [structuredClone(PAGE)])).toEqual([]);
  });

  it('finds entries that are missing or new', async () => {
    const [a, b, c] = ['/a', '/b', '/c'].map((name): Entry => ({ ...PAGE, name })) as [Entry, Entry, Entry];
    expect((await compare([a, b], [b, c])).map(({ name, change }) => [name, change])).toEqual([
      ['/a', 'missing'],
      ['/c', 'new'],
    ]);
  });

  it.each([
    ['kind', 'operation-page', '[-guide-page-]{+operation-page+}'],
    ['text', 'Bills\nPay a bill\n& rest.\nSee c\nif\nx', '[-the-]{+a+}'],
    ['text', 'Bills\nPay the\n& rest.\nSee c\nif\nx', '[-the bill-]{+the+}'],
    ['links', ['/og/*.png'], '[-/b#c See c-]'],
    ['ids', ['bills', 'paid'], '{+paid+}'],
    ['code', ['if\nx'], '[-if\n  x-]{+if\nx+}'],
    ['elements', 7, '-2'],
    ['markdown', '# Bills', '[-Bills\n-]{+Bills+}'],
    ['frame text', '', '[-Bills | Docs\nA\nEnd-]'],
  ])('finds a change of %s', async (fact, value, change) => {
    const found = await compare([PAGE], [{ ...PAGE, facts: { ...PAGE.facts, [fact]: value } }]);
    expect(found).toMatchObject([{ site: 's', type: 'page', name: '/bills', fact, change }]);
  });

  it('finds every fact that gets lost', async () => {
    const facts = Object.keys(PAGE.facts).filter((fact) => String(PAGE.facts[fact]) !== '');
    const found = await compare([PAGE], [{ ...PAGE, facts: {} }]);
    expect([...new Set(found.map(({ fact }) => fact))]).toEqual(facts);
  });
});

describe('DifferenceGroups', () => {
  it('prints a change of many pages once, with examples', async () => {
    const pages = (text: string): Entry[] => [1, 2, 3, 4].map((n) => ({ ...PAGE, name: `/${n}`, facts: { text } }));
    const groups = new DifferenceGroups();
    for (const difference of await compare(pages('one two three one two three'), pages('one 2 three one 2 three')))
      groups.add(difference);
    expect([...groups.describe()]).toEqual([
      '\npage: text: 8 differences, 1 change',
      '  4 × [-two-]{+2+} (8 times)',
      ...[1, 2, 3].map((n) => `      s /${n}  one [-two-]{+2+} three one two three`),
    ]);
  });
});

describe('Expected', () => {
  const difference: Difference = { ...PAGE, fact: 'text', change: '[-a.-]', excerpt: '' };

  it('has differences that match a pattern, and counts them', () => {
    const expected = new Expected([
      { name: '/b*', fact: 'text', change: '[-a.-]', reason: 'Shorter.' },
      { site: 'other', reason: 'Gone.' },
    ]);
    expect(expected.has(difference)).toBe(true);
    expect(expected.has({ ...difference, change: '[-ab-]' })).toBe(false);
    expect(expected.describe()).toEqual(['expected, 1 times: Shorter.', 'expected, but not found: Gone.']);
  });

  it.each([[{ site: 's' }], [{ reason: 'Why', page: '/b' }]])('rejects %j', (entry) => {
    expect(() => new Expected([entry])).toThrow();
  });
});

async function* lines(entries: readonly Entry[]): AsyncGenerator<string> {
  for (const entry of entries) yield `${JSON.stringify(entry)}\n`;
}

async function* iterate(entries: readonly Entry[]): AsyncGenerator<Entry> {
  yield* entries.toSorted((a, b) => (entryKey(a) < entryKey(b) ? -1 : 1));
}

function compare(before: readonly Entry[], after: readonly Entry[]): Promise<Difference[]> {
  return all(findDifferences(iterate(before), iterate(after)));
}

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}

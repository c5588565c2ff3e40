import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { SMALLEST_SITE, writeContent } from '../../build/content-folder.ts';
import type { Figure } from '../figure.ts';
import { PEER_COMPARISONS } from '../report/peers.ts';
import { measureBuild } from './measure-build.ts';

const folder = writeContent({
  ...SMALLEST_SITE,
  'site.yaml': `${SMALLEST_SITE['site.yaml']}navbar: [{ label: Guides, to: /guides/start }]\napis: [{ id: books, description: api.yaml }]\n`,
  'sidebars.yaml': 'docs: [guides/start]\n',
  'guides/start.md': '# Start\n',
  'api.yaml':
    'openapi: 3.1.0\ninfo: { title: Books }\npaths:\n  /bills: { get: { description: Lists all bills of the company, responses: {} } }\n',
});

describe('measureBuild()', () => {
  let figures: readonly Figure[];
  const notes: string[] = [];

  beforeAll(async () => {
    const subject = {
      name: 'books',
      source: { contentDir: folder },
      descriptionFile: join(folder, 'api.yaml'),
      scratch: join(folder, '.scratch'),
    };
    const progress = (): void => {};
    figures = await measureBuild(subject, progress, (note) => notes.push(note));
  });

  it('measures every build figure that is compared with other engines', () => {
    const names = figures.map(({ name }) => name);
    const compared = PEER_COMPARISONS.filter(({ section }) => section === 'build').map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(compared));
    expect(notes).toEqual([]);
  });

  it('measures builds without a cache, with one, and after each edit', () => {
    const cpu = figures.filter(({ name }) => name.endsWith(': CPU')).map(({ name }) => name);
    expect(cpu).toEqual(['cold: CPU', 'cold, kept for the next: CPU', 'warm: CPU', 'warm, one guide edited: CPU']);
    const sent = Object.fromEntries(
      figures.flatMap(({ name, value }) => (name.includes('to send') ? [[name, value]] : [])),
    );
    expect(sent).toMatchObject({
      'guide edited: records to send': expect.any(Number),
      'operation edited: records to send': expect.any(Number),
      'navbar edited: page records to send': 0,
    });
    for (const value of figures.filter(({ unit }) => unit === 's')) expect(value.value).toBeGreaterThan(0);
  });
});

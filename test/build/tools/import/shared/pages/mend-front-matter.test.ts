import { describe, expect, it } from 'vitest';
import { Report } from '../../../../../../build/base/report/report.ts';
import { parseFrontMatter } from '../../../../../../build/site/docs/front-matter.ts';
import { mendFrontMatter } from '../../../../../../build/tools/import/shared/pages/mend-front-matter.ts';
import { startCpuClock } from '../../../../../cpu-clock.ts';

function read(frontMatter: string) {
  const { text, dropped } = mendFrontMatter(`---\n${frontMatter}\n---\n\nText.\n`);
  const page = parseFrontMatter({ file: 'a.md', text }, new Report());
  expect(page.body.trim()).toBe('Text.');
  return { ...page.frontMatter, dropped };
}

describe('mendFrontMatter()', () => {
  it('leaves readable front matter as it is, byte by byte', () => {
    const text = '---\r\ntitle:   "A"   # a comment\r\n---\r\nText.';
    expect(mendFrontMatter(text)).toEqual({ text, dropped: [] });
  });

  it.each([
    [
      'a second key on the line of a list',
      'authors: [hamza] tags: [release]',
      { authors: ['hamza'], tags: ['release'] },
    ],
    ['text with a colon', 'title: Part 1: invoices', { title: 'Part 1: invoices' }],
    ['text that begins with a sign of YAML', 'title: @acme/client', { title: '@acme/client' }],
    ['a number as text', 'sidebar_position: " 1e1 "', { sidebar_position: 10 }],
    ['a boolean as text', 'draft: "True"', { draft: true }],
    ['a boolean as title', 'title: true', { title: 'true' }],
    ['a single tag', 'tags: release', { tags: ['release'] }],
    ['tags without a value', 'title: A\ntags:', { title: 'A' }],
    ['a list with an empty item', 'keywords:\n  - a\n  -', { keywords: ['a'] }],
  ])('reads %s', (_, written, expected) => {
    expect(read(written)).toEqual({ ...expected, dropped: [] });
  });

  it('drops what cannot be read, and keeps the rest', () => {
    expect(read('title: A\nlast_update: { date: soon\nslug: b')).toEqual({
      title: 'A',
      slug: 'b',
      dropped: ['last_update: { date: soon'],
    });
    expect(read('title: A\ntags:\n\t- a')).toEqual({ title: 'A', dropped: ['tags:'] });
    expect(read('title: A\nsidebar_position: first')).toEqual({ title: 'A', dropped: ['sidebar_position'] });
    expect(read('title: A\ndescription: *b')).toEqual({ title: 'A', description: '*b', dropped: [] });
    expect(read('title: A\nsidebar_position: &a first\ndescription: *a')).toEqual({
      title: 'A',
      description: 'first',
      dropped: ['sidebar_position'],
    });
  });

  it('keeps how other values are written', () => {
    const { text } = mendFrontMatter('---\ntitle: "A & B"\nversion: 1.10 # *new*\ndraft: "True"\n---\n');
    expect(text).toBe('---\ntitle: "A & B"\nversion: 1.10 # *new*\ndraft: True\n---\n');
  });

  it('drops 300 nested maps as keys in bounded time', () => {
    const nested = `image: ${'{'.repeat(300)}${'}'.repeat(300)}`;
    const elapsed = startCpuClock();
    expect(read(`title: A\n${nested}`)).toEqual({ title: 'A', dropped: [nested] });
    expect(elapsed()).toBeLessThan(2_000);
  });

  it('shows all of a page whose front matter never ends', () => {
    const { text } = mendFrontMatter('---\nText.\n');
    expect(parseFrontMatter({ file: 'a.md', text }, new Report()).body).toContain('Text.');
  });
});

import { describe, expect, it } from 'vitest';
import { compileContent } from '../../content-folder.ts';

const page = (frontMatter: string): string => `---\n${frontMatter}\n---\ntext\n`;

describe('tags', () => {
  it('have a page each, and one that lists them all', async () => {
    const { site, errors, warnings, html } = await compileContent({
      'a.md': page('title: A\ntags: [Big Idea, C++, Big Idea]'),
      'b.md': page('title: B\ntags: [Big Idea, { label: Own, permalink: /mine, description: Of its own }]'),
      'c.md': page('title: C\nunlisted: true\ntags: [Big Idea, secret]'),
    });
    expect([errors, warnings]).toEqual([[], []]);
    expect(site?.pages.slice(3).map(({ path, entry }) => [path, entry.title, entry.unlisted])).toEqual([
      ['/tags', 'Tags', undefined],
      ['/tags/big-idea', '2 docs tagged with "Big Idea"', undefined],
      ['/tags/c', 'One doc tagged with "C++"', undefined],
      ['/tags/mine', 'One doc tagged with "Own"', undefined],
      ['/tags/secret', 'One doc tagged with "secret"', true],
    ]);
    expect(html('/tags')).not.toContain('secret');
    expect(html('/tags/big-idea')).not.toContain('href="/c"');
    expect(html('/a')).toContain('<p class="tags">Tags:<a href="/tags/big-idea" rel="tag">Big Idea</a>');
    const markdown = site?.pages[0]?.markdown ?? new Uint8Array();
    expect(Buffer.from(markdown).toString()).toContain('Tags: [Big Idea](/tags/big-idea.md), [C++](/tags/c.md)');
  });

  it('and categories have the date of their last changed page', async () => {
    const { site } = await compileContent({
      'sidebars.yaml': 'docs:\n  - { type: category, label: Group, slug: /group, items: [a, b] }\n',
      'a.md': page('title: A\ntags: [old]\nlast_update: { date: 2025-01-02 }'),
      'b.md': page('title: B\ntags: [old, new]\nlast_update: { date: 2025-03-04 }'),
      'c.md': page('title: C\ntags: [undated]'),
    });
    const dates = new Map(site?.pages.map(({ path, entry }) => [path, entry.lastUpdated]));
    for (const path of ['/group', '/tags', '/tags/old']) expect(dates.get(path)).toMatch(/^2025-03-04/);
    expect(dates.get('/tags/undated')).toBeUndefined();
  });

  it('use tags.yml, and report undefined tags', async () => {
    const { site, warnings } = await compileContent({
      'tags.yml': 'start:\n  label: Start here\n  permalink: /begin\n  description: For beginners\nplain:\n',
      'a.md': page('title: A\ntags: [start, plain, strat]'),
    });
    expect(site?.pages.slice(1).map(({ path, entry }) => [path, entry.title, entry.description])).toEqual([
      ['/tags', 'Tags', ''],
      ['/tags/plain', 'One doc tagged with "Plain"', ''],
      ['/tags/begin', 'One doc tagged with "Start here"', 'For beginners'],
      ['/tags/strat', 'One doc tagged with "strat"', ''],
    ]);
    expect(warnings).toEqual(['a.md:3:1: Cannot find the tag "strat": it is not in tags.yml; did you mean "start"?']);
  });

  it('reports an error in tags.yml', async () => {
    const { errors } = await compileContent({ 'tags.yml': 'a:\n  lable: x\n', 'a.md': page('tags: [a]') });
    expect(errors).toEqual(['tags.yml:2:3: Cannot read the tags: "a.lable" is not a known key; did you mean "label"?']);
  });
});

import { describe, expect, it } from 'vitest';
import { resolveMarkdownLinks } from '../../../build/markdown/resolve-markdown-links.ts';

const TARGETS: Readonly<Record<string, string | null>> = {
  '/gone': null,
  '#bills': '/api/list-bills',
  'https://example.com': 'https://example.com',
};

describe('resolveMarkdownLinks()', () => {
  it.each([
    ['See [the `bills` [1]](#bills "Bills").', 'See [the `bills` [1]](/api/list-bills "Bills").'],
    ['See [gone](/gone) and [gone](</gone>).', 'See gone and gone.'],
    ['[Web](https://example.com)', '[Web](https://example.com)'],
    ['`[x](/unknown)`', '`[x](/unknown)`'],
    ['![Logo](/img/logo.png) ![Web](https://example.com/a.png)', 'Logo ![Web](https://example.com/a.png)'],
    ['[a][1]\n\n[1]: #bills', '[a][1]\n\n[1]: /api/list-bills'],
  ])('%s → %s', (markdown, expected) => {
    expect(resolveMarkdownLinks(markdown, (href) => TARGETS[href])).toBe(expected);
  });

  it.each(['[', '[a](', '[[', '![', '[a]: ', '[](<'])('takes linear time for %j', (text) => {
    const started = performance.now();
    resolveMarkdownLinks(text.repeat(50_000 / text.length), () => null);
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});

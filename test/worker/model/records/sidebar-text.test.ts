import { describe, expect, it } from 'vitest';
import { renderIdentifier } from '../../../../worker/model/markup/narrow-names.ts';
import type { Manifest, PageEntry } from '../../../../worker/model/records/manifest.ts';
import { openManifest, toManifestText } from '../../../../worker/model/records/manifest-text.ts';
import type { SidebarNode } from '../../../../worker/model/sidebar.ts';

const BASE = '/docs';
const LABELS = [
  'Bills',
  'ListOfSomeLongIdentifiers',
  'Terms & "conditions"',
  'Costs $& and $1',
  '{href} {label}',
  'a',
  'A label that is longer than the two lines that a sidebar has for it',
];
const pathOf = (index: number): string => `/p/${String(index).padStart(3, '0')}`;

function manifestOf(labels: readonly string[], nodes: readonly SidebarNode[]): Manifest {
  const pages = labels.map((title, index): [string, PageEntry] => [
    pathOf(index),
    { kind: 'guide', key: `page/${'k'.repeat(16)}`, title, description: '' },
  ]);
  return { site: { base: BASE }, pages: new Map(pages), sidebars: { docs: { id: 'docs', nodes } } } as never;
}

function link(index: number, content: string, attributes = ''): SidebarNode {
  return {
    kind: 'link',
    path: pathOf(index),
    html: `<li><a href="${BASE}${pathOf(index)}"${attributes}>${content}</a></li>`,
  };
}

const textOf = (manifest: Manifest): string => toManifestText(manifest).sidebars.docs ?? '';

describe('a sidebar in deployed form', () => {
  it('has every link again, however it is labeled', () => {
    const nodes: readonly SidebarNode[] = [
      ...LABELS.map((label, index) => link(index, renderIdentifier(label))),
      link(0, '<b class="method get">GET</b><s>Bills</s>'),
      link(2, 'Terms &amp; &quot;conditions&quot;', ' title="Terms &amp; &quot;conditions&quot;"'),
      link(1, 'Another label'),
      link(99, 'Of a page that the table lacks'),
      { kind: 'link', path: null, html: '<li><a href="https://example.com">Elsewhere</a></li>' },
      { kind: 'link', path: pathOf(3), html: link(3, 'Costs').path ?? '', unlisted: true },
      {
        kind: 'category',
        id: 'c',
        label: 'C',
        path: pathOf(0),
        open: true,
        summary: 'C',
        nodes: [link(0, 'Bills'), link(1, renderIdentifier(LABELS[1] ?? ''))],
      },
    ];
    const { sidebars } = openManifest(toManifestText(manifestOf(LABELS, nodes)));
    expect(sidebars.docs).toEqual({ id: 'docs', nodes });
  });

  it('costs a number for a link that says what its page says', () => {
    const sized = (count: number): number => {
      const labels = Array.from({ length: 300 }, (_, index) => `Page ${index} of ${'many '.repeat(9)}`);
      return textOf(
        manifestOf(
          labels,
          labels.slice(0, count).map((label, index) => link(index, label)),
        ),
      ).length;
    };
    expect(sized(300) - sized(200)).toBe('100,'.length * 100);
  });

  it.each([7, 700, -1, 0.5])('has no link to page %d of seven', (position) => {
    const text = toManifestText(manifestOf(LABELS, []));
    const docs = JSON.stringify({ id: 'docs', templates: ['{label}'], nodes: [position] });
    expect(() => openManifest({ ...text, sidebars: { docs } }).sidebars.docs).toThrow('unknown link');
  });
});

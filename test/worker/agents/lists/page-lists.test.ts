import { describe, expect, it } from 'vitest';
import { MAX_LIST_LENGTH, renderIndex, renderSectionList } from '../../../../worker/agents/lists/page-lists.ts';
import { type Section, SiteSections, sectionPaths } from '../../../../worker/agents/lists/site-sections.ts';
import * as en from '../../../../worker/model/messages/en.ts';
import type { Manifest } from '../../../../worker/model/records/manifest.ts';
import { manifest } from '../../../site/fixture/release.ts';
import { largeSite } from '../site.ts';

describe('renderIndex()', () => {
  it('lists every page in its section, and pages without one under "Optional" at the end', () => {
    const text = renderIndex(manifest, new SiteSections(manifest, en), en.agents);
    expect(text).toMatch(/^# Ledger\n\n> Books in order\n\n/);
    expect([...text.matchAll(/^## (.*)$/gm)].map(([, title]) => title)).toEqual(['Users', 'Optional']);
    expect(text).toContain('- [Bills](https://docs.example.com/user/bills.md): Enter bills\n');
    expect(text).toContain('- [Quotes](https://docs.example.com/user/quotes.md)\n');
    expect(text).toContain('- [List bills](https://docs.example.com/api/list-bills.md): GET /bills. All of them.\n');
    expect(text).toContain('- [Ledger](https://docs.example.com/index.md): Books in order\n');
    expect(text).toContain('- [Ledger API, OpenAPI](https://docs.example.com/api/ledger-api.yaml)');
    expect(text).not.toContain('Draft');
  });

  it('has names and notes as text, whatever a description says', () => {
    const hostile = '\\](https://evil.test) <b>*now*</b> `a` snake_case 5 < 6\n# x';
    const page = { kind: 'operation', title: hostile, description: hostile, operation: 'GET /a*b' };
    const site = { ...manifest, pages: new Map([['/api/a', page]]) } as unknown as Manifest;
    const text = renderIndex(site, new SiteSections(site, en), en.agents);
    const shown = String.raw`\\\](https://evil.test) \<b>\*now\*\</b> \`a\` snake_case 5 < 6 # x`;
    expect(text).toContain(`- [${shown}](https://docs.example.com/api/a.md): GET /a\\*b. ${shown}\n`);
  });

  it('has no quotation on a site without a tagline', () => {
    const site = { ...manifest, site: { ...manifest.site, tagline: '' } };
    const text = renderIndex(site, new SiteSections(site, en), en.agents);
    expect(text.startsWith(`# Ledger\n\n${en.agents.indexIntroduction('https://docs.example.com/mcp')}\n\n## `)).toBe(
      true,
    );
  });

  it.each([
    [3, 100],
    [40, 40],
    [2, 11_000],
    [1_000, 22],
    [22_000, 1],
  ])(
    'stays below the limit for %i tags of %i operations, and reaches every page through sections',
    (tags, operations) => {
      const site = largeSite(tags, operations);
      const sections = new SiteSections(site, en);
      const reached = new Set<string>();
      follow(renderIndex(site, sections, en.agents), (id) => listOf(site, sections, id), reached);
      expect(reached.size).toBe(tags * operations);
    },
  );
});

describe('the index of a site with a split section', () => {
  it('links all lists if they fit', () => {
    const site = largeSite(2, 900);
    const sections = new SiteSections(site, en);
    const index = renderIndex(site, sections, en.agents);
    const direct = [index, ...linkedLists(index).map((id) => listOf(site, sections, id))];
    expect(new Set(direct.flatMap(pagesIn)).size).toBe(1_800);
  });
});

describe('SiteSections', () => {
  it('gives each section a unique id', () => {
    const { root } = new SiteSections(largeSite(3, 500), en);
    const ids = all(root).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...sectionPaths(root)]).toHaveLength(1_500);
  });

  it('gives sections with long names ids that can be names of files', () => {
    for (const character of ['標', '😀', 'x']) {
      const site = largeSite(3, 2, character.repeat(300));
      const ids = all(new SiteSections(site, en).root).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(Buffer.byteLength(`${id}.txt`)).toBeLessThanOrEqual(255);
      for (const id of ids) expect(() => encodeURIComponent(id)).not.toThrow();
    }
  });
});

describe('a part of a section', () => {
  it.each([
    ['pages, by their numbers', 1, 450, /\((\d+ to \d+)\)$/, ['1 to 200', '201 to 400', '401 to 450']],
    ['groups, by the first and the last', 450, 3, /\((Tag \d+ to Tag \d+)\)$/, ['Tag 0 to Tag 199']],
  ])('says what it has: %s', (_what, tags, operations, title, parts) => {
    const { root } = new SiteSections(largeSite(tags, operations), en);
    expect(all(root).flatMap((section) => title.exec(section.title)?.[1] ?? [])).toEqual(expect.arrayContaining(parts));
  });
});

/** Reads a list and the lists that it links to, as an agent does. Each is within the limit. */
function follow(text: string, read: (id: string) => string, reached: Set<string>): void {
  expect(text.length).toBeLessThanOrEqual(MAX_LIST_LENGTH);
  for (const path of pagesIn(text)) reached.add(path);
  for (const id of linkedLists(text)) follow(read(id), read, reached);
}

function listOf(site: Manifest, sections: SiteSections, id: string): string {
  const section = sections.find(id);
  return section === null ? '' : renderSectionList(site, section, en.agents);
}

function pagesIn(text: string): string[] {
  return [...text.matchAll(/\]\(https:\/\/docs\.example\.com(\/api\/[^)]*)\.md\)/g)].map(([, path = '']) => path);
}

function linkedLists(text: string): string[] {
  const links = text.matchAll(/^- .*\]\(https:\/\/docs\.example\.com\/llms\/([^)]*)\.txt\)/gm);
  return [...links].map(([, id = '']) => decodeURIComponent(id));
}

function all(section: Section): Section[] {
  return [section, ...section.sections.flatMap(all)];
}

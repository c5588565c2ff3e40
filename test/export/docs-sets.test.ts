import { beforeAll, describe, expect, it } from 'vitest';
import { withWorker } from '../../build/publish/export/worker-in-process.ts';
import type { Release } from '../../build/release/records/make-release.ts';
import { buildSite } from '../built-site.ts';
import { collectLanguages, findDeadLinks } from './language-faults.ts';
import {
  findCanonicalFaults,
  findLabelFaults,
  findLinksThatLeave,
  findMenuFaults,
  menuOf,
  type VersionedPage,
  versionedPages,
} from './version-faults.ts';

describe('a site with two sets of docs, each with its versions', () => {
  let release: Release;
  let pages: readonly VersionedPage[];
  let served: ReadonlyMap<string, string>;
  const dead: string[] = [];

  beforeAll(async () => {
    ({ release } = await buildSite({ contentDir: 'test/fixtures/docs-sets' }));
    await withWorker(release, async (ask) => {
      served = await collectLanguages(release.manifest, ask);
      dead.push(...(await findDeadLinks(served, [], ask)));
    });
    pages = versionedPages(release.manifest, served);
  });

  const htmlOf = (href: string): string => pages.find((page) => page.href === href)?.html ?? '';

  it('has no dead link, and none that leaves its version', () => {
    expect(pages.length).toBeGreaterThan(25);
    expect(dead).toEqual([]);
    expect(findLinksThatLeave(pages)).toEqual([]);
  });

  it('has menus that lead to the same page in the versions of its set, and back', () => {
    expect(findMenuFaults(pages, release.manifest.site.versions ?? [])).toEqual([]);
    const links = menuOf(htmlOf('/sdk/install')).map(({ href, label }) => [href, label]);
    expect(links).toEqual([
      ['/sdk/beta/install', 'Beta'],
      ['/sdk/install', '2.0'],
      ['/sdk/v1/install', '1.0'],
    ]);
    expect(htmlOf('/sdk/install')).toContain('Documentation versions');
  });

  it('says on each page which version it is of, and searches that version', () => {
    expect(findLabelFaults(pages)).toEqual([]);
    expect(htmlOf('/sdk/v1/callbacks')).toContain('documentation for the SDK 1.0, which is no longer');
  });

  it('has canonical addresses in the default version, unless a version is maintained', () => {
    expect(findCanonicalFaults(pages, release.manifest.site.origin)).toEqual([]);
    const canonical = (href: string): string | undefined =>
      /<link rel="canonical" href="[^"]*example([^"]*)"/.exec(htmlOf(href))?.[1];
    expect(canonical('/sdk/v1/install')).toBe('/sdk/install');
    expect(canonical('/sdk/v1/callbacks')).toBe('/sdk/v1/callbacks');
    expect(canonical('/docs/v2/receipts')).toBe('/docs/v2/receipts');
    const sitemap = served.get('/sitemap.xml') ?? '';
    expect(sitemap).toContain('/sdk/v1/callbacks<');
    expect(sitemap).not.toContain('/sdk/v1/install<');
  });

  it('keeps the navbar in the version of the set, with its item marked', () => {
    const item = (href: string, label: string): string =>
      new RegExp(`<a [^>]*>${label}</a>`).exec(
        /<nav[^>]*navbar.*?<\/nav>/s.exec(htmlOf(href))?.[0] ?? htmlOf(href),
      )?.[0] ?? '';
    expect(item('/sdk/v1/callbacks', 'SDK')).toMatch(/aria-current.*href="\/sdk\/v1"|href="\/sdk\/v1".*aria-current/);
    expect(item('/sdk/v1/callbacks', 'Guides')).toContain('href="/docs/receipts"');
    expect(item('/docs/v2/scanners', 'Guides')).toContain('href="/docs/v2/receipts"');
    expect(item('/docs/v2/scanners', 'SDK')).toContain('href="/sdk"');
  });
});

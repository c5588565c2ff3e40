import { beforeAll, describe, expect, it } from 'vitest';
import type { Manifest } from '../../../../../worker/model/records/manifest.ts';
import { type ManifestText, openManifest, toManifestText } from '../../../../../worker/model/records/manifest-text.ts';
import { buildSite } from '../../../../built-site.ts';

/** What a reader or a list of the site can see of a manifest. */
function everythingIn({ pages, sidebars, translations = [], ...head }: Manifest): unknown {
  return { ...head, pages: [...pages], sidebars: { ...sidebars }, translations: translations.map(everythingIn) };
}

describe('the deployed manifests of other languages', () => {
  let manifest: Manifest;
  let text: ManifestText;
  let opened: readonly Manifest[];

  beforeAll(async () => {
    const { release } = await buildSite({ contentDir: 'test/fixtures/three-languages' });
    manifest = release.manifest;
    text = JSON.parse(JSON.stringify(toManifestText(manifest)));
    opened = openManifest(text).translations ?? [];
  });

  it('restore every page in its order, every sidebar and setting', () => {
    const sent = manifest.translations ?? [];
    expect(opened.map(everythingIn)).toEqual(JSON.parse(JSON.stringify(sent.map(everythingIn))));
    expect(opened.map(({ pages }) => pages.size)).toEqual(sent.map(({ pages }) => [...pages].length));
  });

  it('find each page, and none that only the original has', () => {
    for (const [index, { pages }] of opened.entries()) {
      const sent = manifest.translations?.[index]?.pages;
      for (const path of [...manifest.pages.keys(), ...pages.keys(), '/none', '', '__proto__']) {
        expect(pages.get(path), path).toEqual(sent?.get(path));
        expect(pages.has(path), path).toBe(sent?.has(path));
        expect(pages.get(path)).toBe(pages.get(path));
      }
    }
    // A translated slug moves a page: the path of the original is not one of the language.
    const isMoved = (path: string): boolean => opened.some(({ pages }) => !pages.has(path));
    expect([...manifest.pages.keys()].filter(isMoved)).not.toEqual([]);
  });

  it('hold the title of a page only if it is translated', () => {
    const [german] = text.translations ?? [];
    const untranslated = [...(opened[0]?.pages ?? [])].filter(([, { language }]) => language !== undefined);
    expect(untranslated).not.toEqual([]);
    for (const [path] of untranslated)
      expect(german?.pages.split('\n').map((line) => line.split('\t')[0])).not.toContain(path);
  });

  it('cost a character for a page that is not translated', () => {
    const entry = {
      kind: 'guide',
      title: 'T',
      description: 'D',
      key: `page/${'k'.repeat(16)}`,
    } as const;
    const withPages = (count: number): number => {
      const paths = Array.from({ length: count }, (_, index) => `/p${index}`);
      const { translations: _, ...rest } = manifest;
      const { site } = rest;
      const original = { ...rest, pages: new Map(paths.map((path) => [path, entry])) };
      const facts = { ...entry, language: site.locale };
      const pages = new Map(paths.map((path) => [path, { ...facts, canonical: site.origin + site.base + path }]));
      const german = { ...original, site: { ...site, base: '/de', locale: 'de' }, pages };
      return JSON.stringify(toManifestText({ ...original, translations: [german] }).translations).length;
    };
    expect(withPages(300) - withPages(200)).toBe(100);
  });
});

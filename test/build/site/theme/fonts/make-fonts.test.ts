import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { bundleClient } from '../../../../../build/release/bundle/bundle-client.ts';
import { applyTheme } from '../../../../../build/site/theme/apply-theme.ts';
import { NO_THEME } from '../../../../../build/site/theme/site-theme.ts';
import { compileContent, type Files, SMALLEST_SITE } from '../../../content-folder.ts';

const require = createRequire(import.meta.url);
const REGULAR = readFileSync(require.resolve('@fontsource/manrope/files/manrope-latin-400-normal.woff2'));

async function compile(fonts: string, files: Files = {}, locale = 'en') {
  const config = `${String(SMALLEST_SITE['site.yaml'])}theme: { fonts: ${fonts} }\nlocale: ${locale}\n`;
  const { site, errors, warnings } = await compileContent({ ...files, 'site.yaml': config });
  const theme = site?.theme ?? NO_THEME;
  const faces = theme.css.match(/@font-face\{[^}]*\}/g) ?? [];
  return { ...theme, faces, errors, warnings };
}

describe('theme.fonts', () => {
  it("serves the engine's own fonts unless a site says otherwise, with their licenses", async () => {
    const { tokens, preload, files, notices, warnings } = await compile('{}');
    expect([...tokens]).toEqual([
      ['--text', '"site text","site text fallback",system-ui,sans-serif'],
      ['--mono', '"site mono","site mono fallback",ui-monospace,monospace'],
    ]);
    expect(notices.match(/SIL OPEN FONT LICENSE/g)).toHaveLength(2);
    expect(preload).toHaveLength(2);
    expect(preload.reduce((sum, path) => sum + (files.get(path)?.byteLength ?? 0), 0)).toBeLessThan(17.5 * 1024);
    expect(warnings).toEqual([]);
  });

  it('replaces the default stacks, so that no reader loads both', async () => {
    const { assets, files } = await bundleClient({ locale: 'en' });
    const { site } = await compileContent(SMALLEST_SITE);
    const themed = applyTheme({ assets, files }, site?.theme ?? NO_THEME);
    const css = new TextDecoder().decode(themed.files.get(themed.assets.stylesheet));
    const stacks = css.match(/--(?:text|mono):[^;}]*/g);
    expect(stacks?.map((stack) => stack.slice(0, 18))).toEqual(['--text:"site text"', '--mono:"site mono"']);
  });

  it('loads no file for signs that its fonts lack', async () => {
    const { faces } = await compile('{}');
    for (const sign of '←→⋯✓')
      expect({ sign, faces: faces.filter((face) => covers(face, sign)) }).toEqual({ sign, faces: [] });
  });

  it('serves none if a site wants the system fonts', async () => {
    expect(await compile('{ text: none, mono: none }')).toMatchObject({ files: new Map(), preload: [], notices: '' });
  });

  it.each([
    ['de', 4],
    ['pl', 6],
    ['el', 4],
    ['vi', 0],
    ['ja', 0],
  ])("preloads its own fonts' files for %s: %i", async (locale, count) => {
    expect((await compile('{}', {}, locale)).preload).toHaveLength(count);
  });

  it('serves a package in subsets, and preloads the one for English', async () => {
    const { faces, files, preload, warnings } = await compile('{ text: "@fontsource/manrope", mono: none }');
    const ranges = faces.map((face) => /unicode-range:([^}]*)/.exec(face)?.[1] ?? '');
    expect(ranges.filter((range) => range.includes('U+20-7E'))).toHaveLength(2);
    expect(ranges.filter((range) => /U\+4\d\d/.test(range)).length).toBeGreaterThan(1);
    expect(preload).toHaveLength(2);
    expect(preload.every((path) => /^\/assets\/text-[0-9A-F]{8}\.woff2$/.test(path) && files.has(path))).toBe(true);
    // "wOF2": https://www.w3.org/TR/WOFF2/#woff20Header
    expect([...files.values()].every((bytes) => Buffer.from(bytes.subarray(0, 4)).toString() === 'wOF2')).toBe(true);
    expect(warnings).toEqual([]);
  });

  it('preloads at most 20 KiB', async () => {
    const { files, preload } = await compile('{ text: "@fontsource/manrope", mono: none }');
    const bytes = preload.reduce((sum, path) => sum + (files.get(path)?.byteLength ?? 0), 0);
    expect(bytes).toBeGreaterThan(5_000);
    expect(bytes).toBeLessThan(20 * 1024);
  });

  it('gives the fallback the metrics of the font', async () => {
    const { tokens, faces } = await compile('{ text: own.woff2, mono: none }', { 'own.woff2': REGULAR });
    const [fallback = '', ...others] = faces.filter((face) => face.includes('local('));
    expect(others).toEqual([]);
    const [size = 0, ascent = 0, descent = 0] = (fallback.match(/[\d.]+(?=%)/g) ?? []).map(Number);
    expect(size).toBeGreaterThan(100);
    expect(size).toBeLessThan(112);
    // Manrope: 2132 units above the baseline and 600 below, of 2000 per em.
    expect((ascent * size) / 100).toBeCloseTo(106.6, 0);
    expect((descent * size) / 100).toBeCloseTo(30, 0);
    expect([...tokens]).toEqual([['--text', '"site text","site text fallback",system-ui,sans-serif']]);
    expect(faces.filter((face) => face.includes('url(')).every((face) => face.includes('font-display:optional'))).toBe(
      true,
    );
  });

  it("preloads the subset for the site's language", async () => {
    const own = { 'own.woff2': REGULAR };
    const english = await compile('{ text: none, mono: own.woff2 }', own);
    const german = await compile('{ text: none, mono: own.woff2 }', own, 'de');
    expect(english.preload).toHaveLength(1);
    expect(german.preload).toHaveLength(2);
  });

  it.each(
    Object.entries({
      '@fontsource/none':
        'site.yaml:6:25: Cannot find the font "@fontsource/none" of theme.fonts.text: it is neither a file in the content folder nor an installed Fontsource package. Add the file, or run "npm install @fontsource/none".',
      'own.woff2':
        'site.yaml:6:25: Cannot read the font "own.woff2" of theme.fonts.text: the file is not a font in TrueType, OpenType, WOFF or WOFF2, or it is damaged.',
    }),
  )('reports a missing or damaged font: %s', async (font, error) => {
    expect((await compile(`{ text: "${font}" }`, { 'own.woff2': 'hello' })).errors).toEqual([error]);
  });

  it('warns about large fonts', async () => {
    const { warnings } = await compile('{ text: "@fontsource/manrope" }', {}, 'de');
    expect(warnings.join()).toMatch(/^site\.yaml:\d+:\d+: Fonts add \d\d\.\d KiB to every first visit/);
  });
});

/** Whether the browser loads a face for a character. */
function covers(face: string, character: string): boolean {
  const codePoint = character.codePointAt(0) ?? 0;
  const ranges = [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)];
  return ranges.some(([, first = '', last = first]) => {
    return Number.parseInt(first, 16) <= codePoint && codePoint <= Number.parseInt(last, 16);
  });
}

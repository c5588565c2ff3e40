import { describe, expect, it } from 'vitest';
import { accentRule, navbarRule } from '../../../../build/site/theme/accent.ts';
import { addBlockStyles, applyTheme } from '../../../../build/site/theme/apply-theme.ts';
import { hexToOklch, oklchToLinear } from '../../../../build/site/theme/oklch.ts';
import { NO_THEME } from '../../../../build/site/theme/site-theme.ts';
import { pageStylesheets } from '../../../../worker/model/records/manifest.ts';
import { compileContent, SMALLEST_SITE } from '../../content-folder.ts';

/** Part of `theme`: the engine's own fonts are not under test here. */
const NO_OWN_FONTS = 'fonts: { text: none, mono: none }';

describe('hexToOklch()', () => {
  it.each([
    ['#ffffff', 1, 0, null],
    ['#000000', 0, 0, null],
    ['#ff0000', 0.628, 0.258, 29.23],
    ['#0000ff', 0.452, 0.313, 264.05],
    ['#008000', 0.52, 0.177, 142.5],
  ] as const)('%s', (hex, lightness, chroma, hue) => {
    const color = hexToOklch(hex);
    expect(color.lightness).toBeCloseTo(lightness, 2);
    expect(color.chroma).toBeCloseTo(chroma, 2);
    if (hue !== null) expect(color.hue).toBeCloseTo(hue, 0);
  });
});

describe('accentRule()', () => {
  it('keeps a colour where it is readable, and its hue and chroma elsewhere', () => {
    const [light = '', dark = ''] = accentRule('#c8501e').match(/#\w{6}/g) ?? [];
    const brand = hexToOklch('#c8501e');
    for (const shade of [light, dark].map(hexToOklch)) {
      expect(Math.abs(shade.hue - brand.hue)).toBeLessThan(2);
      expect(shade.chroma).toBeGreaterThan(0.9 * brand.chroma);
    }
  });
});

describe('a navbar in a colour', () => {
  it.each([
    ['#12263f', '#ffffff'],
    ['#ffd400', '#101010'],
    ['#767676', '#ffffff'],
  ])('%s has links in %s', (ground, ink) => {
    expect(navbarRule(ground)).toContain(`--bar:${ground};`);
    expect(navbarRule(ground)).toContain(`background:${ground}`);
    expect(navbarRule(ground)).toContain(`{color:${ink}}`);
  });
});

describe('a theme with several mistakes', () => {
  it('reports a missing font and a missing stylesheet in one run', async () => {
    const theme = 'theme: { fonts: { text: none.woff2 }, stylesheet: none.css }\n';
    const { errors } = await compileContent({ 'site.yaml': `${String(SMALLEST_SITE['site.yaml'])}${theme}` });
    expect(errors).toEqual([
      expect.stringMatching(/^none\.css: Cannot read the stylesheet/),
      expect.stringMatching(/^site\.yaml:6:25: Cannot find the font "none\.woff2"/),
    ]);
  });
});

describe('accentExact', () => {
  const themeOf = async (accent: string) => {
    const theme = `theme: { accent: "${accent}", accentExact: true }`;
    const { site, warnings } = await compileContent({ 'site.yaml': `${String(SMALLEST_SITE['site.yaml'])}${theme}\n` });
    return { shades: /--accent:light-dark\((#\w+),(#\w+)\)/.exec(site?.theme.css ?? '')?.slice(1), warnings };
  };

  it('keeps a colour in modes with enough contrast, and warns about others', async () => {
    const { shades, warnings } = await themeOf('#0f5a64');
    expect(shades?.[0]).toBe('#0f5a64');
    expect(warnings).toEqual([
      `site.yaml:6:18: Cannot show #0f5a64 exactly in dark mode: its contrast on the dark ground is 2.0:1, and text needs 4.5:1. Using ${shades?.[1]} instead.`,
    ]);
  });

  it.each(['#e4572e', '#ffff00', '#000000', '#ffffff', '#0000ff'])(
    'uses the nearest readable shade of %s',
    async (accent) => {
      const { shades = [] } = await themeOf(accent);
      const [light = 0, dark = 0] = shades.map((shade) => {
        const { lightness, chroma, hue } = hexToOklch(shade);
        return luminance(lightness, chroma, hue);
      });
      expect(contrast(light, luminance(0.972, 0.005, 90))).toBeGreaterThan(4.45);
      expect(contrast(dark, luminance(0.215, 0.012, 240))).toBeGreaterThan(4.45);
    },
  );
});

describe('the theme of a site', () => {
  const site = (theme: string): string =>
    `${String(SMALLEST_SITE['site.yaml'])}theme: { ${NO_OWN_FONTS}, ${theme.slice(1)}\n`;

  it('is empty on a site without settings and fonts', async () => {
    expect((await compileContent({ 'site.yaml': site('{ }') })).site?.theme.css).toBe('');
  });

  it('consists of the accent, then the minified stylesheet', async () => {
    const { site: compiled } = await compileContent({
      'site.yaml': site('{ accent: "#123456", stylesheet: theme.css }'),
      'theme.css': '/* ours */\n.navbar {\n  color: red;\n}\n',
    });
    expect(compiled?.theme.css).toMatch(
      /^:root\{--hue:\d+;--accent:light-dark\(#123456,#\w+\)\}\.navbar\{color:red\}$/,
    );
  });

  it('resolves files of the site below the base', async () => {
    const { site: compiled } = await compileContent({
      'site.yaml': site('{ stylesheet: theme.css }\nbase: /docs/'),
      'theme.css': 'a { background: url(/a.png), url("/b c.png"), url(data:image/png,x), url(https://x.test/a.png) }',
    });
    expect(compiled?.theme.css).toBe(
      'a{background:url(/docs/a.png),url(/docs/b\\ c.png),url(data:image/png,x),url(https://x.test/a.png)}',
    );
  });

  it.each([
    ['{ stylesheet: theme.css }', /^theme\.css:3:9: .*: Expected ":"\. Correct it, or remove the rule\.$/],
    ['{ stylesheet: thme.css }', /thme\.css/],
    ['{ accent: teal }', /a color such as "#0f5a64"/],
  ])('reports the error in %s', async (theme, error) => {
    const css = 'a { color: red;\n}\nb { colr red }\n';
    const { errors } = await compileContent({ 'site.yaml': site(theme), 'theme.css': css });
    expect(errors).toEqual([expect.stringMatching(error)]);
  });
});

describe('frame styles for optional features', () => {
  it('are included only on sites that use the feature', async () => {
    const cssOf = async (settings: string) => {
      const config = `${String(SMALLEST_SITE['site.yaml'])}theme: { ${NO_OWN_FONTS} }\n${settings}\n`;
      const { site } = await compileContent({ 'site.yaml': config });
      return site?.theme.css ?? '';
    };
    expect(await cssOf('')).toBe('');
    expect(await cssOf('announcement: { id: a, text: "Hello" }')).toMatch(/^\.announcement\{/);
    expect(await cssOf('languages: [{ locale: en, to: / }, { locale: de, to: /de/ }]')).toContain('.versions>button{');
  });
});

describe('applyTheme()', () => {
  const [stylesheet, script] = ['/assets/site-AAAA1111.css', '/assets/client-BBBB2222.js'];
  const bundle = {
    assets: { stylesheet, kindStylesheets: {}, script, themeSnippet: '', themeSnippetHash: '' },
    files: new Map(Object.entries({ [stylesheet]: Buffer.from('a{}'), [script]: Buffer.from('1') })),
  };

  it('appends the styles to the shared ones, in a file with a new name', () => {
    const { assets, files } = applyTheme(bundle, { ...NO_THEME, css: 'b{}' });
    expect(assets.stylesheet).toMatch(/^\/assets\/site-[A-Z0-9]{8}\.css$/);
    expect([...files.keys()].sort()).toEqual([assets.script, assets.stylesheet]);
    expect(Buffer.from(files.get(assets.stylesheet) ?? '').toString()).toBe('a{}b{}');
  });

  it('leaves a bundle unchanged without a theme', () => {
    expect(applyTheme(bundle, NO_THEME)).toEqual(bundle);
  });
});

describe('addBlockStyles()', () => {
  const kindStylesheets = { landing: '/assets/landing-AAAA1111.css', api: '/assets/api-BBBB2222.css' };
  const bundle = {
    assets: { stylesheet: '', kindStylesheets, script: '', themeSnippet: '', themeSnippetHash: '' },
    files: new Map(Object.values(kindStylesheets).map((path) => [path, toBytes(path)])),
  };
  const blockStyles = new Map(['cards', 'steps', 'video'].map((block) => [block, toBytes(`.${block}`)]));
  const home = { entry: { kind: 'landing', usesBlocks: true }, styledBlocks: ['cards'] } as const;
  const guide = { entry: { kind: 'guide', usesBlocks: true }, styledBlocks: ['video', 'steps'] } as const;
  const overview = { entry: { kind: 'api' } } as const;
  const site = { frame: {}, components: { styles: '' }, pages: [overview], notFoundBlocks: [] };
  const textOf = (files: ReadonlyMap<string, Uint8Array>, path = ''): string =>
    Buffer.from(files.get(path) ?? '').toString();

  it('gives each kind the styles of its own blocks, in at most one more stylesheet', () => {
    const { assets, files } = addBlockStyles(bundle, blockStyles, { ...site, pages: [home, guide, overview] });
    expect(assets.blockStylesheet).toMatch(/^\/assets\/blocks-[A-Z0-9]{8}\.css$/);
    expect(textOf(files, assets.blockStylesheet)).toBe('.steps.video');
    expect(assets.joinedStylesheets).toEqual({
      landing: expect.stringMatching(/^\/assets\/landing-blocks-[A-Z0-9]{8}\.css$/),
    });
    expect(textOf(files, assets.joinedStylesheets?.landing)).toBe(`${kindStylesheets.landing}.cards`);
    expect([true, false].map((usesBlocks) => pageStylesheets(assets, 'landing', usesBlocks))).toEqual([
      ['', assets.joinedStylesheets?.landing],
      ['', kindStylesheets.landing],
    ]);
  });

  it('has the blocks of the 404 page with the styles of errors, and the styles of components', () => {
    const error = '/assets/search-CCCC3333.css';
    const ofErrors = {
      assets: { ...bundle.assets, kindStylesheets: { ...kindStylesheets, error } },
      files: new Map([...bundle.files, [error, toBytes('.message')]]),
    };
    const { assets, files } = addBlockStyles(ofErrors, blockStyles, {
      ...{ ...site, components: { styles: '.own' } },
      notFoundBlocks: ['cards'],
    });
    expect(textOf(files, assets.blockStylesheet)).toBe('.own');
    expect(textOf(files, pageStylesheets(assets, 'error', true)[1])).toBe('.message.cards.own');
    expect(pageStylesheets(assets, 'error', false)).toEqual(['', error]);
  });

  it('joins the stylesheets of all kinds if every page has slots', () => {
    const slots = { islands: [], html: {} };
    const { assets } = addBlockStyles(bundle, blockStyles, { ...site, frame: { slots } });
    expect(Object.keys(assets.joinedStylesheets ?? {})).toEqual(['landing', 'api']);
  });

  it('leaves a bundle unchanged if no page has blocks', () => {
    expect(addBlockStyles(bundle, blockStyles, site)).toEqual(bundle);
  });
});

function toBytes(text: string): Uint8Array {
  return Buffer.from(text);
}

/** WCAG 2.2, "contrast ratio". */
function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** WCAG 2.2, "relative luminance", of a colour in OKLCH. */
function luminance(lightness: number, chroma: number, hue: number): number {
  const [red, green, blue] = oklchToLinear({ lightness, chroma, hue });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

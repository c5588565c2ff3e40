import { describe, expect, it } from 'vitest';
import type { PageFrame, SharedFrame } from '../../../worker/model/frame.ts';
import type { SafeHtml } from '../../../worker/model/markup/safe-html.ts';
import { page as pageEn } from '../../../worker/model/messages/en.ts';
import type { SiteFrame } from '../../../worker/model/site.ts';
import { renderFrame } from '../../../worker/ui/frame/document.tsx';
import { manifest } from '../../site/fixture/release.ts';

const SITE: SiteFrame = {
  ...manifest.site,
  title: 'Accounting',
  navbar: [
    { label: 'Documentation', to: '/category/users', sidebar: 'docs' },
    { label: 'Open dashboard', to: 'https://app.example.com', sidebar: null },
  ],
  footer: {
    columns: [{ title: 'Docs', links: [{ label: 'User guide', to: '/category/users' }] }],
    copyright: '© 2025',
  },
};

type Frame = SharedFrame & PageFrame;

const FRAME: Frame = {
  site: SITE,
  assets: { ...manifest.assets, stylesheet: '/assets/site.css', themeSnippet: 'a<b&&c' },
  messages: pageEn,
  frameVersion: 'f1',
  path: '/user/bills',
  kind: 'guide',
  title: 'Bills',
  titleNote: null,
  description: 'What you owe & when',
  keywords: [],
  image: null,
  unlisted: false,
  draft: false,
  indexed: true,
  canonicalPath: '/user/bills',
  versions: null,
  feed: null,
  dateModified: null,
  sidebar: { id: 'docs', branch: [] },
  sidebars: sidebarOf('docs', '<li><a href="/user/bills">Bills</a></li>'),
  breadcrumbs: [
    { label: 'User guide', path: '/category/users' },
    { label: 'Bills', path: '/user/bills' },
  ],
  previous: { label: 'Getting started', path: '/user/getting-started' },
  next: null,
};

const TRAIL = [
  { label: 'Users', path: '/category/users' },
  { label: '</script><b>', path: '/user/bills' },
];

describe('renderFrame()', () => {
  it('has no list of links and no copyright in the footer of a site without them', () => {
    const footer = (columns: SiteFrame['footer']['columns'], copyright: string): string =>
      /<footer[\s\S]*?<button/.exec(
        halves({ ...FRAME, site: { ...SITE, footer: { columns, copyright } } }).after,
      )?.[0] ?? '';
    expect(footer([], '')).toMatch(/^<footer class="footer"><button$/);
    expect(footer([], '© 2025')).toMatch(/^<footer class="footer"><p>© 2025<\/p><button$/);
    expect(footer(SITE.footer.columns, '')).toMatch(
      /^<footer class="footer"><nav aria-label="Footer">.*<\/nav><button$/,
    );
  });

  it('splits the document at the article: in main, between breadcrumbs and pagination', () => {
    const { before, after } = halves(FRAME);
    expect(before).toMatch(
      /^<!doctype html><html lang="en" data-frame-version="f1" data-default-mode="light"[^>]*><head>/,
    );
    expect(before.indexOf('<main')).toBeGreaterThan(0);
    expect(before.indexOf('aria-label="Breadcrumbs"')).toBeGreaterThan(before.indexOf('<main'));
    expect(after).toMatch(/^<nav class="pagination"/);
    expect(after).toMatch(/<\/body><\/html>$/);
    expect(before + after).not.toContain('article-slot');
  });

  const HOME: Partial<Frame> = { kind: 'landing', path: '/', sidebar: null };
  const base = { ...SITE, base: '/docs' };
  const withFont = { ...FRAME.assets, fonts: ['/assets/a.woff2'] };
  const analytics = { host: 'https://m.example.com', siteId: '7', script: '/m.js', attributes: { 'data-site': '7' } };
  const colorMode = { ...SITE.colorMode, disableSwitch: true };
  const announcement = { id: 'v2', html: '<p>Version <b>2</b></p>' as SafeHtml, closeable: true };
  const logo = { light: '/a.svg', dark: '/b.svg', width: 72, isWordmark: true } as const;
  const assistants = [{ label: 'Open in X', to: 'https://x.example/new?q=Read%20{url}' }];

  it.each<[what: string, more: Partial<Frame>, ...shown: readonly string[]]>([
    ['page and site in the title', {}, '<title>Bills | Accounting</title>'],
    ['only the site in the title of its home page', { ...HOME, title: 'Accounting' }, '<title>Accounting</title>'],
    ['the title note', { titleNote: 'Purchases' }, '<title>Bills – Purchases | Accounting</title>'],
    ['a title of its own', { documentTitle: 'All bills' }, '<title>All bills</title>'],
    [
      'a canonical URL of its own',
      { canonicalPath: 'https://o.test/b' },
      '<link rel="canonical" href="https://o.test/b"/>',
    ],
    ['the canonical URL under the base', { site: base }, '"canonical" href="https://docs.example.com/docs/user/bills"'],
    ['Markdown under the base', { site: base }, '"alternate" type="text/markdown" href="/docs/user/bills.md"'],
    ['styles under the base', { site: base }, '<link rel="stylesheet" href="/docs/assets/site.css"/>'],
    [
      'fonts, preloaded',
      { assets: withFont },
      'as="font" type="font/woff2" crossorigin="anonymous" href="/assets/a.woff2"',
    ],
    ['the script of the release', { assets: { ...FRAME.assets, script: '/assets/later.js' } }, '/assets/later.js'],
    [
      'the analytics script with its attributes, deferred',
      { site: { ...SITE, analytics } },
      '<script defer="" src="https://m.example.com/m.js" data-site="7"></script>',
    ],
    [
      'the script that an analytics product needs, before its own',
      { site: { ...base, analytics }, assets: { ...FRAME.assets, analyticsStarter: '/assets/m-1.js' } },
      'src="/docs/assets/m-1.js" data-host="https://m.example.com" data-site-id="7"></script><script defer="" src=',
    ],
    [
      'a logo for each mode, with a wordmark instead of the title',
      { site: { ...SITE, logo } },
      '<img src="/a.svg" alt="Accounting" width="72" height="24" class="light"',
      'class="dark" loading="lazy"/></a>',
    ],
    ['the current navbar item, marked', {}, '<a href="/category/users" aria-current="true">Documentation</a>'],
    ['the last breadcrumb, marked', {}, '<span aria-current="page">Bills</span>'],
    ['links to other sites that open in a new tab', {}, '" target="_blank" rel="noopener noreferrer">Open dashboard'],
    [
      'the assistants, with the Markdown URL of the page',
      { site: { ...base, assistants } },
      'href="https://x.example/new?q=Read%20https%3A%2F%2Fdocs.example.com%2Fdocs%2Fuser%2Fbills.md" target="_blank"',
    ],
    ['the system as a choice of colour mode', {}, ' data-respect-system=""'],
    ['an announcement', { site: { ...SITE, announcement } }, 'data-announcement="v2"', '<p>Version <b>2</b></p>'],
    ['a button that dismisses it', { site: { ...SITE, announcement } }, 'data-action="dismiss-announcement"'],
    ['a button that opens the menu without a script', { sidebar: null }, 'popoverTarget="sidebar"'],
    ['a menu without a sidebar', { sidebar: null }, '<aside id="sidebar" popover="auto"'],
    ['the guides in the menu of a home page', HOME, 'data-sidebar="docs"><ul><li><a href="/user/bills">'],
    ['an unstyled notice that the site did not load, at the start', {}, '<body><div id="base-url-banner">'],
    ['the URL in that notice', {}, 'must be served from https://docs.example.com/'],
    ['labels that are escaped in the structured data', { breadcrumbs: TRAIL }, '"name":"\\u003c/script>\\u003cb>"'],
    ...[
      ['en', 'en_US'],
      ['en-GB', 'en_GB'],
      ['pt-BR', 'pt_BR'],
      ['da', 'da_DK'],
    ].map(([locale = '', region]): [string, Partial<Frame>, string] => [
      `og:locale with the region of ${locale}`,
      { site: { ...SITE, locale } },
      `<meta property="og:locale" content="${region}"/>`,
    ]),
  ])('has %s', (_, more, ...shown) => {
    const html = document({ ...FRAME, ...more });
    for (const part of shown) expect(html).toContain(part);
  });

  it.each<[what: string, part: string, more: Partial<Frame>]>([
    ['preloads no fonts without any', 'rel="preload"', {}],
    [
      'has no system as a choice if the site turns it off',
      'data-respect-system',
      { site: { ...SITE, colorMode: { ...colorMode, respectPrefersColorScheme: false } } },
    ],
    ['has no analytics without any', '<script defer', {}],
    ['has no sidebar column on a home page', 'with-sidebar', HOME],
    ['has no guides in the menu of a page without a sidebar', 'data-sidebar', { sidebar: null }],
    ['lets search engines index it', 'noindex', {}],
    ['has no canonical URL on an error page', 'canonical', { kind: 'error', indexed: false, breadcrumbs: [] }],
    ['has no colour mode switch if it is disabled', 'data-action="theme"', { site: { ...SITE, colorMode } }],
    ['has no menu of languages with one', 'language-menu', {}],
    ['has no link to other languages with one', 'hrefLang', {}],
    ['has no other languages for link previews with one', 'og:locale:alternate', {}],
  ])('%s', (_, part, more) => {
    expect(document({ ...FRAME, ...more })).not.toContain(part);
  });

  it.each<Partial<Frame>>([
    { unlisted: true, indexed: false },
    { kind: 'error', indexed: false },
  ])('keeps unlisted and error pages out of search engines: %j', (more) => {
    expect(head({ ...FRAME, ...more })).toContain('<meta name="robots" content="noindex"/>');
  });

  it('has the direction of its language', () => {
    const { before } = halves({ ...FRAME, site: { ...SITE, locale: 'ar' } });
    expect(before).toMatch(/^<!doctype html><html lang="ar" dir="rtl"/);
  });

  it('writes the theme snippet unchanged, before the stylesheet', () => {
    const html = head(FRAME);
    expect(html).toContain('<script>a<b&&c</script>');
    expect(html.indexOf('<script>a')).toBeLessThan(html.indexOf('rel="stylesheet"'));
  });

  it('lists the pages of a trail in the structured data, but not a single page', () => {
    const trail = (...paths: (string | null)[]): unknown =>
      head({ ...FRAME, breadcrumbs: paths.map((path) => ({ label: path ?? 'Group', path })) }).match(
        /"position":\d,"name":"[^"]*"/g,
      );
    expect(trail('/a', null, '/b')).toEqual(['"position":1,"name":"/a"', '"position":2,"name":"/b"']);
    expect(trail(null, '/b')).toBeNull();
  });

  it('links to the same page in other languages, for readers and search engines', () => {
    const languages = [
      { locale: 'en', label: 'English', base: '' },
      { locale: 'fr', label: 'Français', base: '/fr' },
    ];
    const site = { ...SITE, languages };
    const { before } = halves({ ...FRAME, site });
    expect(before).toContain('popoverTarget="language-menu" aria-label="Language: English"><span>English</span>');
    expect(before).toContain('<a href="/user/bills" lang="en" hrefLang="en" aria-current="true">English</a>');
    expect(before).toContain('<a href="/fr/user/bills" lang="fr" hrefLang="fr">Français</a>');
    expect(before).toContain(`<link rel="alternate" hrefLang="fr" href="${SITE.origin}/fr/user/bills"/>`);
    const unknown = halves({ ...FRAME, site, kind: 'error', indexed: false }).before;
    expect(unknown).toContain('<a href="/fr" lang="fr"');
    expect(unknown).not.toContain('rel="alternate" hrefLang');
  });

  it('never treats page texts or compiled HTML as placeholders', () => {
    const forged = '<article-slot></article-slot>\uFDD00\uFDD1\uFDD0\uFDD1$&';
    const sidebars = sidebarOf('docs', `<li>${forged}</li>`);
    const { before, after } = halves({ ...FRAME, title: forged, sidebars });
    expect(before).toContain(`<li>${forged}</li>`);
    expect(before).toContain('<title>&lt;article-slot&gt;');
    expect(after).toMatch(/^<nav class="pagination"/);
  });

  it('escapes page texts everywhere', () => {
    const html = document({
      ...FRAME,
      title: `<b>"&'`,
      keywords: ['<i>'],
      breadcrumbs: [
        { label: '<u>', path: '/a"b' },
        { label: '<s>', path: null },
      ],
      next: { label: '</a>VeryLongLabelThatBreaks', path: "/it's" },
    });
    expect(html).toContain('<title>&lt;b&gt;&quot;&amp;&#x27; | Accounting</title>');
    expect(html).toContain('<meta name="keywords" content="&lt;i&gt;"/>');
    expect(html).toContain('<a href="/a&quot;b">&lt;u&gt;</a>');
    expect(html).toContain('href="/it&#x27;s"');
    expect(html).toContain('Very<wbr/>Long<wbr/>Label');
  });

  it('keeps sites and sidebars apart in any order', () => {
    const other = { ...SITE, title: 'Ledger', navbar: [{ label: 'API', to: '/api', sidebar: 'api' }] };
    const sidebar = { id: 'api', branch: [] };
    const ofApi = { ...FRAME, site: other, sidebar, sidebars: sidebarOf('api', '<li>List</li>') };
    const first = document(FRAME);
    expect(document(ofApi)).toContain('<a href="/api" aria-current="true">API</a>');
    expect(document(ofApi)).not.toContain('Accounting');
    expect(document({ ...FRAME, sidebar: null })).not.toContain('aria-current="true"');
    expect(document(FRAME)).toBe(first);
  });

  it('uses no inline styles or event handlers, which the CSP forbids', () => {
    expect(document(FRAME)).not.toMatch(/<[^>]+\s(?:style|on[a-z]+)=/i);
  });

  it('has at most 150 elements without the sidebar items', () => {
    const html = document({ ...FRAME, sidebars: sidebarOf('docs', '') });
    expect(html.match(/<[a-z]/g)?.length).toBeLessThanOrEqual(150);
  });
});

function sidebarOf(id: string, html: string): SharedFrame['sidebars'] {
  return { [id]: { id, nodes: [{ kind: 'link', path: null, html }] } };
}

function head(frame: Frame): string {
  return halves(frame).before.split('</head>')[0] ?? '';
}

function document(frame: Frame): string {
  const { before, after } = halves(frame);
  return before + after;
}

function halves(frame: Frame): { readonly before: string; readonly after: string } {
  const { before, after } = renderFrame(frame, frame, (markup) => markup);
  return { before: before.join(''), after: after.join('') };
}

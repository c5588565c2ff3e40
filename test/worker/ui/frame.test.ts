import { describe, expect, it } from 'vitest';
import type { PageFrame, SharedFrame } from '../../../worker/model/frame.ts';
import { pageEn } from '../../../worker/model/messages/en-page.ts';
import type { SafeHtml } from '../../../worker/model/safe-html.ts';
import type { SiteFrame } from '../../../worker/model/site.ts';
import { renderFrame } from '../../../worker/ui/frame/document.tsx';

const SITE: SiteFrame = {
  title: 'Accounting',
  tagline: 'One ledger',
  origin: 'https://docs.example.com',
  base: '',
  locale: 'en',
  logo: { light: '/img/logo.svg', width: 24 },
  favicon: '/img/favicon.svg',
  touchIcon: null,
  image: null,
  navbar: [
    { label: 'Documentation', to: '/category/users', sidebar: 'docs' },
    { label: 'Open dashboard', to: 'https://app.example.com', sidebar: null },
  ],
  footer: {
    columns: [{ title: 'Docs', links: [{ label: 'User guide', to: '/category/users' }] }],
    copyright: '© 2025',
  },
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true },
  announcement: null,
  analytics: null,
  assistants: [],
  imageHosts: [],
};

type Frame = SharedFrame & PageFrame;

const FRAME: Frame = {
  site: SITE,
  assets: {
    stylesheet: '/assets/site.css',
    kindStylesheets: {},
    script: '/assets/client.js',
    themeSnippet: 'a<b&&c',
    themeSnippetHash: 'sha256-x',
  },
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

describe('renderFrame()', () => {
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

  it('puts page and site into the title, and only the site on its home page', () => {
    expect(head(FRAME)).toContain('<title>Bills | Accounting</title>');
    expect(head({ ...FRAME, kind: 'landing', title: 'Accounting' })).toContain('<title>Accounting</title>');
  });

  it('shows the guides in the menu of a home page, which has no sidebar column', () => {
    const { before } = halves({ ...FRAME, kind: 'landing', path: '/', sidebar: null });
    expect(before).toContain('<nav aria-label="Docs sidebar" data-sidebar="docs"><ul><li><a href="/user/bills">');
    expect(before).not.toContain('with-sidebar');
    expect(halves({ ...FRAME, kind: 'guide', sidebar: null }).before).not.toContain('data-sidebar');
  });

  it('preloads the fonts of the site', () => {
    const frame = { ...FRAME, assets: { ...FRAME.assets, fonts: ['/assets/text-AAAA1111.woff2'] } };
    expect(head({ ...frame, site: { ...SITE, base: '/docs' } })).toContain(
      '<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="/docs/assets/text-AAAA1111.woff2"/>',
    );
    expect(head(FRAME)).not.toContain('preload');
  });

  it('shows a logo for each mode, and a wordmark instead of the title', () => {
    const logo = { light: '/a.svg', dark: '/b.svg', width: 72, isWordmark: true } as const;
    const { before } = halves({ ...FRAME, site: { ...SITE, logo } });
    expect(before).toContain(
      '<img src="/a.svg" alt="Accounting" width="72" height="24" class="light" loading="lazy"/><img src="/b.svg" alt="Accounting" width="72" height="24" class="dark" loading="lazy"/></a>',
    );
  });

  it('links canonical URL and Markdown under the base', () => {
    const html = head({ ...FRAME, site: { ...SITE, base: '/docs' } });
    expect(html).toContain('<link rel="canonical" href="https://docs.example.com/docs/user/bills"/>');
    expect(html).toContain('<link rel="alternate" type="text/markdown" href="/docs/user/bills.md"/>');
    expect(html).toContain('<link rel="stylesheet" href="/docs/assets/site.css"/>');
  });

  it('writes the theme snippet unchanged, before the stylesheet', () => {
    const html = head(FRAME);
    expect(html).toContain('<script>a<b&&c</script>');
    expect(html.indexOf('<script>a')).toBeLessThan(html.indexOf('rel="stylesheet"'));
  });

  it('keeps unlisted and error pages out of search engines, and gives error pages no canonical URL', () => {
    expect(head(FRAME)).not.toContain('noindex');
    expect(head({ ...FRAME, unlisted: true, indexed: false })).toContain('<meta name="robots" content="noindex"/>');
    const error = head({ ...FRAME, kind: 'error', indexed: false, breadcrumbs: [] });
    expect(error).toContain('noindex');
    expect(error).not.toContain('canonical');
  });

  it('defers the analytics script with its attributes, and omits it if none is configured', () => {
    const analytics = {
      host: 'https://stats.example.com',
      siteId: '7',
      script: '/s.js',
      attributes: { 'data-site': '7' },
    };
    expect(head({ ...FRAME, site: { ...SITE, analytics } })).toContain(
      '<script defer="" src="https://stats.example.com/s.js" data-site="7"></script>',
    );
    expect(head(FRAME)).not.toContain('defer');
  });

  it('loads the script that an analytics product needs before its own', () => {
    const analytics = { host: 'https://m.example.com', siteId: '7', script: '/matomo.js', attributes: {} };
    const frame = { ...FRAME, assets: { ...FRAME.assets, analyticsStarter: '/assets/matomo-1.js' } };
    expect(head({ ...frame, site: { ...SITE, base: '/docs', analytics } })).toContain(
      '<script defer="" src="/docs/assets/matomo-1.js" data-host="https://m.example.com" data-site-id="7"></script>' +
        '<script defer="" src="https://m.example.com/matomo.js"></script>',
    );
  });

  it('escapes labels in the structured data', () => {
    const html = head({
      ...FRAME,
      breadcrumbs: [
        { label: 'Users', path: '/category/users' },
        { label: '</script><b>', path: '/user/bills' },
      ],
    });
    expect(html).toContain('"name":"\\u003c/script>\\u003cb>"');
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
    expect(before).toContain(
      '<button type="button" popoverTarget="language-menu" aria-label="Language"><span>English</span>',
    );
    expect(before).toContain('<a href="/user/bills" lang="en" hrefLang="en" aria-current="true">English</a>');
    expect(before).toContain('<a href="/fr/user/bills" lang="fr" hrefLang="fr">Français</a>');
    expect(before).toContain(`<link rel="alternate" hrefLang="fr" href="${SITE.origin}/fr/user/bills"/>`);
    const unknown = halves({ ...FRAME, site, kind: 'error', indexed: false }).before;
    expect(unknown).toContain('<a href="/fr" lang="fr"');
    expect(unknown).not.toContain('rel="alternate" hrefLang');
    expect(halves(FRAME).before).not.toContain('language-menu');
  });

  it.each([
    ['en', 'en_US'],
    ['en-GB', 'en_GB'],
    ['pt-BR', 'pt_BR'],
    ['da', 'da_DK'],
  ])('og:locale of %s has a region: %s', (locale, expected) => {
    expect(head({ ...FRAME, site: { ...SITE, locale } })).toContain(
      `<meta property="og:locale" content="${expected}"/>`,
    );
  });

  it('adds the title note to <title>', () => {
    expect(head({ ...FRAME, titleNote: 'Purchases' })).toContain('<title>Bills – Purchases | Accounting</title>');
    const own = head({ ...FRAME, documentTitle: 'All bills', canonicalPath: 'https://other.test/bills' });
    expect(own).toContain('<title>All bills</title>');
    expect(own).toContain('<link rel="canonical" href="https://other.test/bills"/>');
  });

  it('marks the current navbar item and the last breadcrumb', () => {
    const html = document(FRAME);
    expect(html).toContain('<a href="/category/users" aria-current="true">Documentation</a>');
    expect(html).toContain('<span aria-current="page">Bills</span>');
  });

  it('links the configured assistants with the Markdown URL of the page', () => {
    const assistants = [{ label: 'Open in X', to: 'https://x.example/new?q=Read%20{url}' }];
    expect(document({ ...FRAME, site: { ...SITE, base: '/docs', assistants } })).toContain(
      'href="https://x.example/new?q=Read%20https%3A%2F%2Fdocs.example.com%2Fdocs%2Fuser%2Fbills.md" target="_blank" rel="noopener noreferrer">Open in X</a>',
    );
  });

  it('opens links to other sites in a new tab', () => {
    expect(document(FRAME)).toContain(
      '<a href="https://app.example.com" target="_blank" rel="noopener noreferrer">Open dashboard',
    );
  });

  it('opens the menu without a script, also on pages without a sidebar', () => {
    const html = document({ ...FRAME, sidebar: null });
    expect(html).toMatch(/<button[^>]*popovertarget="sidebar"/i);
    expect(html).toContain('<aside id="sidebar" popover="auto"');
    expect(html).not.toContain('data-sidebar');
  });

  it('shows an announcement that can be dismissed by id', () => {
    const announcement = { id: 'v2', html: '<p>Version <b>2</b></p>' as SafeHtml, closeable: true };
    const html = document({ ...FRAME, site: { ...SITE, announcement } });
    expect(html).toContain('data-announcement="v2"');
    expect(html).toContain('<p>Version <b>2</b></p>');
    expect(html).toContain('data-action="dismiss-announcement"');
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

  it('uses the assets of the given release', () => {
    document(FRAME);
    expect(head({ ...FRAME, assets: { ...FRAME.assets, script: '/assets/later.js' } })).toContain('/assets/later.js');
  });

  it('omits the colour mode switch if it is disabled', () => {
    const colorMode = { ...SITE.colorMode, disableSwitch: true };
    expect(document({ ...FRAME, site: { ...SITE, colorMode } })).not.toContain('data-action="theme"');
  });

  it('starts with an unstyled notice that the site did not load', () => {
    expect(document(FRAME)).toContain('<body><div id="base-url-banner">');
    expect(document(FRAME)).toContain('must be served from https://docs.example.com/');
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

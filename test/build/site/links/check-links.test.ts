import { describe, expect, it } from 'vitest';
import { formatFinding } from '../../../../build/base/report/finding.ts';
import { Report } from '../../../../build/base/report/report.ts';
import { createPage } from '../../../../build/page/compiled-page.ts';
import { KnownTexts } from '../../../../build/page/search/known-texts.ts';
import { toSiteLink } from '../../../../build/site/docs/site-links.ts';
import { checkLinks, findIds, type LinkTargets } from '../../../../build/site/links/check-links.ts';
import type { SafeHtml } from '../../../../worker/model/markup/safe-html.ts';
import { findLanguage } from '../../../../worker/search/languages/find-language.ts';

const LOCATION = { file: 'a.md', position: { line: 2, column: 3 } };
const page = createPage(
  {
    path: '/user/bills',
    entry: { kind: 'guide', title: 'Bills', description: '' },
    html: '<h2 id="pay&amp;go">x</h2>' as SafeHtml,
    markdown: '',
  },
  { names: [], text: '', places: [] },
  new KnownTexts(findLanguage('en')),
);
const TARGETS: LinkTargets = {
  pages: [page],
  redirects: new Set(['/old']),
  files: new Set(['/img/a.png']),
  assets: ['/user/b.png'],
  isOptional: (path) => path.startsWith('/api/'),
  isUnmade: (path) => path === '/broken',
};

function check(...written: string[]): { errors: string[]; warnings: string[] } {
  const report = new Report();
  const links = written.flatMap((link) => toSiteLink(LOCATION, link) ?? []);
  checkLinks(links, TARGETS, report);
  return { errors: report.errors.map(formatFinding), warnings: report.warnings.map(formatFinding) };
}

describe('checkLinks()', () => {
  it.each([
    ...['/user/bills', '/user/bills.html', '/user/bills/?a=1#top', '/user/bills#pay&go', '/user/bills#pay%26go'],
    ...['/old#x', '/img/a.png', '/broken#x', 'https://x.test', 'mailto:a@b.test'],
  ])('accepts %s', (written) => {
    expect(check(written)).toEqual({ errors: [], warnings: [] });
  });

  it.each(
    Object.entries({
      '/user/bill': 'a.md:2:3: Cannot link "/user/bill": there is no page /user/bill; did you mean "/user/bills"?',
      '/img/b.png': 'a.md:2:3: Cannot link "/img/b.png": there is no page /img/b.png; did you mean "/img/a.png"?',
      '/user/bills#pay':
        'a.md:2:3: Cannot link "/user/bills#pay": the page /user/bills has no "#pay". Add "{#pay}" to the heading, or link to another one.',
      '//evil.test':
        'a.md:2:3: Cannot link "//evil.test": there is no page //evil.test. Link to an existing page, or create this one.',
      '/100%': 'a.md:2:3: Cannot link "/100%": there is no page /100%. Link to an existing page, or create this one.',
    }),
  )('reports the error in %s', (written, error) => {
    expect(check(written)).toEqual({ errors: [error], warnings: [] });
  });

  it('warns once about links to a description that is replaced in this build', () => {
    const rest = 'this build uses a different description than site.yaml. A build with that one checks such links.';
    expect(check('/api/get-x')).toEqual({ errors: [], warnings: [`a.md:2:3: Cannot check "/api/get-x": ${rest}`] });
    expect(check('/api/get-x', '/user/bills', '/api/get-y#id')).toEqual({
      errors: [],
      warnings: [`a.md:2:3: Cannot check "/api/get-x" and 1 more: ${rest}`],
    });
  });
});

describe('findIds()', () => {
  it('finds the ids of elements, not of data attributes', () => {
    expect([...findIds('<a id="a"></a><b data-id="b" class="x" id="c">')]).toEqual(['a', 'c']);
  });

  it('finds the names of anchors, which fragments also lead to (HTML §7.4.6.3)', () => {
    expect([...findIds('<a href="/x" name="d+e"></a><a name="f"></a><input name="g">')]).toEqual(['d+e', 'f']);
  });
});

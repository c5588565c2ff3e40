import { describe, expect, it } from 'vitest';
import { Report } from '../../../../build/base/report/report.ts';
import { checkStylesheet } from '../../../../build/site/theme/check-stylesheet.ts';
import { tellFindings } from '../../content-folder.ts';

function check(text: string): string[] {
  const report = new Report();
  const files = new Map([['/fonts/text.woff2', 1]]);
  checkStylesheet({ file: 'theme.css', text }, { files, imageHosts: ['img.test'] }, report);
  return tellFindings(report.warnings, '/content');
}

describe('checkStylesheet()', () => {
  it.each([
    ':root { --accent: #123456; --mine: 1px } a { margin: var(--mine) }',
    '@font-face { src: url("/fonts/text.woff2?v=1#iefix") }',
    'a { background: url(https://img.test/a.png), url(data:image/png,x), url(#mark) }',
    '/* @import "x.css"; --acent: 1; url(/none.png) */',
  ])('accepts %s', (text) => {
    expect(check(text)).toEqual([]);
  });

  it.each(
    Object.entries({
      'a {}\n:root { --acent: red }':
        'theme.css:2:9: Cannot apply "--acent": no style reads this custom property; did you mean "--accent"?',
      '@font-face { src: url(/fonts/txt.woff2) }':
        'theme.css:1:19: Cannot load "/fonts/txt.woff2": there is no file /fonts/txt.woff2; did you mean "/fonts/text.woff2"?',
      '@font-face { src: url("https://img.test/a.woff2") }':
        'theme.css:1:19: Cannot load "https://img.test/a.woff2": the Content-Security-Policy blocks that host. Copy the file to "static".',
      'a { background: url(//other.test/a.png) }':
        'theme.css:1:17: Cannot load "//other.test/a.png": the Content-Security-Policy blocks that host. Copy the file to "static", or add the host to "imageHosts" in site.yaml.',
      'a { background: url(img/a.png) }':
        'theme.css:1:17: Cannot find "img/a.png": the stylesheet is served from another folder. Use a path within the site, such as "/fonts/text.woff2".',
      '@import url("https://x.test/a.css");':
        'theme.css:1:1: Cannot load @import url("https://x.test/a.css"): imports are not followed. Write its rules in this file.',
    }),
  )('reports %s', (text, finding) => {
    expect(check(text)).toEqual([finding]);
  });
});

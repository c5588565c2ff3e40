import { describe, expect, it } from 'vitest';
import { SiteCompiler } from '../../build/site/compile-site.ts';
import { compileContent, inContent, SMALLEST_SITE } from './content-folder.ts';

const SITE = String(SMALLEST_SITE['site.yaml']);
const page = (frontMatter: string, body = 'Text.'): string => `---\n${frontMatter}\n---\n\n${body}\n`;

describe('messages for authors', () => {
  it('report only the size of a file that is too large, not that it is missing', async () => {
    const { errors } = await compileContent({
      'a.md': page('title: A', '![A picture](big.png)'),
      'big.png': Buffer.alloc(27_000_000),
    });
    expect(errors).toEqual([expect.stringMatching(/^big\.png: Cannot serve this file: it has 27\.0 MB/)]);
  });

  it('report only the length of a page that is too long', async () => {
    const { errors } = await compileContent({ 'a.md': 'a'.repeat(5_100_000) });
    expect(errors).toEqual([
      'a.md: Cannot create a page from this file: it has 5.1 million characters, but the limit is 5. Split it.',
    ]);
  });

  it('require no sidebar for an unlisted page', async () => {
    const { errors } = await compileContent({ 'guides/a.md': page('unlisted: true'), 'guides/b.md': page('title: B') });
    expect(errors).toEqual([expect.stringMatching(/^guides\/b\.md:1:1: Cannot place the page/)]);
  });

  it.each([
    // Not the braces in code.
    ['A {{ nope }} and `{{ code }}`.', 'a.md:5:3: Cannot replace {{ nope }}'],
    ['```js\nlet a; // [!code hilite]\n```', '"[!code hilite]": write [!code ++], [!code --] or [!code highlight].'],
    ['<svg viewBox="0 0 1 1"><foreignObject></foreignObject></svg>', 'inline SVG cannot contain HTML'],
  ])('warn about %j', async (body, warning) => {
    const { warnings } = await compileContent({ 'a.md': page('title: A', body) });
    expect(warnings).toEqual([expect.stringContaining(warning)]);
    expect(warnings[0]).toMatch(/^a\.md:5:\d+: /);
  });

  it.each([
    ['https://git.example.com/edit/{path}?plain=1', 'https://git.example.com/edit/guides/a%20b.md?plain=1'],
    ['https://git.example.com/edit/main/', 'https://git.example.com/edit/main/guides/a%20b.md'],
  ])('link the source of a page with %s', async (editUrl, href) => {
    const { html } = await compileContent({
      'site.yaml': `${SITE}editUrl: ${editUrl}\n`,
      'guides/a b.md': page('slug: /a\ndisplayed_sidebar: null'),
    });
    expect(html('/a')).toContain(`href="${href}"`);
  });

  it('omit analytics for authors', async () => {
    const analytics = 'analytics: { product: plausible, host: "https://stats.example.com", siteId: docs }\n';
    const compile = async (forAuthors: boolean) => {
      const { result } = await inContent({ 'site.yaml': SITE + analytics }, (contentDir, report) =>
        new SiteCompiler().compile({ contentDir, forAuthors }, report),
      );
      return result?.frame.analytics;
    };
    expect([await compile(true), await compile(false)]).toEqual([null, expect.objectContaining({ siteId: 'docs' })]);
  });
});
